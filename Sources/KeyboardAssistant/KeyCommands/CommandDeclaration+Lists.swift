extension CommandDeclaration {
    static let previousItem = CommandDeclaration(
        "list.previous", "Previous Item", [.init(input: .upArrow)])
    static let nextItem = CommandDeclaration(
        "list.next", "Next Item", [.init(input: .downArrow)])
    static let firstItem = CommandDeclaration(
        "list.first", "First Item",
        [
            .init(input: .upArrow, modifiers: .alternate),
            .init(input: .upArrow, modifiers: .command),
        ])
    static let lastItem = CommandDeclaration(
        "list.last", "Last Item",
        [
            .init(input: .downArrow, modifiers: .alternate),
            .init(input: .downArrow, modifiers: .command),
        ])
    /// The arrow stands for going deeper, which is where reading goes on.
    static let commitItem = CommandDeclaration(
        "list.commit", "Open Selected", [.init(input: .rightArrow), .init(input: .return)],
        direction: .reading)
    static let openItem = CommandDeclaration(
        "list.open", "Open Selected", [.init(input: .return)])
    static let extendUp = CommandDeclaration(
        "list.extendUp", "Extend Selection Up", [.init(input: .upArrow, modifiers: .shift)])
    static let extendDown = CommandDeclaration(
        "list.extendDown", "Extend Selection Down", [.init(input: .downArrow, modifiers: .shift)])
    static let extendToFirst = CommandDeclaration(
        "list.extendToFirst", "Extend Selection to First Item",
        [
            .init(input: .upArrow, modifiers: [.shift, .alternate]),
            .init(input: .upArrow, modifiers: [.shift, .command]),
        ])
    static let extendToLast = CommandDeclaration(
        "list.extendToLast", "Extend Selection to Last Item",
        [
            .init(input: .downArrow, modifiers: [.shift, .alternate]),
            .init(input: .downArrow, modifiers: [.shift, .command]),
        ])
    static let selectAll = CommandDeclaration(
        "list.selectAll", "Select All", [.init(input: .characters("a"), modifiers: .command)])
    static let clearSelection = CommandDeclaration(
        "list.clear", "Clear Selection", [.init(input: .escape)])
    static let deleteItem = CommandDeclaration(
        "list.delete", "Delete",
        [.init(input: .backspace), .init(input: .backspace, modifiers: .command)])
    static let moveItemUp = CommandDeclaration(
        "list.moveUp", "Move Up", [.init(input: .upArrow, modifiers: [.alternate, .command])])
    static let moveItemDown = CommandDeclaration(
        "list.moveDown", "Move Down",
        [.init(input: .downArrow, modifiers: [.alternate, .command])])

    static let lists: [CommandDeclaration] = [
        previousItem, nextItem, firstItem, lastItem, commitItem, openItem, extendUp, extendDown,
        extendToFirst, extendToLast, selectAll, clearSelection, deleteItem, moveItemUp,
        moveItemDown,
    ]
}
