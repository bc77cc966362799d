import Foundation

/// The last focused items of each group, list and controller.
@MainActor
struct FocusMemory {
    private var groups: [String: FocusPlace] = [:]
    private var lists: [ObjectIdentifier: FocusPlace] = [:]
    private var controllers: [ObjectIdentifier: FocusPlace] = [:]

    mutating func note(_ item: any UIFocusItem, in group: String) {
        let place = FocusPlace(item)
        forgetWhatIsGone()
        groups[group] = place
        if let list = place.list { lists[ObjectIdentifier(list)] = place }
        for case let controller as UIViewController in item.focusAncestry {
            controllers[ObjectIdentifier(controller)] = place
        }
    }

    func isLast(_ item: any UIFocusItem, in group: String) -> Bool {
        groups[group]?.isSame(as: FocusPlace(item)) ?? false
    }

    func lastPath(in list: any FocusList) -> IndexPath? {
        guard let place = lists[ObjectIdentifier(list)], place.list === list else { return nil }
        return place.path
    }

    /// Returns the last focused item on the controller's screen, if it still exists.
    func lastItem(in controller: UIViewController) -> (any UIFocusItem)? {
        guard let item = controllers[ObjectIdentifier(controller)]?.item,
            UIFocusSystem.environment(controller, contains: item)
        else { return nil }
        return item
    }

    private mutating func forgetWhatIsGone() {
        groups = groups.filter { !$1.isGone }
        lists = lists.filter { !$1.isGone }
        controllers = controllers.filter { !$1.isGone }
    }
}

/// A remembered item.
///
/// Of a list's cells, the index path counts, because cells are reused.
@MainActor
struct FocusPlace {
    private weak var ownItem: (any UIFocusItem)?
    private(set) weak var list: (any FocusList)?
    let path: IndexPath?

    init(_ item: any UIFocusItem) {
        ownItem = item
        let place = item.focusPlace
        (list, path) = (place?.list, place?.path)
    }

    var item: (any UIFocusItem)? {
        guard let path else { return ownItem }
        return list?.focusCell(at: path)
    }

    var isGone: Bool { path == nil ? ownItem == nil : list == nil }

    func isSame(as other: FocusPlace) -> Bool {
        guard let path else { return ownItem === other.ownItem }
        return path == other.path && list === other.list
    }
}
