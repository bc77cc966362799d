extension CommandDeclaration {
    static let itemAbove = CommandDeclaration(
        "grid.up", "Previous Row", [.init(input: .upArrow)])
    static let itemBelow = CommandDeclaration(
        "grid.down", "Next Row", [.init(input: .downArrow)])
    // An arrow of the keyboard points at a place on the screen, whichever way people read.
    static let itemToTheLeft = CommandDeclaration(
        "grid.left", "Previous Item", [.init(input: .leftArrow)])
    static let itemToTheRight = CommandDeclaration(
        "grid.right", "Next Item", [.init(input: .rightArrow)])
    static let extendLeft = CommandDeclaration(
        "grid.extendLeft", "Extend Selection Left", [.init(input: .leftArrow, modifiers: .shift)])
    static let extendRight = CommandDeclaration(
        "grid.extendRight", "Extend Selection Right",
        [.init(input: .rightArrow, modifiers: .shift)])
    static let moveItemLeft = CommandDeclaration(
        "grid.moveLeft", "Move Left",
        [.init(input: .leftArrow, modifiers: [.alternate, .command])])
    static let moveItemRight = CommandDeclaration(
        "grid.moveRight", "Move Right",
        [.init(input: .rightArrow, modifiers: [.alternate, .command])])

    static let grids: [CommandDeclaration] = [
        itemAbove, itemBelow, itemToTheLeft, itemToTheRight, extendLeft, extendRight, moveItemLeft,
        moveItemRight,
    ]
}
