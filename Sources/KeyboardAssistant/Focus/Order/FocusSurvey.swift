import UIKit

/// How far a survey goes.
@MainActor
struct FocusScope {
    /// Whether focus comes to a view and to nothing in it.
    var isWhole: (UIView) -> Bool = { _ in false }
    /// Whether what scroll views cut off counts as well, since it can be scrolled into sight.
    var scrolls = false
}

/// Walks through what can be focused on a screen and takes down what matters for its order.
@MainActor
struct FocusSurvey {
    typealias Node = FocusNode<ObjectIdentifier>

    private(set) var items: [ObjectIdentifier: any UIFocusItem] = [:]
    private let root: UIView?
    private let scope: FocusScope

    /// Takes down places in the coordinates of `root`.
    init(root: UIView?, scope: FocusScope) {
        self.root = root
        self.scope = scope
    }

    /// Nil where focus can never come.
    mutating func node(of view: UIView) -> Node? {
        node(of: view, within: Sight())
    }

    private mutating func node(of view: UIView, within sight: Sight) -> Node? {
        guard let root, view.isShown, view.isUserInteractionEnabled else { return nil }
        let frame = view.convert(view.bounds, to: root)
        let isWhole = scope.isWhole(view)
        let inner =
            view === root || view.clipsToBounds
            ? sight.through(frame, scrolls: scope.scrolls && view is UIScrollView) : sight
        let members = isWhole || view.isTextInput ? [] : members(of: view, within: inner)
        let isFocusable = isWhole || view.isUsableTextInput || view.canBecomeFocused
        guard isFocusable || !members.isEmpty else { return nil }
        items[ObjectIdentifier(view)] = view
        var node = Node(
            ObjectIdentifier(view), frame: frame,
            isVisible: !members.isEmpty || sight.shows(frame),
            priority: view.effectiveFocusPriority,
            isFocusable: isFocusable,
            // What belongs to nothing else on the screen is one group.
            group: view === root && view.focusMembership == .inherited
                ? .own : view.focusMembership,
            members: members)
        node.isReachable = sight.reaches(frame)
        node.scrolls = scope.scrolls && view.hidesContent
        return node
    }

    private mutating func members(of view: UIView, within sight: Sight) -> [Node] {
        var nodes: [Node] = []
        for subview in view.subviews {
            if let node = node(of: subview, within: sight) { nodes.append(node) }
        }
        guard let container = view.focusItemContainer else { return nodes }
        let rect = container.coordinateSpace.convert(view.bounds, from: view)
        return nodes + members(of: container, in: rect, within: sight)
    }

    /// The things in `container` that are no views.
    private mutating func members(
        of container: any UIFocusItemContainer, in rect: CGRect, within sight: Sight
    ) -> [Node] {
        var nodes: [Node] = []
        for item in container.focusItems(in: rect) where !(item is UIView) {
            if let node = node(of: item, in: container, within: sight) { nodes.append(node) }
        }
        return nodes
    }

    // Apple's header: the frame of an item is in the coordinates of its container.
    private mutating func node(
        of item: any UIFocusItem, in container: any UIFocusItemContainer, within sight: Sight
    ) -> Node? {
        guard let root, items[ObjectIdentifier(item)] == nil else { return nil }
        items[ObjectIdentifier(item)] = item
        let frame = root.convert(item.frame, from: container.coordinateSpace)
        let inner = item.focusItemContainer.map {
            members(of: $0, in: $0.coordinateSpace.convert(frame, from: root), within: sight)
        }
        guard item.canBecomeFocused || inner?.isEmpty == false else { return nil }
        var node = Node(
            ObjectIdentifier(item), frame: frame,
            isVisible: inner?.isEmpty == false || sight.shows(frame),
            priority: FocusPriority(rawValue: item.declaredPriority.rawValue),
            isFocusable: item.canBecomeFocused,
            group: item.declaredGroup.map { .named(FocusGroupName(rawValue: $0)) } ?? .inherited,
            members: inner ?? [])
        node.isReachable = sight.reaches(frame)
        return node
    }
}

extension UIView {
    /// Whether it edits text; what such a view is made of is its own affair.
    var isTextInput: Bool { self is UITextField || self is UITextView }

    /// Whether text can be edited in it now, on devices without a focus engine too.
    fileprivate var isUsableTextInput: Bool {
        if let field = self as? UITextField { return field.isEnabled }
        return (self as? UITextView)?.isEditable ?? false
    }
}

extension UIView {
    /// What the app wants, and what the system gives in any case (Apple, `UIFocusGroupPriority`).
    fileprivate var effectiveFocusPriority: FocusPriority {
        .effective(
            own: FocusPriority(rawValue: focusGroupPriority.rawValue),
            system: isFocused ? .currentlyFocused : isSelectedCell ? .prioritized : .ignored)
    }

    /// Whether it is a cell that is selected.
    var isSelectedCell: Bool {
        (self as? UITableViewCell)?.isSelected ?? (self as? UICollectionViewCell)?.isSelected
            ?? false
    }
}

extension UIFocusItem {
    /// What kind of thing it is, and what VoiceOver calls it, for developers.
    var focusName: String {
        let view = self as? UIView
        let label = view?.accessibilityLabel ?? view?.focusGroupIdentifier
        return "\(type(of: self))" + (label.map { " “\($0)”" } ?? "")
    }
}
