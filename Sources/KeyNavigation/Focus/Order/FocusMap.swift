import UIKit

/// The groups and focusable items of a screen, in the library's order.
@MainActor
struct FocusMap {
    var loop: FocusLoop<ObjectIdentifier>
    /// The items, by the ids of their nodes.
    private let items: [ObjectIdentifier: any UIFocusItem]
    /// The view whose coordinate space the frames use.
    let root: UIView?
    private let scope: FocusScope
    /// The text input that was edited when a navigator made the map.
    var editedInput: UIView?

    /// Surveys the content of `root`, in its coordinates; `nil` is treated as an empty view.
    init(of root: UIView?, scope: FocusScope = FocusScope()) {
        var survey = FocusSurvey(root: root, scope: scope)
        loop = FocusLoop(
            root.flatMap { survey.node(of: $0) }.map { [$0] } ?? [],
            rightToLeft: root?.effectiveUserInterfaceLayoutDirection == .rightToLeft)
        items = survey.items
        self.root = root
        self.scope = scope
    }

    /// Surveys the loaded views of `environment` in the order in which Tab goes through them.
    ///
    /// The system's focus engine leaves out what is scrolled out of sight; without one, the library
    /// goes there as well.
    init(inTabOrderOf environment: any UIFocusEnvironment) {
        let controller = environment as? UIViewController
        self.init(
            of: environment as? UIView ?? controller?.viewIfLoaded,
            scope: FocusScope(includesScrolledAway: !environment.hasFocusSystem))
    }

    package func item(_ id: ObjectIdentifier?) -> (any UIFocusItem)? {
        id.flatMap { items[$0] }
    }

    /// Returns a Boolean value that indicates whether the view with this id is still where the
    /// survey found it, and could still receive focus there.
    ///
    /// Whether something covers it by now isn't considered. Items that aren't views, and no item,
    /// are never outdated.
    func isUpToDate(about id: ObjectIdentifier?) -> Bool {
        guard let root, let view = item(id) as? UIView else { return true }
        return scope.accepts(view) && view.isDescendant(of: root)
            && view.convert(view.bounds, to: root) == loop.place(of: ObjectIdentifier(view))?.frame
            && sequence(first: view, next: { $0 === root ? nil : $0.superview })
                .allSatisfy(\.isOpenToFocus)
    }

    /// Returns the place of a view, also if it can't be focused: in the innermost group of those
    /// that contain it.
    func place(of view: UIView) -> FocusPlace<ObjectIdentifier>? {
        let groups = Set(loop.groups)
        let ancestors = sequence(first: view, next: \.superview).map { ObjectIdentifier($0) }
        guard let root, view.isDescendant(of: root),
            let group = ancestors.first(where: groups.contains) ?? loop.groups.first
        else { return nil }
        return loop.place(of: ObjectIdentifier(view))
            ?? FocusPlace(
                id: ObjectIdentifier(view), frame: view.convert(view.bounds, to: root),
                group: group)
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

    /// Returns a Boolean value that indicates whether a view itself receives focus, not only its
    /// content, if nothing prevents it.
    ///
    /// Text can also be edited on devices without a focus engine.
    func accepts(_ view: UIView) -> Bool { isWhole(view) || acceptsPart(view) }

    /// Returns a Boolean value that indicates whether `view`, which isn't whole, itself receives
    /// focus.
    func acceptsPart(_ view: UIView) -> Bool {
        view.isEditableTextInput || view.canBecomeFocused
    }
}

/// A survey of the focusable items on a screen, as nodes.
@MainActor
private struct FocusSurvey {
    typealias Node = FocusNode<ObjectIdentifier>

    private(set) var items: [ObjectIdentifier: any UIFocusItem] = [:]
    private let root: UIView?
    private let scope: FocusScope
    /// The views in front of those that are still to be visited.
    private var covers = FocusCovers()
    /// The views of the scroll views of `covers`.
    private var scrollViews: [UIView] = []
    /// The views of the covers of `covers`.
    private var coverViews: [UIView] = []

    /// Creates a survey with frames in the coordinates of `root`.
    init(root: UIView?, scope: FocusScope) {
        self.root = root
        self.scope = scope
    }

    /// The conditions under which a view is visited, which its ancestors determine.
    private struct Conditions {
        var region = VisibleRegion()
        /// The nearest scroll view that can move the view, by its number among the covers.
        var scroller: Int?
        /// The part of the screen that the views inside of that scroll view leave; `nil` for all.
        var clip: CGRect?

        /// Returns the part of `frame` that can be seen, as far as that isn't up to scrolling.
        func unscrolledPart(of frame: CGRect) -> CGRect { clip.map(frame.intersection) ?? frame }
    }

    /// Returns the node for `view`; `nil` if neither it nor its content can receive focus.
    mutating func node(of view: UIView) -> Node? {
        node(of: view, in: Conditions())
    }

