import UIKit

/// The groups and focusable views of a screen, as this library orders them.
@MainActor
struct FocusMap {
    let loop: FocusLoop<ObjectIdentifier>
    let views: [ObjectIdentifier: UIView]

    /// Surveys the views of `environment`.
    init(of environment: any UIFocusEnvironment) {
        let root = (environment as? UIView) ?? (environment as? UIViewController)?.viewIfLoaded
        var views: [ObjectIdentifier: UIView] = [:]
        let nodes = root.map { Self.nodes(in: $0, root: $0, &views) } ?? []
        loop = FocusLoop(
            nodes, rightToLeft: root?.effectiveUserInterfaceLayoutDirection == .rightToLeft)
        self.views = views
    }

    private static func nodes(
        in view: UIView, root: UIView, _ views: inout [ObjectIdentifier: UIView]
    ) -> [FocusNode<ObjectIdentifier>] {
        guard !view.isHidden, view.alpha > 0.01 else { return [] }
        let inside = view.subviews.flatMap { nodes(in: $0, root: root, &views) }
        guard view.canBecomeFocused || view.isFocusGroup, view.canBecomeFocused || !inside.isEmpty
        else { return inside }
        let id = ObjectIdentifier(view)
        views[id] = view
        let frame = view.convert(view.bounds, to: root)
        return [
            FocusNode(
                id, frame: frame, isVisible: frame.intersects(root.bounds),
                priority: FocusPriority(rawValue: view.focusGroupPriority.rawValue),
                members: inside)
        ]
    }
}

extension FocusMap: @preconcurrency CustomStringConvertible {
    /// One line per group, in the order of Tab, with where focus enters it.
    var description: String {
        loop.groups.enumerated().map { index, group in
            let name = views[group].map { "\(type(of: $0))" } ?? "?"
            let identifier = views[group]?.focusGroupIdentifier.map { " “\($0)”" } ?? ""
            let primary = loop.primaryItem(of: group).flatMap { views[$0] }
            return "\(index + 1). \(name)\(identifier)"
                + (primary.map { " → \(type(of: $0))" } ?? "")
        }.joined(separator: "\n")
    }
}

extension UIView {
    /// Whether this view is a group by itself or because the app says so (WWDC21 10260, at 10:30).
    fileprivate var isFocusGroup: Bool {
        focusGroupIdentifier != nil || self is UIScrollView || self is UITextField
    }
}
