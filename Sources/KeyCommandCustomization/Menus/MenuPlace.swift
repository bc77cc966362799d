/// The menu that commands are added to, among those that the app names.
struct MenuPlace<Menu: Hashable & Sendable>: Hashable, Sendable {
    /// The first menu that is there; `nil` if none is.
    private(set) var found: Menu?
    /// The menus that were preferred to it and aren't there.
    private(set) var missing: [Menu] = []

    /// Chooses one of `menus`, in the order of preference, of those for which `exists` is true.
    init(_ menus: [Menu], where exists: (Menu) -> Bool) {
        for menu in menus {
            guard !exists(menu) else {
                found = menu
                return
            }
            missing.append(menu)
        }
    }
}
