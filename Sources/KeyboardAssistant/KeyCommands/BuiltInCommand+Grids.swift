extension BuiltInCommand {
    static let itemAbove = BuiltInCommand(
        "grid.up", "Previous Row", [.init(input: .upArrow)])
    static let itemBelow = BuiltInCommand(
        "grid.down", "Next Row", [.init(input: .downArrow)])
    // An arrow of the keyboard points at a place on the screen, whichever way people read.
    static let itemToTheLeft = BuiltInCommand(
        "grid.left", "Previous Item", [.init(input: .leftArrow)])
    static let itemToTheRight = BuiltInCommand(
        "grid.right", "Next Item", [.init(input: .rightArrow)])
    static let extendLeft = BuiltInCommand(
        "grid.extendLeft", "Extend Selection Left", [.init(input: .leftArrow, modifiers: .shift)])
    static let extendRight = BuiltInCommand(
        "grid.extendRight", "Extend Selection Right",
        [.init(input: .rightArrow, modifiers: .shift)])
    static let moveItemLeft = BuiltInCommand(
        "grid.moveLeft", "Move Left",
        [.init(input: .leftArrow, modifiers: [.alternate, .command])])
    static let moveItemRight = BuiltInCommand(
        "grid.moveRight", "Move Right",
        [.init(input: .rightArrow, modifiers: [.alternate, .command])])

    static let grids: [BuiltInCommand] = [
        itemAbove, itemBelow, itemToTheLeft, itemToTheRight, extendLeft, extendRight, moveItemLeft,
        moveItemRight,
    ]
}
