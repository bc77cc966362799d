import CoreGraphics
import UIKit

/// The inset that an assistant keeps at the bottom for the keyboard, and the consequences for the
/// scroll view: its paging, the end of its content, and its offset.
@MainActor
final class KeyboardInset {
    private let avoidance: any KeyboardAvoiding
    private weak var scrollView: UIScrollView?
    private let paging: PagingPause
    /// The inset that keeps the content where people are scrolling it; `nil` if there is none.
    private weak var scrollEnd: ScrollEndInset?
    /// A Boolean value that indicates whether the app has set the inset since the keyboard last
    /// moved.
    private var isSetByApp = false
    /// The change of the offset when the inset was last removed; `nil` if there was none, or if the
    /// keyboard has hidden since.
    private var clampedOffset: ClampedOffset?

    /// Creates the inset of `avoidance` for content in `scrollView`.
    init(_ avoidance: any KeyboardAvoiding, in scrollView: UIScrollView?) {
        self.avoidance = avoidance
        self.scrollView = scrollView
        paging = PagingPause(of: scrollView)
    }

    // MARK: Current state

    /// The inset that is currently applied, in points.
    var amount: CGFloat { avoidance.inset }

    /// The number that the inset changes; `nil` if there is none.
    var quantity: KeyboardAssistant.Move.Quantity? { avoidance.quantity }

    /// A Boolean value that indicates whether another component has set the number anew, without the
    /// inset.
    var isLost: Bool { avoidance.isLost }

    /// A Boolean value that indicates whether the inset can change when only the content changes.
    var dependsOnContent: Bool { avoidance.dependsOnContent }

    /// A Boolean value that indicates whether other avoiders are expected to respond by the end of the
    /// keyboard's move.
    var awaitsOthers: Bool { avoidance.awaitsOthers }

    /// The constraint that is changed; `nil` if the keyboard is avoided in another way.
    var constraint: ConstraintAvoidance? { avoidance as? ConstraintAvoidance }

    /// The view controller with the changed safe area; `nil` if the keyboard is avoided in another way.
    var safeAreaOwner: UIViewController? { (avoidance as? SafeAreaAvoidance)?.owner }

    /// Returns the avoider in place of the inset; `nil` if there is an inset, or no avoider.
    func avoider(among others: AvoiderSearch) -> KeyboardAvoider? {
        amount == 0 ? avoidance.avoider(among: others) : nil
    }

    // MARK: The keyboard

    /// Returns the inset for the keyboard in `context`; `nil` stands for no keyboard.
    ///
    /// An inset that the app has set is kept while a keyboard is shown.
    func plan(for context: KeyboardContext?, isMoving: Bool) -> InsetPlan {
        guard let context, let keyboard = context.keyboard else { return InsetPlan() }
        guard !isSetByApp else { return InsetPlan(inset: amount) }
        // Under a finger, the keyboard takes along the views that are pinned to it.
        return avoidance.plan(
            for: keyboard, isMoving: isMoving || keyboard.isDragged, others: context.others)
    }

    /// Records that `plan` is carried out, and returns a Boolean value that indicates whether the
    /// inset has to change, other than by rounding.
    func adopt(_ plan: InsetPlan) -> Bool {
        avoidance.adopt(plan)
        let (new, current) = (plan.inset, amount)
        return new != current && !(new > 0 && current > 0 && abs(new - current) < 0.001)
    }

    /// Applies `inset`, and keeps the content where people are scrolling it if the inset shrinks.
    ///
    /// - Parameters:
    ///   - isHide: A Boolean value that indicates whether the keyboard is gone, if the inset is zero.
    ///   - settle: Performs the changes that later let the content go, with an animation.
    func apply(
        _ inset: CGFloat, isHide: Bool, settle: @escaping (@escaping () -> Void) -> Void
    ) {
        paging.update(isAvoiding: inset > 0)
        holdScrollEnd(under: inset, settle)
        avoidance.apply(inset, isHide: isHide)
    }

    /// Applies `inset` in place of the existing inset of another assistant.
    func takeOver(_ inset: CGFloat) {
        avoidance.apply(inset, isHide: false)
        paging.update(isAvoiding: amount > 0)
    }

    private func holdScrollEnd(
        under inset: CGFloat, _ settle: @escaping (@escaping () -> Void) -> Void
    ) {
        guard let scrollView else { return }
        let isContentInset = quantity == .contentInset
        let change = ScrollEndInset.Change(
            remaining: isContentInset ? inset : 0,
            removedElsewhere: isContentInset ? 0 : amount - inset)
        if let scrollEnd { return scrollEnd.update(for: change) }
        let end = ScrollEndInset(in: scrollView, for: change, settle: settle)
        // The inset retains itself.
        scrollEnd = end
    }

    /// Lets the inset follow the keyboard again, even after the app has set the inset.
    func followKeyboard() {
        isSetByApp = false
    }

    /// Records that the keyboard has hidden.
    func keyboardDidHide() {
        avoidance.keyboardDidHide()
        noteRest()
        clampedOffset = nil
    }

    /// Records that the number is the app's alone, because there is no keyboard.
    func noteRest() {
        avoidance.noteRest()
    }

    // MARK: The app

    /// Leaves the inset to the app until the keyboard moves, if the keyboard `isShown`.
    func leaveToApp(whileKeyboard isShown: Bool) {
        isSetByApp = isShown
    }

    /// Sets the number to the app's `value`, without any part of the library's.
    func reset(to value: CGFloat) {
        avoidance.reset(to: value)
        paging.update(isAvoiding: false)
    }

    // MARK: The offset

    /// Moves the offset into the valid range after an inset was removed, or to the nearest page of
    /// a scroll view that pages again, and back if the inset returns before the keyboard has hidden.
    ///
    /// `before` is the offset before the inset was changed. A scroll view that people are dragging,
    /// or that is decelerating, comes to rest by itself.
    func settleOffset(from before: CGFloat?) {
        guard let scrollView, !scrollView.isBeingScrolled else { return }
        let current = scrollView.contentOffset.y
        if amount > 0, let offset = clampedOffset?.restored(from: current) {
            scrollView.scroll(to: offset)
        }
        scrollView.settleOffset(atPages: amount == 0)
        clampedOffset = ClampedOffset(from: before ?? current, to: scrollView.contentOffset.y)
    }

    // MARK: Layout

    /// The view to lay out after a change of the inset; `nil` if there is none.
    var laidOutView: UIView? { avoidance.laidOutView }

    /// Lays out the views that the inset moves.
    func layOut() {
        laidOutView?.layoutIfNeeded()
    }

    // MARK: Ending

    /// Ends the inset that is kept for people who are scrolling.
    func endScrolling() {
        scrollEnd?.end()
    }

    /// Removes the inset at once, for an assistant that is being deallocated.
    func remove() {
        let before = avoidance.number
        avoidance.apply(0, isHide: true)
        paging.update(isAvoiding: false)
        // The app mustn't be called before it has let go of the assistant.
        if isLower(than: before) { RunningAssistants.showEditedPartInNextFrame(in: scrollView) }
    }

    // MARK: Sharing

    /// Runs `response`, and then lets the other assistants of the scroll view show the edited part, if
    /// the number that they share is lower by now, which may move no view.
    func sharing(_ response: () -> Void) {
        let before = avoidance.number
        response()
        if isLower(than: before) { RunningAssistants.showEditedPart(in: scrollView) }
    }

    private func isLower(than before: CGFloat?) -> Bool {
        guard let before, let number = avoidance.number else { return false }
        return number < before
    }
}
