// The commands of what surrounds the content of a screen: bars, columns and windows.
//
// The keys are those of KeyboardKit, which follow Apple's own apps. The system's text input handles
// the keys of buttons and windows first.

extension BuiltInCommand {
    package static let cancelButton = button("bar.cancel", "Cancel", .init(.escape))
    package static let closeButton = button("bar.close", "Close", .init("w", .command))
    package static let doneButton = button("bar.done", "Done", .init(.return, .command))
    package static let saveButton = button("bar.save", "Save", .init("s", .command))
    package static let shareButton = button("bar.share", "Share", .init("i", .command))
    package static let editButton = button("bar.edit", "Edit", .init("e", .command))
    package static let addButton = button("bar.add", "Add", .init("n", .command))
    package static let composeButton = button("bar.compose", "Compose", .init("n", .command))
    package static let replyButton = button("bar.reply", "Reply", .init("r", .command))
    package static let bookmarksButton = button(
        "bar.bookmarks", "Bookmarks", .init("b", .command))
    package static let searchButton = button("bar.search", "Search", .init("f", .command))
    package static let trashButton = button("bar.trash", "Delete", .init(.backspace, .command))
    // Media run to the right in every language.
    package static let rewindButton = button("bar.rewind", "Rewind", .init(.leftArrow, .command))
    package static let fastForwardButton = button(
        "bar.fastForward", "Fast Forward", .init(.rightArrow, .command))

    private static func button(
        _ identifier: CommandIdentifier, _ titleKey: String, _ keys: KeyChord
    ) -> BuiltInCommand {
        BuiltInCommand(identifier, titleKey, [keys], precedence: .afterSystem)
    }

    static let bars: [BuiltInCommand] = [
        cancelButton, closeButton, doneButton, saveButton, shareButton, editButton, addButton,
        composeButton, replyButton, bookmarksButton, searchButton, trashButton, rewindButton,
        fastForwardButton,
    ]
}

// MARK: Columns

extension BuiltInCommand {
    package static let nextColumn = BuiltInCommand("column.next", "Next Column", [.init(.tab)])
    package static let previousColumn = BuiltInCommand(
        "column.previous", "Previous Column", [.init(.tab, .shift)])
    package static let columnToTheLeft = BuiltInCommand(
        "column.left", "Column to the Left", [.init(.leftArrow)])
    package static let columnToTheRight = BuiltInCommand(
        "column.right", "Column to the Right", [.init(.rightArrow)])
    package static let hideColumns = BuiltInCommand(
        "column.hide", "Hide Columns", [.init(.escape)])

    static let columns: [BuiltInCommand] = [
        nextColumn, previousColumn, columnToTheLeft, columnToTheRight, hideColumns,
    ]
}

// MARK: Windows

extension BuiltInCommand {
    package static let newWindow = BuiltInCommand(
        "window.new", "New Window", [.init("n", [.alternate, .command])], precedence: .afterSystem)
    package static let closeWindow = BuiltInCommand(
        "window.close", "Close Window", [.init("w", [.shift, .command])],
        precedence: .afterSystem)
    package static let openSettings = BuiltInCommand(
        "window.settings", "Settings", [.init(",", .command)], precedence: .afterSystem)

    static let windows: [BuiltInCommand] = [newWindow, closeWindow, openSettings]
}
