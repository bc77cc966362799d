import UIKit

/// Walks through what can be focused on a screen and takes down what matters for its order.
@MainActor
struct FocusSurvey {
    typealias Node = FocusNode<ObjectIdentifier>

    private(set) var items: [ObjectIdentifier: any UIFocusItem] = [:]
    private let root: UIView?
    private let isWhole: (UIView) -> Bool

    /// Takes down places in the coordinates of `root`; what `isWhole` says of a view lets focus come
    /// to it and to nothing in it.
    init(root: UIView?, isWhole: @escaping (UIView) -> Bool) {
        self.root = root
        self.isWhole = isWhole
    }

    /// Nil where focus can never come.
    mutating func node(of view: UIView) -> Node? {
        node(of: view, within: .infinite)
    }

    private mutating func node(of view: UIView, within hole: CGRect) -> Node? {
        guard let root, !view.isHidden, view.alpha > 0.01, view.isUserInteractionEnabled
        else { return nil }
        let frame = view.convert(view.bounds, to: root)
        let isLeaf = isWhole(view) || view.isTextInput
        let clip = view === root || view.clipsToBounds ? hole.intersection(frame) : hole
        let members = isLeaf ? [] : members(of: view, within: clip)
        let isFocusable = isWhole(view) || view.isUsableTextInput || view.canBecomeFocused
        guard isFocusable || !members.isEmpty else { return nil }
        items[ObjectIdentifier(view)] = view
        return Node(
            ObjectIdentifier(view), frame: frame,
            isVisible: !members.isEmpty || frame.isSeen(in: hole),
            priority: view.effectiveFocusPriority,
            isFocusable: isFocusable,
            // What belongs to nothing else on the screen is one group.
            group: view === root && view.focusMembership == .inherited
                ? .own : view.focusMembership,
            members: members)
    }

    private mutating func members(of view: UIView, within hole: CGRect) -> [Node] {
        var nodes: [Node] = []
        for subview in view.subviews {
            if let node = node(of: subview, within: hole) { nodes.append(node) }
        }
        guard let container = view.focusItemContainer else { return nodes }
        return nodes + members(of: container, in: view.bounds, within: hole)
    }

    /// The things in `container` that are no views.
    private mutating func members(
        of container: any UIFocusItemContainer, in rect: CGRect, within hole: CGRect
    ) -> [Node] {
        var nodes: [Node] = []
        for item in container.focusItems(in: rect) where !(item is UIView) {
            if let node = node(of: item, in: container, within: hole) { nodes.append(node) }
        }
        return nodes
    }

    // Apple's header: the frame of an item is in the coordinates of its container.
    private mutating func node(
        of item: any UIFocusItem, in container: any UIFocusItemContainer, within hole: CGRect
    ) -> Node? {
        guard let root, items[ObjectIdentifier(item)] == nil else { return nil }
        items[ObjectIdentifier(item)] = item
        let frame = root.convert(item.frame, from: container.coordinateSpace)
        let inner = item.focusItemContainer.map {
            members(of: $0, in: $0.coordinateSpace.convert(frame, from: root), within: hole)
        }
        guard item.canBecomeFocused || inner?.isEmpty == false else { return nil }
        return Node(
            ObjectIdentifier(item), frame: frame,
            isVisible: inner?.isEmpty == false || frame.isSeen(in: hole),
            priority: FocusPriority(rawValue: item.declaredPriority.rawValue),
            isFocusable: item.canBecomeFocused,
            group: item.declaredGroup.map { .named(FocusGroupName(rawValue: $0)) } ?? .inherited,
            members: inner ?? [])
    }
}

extension UIView {
    /// Whether it edits text; what such a view is made of is its own affair.
    fileprivate var isTextInput: Bool { self is UITextField || self is UITextView }

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

extension CGRect {
    /// Whether anything of it shows through `hole`.
    fileprivate func isSeen(in hole: CGRect) -> Bool {
        let seen = intersection(hole)
        return !seen.isNull && !seen.isEmpty
    }
}
