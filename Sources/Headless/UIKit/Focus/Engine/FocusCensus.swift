import CoreGraphics
import Foundation

/// The items in a window that can be focused at the moment, and their positions.
@MainActor
package struct FocusCensus {
    package struct Candidate {
        package var item: any UIFocusItem
        /// The frame in the window's coordinates.
        package var frame: CGRect
        /// The visible part of the item.
        package var visible: CGRect
        package var groups: [String]
    }

    /// A guide that redirects focus.
    struct Signpost {
        var guide: UIFocusGuide
        var frame: CGRect
        var groups: [String]
    }

    package private(set) var candidates: [Candidate] = []
    /// The items that could be focused if no other item covered them.
    private(set) var hidden: Set<ObjectIdentifier> = []
    private(set) var signposts: [Signpost] = []
    private let window: UIWindow

    // These are only needed during the search.
    private var subjects: [FocusOcclusion.Subject] = []
    private var covers: [FocusOcclusion.Cover] = []
    private var turn = 0
    private var met: Set<ObjectIdentifier> = []

    /// - Parameter root: The view at which the search begins; items outside, as behind a sheet,
    ///   can't be focused.
    package init(of window: UIWindow, from root: UIView) {
        self.window = window
        guard !window.isHidden else { return }
        visit(root, in: FocusSurroundings(hole: window.bounds))
        let occlusion = FocusOcclusion(covers)
        for (candidate, subject) in zip(candidates, subjects) where occlusion.hides(subject) {
            hidden.insert(ObjectIdentifier(candidate.item))
        }
        candidates.removeAll { hidden.contains(ObjectIdentifier($0.item)) }
    }

    package func candidate(for item: any UIFocusItem) -> Candidate? {
        candidates.first { $0.item === item }
    }

    private mutating func visit(_ view: UIView, in outside: FocusSurroundings) {
        guard view.isInReachOfFocus, met.insert(ObjectIdentifier(view)).inserted else { return }
        let frame = view.convert(view.bounds, to: window)
        var inside = outside
        inside.groups += view.ownFocusGroups
        let place = add(view, frame: frame, in: inside)
        inside.enter(view, frame: frame)
        visitGuides(of: view, groups: inside.groups)
        if let container = view.focusItemContainer { visit(container, in: inside) }
        if let place { subjects[place].lastTurn = turn }
    }

    private mutating func visit(
        _ container: any UIFocusItemContainer, in surroundings: FocusSurroundings
    ) {
        var inside = surroundings
        if let scrollable = container as? any UIFocusItemScrollableContainer,
            !(container is UIScrollView)
        {
            let shown = CGRect(origin: scrollable.contentOffset, size: scrollable.visibleSize)
            inside.enter(
                scrollable, showing: window.convert(shown, from: container.coordinateSpace))
        }
        for item in container.focusItems(in: Self.everywhere) {
            guard let inner = item as? UIView else {
                visit(item, of: container, in: inside)
                continue
            }
            if inner.window === window { visit(inner, in: inside) }
        }
    }

    // Apple's header: the frame of an item is in the coordinates of its container, and an item
    // without a parent is ignored.
    private mutating func visit(
        _ item: any UIFocusItem, of container: any UIFocusItemContainer,
        in outside: FocusSurroundings
    ) {
        guard item.parentFocusEnvironment != nil, met.insert(ObjectIdentifier(item)).inserted
        else { return }
        let frame = window.convert(item.frame, from: container.coordinateSpace)
        var inside = outside
        inside.groups += [item.focusGroupIdentifier].compactMap(\.self)
        let place = add(item, frame: frame, in: inside)
        if let own = item.focusItemContainer, own !== container { visit(own, in: inside) }
        if let place { subjects[place].lastTurn = turn }
    }

    /// Adds the item, and returns its index among the candidates if it is one.
    private mutating func add(
        _ item: any UIFocusItem, frame: CGRect, in surroundings: FocusSurroundings
    ) -> Int? {
        guard frame.isUsable, !frame.isEmpty else { return nil }
        turn += 1
        let seen = frame.intersection(surroundings.hole)
        let visible = seen.isNull ? .zero : seen
        let canBecomeFocused = item.canBecomeFocused || item.isLeftToFullKeyboardAccess
        // Apple's header: an item that can be focused is never transparent.
        if canBecomeFocused || !item.isTransparentFocusItem, !visible.isEmpty {
            covers.append(.init(visible, turn: turn, scrolls: surroundings.scrolls))
        }
        guard canBecomeFocused else { return nil }
        candidates.append(
            Candidate(item: item, frame: frame, visible: visible, groups: surroundings.groups))
        subjects.append(
            .init(frame, visible: visible, lastTurn: turn, scroll: surroundings.scroll))
        return subjects.count - 1
    }

    // Apple's header: a guide that is disabled, or has no preferred environments, is ignored.
    private mutating func visitGuides(of view: UIView, groups: [String]) {
        for case let guide as UIFocusGuide in view.layoutGuides
        where guide.isEnabled && !(guide.preferredFocusEnvironments ?? []).isEmpty {
            let frame = view.convert(guide.layoutFrame, to: window)
            signposts.append(Signpost(guide: guide, frame: frame, groups: groups))
        }
    }

    // Larger than any content, but finite so that it can be converted.
    private static let everywhere = CGRect(x: -1e6, y: -1e6, width: 2e6, height: 2e6)
}
