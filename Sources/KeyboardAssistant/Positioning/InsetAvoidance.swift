import CoreGraphics
import UIKit

/// An avoidance that adds to a scroll view's content and indicator insets what others don't.
final class InsetAvoidance: KeyboardAvoiding {
    private weak var scrollView: UIScrollView?
    private var ledgers: (content: AdjustmentLedger, indicators: AdjustmentLedger)?
    /// A Boolean value that indicates whether others avoided the keyboard when it last stopped
    /// moving; `nil` before the first time.
    private var othersAvoidKeyboard: Bool?
    /// The scroll view's bottom inset without the library's part, when the keyboard was last
    /// hidden.
    private var restingInset: CGFloat = 0

    init(scrollView: UIScrollView) {
        self.scrollView = scrollView
    }

    var inset: CGFloat { ledgers?.content.amount(of: self) ?? 0 }

    /// The system adds the safe area only if the content is scrollable.
    let dependsOnContent = true

    func inset(for keyboard: KeyboardGeometry, isMoving: Bool) -> CGFloat {
        guard let scrollView, scrollView.window != nil,
            !scrollView.isServedByTableController, !scrollView.isInsideAdjustedScrollView
        else { return 0 }
        let frame = scrollView.convert(scrollView.bounds, to: nil)
        let (overlap, cover) = (keyboard.overlap(with: frame), keyboard.cover(of: frame))
        let othersMove = isMoving && (othersAvoidKeyboard ?? scrollView.followsKeyboardLayoutGuide)
        // The inset that the system adds for the safe area is already under the keyboard.
        let safeArea = scrollView.adjustedContentInset.bottom - scrollView.contentInset.bottom
        // The app may have reserved the footer's height itself, as it has to without a keyboard.
        let footerPart =
            cover > overlap
            ? (othersMove ? cover - overlap : cover) - safeArea - scrollView.foreignBottomInset : 0
        if othersMove { return max(0, footerPart) }
        let needed = max(0, overlap - safeArea)
        let isProvided = isProvidedByOthers(needed, of: overlap, in: scrollView)
        if !isMoving, keyboard.isDocked {
            othersAvoidKeyboard =
                isProvided || needed == 0 && scrollView.followsKeyboardLayoutGuide
        }
        return max(0, footerPart, isProvided ? 0 : needed)
    }

    /// Returns a Boolean value that indicates whether others, such as a collection view controller,
    /// have added this inset since the keyboard appeared.
    private func isProvidedByOthers(
        _ needed: CGFloat, of overlap: CGFloat, in scrollView: UIScrollView
    ) -> Bool {
        let added = scrollView.foreignBottomInset - restingInset
        return needed > 0 && added >= needed - 1 && added <= overlap + 1
    }

    func keyboardDidHide() {
        if let scrollView { restingInset = scrollView.foreignBottomInset }
    }

    func apply(_ inset: CGFloat) {
        guard let scrollView, inset != self.inset else { return }
        let ledgers =
            ledgers
            ?? (.shared(for: scrollView, .contentInset), .shared(for: scrollView, .indicatorInset))
        self.ledgers = inset > 0 ? ledgers : nil
        scrollView.contentInset.bottom = ledgers.content.value(
            adding: inset, for: self, current: scrollView.contentInset.bottom)
        scrollView.verticalScrollIndicatorInsets.bottom = ledgers.indicators.value(
            adding: inset, for: self, current: scrollView.verticalScrollIndicatorInsets.bottom)
    }

    func reset(to value: CGFloat) {
        guard let scrollView else { return }
        apply(0)
        AdjustmentLedger.existing(for: scrollView, .contentInset)?.reset(to: value)
        scrollView.contentInset.bottom = value
        restingInset = value
    }
}

extension UIScrollView {
    /// The bottom inset without the part that the library added.
    fileprivate var foreignBottomInset: CGFloat {
        contentInset.bottom - (AdjustmentLedger.existing(for: self, .contentInset)?.amount ?? 0)
    }

    /// A Boolean value that indicates whether an assistant avoids the keyboard in a scroll view
    /// around this one, which can then scroll all of this one above the keyboard.
    fileprivate var isInsideAdjustedScrollView: Bool {
        KeyboardAssistant.allRunning.contains { assistant in
            guard let outer = assistant.scrollView, outer !== self, assistant.avoidance.inset > 0
            else { return false }
            return isDescendant(of: outer)
        }
    }
}
