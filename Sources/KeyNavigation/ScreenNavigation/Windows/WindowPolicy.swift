/// The conditions under which keys open and close windows.
struct WindowPolicy: Hashable, Sendable {
    /// A Boolean value that indicates whether the app and the device support several windows.
    var supportsSeveral = false
    var hasSettings = false
    /// A Boolean value that indicates whether the system has commands for windows and settings, as
    /// on a Mac.
    var isMac = false

    /// The commands that have an effect.
    var commands: [BuiltInCommand] {
        guard !isMac else { return [] }
        return (supportsSeveral ? [.newWindow, .closeWindow] : [])
            + (hasSettings ? [.openSettings] : [])
    }
}
