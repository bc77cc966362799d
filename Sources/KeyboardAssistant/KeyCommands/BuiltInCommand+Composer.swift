extension BuiltInCommand {
    /// Returns the command that sends what was written.
    ///
    /// Where Return breaks the line, the command has ⌘Return alone.
    package static func send(byReturn: Bool) -> BuiltInCommand {
        let keys = (byReturn ? [KeyChord(.return)] : []) + [KeyChord(.return, .command)]
        return BuiltInCommand("composer.send", "Send", keys)
    }

    package static let breakLine = BuiltInCommand(
        "composer.breakLine", "New Line", [.init(.return, .shift)])
    package static let recallMessage = BuiltInCommand(
        "composer.recall", "Last Message", [.init(.upArrow)])
    package static let leaveComposer = BuiltInCommand(
        "composer.leave", "Done", [.init(.escape)])
    package static let controlAfterComposer = BuiltInCommand(
        "composer.nextControl", "Next Control", [.init(.tab)])
    package static let listOfComposer = BuiltInCommand(
        "composer.list", "Go to List", [.init(.tab, .shift)])
    package static let insertTab = BuiltInCommand(
        "composer.tab", "Insert Tab", [.init(.tab, .alternate)])

    static let composers: [BuiltInCommand] = [
        send(byReturn: true), breakLine, recallMessage, leaveComposer, controlAfterComposer,
        listOfComposer, insertTab,
    ]
}
