import UIKit

/// The groups and focusable items of a screen, in the library's order.
@MainActor
struct FocusMap {
    var loop: FocusLoop<ObjectIdentifier>
    /// The items, by the ids of their nodes.
    private let items: [ObjectIdentifier: any UIFocusItem]
    /// The view whose coordinate space the frames use.
    let root: UIView?

    /// Surveys the content of `root`, in its coordinates; `nil` is treated as an empty view.
    init(of root: UIView?, scope: FocusScope = FocusScope()) {
        var survey = FocusSurvey(root: root, scope: scope)
        loop = FocusLoop(
            root.flatMap { survey.node(of: $0) }.map { [$0] } ?? [],
            rightToLeft: root?.effectiveUserInterfaceLayoutDirection == .rightToLeft)
        items = survey.items
        self.root = root
    }

    /// Surveys the loaded views of `environment`.
    init(of environment: any UIFocusEnvironment) {
        let controller = environment as? UIViewController
        self.init(of: environment as? UIView ?? controller?.viewIfLoaded)
    }

    func item(_ id: ObjectIdentifier?) -> (any UIFocusItem)? {
        id.flatMap { items[$0] }
    }
}

extension FocusMap: @preconcurrency CustomStringConvertible {
    /// One line for each group, in Tab order, with the item at which focus enters it.
    var description: String {
        loop.groups.enumerated().map { index, group in
            let name = item(group)?.focusName ?? ""
            let primary = item(loop.primaryItem(of: group))
            return "\(index + 1). \(name)" + (primary.map { " → \($0.focusName)" } ?? "")
        }.joined(separator: "\n")
    }
}

extension UIFocusItem {
    /// The item's type and its accessibility label, for developers.
    var focusName: String {
        let view = self as? UIView
        let label = view?.accessibilityLabel ?? view?.focusGroupIdentifier
        return "\(type(of: self))" + (label.map { " “\($0)”" } ?? "")
    }
}

// MARK: Survey

/// The scope of a survey.
@MainActor
struct FocusScope {
    /// A closure that returns whether a view receives focus as a whole, and no view in it does.
    var isWhole: (UIView) -> Bool = { _ in false }
    /// A Boolean value that indicates whether views that scroll views clip are included, because
    /// they can be scrolled into view.
    var includesScrolledAway = false
}

/// A survey of the focusable items on a screen, as nodes.
@MainActor
private struct FocusSurvey {
    typealias Node = FocusNode<ObjectIdentifier>

    private(set) var items: [ObjectIdentifier: any UIFocusItem] = [:]
    private let root: UIView?
    private let scope: FocusScope

    /// Creates a survey with frames in the coordinates of `root`.
    init(root: UIView?, scope: FocusScope) {
        self.root = root
        self.scope = scope
    }

    /// Returns the node for `view`; `nil` if neither it nor its content can receive focus.
    mutating func node(of view: UIView) -> Node? {
        node(of: view, within: VisibleRegion())
    }

    private mutating func node(of view: UIView, within region: VisibleRegion) -> Node? {
        guard let root, view.isShown, view.isUserInteractionEnabled else { return nil }
        let frame = view.convert(view.bounds, to: root)
        let isWhole = scope.isWhole(view)
        let members =
            isWhole || view.isTextInput
            ? [] : members(of: view, within: innerRegion(of: view, frame, within: region))
        // Text can also be edited on devices without a focus engine.
        let isFocusable = isWhole || view.isEditableTextInput || view.canBecomeFocused
        guard isFocusable || !members.isEmpty else { return nil }
        items[ObjectIdentifier(view)] = view
        var node = Node(
            ObjectIdentifier(view), frame: frame,
            isVisible: !members.isEmpty || region.shows(frame),
            priority: view.effectiveFocusPriority,
            isFocusable: isFocusable,
            // Everything that belongs to no other group on the screen is one group.
            group: view === root && view.focusMembership == .inherited
                ? .own : view.focusMembership,
            members: members)
        node.isReachable = region.reaches(frame)
        node.scrolls = scope.includesScrolledAway && view.hidesContent
        return node
    }

    private func innerRegion(
        of view: UIView, _ frame: CGRect, within region: VisibleRegion
    ) -> VisibleRegion {
        guard view === root || view.clipsToBounds else { return region }
        return region.clipped(
            to: frame, scrolls: scope.includesScrolledAway && view is UIScrollView)
    }

    private mutating func members(of view: UIView, within region: VisibleRegion) -> [Node] {
        var nodes: [Node] = []
        for subview in view.subviews {
            if let node = node(of: subview, within: region) { nodes.append(node) }
        }
        guard let container = view.focusItemContainer else { return nodes }
        let rect = container.coordinateSpace.convert(view.bounds, from: view)
        return nodes + members(of: container, in: rect, within: region)
    }

    /// Returns the nodes for the items in `container` that aren't views.
    private mutating func members(
        of container: any UIFocusItemContainer, in rect: CGRect, within region: VisibleRegion
    ) -> [Node] {
        var nodes: [Node] = []
        for item in container.focusItems(in: rect) where !(item is UIView) {
            if let node = node(of: item, in: container, within: region) { nodes.append(node) }
        }
        return nodes
    }

    // According to Apple's header, an item's frame is in the coordinates of its container.
    private mutating func node(
        of item: any UIFocusItem, in container: any UIFocusItemContainer,
        within region: VisibleRegion
    ) -> Node? {
        guard let root, items[ObjectIdentifier(item)] == nil else { return nil }
        items[ObjectIdentifier(item)] = item
        let frame = root.convert(item.frame, from: container.coordinateSpace)
        let inner = item.focusItemContainer.map {
            members(of: $0, in: $0.coordinateSpace.convert(frame, from: root), within: region)
        }
        guard item.canBecomeFocused || inner?.isEmpty == false else { return nil }
        var node = Node(
            ObjectIdentifier(item), frame: frame,
            isVisible: inner?.isEmpty == false || region.shows(frame),
            priority: FocusPriority(rawValue: item.declaredPriority.rawValue),
            isFocusable: item.canBecomeFocused,
            group: item.declaredGroup.map { .named(FocusGroupName(rawValue: $0)) } ?? .inherited,
            members: inner ?? [])
        node.isReachable = region.reaches(frame)
        return node
    }
}

extension UIView {
    /// The priority that the app sets or the system provides (Apple, `UIFocusGroupPriority`).
    fileprivate var effectiveFocusPriority: FocusPriority {
        .effective(
            own: FocusPriority(rawValue: focusGroupPriority.rawValue),
            system: isFocused ? .currentlyFocused : isSelectedCell ? .prioritized : .ignored)
    }

    /// A Boolean value that indicates whether this is a selected cell.
    var isSelectedCell: Bool {
        (self as? UITableViewCell)?.isSelected ?? (self as? UICollectionViewCell)?.isSelected
            ?? false
    }
}
