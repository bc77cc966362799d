import CoreGraphics
import QuartzCore
import UIKit

/// The views of a conversation, determined once for an event.
@MainActor
final class ConversationScreen {
    private(set) weak var list: UIScrollView?
    weak var bar: UIView? {
        didSet { if bar !== oldValue { barPlace = BarPlace() } }
    }
    private let observer: any KeyboardObserving
    private let inset: ConversationInset

    init(list: UIScrollView, bar: UIView?, observer: any KeyboardObserving) {
        (self.list, self.bar, self.observer) = (list, bar, observer)
        inset = ConversationInset(in: list)
    }

    /// The state of the screen at one moment.
    struct Moment {
        var list: ConversationList
        /// The inset that the keyboard and the bar need, without a minimum.
        var room: ConversationRoom
        /// A Boolean value that indicates whether a finger drags the keyboard.
        var isDragged: Bool
        /// The way in which people move the content.
        var motion: ContentMotion
    }

    /// Returns the state of the screen; `nil` while the list isn't in a window, or has no size.
    ///
    /// - Parameter isAnnounced: A Boolean value that indicates whether the keyboard's frame is an
    ///   announced destination. The bar follows the keyboard there.
    func moment(isAnnounced: Bool = false) -> Moment? {
        guard let list, let window = list.window, isShown else { return nil }
        // The keyboard of another app beside this one doesn't affect this list.
        let keyboard =
            observer.keyboardIsLocal
            ? observer.geometry(in: window, bar: window.accessoryBarInUse) : nil
        let frame = list.superview?.convert(list.unscrolledFrame, to: nil) ?? list.frame
        let overlap = keyboard?.overlap(with: frame) ?? 0
        let isLeftBehind = !isAnnounced && keyboard == nil && isBarLeftBehind(in: window)
        let covered = max(
            overlap, self.covered(of: frame, in: window, above: keyboard, isAnnounced: isAnnounced))
        let system = list.systemInset(atTop: isInverted)
        let room = ConversationRoom(
            keyboard: max(0, overlap - system), bar: covered - max(overlap, min(system, covered)),
            isLeftBehind: isLeftBehind)
        return Moment(
            list: geometry(of: list), room: room, isDragged: keyboard?.isDragged == true,
            motion: list.contentMotion)
    }

    /// A Boolean value that indicates whether a part of the conversation uses the keyboard.
    var hasFocus: Bool { (list?.window?.keyboardOwner as? UIView).map(contains) ?? false }

    /// Returns a Boolean value that indicates whether `view` is a part of the conversation.
    func contains(_ view: UIView) -> Bool {
        [list, bar].compactMap(\.self).contains { view.isDescendant(of: $0) }
    }

    /// The geometry of the list alone; `nil` while the list isn't in a window, or has no size.
    var content: ConversationList? {
        guard let list, isShown else { return nil }
        return geometry(of: list)
    }

    /// A Boolean value that indicates whether the list is in a window, and has a size.
    var isShown: Bool { list.map { $0.window != nil && $0.bounds.height > 0 } ?? false }

    /// The way in which people move the content.
    var motion: ContentMotion { list?.contentMotion ?? .rest }

    /// A Boolean value that indicates whether the content is on the way to a programmatic
    /// destination.
    var isScrolled: Bool {
        list.map { isAnimating($0) ?? steps.isWay(at: CACurrentMediaTime()) } ?? false
    }

    /// A closure that returns whether a programmatic scroll is in progress; `nil` without an answer
    /// from UIKit.
    var isAnimating: (UIScrollView) -> Bool? = { $0.isAnimatingScroll }
    private var steps = ScrollSteps()

    /// Records a move of the content by anyone but people.
    func noteStep() {
        if motion == .rest { steps.add(at: CACurrentMediaTime()) }
    }

    /// A Boolean value that indicates whether the app has replaced the list's inset since the last
    /// change by the conversation.
    var insetIsReplaced: Bool { inset.isReplaced }

    /// The number of rows that begin below the visible part.
    var rowsBelow: Int { list?.rowsBelow(isInverted: isInverted) ?? 0 }

    /// A Boolean value that indicates whether a transform turns the list upside down.
    var isInverted: Bool { list?.isUpsideDown ?? false }

    /// Returns the list as it would be without the conversation's own inset.
    private func geometry(of list: UIScrollView) -> ConversationList {
        var axis = ScrollAxis(.vertical, of: list)
        let own = inset.share(atTop: isInverted)
        if isInverted { axis.startInset -= own } else { axis.endInset -= own }
        return ConversationList(axis: axis, isInverted: isInverted)
    }

