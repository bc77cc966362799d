/// The focused item and all that it is in, for the time when it is gone.
@MainActor
struct FocusTrace {
    private struct Link {
        weak var environment: (any UIFocusEnvironment)?
    }

    private(set) weak var item: (any UIFocusItem)?
    private let links: [Link]
    private weak var controller: UIViewController?
    private let hadController: Bool

    init(_ item: any UIFocusItem) {
        self.item = item
        let ancestry = item.focusAncestry
        links = ancestry.map { Link(environment: $0) }
        controller = ancestry.lazy.compactMap { $0 as? UIViewController }.first
        hadController = controller != nil
    }

    /// The item and what it was in, from the inside outwards, as far as it still exists.
    var ancestry: [any UIFocusEnvironment] { links.compactMap(\.environment) }

    /// The environments that the item was in, up to its screen.
    var screen: [any UIFocusEnvironment] {
        let outer = ancestry.filter { $0 !== item }
        guard let end = outer.firstIndex(where: { $0 === controller }) else { return outer }
        return Array(outer[...end])
    }

    /// Returns a Boolean value that indicates whether the screen it was on is no longer inside
    /// `root`.
    func hasLostScreen(in root: UIView?) -> Bool {
        guard hadController else { return false }
        guard let root, let view = controller?.viewIfLoaded else { return true }
        return !view.isDescendant(of: root)
    }
}
