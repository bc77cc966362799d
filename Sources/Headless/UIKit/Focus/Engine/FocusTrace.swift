/// The focused item with all environments around it, for the time after its removal.
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

    /// The item and the environments around it, from the inside outward, as far as they still
    /// exist.
    var ancestry: [any UIFocusEnvironment] { links.compactMap(\.environment) }

    /// The environments around the item, up to its screen.
    var screen: [any UIFocusEnvironment] {
        let outer = ancestry.filter { $0 !== item }
        guard let end = outer.firstIndex(where: { $0 === controller }) else { return outer }
        return Array(outer[...end])
    }

    /// Returns a Boolean value that indicates whether the screen of the item is no longer inside
    /// `root`.
    func hasLostScreen(in root: UIView?) -> Bool {
        guard hadController else { return false }
        guard let root, let view = controller?.viewIfLoaded else { return true }
        return !view.isDescendant(of: root)
    }
}