    /// Visits a view after everything that is in front of it.
    private mutating func node(of view: UIView, in outside: Conditions) -> Node? {
        guard let root, view.isOpenToFocus else { return nil }
        let frame = view.convert(view.bounds, to: root)
        let part = outside.unscrolledPart(of: frame)
        let inFront = covers.depth
        let isWhole = scope.isWhole(view)
        let members =
            view.isTextInput || isWhole
            ? [] : members(of: view, in: conditions(inside: view, frame, outside))
        if covers.add(part, in: outside.scroller) { coverViews.append(view) }
        let isFocusable =
            (isWhole || scope.acceptsPart(view))
            && !isCovered(view, part, before: inFront, in: outside.scroller)
        guard isFocusable || !members.isEmpty else { return nil }
        items[ObjectIdentifier(view)] = view
        var node = Node(
            ObjectIdentifier(view), frame: frame,
            isVisible: !members.isEmpty || outside.region.shows(frame),
            priority: view.effectiveFocusPriority,
            isFocusable: isFocusable,
            // Everything that belongs to no other group on the screen is one group.
            group: view === root && view.focusMembership == .inherited
                ? .own : view.focusMembership,
            members: members)
        node.isReachable = outside.region.reaches(frame)
        node.scrolls = scope.includesScrolledAway && view.hidesContent
        node.isRightToLeft = view.isReadRightToLeft
        return node
    }

    private func isCovered(
        _ view: UIView, _ part: CGRect, before depth: FocusCovers.Depth, in scroller: Int?
    ) -> Bool {
        let hidden = covers.hidden(
            part, isTextInput: view.isTextInput, before: depth, in: scroller)
        return hidden.contains { hidden in
            switch hidden {
            case .item: !getsTouches(view, in: part, inside: scroller)
            case .scroller(let number):
                !getsTouches(
                    scrollViews[number], in: covers.scrollers[number].frame,
                    inside: covers.scrollers[number].outer)
            case .inside(let number, let cover):
                takesAllTouches(coverViews[cover], of: scrollViews[number])
            }
        }
    }

    /// Returns a Boolean value that indicates whether any touch in `rect` is for `view`, which is in
    /// the content of a scroll view, in spite of what is in front of it there.
    ///
    /// Views may let touches through to what is behind them, so the middle and the corners are
    /// tried.
    private func getsTouches(_ view: UIView, in rect: CGRect, inside scroller: Int?) -> Bool {
        guard let root else { return false }
        let outer = scroller.map { scrollViews[$0] }
        return rect.probes.contains { point in
            let hit =
                if let outer {
                    outer.hitTestContent(point, from: root)
                } else {
                    root.hitTest(point, with: nil)
                }
            return hit?.isDescendant(of: view) ?? true
        }
    }

    /// Returns a Boolean value that indicates whether all touches in what can be seen of
    /// `scrollView` are for `cover`, which is in it.
    private func takesAllTouches(_ cover: UIView, of scrollView: UIView) -> Bool {
        scrollView.bounds.probes.allSatisfy { point in
            scrollView.hitTest(point, with: nil)?.isDescendant(of: cover) == true
        }
    }

    private mutating func conditions(
        inside view: UIView, _ frame: CGRect, _ outside: Conditions
    ) -> Conditions {
        guard view === root || view.clipsToBounds else { return outside }
        var inside = outside
        inside.region = outside.region.clipped(
            to: frame, scrolls: scope.includesScrolledAway && view is UIScrollView)
        let part = outside.unscrolledPart(of: frame)
        if let scrollView = view as? UIScrollView, view.hidesContent {
            inside.scroller = add(scrollView, part, in: outside.scroller)
            inside.clip = nil
        } else {
            inside.clip = part
        }
        return inside
    }

    private mutating func add(_ view: UIScrollView, _ part: CGRect, in outer: Int?) -> Int {
        scrollViews.append(view)
        let axes = ArrowDirection.Axis.allCases.filter { ScrollAxis($0, of: view).canScroll }
        return covers.add(FocusCovers.Scroller(frame: part, outer: outer, axes: Set(axes)))
    }

    private mutating func members(of view: UIView, in inside: Conditions) -> [Node] {
        var nodes: [Node] = []
        for subview in view.subviews.reversed() {
            if let node = node(of: subview, in: inside) { nodes.append(node) }
        }
        nodes.reverse()
        guard let container = view.focusItemContainer else { return nodes }
        let rect = container.coordinateSpace.convert(view.bounds, from: view)
        return nodes + members(of: container, in: rect, within: inside.region)
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
            group: item.declaredGroup.map(FocusMembership.named) ?? .inherited,
            members: inner ?? [])
        node.isReachable = region.reaches(frame)
        return node
    }
}

extension UIView {
    /// Returns the view in this one that a touch is for at a point of `root`, also where that isn't
    /// in sight because it is scrolled away.
    fileprivate func hitTestContent(_ point: CGPoint, from root: UIView) -> UIView? {
        subviews.reversed().lazy.compactMap { $0.hitTest(root.convert(point, to: $0), with: nil) }
            .first
    }

    /// A Boolean value that indicates whether this view and its content can receive focus, as far as
    /// it is up to this view.
    fileprivate var isOpenToFocus: Bool { isShown && isUserInteractionEnabled }

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

extension CGRect {
    /// The points at which touches are tried: the middle and the corners.
    var probes: [CGPoint] {
        let inner = insetBy(dx: min(4, width / 4), dy: min(4, height / 4))
        return [
            middle, inner.origin,
            CGPoint(x: inner.maxX, y: inner.minY), CGPoint(x: inner.minX, y: inner.maxY),
            CGPoint(x: inner.maxX, y: inner.maxY),
        ]
    }
}