    /// Returns the height of the list from the bar's top down.
    private func covered(
        of frame: CGRect, in window: UIWindow, above keyboard: KeyboardGeometry?,
        isAnnounced: Bool
    ) -> CGFloat {
        guard let bar, bar.window === window, !bar.isHidden, bar.bounds.height > 0 else { return 0 }
        var place = bar.convert(bar.bounds, to: nil)
        guard place.intersects(frame) || isAnnounced else { return 0 }
        if isAnnounced {
            place.origin.y = destination(of: place, in: window, keyboard)
        } else {
            learn(place, in: window, keyboard)
        }
        // The keyboard covers a bar that it has left behind.
        return (frame.maxY - place.minY).clamped(to: 0...frame.height)
    }

    private var barPlace = BarPlace()

    /// Returns a Boolean value that indicates whether the bar is above its expected place without a
    /// keyboard.
    private func isBarLeftBehind(in window: UIWindow) -> Bool {
        guard let bar, bar.window === window else { return false }
        let place = bar.convert(bar.bounds, to: nil)
        return place.minY < destination(of: place, in: window, nil) - 1
    }

    /// Records the place of the bar, unless something moves.
    private func learn(_ bar: CGRect, in window: UIWindow, _ keyboard: KeyboardGeometry?) {
        let top = keyboard?.dockedTop
        switch observer.keyboardState {
        case .didHide where top == nil: break
        case .didShow where top != nil && keyboard?.isDragged == false: break
        default: return
        }
        barPlace.record(bottom: bar.maxY, above: top, in: window.bounds.size)
    }

    /// Returns the y-coordinate of the bar's top after the bar has followed the keyboard.
    private func destination(
        of bar: CGRect, in window: UIWindow, _ keyboard: KeyboardGeometry?
    ) -> CGFloat {
        let container = self.bar?.superview ?? window
        let safe = container.convert(
            CGPoint(x: 0, y: container.bounds.maxY - container.safeAreaInsets.bottom), to: nil)
        return barPlace.bottom(
            above: keyboard?.dockedTop, in: window.bounds.size, safeBottom: safe.y) - bar.height
    }

    // MARK: Changes

    /// Performs the pending layout of the list and the bar.
    func layOut() {
        UIView.performWithoutAnimation {
            for view in [list, bar].compactMap(\.self) { view.layOutPending() }
        }
    }

    /// Sets the inset at the end of the list to `room` points, and at the end of its indicator to
    /// `covered` points.
    func keep(_ room: CGFloat, covered: CGFloat) {
        inset.set(room, indicator: covered, atTop: isInverted)
    }

    /// Moves the content to `offset`.
    func scroll(to offset: CGFloat, animated: Bool = false) {
        guard let list, offset.isFinite, offset != list.contentOffset.y else { return }
        if animated { steps.begin(at: CACurrentMediaTime()) }
        list.setContentOffset(CGPoint(x: list.contentOffset.x, y: offset), animated: animated)
    }

    /// Moves the content to `offset` in a layout pass.
    ///
    /// Decelerating content goes on from there, as in Apple's sample of endless scrolling. The
    /// method of the list would end the deceleration.
    func correct(to offset: CGFloat) {
        list?.contentOffset.y = offset
    }

    /// The inset in use.
    var keptRoom: CGFloat { inset.amount(atTop: isInverted) }

    /// The inset of the indicator in use.
    var keptIndicatorRoom: CGFloat { inset.indicatorAmount(atTop: isInverted) }

    /// Removes the insets.
    func letGo() {
        inset.remove()
    }
}

extension UIScrollView {
    /// A Boolean value that indicates whether a transform turns this view upside down.
    var isUpsideDown: Bool { transform.d < 0 }

    /// The way in which people move the content.
    fileprivate var contentMotion: ContentMotion {
        guard isBeingScrolled else { return isTracking ? .touch : .rest }
        return isTracking ? .drag : .deceleration
    }

    /// The frame of an upright or upside-down list, independent of the offset down to rounding.
    fileprivate var unscrolledFrame: CGRect {
        guard abs(transform.a) == 1, abs(transform.d) == 1, transform.b == 0, transform.c == 0,
            layer.anchorPoint == CGPoint(x: 0.5, y: 0.5)
        else { return frame }
        let size = bounds.size
        return CGRect(
            x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width,
            height: size.height)
    }

    /// Returns the inset that the system adds at the top, or else at the bottom.
    fileprivate func systemInset(atTop: Bool) -> CGFloat {
        let inset =
            atTop
            ? adjustedContentInset.top - contentInset.top
            : adjustedContentInset.bottom - contentInset.bottom
        return inset.withoutNoise
    }
}

extension KeyboardGeometry {
    /// The y-coordinate of a docked keyboard's top; `nil` if the keyboard isn't docked.
    fileprivate var dockedTop: CGFloat? { isDocked ? keyboard.minY : nil }
}
