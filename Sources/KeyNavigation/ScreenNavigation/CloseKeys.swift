/// Who closes when people press ⌘W.
///
/// A main menu has Close for the window, and is asked before key commands on Mac Catalyst and in the
/// menu bar of iPadOS 26. ⌘W above a sheet would then close the whole window, so it isn't offered for
/// the sheet. On earlier systems, a key command wins (zydeco/macemu#2, toggl/mobileapp#7072).
struct CloseKeys: Hashable, Sendable {
    /// A Boolean value that indicates whether the system asks the main menu before key commands.
    var isMenuAskedFirst = false
    /// A Boolean value that indicates whether the main menu has an item with ⌘W; `nil` if that isn't
    /// known.
    var isInMenu: Bool?

    static let menuKeys = KeyChord("w", .command)

    /// Returns those of `keys` that a command of the screen can have.
    func available(_ keys: [KeyCommandDescriptor]) -> [KeyCommandDescriptor] {
        guard isMenuAskedFirst, isInMenu ?? true else { return keys }
        return keys.filter { KeyChord($0) != Self.menuKeys }
    }
}
