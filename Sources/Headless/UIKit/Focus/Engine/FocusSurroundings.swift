import CoreGraphics
internal import HeadlessBehavior

/// The properties of a view that a census passes on to its subviews.
@MainActor
struct FocusSurroundings {
    /// The identifiers of the groups around the view, the outermost first.
    var groups = ["window"]
    /// The part of the window in which the view is visible.
    private(set) var hole: CGRect
    /// The scroll views around the view that can scroll.
    private(set) var scrolls: [Int] = []
    /// The nearest of these scroll views, and its visible part.
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
    /// A Boolean value that indicates whether the view, or a subview, can be focused, according to
    /// its own properties.
    ///
    /// Apple's reference of `UIView.canBecomeFocused`: it is neither hidden, nor transparent, nor
    /// disabled for interaction. A view that is leaving the screen can't be focused either
    /// (assumed: A57).
    var isInReachOfFocus: Bool {
        guard !isHidden, alpha > 0.01, isUserInteractionEnabled else { return false }
        return (self as? PresentationContainerView)?.isLeaving != true
    }

    /// The groups that begin at this view: its controller's and its own.
    ///
    /// Apple, WWDC 2021, session 10260: scroll views, text fields and text views are groups
    /// themselves; other views are in the group around them.
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
    /// A Boolean value that indicates whether this control can be focused because Full Keyboard
    /// Access is on (assumed: A41).
    ///
    /// WWDC21 10260 leaves buttons and switches to it; how it finds them isn't documented.
    var isLeftToFullKeyboardAccess: Bool {
        guard UIApplication.shared.accessibility.isFullKeyboardAccessEnabled else { return false }
        return (self as? UIControl)?.isEnabled ?? false
    }
}
