import UIKit

/// A search for other avoiders of the keyboard in a scroll view, made once for an event.
@MainActor
final class AvoiderSearch {
    /// The avoider that changes the scroll view's inset, or that scrolls a scroll view around this one.
    let owner: KeyboardAvoider?
    private weak var scrollView: UIScrollView?
    // Lazy, because the constraints of all superviews are examined, and few events need the answer.
    private lazy var foundMover = scrollView?.keyboardMover

    /// Creates a search in `scrollView`; `nil` finds no avoider.
    init(in scrollView: UIScrollView?) {
        self.scrollView = scrollView
        owner = scrollView?.keyboardInsetOwner
    }

    /// The avoider that moves the scroll view above the keyboard: the app's constraints or, in their
    /// absence, SwiftUI.
    var mover: KeyboardAvoider? { foundMover }

    /// A Boolean value that indicates whether another avoider has responded by the end of the
    /// keyboard's move.
    var willAvoidKeyboard: Bool { owner == .tableViewController || mover != nil }
}

extension UIScrollView {
    fileprivate var keyboardInsetOwner: KeyboardAvoider? {
        if isServedByTableController { return .tableViewController }
        return RunningAssistants.avoidKeyboard(around: self) ? .outerAssistant : nil
    }

    fileprivate var keyboardMover: KeyboardAvoider? {
        if followsKeyboardLayoutGuide { return .layoutGuide }
        return isKeptAboveKeyboardByHost ? .hostingView : nil
    }
}

extension UIView {
    /// A Boolean value that indicates whether the app has pinned the view, or a superview, to the
    /// keyboard layout guide, either directly or through a view below that is pinned to the guide.
    ///
    /// Only constraints held by the view and its superviews are examined. Constraints between siblings
    /// are among them.
    var followsKeyboardLayoutGuide: Bool {
        let views = Array(sequence(first: self, next: \.superview))
        let constraints = views.flatMap(\.constraints).filter(\.isActive)
        guard constraints.contains(where: \.followsKeyboardLayoutGuide) else { return false }
        var (next, seen) = (views, Set(views.map { ObjectIdentifier($0) }))
        while let view = next.popLast() {
            let own = constraints.filter { $0.firstItem === view || $0.secondItem === view }
            if own.contains(where: \.followsKeyboardLayoutGuide) { return true }
            for case let lower? in own.map({ $0.view(below: view) })
            where seen.insert(ObjectIdentifier(lower)).inserted {
                next.append(lower)
            }
        }
        return false
    }

    /// A Boolean value that indicates whether the view is the table of a table view controller.
    ///
    /// Such a controller avoids the keyboard itself.
    ///
    /// Source: Apple, overview of `UITableViewController`.
    var isServedByTableController: Bool {
        self is UITableView && next is UITableViewController
    }
}

extension NSLayoutConstraint {
    /// Returns the view with the upper or lower edge to which the bottom of `view` is firmly pinned;
    /// `nil` if there is none.
    ///
    /// A view inside of `view` doesn't count, because it doesn't determine the size of `view`.
    fileprivate func view(below view: UIView) -> UIView? {
        guard relation == .equal, priority.rawValue > UILayoutPriority.defaultHigh.rawValue else {
            return nil
        }
        let isFirst = firstItem === view
        let (item, attribute) =
            isFirst ? (secondItem, secondAttribute) : (firstItem, firstAttribute)
        guard (isFirst ? firstAttribute : secondAttribute) == .bottom,
            attribute == .top || attribute == .bottom, let other = item as? UIView,
            !other.isDescendant(of: view)
        else { return nil }
        return other
    }

    /// A Boolean value that indicates whether the constraint is active and has a keyboard layout guide
    /// as an item.
    var followsKeyboardLayoutGuide: Bool {
        isActive && (firstItem is UIKeyboardLayoutGuide || secondItem is UIKeyboardLayoutGuide)
    }
}
