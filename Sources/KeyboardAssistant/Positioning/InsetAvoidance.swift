import CoreGraphics
import UIKit

/// An avoidance that adds to a scroll view's content and indicator insets what others don't.
final class InsetAvoidance: KeyboardAvoiding {
    private weak var scrollView: UIScrollView?
    /// The ledgers of both numbers, which also know the numbers at rest.
    private let content, indicators: AdjustmentLedger
    private var history = AvoidanceHistory()

    init(scrollView: UIScrollView) {
        self.scrollView = scrollView
        content = .shared(for: scrollView, .contentInset)
        indicators = .shared(for: scrollView, .indicatorInset)
    }

    var inset: CGFloat { content.amount(of: self) }

    var number: CGFloat? { content.current }

    var isLost: Bool { content.isLost }

    /// The system adds the safe area only if the content is scrollable.
    let dependsOnContent = true

    var quantity: KeyboardAssistant.Move.Quantity? { .contentInset }

    var laidOutView: UIView? { scrollView }

    var awaitsOthers: Bool { history.awaitsOthers }

    func avoider(among others: AvoiderSearch) -> KeyboardAvoider? {
        guard scrollView != nil else { return nil }
        if let owner = others.owner { return owner }
        switch others.mover {
        case .layoutGuide?: return .layoutGuide
        case let mover? where history.othersAvoidKeyboard != false: return mover
        default: return history.othersAvoidKeyboard == true ? .foreignInset : nil
        }
    }

    func plan(for keyboard: KeyboardGeometry, isMoving: Bool, others: AvoiderSearch) -> InsetPlan {
        guard let scrollView, scrollView.window != nil, others.owner == nil else {
            return InsetPlan()
        }
        var history = history
        let foreignInset = scrollView.foreignBottomInset
        if history.isHidden {
            history.keyboardAppears(
                beside: foreignInset, isRestored: ReturnWatch.hasReturn(to: scrollView))
        }
        let frame = scrollView.convert(scrollView.bounds, to: nil)
        var demand = InsetDemand(
            overlap: keyboard.overlap(with: frame), cover: keyboard.cover(of: frame),
            isDocked: keyboard.isDocked, isMoving: isMoving, isDragged: keyboard.isDragged,
            safeArea: scrollView.adjustedContentInset.bottom - scrollView.contentInset.bottom,
            foreignInset: foreignInset, restingInset: history.restingInset,
            othersAvoidedKeyboard: history.othersAvoidKeyboard)
        if demand.dependsOnGuide { demand.isMovedByOthers = others.mover != nil }
        history.record(demand)
        return InsetPlan(inset: demand.inset, history: history)
    }

    func adopt(_ plan: InsetPlan) {
        guard let scrollView, let history = plan.history else { return }
        self.history = history
        if history.isAlone { ReturnWatch.forgetReturn(to: scrollView) }
    }

    func keyboardDidHide() {
        guard let scrollView else { return }
        ReturnWatch.takeBack()
        history.keyboardDidHide(leaving: scrollView.foreignBottomInset)
    }

    func noteRest() {
        content.noteRest()
        indicators.noteRest()
    }

    func apply(_ inset: CGFloat, isHide: Bool) {
        guard inset != self.inset || isLost else { return }
        content.set(inset, for: self, isHide: isHide)
        // The app, which is told of the new inset, may have stopped the assistant.
        indicators.set(content.amount(of: self), for: self, isHide: isHide)
    }

    func reset(to value: CGFloat) {
        apply(0, isHide: true)
        content.reset(to: value)
        history.insetWasReset(to: value)
    }
}

extension UIScrollView {
    /// The bottom inset without the part that the library added.
    fileprivate var foreignBottomInset: CGFloat {
        contentInset.bottom - AdjustmentLedger.added(to: self, .contentInset)
    }
}
