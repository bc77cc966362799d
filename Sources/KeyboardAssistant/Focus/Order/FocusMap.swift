import UIKit

/// The groups and focusable things of a screen, as this library orders them.
@MainActor
struct FocusMap {
    typealias ID = ObjectIdentifier

    var loop: FocusLoop<ID>
    /// What the ids stand for.
    let items: [ID: any UIFocusItem]
    /// In whose coordinates everything is.
    let root: UIView?

    /// Surveys what is in `root`, all in its coordinates; nil is as good as an empty view.
    init(of root: UIView?, scope: FocusScope = FocusScope()) {
        var survey = FocusSurvey(root: root, scope: scope)
        loop = FocusLoop(
            root.flatMap { survey.node(of: $0) }.map { [$0] } ?? [],
            rightToLeft: root?.effectiveUserInterfaceLayoutDirection == .rightToLeft)
        items = survey.items
        self.root = root
    }

    /// Surveys the views of `environment`; what is not loaded has none.
    init(of environment: any UIFocusEnvironment) {
        let controller = environment as? UIViewController
        self.init(of: environment as? UIView ?? controller?.viewIfLoaded)
    }

    func item(_ id: ID?) -> (any UIFocusItem)? {
        id.flatMap { items[$0] }
    }
}

extension FocusMap: @preconcurrency CustomStringConvertible {
    /// One line per group, in the order of Tab, with where focus enters it.
    var description: String {
        loop.groups.enumerated().map { index, group in
            let name = item(group)?.focusName ?? ""
            let primary = item(loop.primaryItem(of: group))
            return "\(index + 1). \(name)" + (primary.map { " → \($0.focusName)" } ?? "")
        }.joined(separator: "\n")
    }
}
