import CoreGraphics
internal import HeadlessBehavior

/// The properties that a survey takes along to what is inside a view.
@MainActor
struct FocusSurroundings {
    /// The identifiers of the groups around, the outermost first.
    var groups = ["window"]
    /// Through which part of the window the place is seen.
    private(set) var hole: CGRect
    /// The scroll views around that can move what is in them.
    private(set) var scrolls: [Int] = []
    /// The nearest of these, and what is seen of it.
    private(set) var scroll: (id: Int, visible: CGRect)?

    init(hole: CGRect) {
        self.hole = hole
    }

    mutating func enter(_ view: UIView, frame: CGRect) {
        let seen = hole.intersection(frame)
        if view.clipsToBounds { hole = seen }
        guard let view = view as? UIScrollView, view.canMoveContent else { return }
        enterScroll(view, seen)
    }

    /// - Parameter frame: The frame in which the container shows its items, in the window.
    mutating func enter(_ container: any UIFocusItemScrollableContainer, showing frame: CGRect) {
        guard frame.isUsable else { return }
        hole = hole.intersection(frame)
        enterScroll(container, hole)
    }

    private mutating func enterScroll(_ scroll: AnyObject, _ visible: CGRect) {
        let id = Int(bitPattern: ObjectIdentifier(scroll))
        scrolls.append(id)
        self.scroll = (id, visible)
    }
}

extension UIScrollView {
    fileprivate var canMoveContent: Bool {
        let (inset, content) = (adjustedContentInset, contentSize)
        return content.width + inset.left + inset.right > bounds.width
            || content.height + inset.top + inset.bottom > bounds.height
    }
}

extension UIView {
    /// A Boolean value that indicates whether focus can come to it, or to what is in it, as far as
    /// it shows itself.
    ///
    /// Apple's reference of `UIView.canBecomeFocused`: neither hidden, nor clear, nor untouchable.
    /// What is on its way off the screen is out of reach as well (general knowledge).
    var isInReachOfFocus: Bool {
        guard !isHidden, alpha > 0.01, isUserInteractionEnabled else { return false }
        return (self as? PresentationContainerView)?.isLeaving != true
    }

    /// The groups that begin at this view: its controller's and its own.
    ///
    /// Apple, WWDC 2021, session 10260: scroll views, text fields and text views are groups of
    /// their own; everything else is in the group of what it is in.
    var ownFocusGroups: [String] {
        let own = focusGroupIdentifier ?? (isFocusGroupBySystem ? systemFocusGroup : nil)
        return [viewController?.focusGroupIdentifier, own].compactMap(\.self)
    }

    private var isFocusGroupBySystem: Bool { self is UIScrollView || self is UITextField }

    private var systemFocusGroup: String {
        "system.\(type(of: self)).\(UInt(bitPattern: ObjectIdentifier(self)))"
    }
}

extension UIFocusItem {
    /// A Boolean value that indicates whether focus comes to this control because Full Keyboard
    /// Access is on (assumed: A41).
    ///
    /// WWDC21 10260 leaves buttons and switches to it; how it finds them isn't documented.
    var isLeftToFullKeyboardAccess: Bool {
        guard UIApplication.shared.accessibility.isFullKeyboardAccessEnabled else { return false }
        return (self as? UIControl)?.isEnabled ?? false
    }
}
