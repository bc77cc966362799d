import UIKit

/// The groups and focusable items of a screen, in the library's order.
@MainActor
struct FocusMap {
    var loop: FocusLoop<ObjectIdentifier>
    /// The items, by the ids of their nodes.
    private let items: [ObjectIdentifier: any UIFocusItem]
    /// The view that provides the coordinate space of the frames.
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

    /// Surveys the loaded views of `environment` in Tab order.
    ///
    /// The system's focus engine leaves out items that are scrolled out of sight. Without a focus
    /// engine, the library includes such items.
    init(inTabOrderOf environment: any UIFocusEnvironment) {
        let controller = environment as? UIViewController
        self.init(
            of: environment as? UIView ?? controller?.viewIfLoaded,
            scope: FocusScope(includesScrolledAway: !environment.hasFocusSystem))
    }

    package func item(_ id: ObjectIdentifier?) -> (any UIFocusItem)? {
        id.flatMap { items[$0] }
    }

    /// Returns a Boolean value that indicates whether the view with this id has its surveyed frame
    /// and could still receive focus.
    ///
    /// New views in front of the item aren't considered. The value is always true for `nil`, and
    /// for items other than views.
    func isUpToDate(about id: ObjectIdentifier?) -> Bool {
        guard let root, let view = item(id) as? UIView else { return true }
        return scope.accepts(view) && view.isDescendant(of: root)
            && view.convert(view.bounds, to: root) == loop.place(of: ObjectIdentifier(view))?.frame
            && sequence(first: view, next: { $0 === root ? nil : $0.superview })
                .allSatisfy(\.isOpenToFocus)
    }

    /// Returns the place of a view, focusable or not, in the innermost group around the view.
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
    /// One line for each group in Tab order, with the item at which focus enters the group.
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
    /// A closure that returns whether a view receives focus as a whole, instead of its content.
    var isWhole: (UIView) -> Bool = { _ in false }
    /// A Boolean value that indicates whether the survey includes views that are clipped by scroll
    /// views, because such views can be scrolled into view.
    var includesScrolledAway = false

    /// Returns a Boolean value that indicates whether a view itself receives focus, apart from its
    /// content, unless something prevents focus.
    ///
    /// Text can also be edited on devices without a focus engine.
    func accepts(_ view: UIView) -> Bool { isWhole(view) || acceptsPart(view) }

    /// Returns a Boolean value that indicates whether `view` itself receives focus, for a view that
    /// isn't whole.
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
    /// The views in front of the next ones to visit.
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

    /// The conditions of a visit to a view, given by the view's ancestors.
    private struct Conditions {
        var region = VisibleRegion()
        /// The nearest scroll view that can move the view, by its number among the covers.
        var scroller: Int?
        /// The part of the screen inside the clipping views between that scroll view and this view;
        /// `nil` for the whole screen.
        var clip: CGRect?

        /// Returns the visible part of `frame`, regardless of scrolling.
        func unscrolledPart(of frame: CGRect) -> CGRect { clip.map(frame.intersection) ?? frame }
    }

    /// Returns the node for `view`; `nil` if neither it nor its content can receive focus.
    mutating func node(of view: UIView) -> Node? {
        node(of: view, in: Conditions())
    }

    /// Visits a view after all views in front of it.
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
            // All items without a group of their own on the screen are one group.
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

    /// Returns a Boolean value that indicates whether `view` receives any touch in `rect`, in spite
    /// of the views in front of it in the content of the scroll view.
    ///
    /// A view in front may let touches through, so the middle and the corners are tried.
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

    /// Returns a Boolean value that indicates whether `cover`, a view in `scrollView`, receives all
    /// touches in the visible part of the scroll view.
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
        let scrolled = scope.includesScrolledAway ? view as? UIScrollView : nil
        inside.region = outside.region.clipped(
            to: frame, scrollingIn: scrolled?.convert(scrolled?.reachableArea ?? .null, to: root))
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

    /// Returns the nodes for the items in `container` other than views.
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
    /// Returns the descendant of this view that receives a touch at a point of `root`, even in a
    /// part that is scrolled out of sight.
    fileprivate func hitTestContent(_ point: CGPoint, from root: UIView) -> UIView? {
        subviews.reversed().lazy.compactMap { $0.hitTest(root.convert(point, to: $0), with: nil) }
            .first
    }

    /// A Boolean value that indicates whether this view allows itself and its content to receive
    /// focus.
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
