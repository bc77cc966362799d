import UIKit

/// A search for whoever else avoids the keyboard in a scroll view, which is made once for an event.
@MainActor
final class AvoiderSearch {
    /// The one that changes the scroll view's inset, or that scrolls a scroll view around it.
    let owner: KeyboardAvoider?
    private weak var scrollView: UIScrollView?
    // The constraints of all superviews are examined, which few events need.
    private lazy var foundMover = scrollView?.keyboardMover

    /// Creates a search in `scrollView`; `nil` finds nobody.
    init(in scrollView: UIScrollView?) {
        self.scrollView = scrollView
        owner = scrollView?.keyboardInsetOwner
    }

    /// The one that moves the scroll view above the keyboard: the app's constraints or, if there are
    /// none, SwiftUI.
    var mover: KeyboardAvoider? { foundMover }

    /// A Boolean value that indicates whether others avoid the keyboard by the end of its move.
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
    /// A Boolean value that indicates whether the app has pinned this view, or a superview, to the
    /// keyboard layout guide, either directly or to a view below it that is pinned to the guide.
    ///
    /// Only the constraints that superviews hold are examined, where those between siblings are.
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

    /// A Boolean value that indicates whether this is the table of a table view controller, which
    /// avoids the keyboard itself.
    ///
    /// Source: Apple, overview of `UITableViewController`.
    var isServedByTableController: Bool {
        self is UITableView && next is UITableViewController
    }
}

extension NSLayoutConstraint {
    /// Returns the view to whose upper or lower edge the bottom of `view` is firmly pinned; `nil` if
    /// there is none, or if it is inside of `view`, whose size it doesn't determine.
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

    /// A Boolean value that indicates whether one of the items is a keyboard layout guide.
    var followsKeyboardLayoutGuide: Bool {
        isActive && (firstItem is UIKeyboardLayoutGuide || secondItem is UIKeyboardLayoutGuide)
    }
}
