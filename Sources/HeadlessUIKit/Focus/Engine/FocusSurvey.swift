import CoreGraphics
import Foundation

/// Everything in a window that can be focused at present, and where it is.
@MainActor
package struct FocusSurvey {
    package struct Candidate {
        package var item: any UIFocusItem
        /// In the window's coordinates.
        package var frame: CGRect
        /// What is seen of it.
        package var visible: CGRect
        package var groups: [String]
    }

    /// A guide that sends focus on.
    struct Signpost {
        var guide: UIFocusGuide
        var frame: CGRect
        var groups: [String]
    }

    package private(set) var candidates: [Candidate] = []
    private(set) var signposts: [Signpost] = []
    private let window: UIWindow

    /// - Parameter root: Where to begin; what lies outside, as behind a sheet, is out of reach.
    package init(of window: UIWindow, from root: UIView) {
        self.window = window
        guard !window.isHidden else { return }
        visit(root, groups: ["window"], hole: window.bounds)
    }

    package func candidate(for item: any UIFocusItem) -> Candidate? {
        candidates.first { $0.item === item }
    }

    private mutating func visit(_ view: UIView, groups: [String], hole: CGRect) {
        guard !view.isHidden, view.alpha > 0.01, view.isUserInteractionEnabled else { return }
        let groups = groups + view.ownFocusGroups
        let frame = view.convert(view.bounds, to: window)
        add(view, frame: frame, groups: groups, hole: hole)
        let hole = view.clipsToBounds ? hole.intersection(frame) : hole
        visitGuides(of: view, groups: groups)
        guard let container = view.focusItemContainer else { return }
        visit(container, of: view, groups: groups, hole: hole)
    }

    private mutating func visit(
        _ container: any UIFocusItemContainer, of view: UIView, groups: [String], hole: CGRect
    ) {
        for item in container.focusItems(in: Self.everywhere) {
            if let inner = item as? UIView {
                if inner.window === window, inner !== view {
                    visit(inner, groups: groups, hole: hole)
                }
            } else {
                visit(item, in: container, groups: groups, hole: hole)
            }
        }
    }

    // Apple's header: the frame of an item is in the coordinates of its container, and an item
    // without a parent does not take part.
    private mutating func visit(
        _ item: any UIFocusItem, in container: any UIFocusItemContainer, groups: [String],
        hole: CGRect
    ) {
        guard item.parentFocusEnvironment != nil else { return }
        let frame = window.convert(item.frame, from: container.coordinateSpace)
        let own = item.focusGroupIdentifier.map { [$0] } ?? []
        add(item, frame: frame, groups: groups + own, hole: hole)
    }

    private mutating func add(
        _ item: any UIFocusItem, frame: CGRect, groups: [String], hole: CGRect
    ) {
        guard item.canBecomeFocused, frame.isUsable, !frame.isEmpty else { return }
        let seen = frame.intersection(hole)
        candidates.append(
            Candidate(
                item: item, frame: frame, visible: seen.isNull ? .zero : seen, groups: groups))
    }

    // Apple's header: a guide that is off, or leads nowhere, is ignored.
    private mutating func visitGuides(of view: UIView, groups: [String]) {
        for case let guide as UIFocusGuide in view.layoutGuides
        where guide.isEnabled && !(guide.preferredFocusEnvironments ?? []).isEmpty {
            let frame = view.convert(guide.layoutFrame, to: window)
            signposts.append(Signpost(guide: guide, frame: frame, groups: groups))
        }
    }

    // Wider than any content, and finite so that it can be converted.
    private static let everywhere = CGRect(x: -1e6, y: -1e6, width: 2e6, height: 2e6)
}

extension UIView {
    /// The groups that begin at this view: its controller's and its own.
    ///
    /// Apple, WWDC 2021, session 10260: scroll views, text fields and text views are groups of
    /// their own; everything else is in the group of what it is in.
    fileprivate var ownFocusGroups: [String] {
        let own = focusGroupIdentifier ?? (isFocusGroupBySystem ? systemFocusGroup : nil)
        return [viewController?.focusGroupIdentifier, own].compactMap(\.self)
    }

    private var isFocusGroupBySystem: Bool { self is UIScrollView || self is UITextField }

    private var systemFocusGroup: String {
        "system.\(type(of: self)).\(UInt(bitPattern: ObjectIdentifier(self)))"
    }
}
