extension BuiltInCommand {
    static let previousItem = BuiltInCommand(
        "list.previous", "Previous Item", [.init(input: .upArrow)])
    static let nextItem = BuiltInCommand(
        "list.next", "Next Item", [.init(input: .downArrow)])
    static let firstItem = BuiltInCommand(
        "list.first", "First Item",
        [
            .init(input: .upArrow, modifiers: .alternate),
            .init(input: .upArrow, modifiers: .command),
        ])
    static let lastItem = BuiltInCommand(
        "list.last", "Last Item",
        [
            .init(input: .downArrow, modifiers: .alternate),
            .init(input: .downArrow, modifiers: .command),
        ])
    /// The arrow stands for going deeper, which is where reading goes on.
    static let commitItem = BuiltInCommand(
        "list.commit", "Open Selected", [.init(input: .rightArrow), .init(input: .return)],
        direction: .reading)
    static let openItem = BuiltInCommand(
        "list.open", "Open Selected", [.init(input: .return)])
    static let extendUp = BuiltInCommand(
        "list.extendUp", "Extend Selection Up", [.init(input: .upArrow, modifiers: .shift)])
    static let extendDown = BuiltInCommand(
        "list.extendDown", "Extend Selection Down", [.init(input: .downArrow, modifiers: .shift)])
    static let extendToFirst = BuiltInCommand(
        "list.extendToFirst", "Extend Selection to First Item",
        [
            .init(input: .upArrow, modifiers: [.shift, .alternate]),
            .init(input: .upArrow, modifiers: [.shift, .command]),
        ])
    static let extendToLast = BuiltInCommand(
        "list.extendToLast", "Extend Selection to Last Item",
        [
            .init(input: .downArrow, modifiers: [.shift, .alternate]),
            .init(input: .downArrow, modifiers: [.shift, .command]),
        ])
    static let selectAll = BuiltInCommand(
        "list.selectAll", "Select All", [.init(input: .characters("a"), modifiers: .command)])
    static let clearSelection = BuiltInCommand(
        "list.clear", "Clear Selection", [.init(input: .escape)])
    static let deleteItem = BuiltInCommand(
        "list.delete", "Delete",
        [.init(input: .backspace), .init(input: .backspace, modifiers: .command)])
    static let moveItemUp = BuiltInCommand(
        "list.moveUp", "Move Up", [.init(input: .upArrow, modifiers: [.alternate, .command])])
    static let moveItemDown = BuiltInCommand(
        "list.moveDown", "Move Down",
        [.init(input: .downArrow, modifiers: [.alternate, .command])])

    static let lists: [BuiltInCommand] = [
        previousItem, nextItem, firstItem, lastItem, commitItem, openItem, extendUp, extendDown,
        extendToFirst, extendToLast, selectAll, clearSelection, deleteItem, moveItemUp,
        moveItemDown,
    ]
}
