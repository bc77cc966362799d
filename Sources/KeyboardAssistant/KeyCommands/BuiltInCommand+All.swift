extension BuiltInCommand {
    /// All commands of the library, in display order.
    public static let all: [BuiltInCommand] =
        lists + outlines + cells + grids + scrolling + screens + forms
}

// MARK: Lists

extension BuiltInCommand {
    static let previousItem = BuiltInCommand(
        "list.previous", "Previous Item", [.init(.upArrow)])
    static let nextItem = BuiltInCommand(
        "list.next", "Next Item", [.init(.downArrow)])
    static let firstItem = BuiltInCommand(
        "list.first", "First Item",
        [
            .init(.upArrow, .alternate),
            .init(.upArrow, .command),
        ])
    static let lastItem = BuiltInCommand(
        "list.last", "Last Item",
        [
            .init(.downArrow, .alternate),
            .init(.downArrow, .command),
        ])
    // The arrow moves deeper into a hierarchy, which follows the reading direction.
    static let commitItem = BuiltInCommand(
        "list.commit", "Open Selected", [.init(.rightArrow), .init(.return)],
        direction: .reading)
    static let openItem = BuiltInCommand(
        "list.open", "Open Selected", [.init(.return)])
    static let extendUp = BuiltInCommand(
        "list.extendUp", "Extend Selection Up", [.init(.upArrow, .shift)])
    static let extendDown = BuiltInCommand(
        "list.extendDown", "Extend Selection Down", [.init(.downArrow, .shift)])
    static let extendToFirst = BuiltInCommand(
        "list.extendToFirst", "Extend Selection to First Item",
        [
            .init(.upArrow, [.shift, .alternate]),
            .init(.upArrow, [.shift, .command]),
        ])
    static let extendToLast = BuiltInCommand(
        "list.extendToLast", "Extend Selection to Last Item",
        [
            .init(.downArrow, [.shift, .alternate]),
            .init(.downArrow, [.shift, .command]),
        ])
    static let selectAll = BuiltInCommand(
        "list.selectAll", "Select All", [.init("a", .command)])
    static let clearSelection = BuiltInCommand(
        "list.clear", "Clear Selection", [.init(.escape)])
    static let deleteItem = BuiltInCommand(
        "list.delete", "Delete",
        [.init(.backspace), .init(.backspace, .command)])
    static let moveItemUp = BuiltInCommand(
        "list.moveUp", "Move Up", [.init(.upArrow, [.alternate, .command])])
    static let moveItemDown = BuiltInCommand(
        "list.moveDown", "Move Down",
        [.init(.downArrow, [.alternate, .command])])
    // These are offered by option. In a grid, Home and End alone belong to the line.
    static let home = BuiltInCommand(
        "list.home", "First Item", [.init(.home), .init(.home, .control)])
    static let end = BuiltInCommand(
        "list.end", "Last Item", [.init(.end), .init(.end, .control)])
    static let extendHome = BuiltInCommand(
        "list.extendHome", "Extend Selection to First Item", [.init(.home, [.control, .shift])])
    static let extendEnd = BuiltInCommand(
        "list.extendEnd", "Extend Selection to Last Item", [.init(.end, [.control, .shift])])
    static let selectItem = BuiltInCommand(
        "list.select", "Select Item", [.init(" ")])
    static let extendToItem = BuiltInCommand(
        "list.extendToItem", "Extend Selection to Item", [.init(" ", .shift)])
    static let moveCursorUp = BuiltInCommand(
        "list.cursorUp", "Move Cursor Up", [.init(.upArrow, .control)])
    static let moveCursorDown = BuiltInCommand(
        "list.cursorDown", "Move Cursor Down", [.init(.downArrow, .control)])

    static let lists: [BuiltInCommand] = [
        previousItem, nextItem, firstItem, lastItem, commitItem, openItem, extendUp, extendDown,
        extendToFirst, extendToLast, selectAll, clearSelection, deleteItem, moveItemUp,
        moveItemDown, home, end, extendHome, extendEnd, selectItem, extendToItem, moveCursorUp,
        moveCursorDown,
    ]
}

// MARK: Outlines and cells

extension BuiltInCommand {
    static let expandItem = BuiltInCommand(
        "list.expand", "Expand", [.init(.rightArrow)], direction: .reading)
    static let collapseItem = BuiltInCommand(
        "list.collapse", "Collapse", [.init(.leftArrow)], direction: .reading)

    static let outlines: [BuiltInCommand] = [expandItem, collapseItem]

    static let enterCell = BuiltInCommand(
        "list.enterCell", "Go to Controls", [.init(.function(2))])
    static let nextControl = BuiltInCommand(
        "list.nextControl", "Next Control", [.init(.tab), .init(.downArrow)])
    static let previousControl = BuiltInCommand(
        "list.previousControl", "Previous Control", [.init(.tab, .shift), .init(.upArrow)])
    static let activateControl = BuiltInCommand(
        "list.activateControl", "Activate", [.init(.return), .init(" ")])
    static let decreaseValue = BuiltInCommand(
        "list.decrease", "Decrease", [.init(.leftArrow)], direction: .reading)
    static let increaseValue = BuiltInCommand(
        "list.increase", "Increase", [.init(.rightArrow)], direction: .reading)
    static let leaveCell = BuiltInCommand(
        "list.leaveCell", "Done", [.init(.escape), .init(.function(2))])

    static let cells: [BuiltInCommand] = [
        enterCell, nextControl, previousControl, activateControl, decreaseValue, increaseValue,
        leaveCell,
    ]
}

// MARK: Grids

extension BuiltInCommand {
    static let itemAbove = BuiltInCommand(
        "grid.up", "Previous Row", [.init(.upArrow)])
    static let itemBelow = BuiltInCommand(
        "grid.down", "Next Row", [.init(.downArrow)])
    // An arrow key points to the same side of the screen in every language.
    static let itemToTheLeft = BuiltInCommand(
        "grid.left", "Previous Item", [.init(.leftArrow)])
    static let itemToTheRight = BuiltInCommand(
        "grid.right", "Next Item", [.init(.rightArrow)])
    static let extendLeft = BuiltInCommand(
        "grid.extendLeft", "Extend Selection Left", [.init(.leftArrow, .shift)])
    static let extendRight = BuiltInCommand(
        "grid.extendRight", "Extend Selection Right",
        [.init(.rightArrow, .shift)])
    static let moveItemLeft = BuiltInCommand(
        "grid.moveLeft", "Move Left",
        [.init(.leftArrow, [.alternate, .command])])
    static let moveItemRight = BuiltInCommand(
        "grid.moveRight", "Move Right",
        [.init(.rightArrow, [.alternate, .command])])
    // These are offered by option.
    static let firstInRow = BuiltInCommand("grid.home", "First Item in Row", [.init(.home)])
    static let lastInRow = BuiltInCommand("grid.end", "Last Item in Row", [.init(.end)])
    static let selectRow = BuiltInCommand("grid.selectRow", "Select Row", [.init(" ", .shift)])
    static let selectColumn = BuiltInCommand(
        "grid.selectColumn", "Select Column", [.init(" ", .control)])
    static let moveCursorLeft = BuiltInCommand(
        "grid.cursorLeft", "Move Cursor Left", [.init(.leftArrow, .control)])
    static let moveCursorRight = BuiltInCommand(
        "grid.cursorRight", "Move Cursor Right", [.init(.rightArrow, .control)])

    static let grids: [BuiltInCommand] = [
        itemAbove, itemBelow, itemToTheLeft, itemToTheRight, extendLeft, extendRight, moveItemLeft,
        moveItemRight, firstInRow, lastInRow, selectRow, selectColumn, moveCursorLeft,
        moveCursorRight,
    ]
}

// MARK: Scrolling

extension BuiltInCommand {
    static let scrollUp = BuiltInCommand("scroll.up", "Scroll Up", [.init(.upArrow)])
    static let scrollDown = BuiltInCommand(
        "scroll.down", "Scroll Down", [.init(.downArrow)])
    static let scrollLeft = BuiltInCommand(
        "scroll.left", "Scroll Left", [.init(.leftArrow)])
    static let scrollRight = BuiltInCommand(
        "scroll.right", "Scroll Right", [.init(.rightArrow)])
    static let pageUp = BuiltInCommand(
        "scroll.pageUp", "Page Up",
        [.init(" ", .shift), .init(.pageUp)])
    static let pageDown = BuiltInCommand(
        "scroll.pageDown", "Page Down", [.init(" "), .init(.pageDown)])
    static let scrollToTop = BuiltInCommand(
        "scroll.top", "Scroll to Top", [.init(.home)])
    static let scrollToBottom = BuiltInCommand(
        "scroll.bottom", "Scroll to Bottom", [.init(.end)])
    // In scroll views without rows, the arrows with ⌘ are free for this.
    static let jumpToTop = BuiltInCommand(
        "scroll.jumpToTop", "Scroll to Top", [.init(.upArrow, .command)])
    static let jumpToBottom = BuiltInCommand(
        "scroll.jumpToBottom", "Scroll to Bottom",
        [.init(.downArrow, .command)])
    // In lists, these keys move to the first and the last item.
    static let arrowPageUp = BuiltInCommand(
        "scroll.arrowPageUp", "Page Up", [.init(.upArrow, .alternate)])
    static let arrowPageDown = BuiltInCommand(
        "scroll.arrowPageDown", "Page Down", [.init(.downArrow, .alternate)])
    static let zoomIn = BuiltInCommand(
        "scroll.zoomIn", "Zoom In",
        [
            .init("+", .command),
            .init("=", .command),
        ])
    static let zoomOut = BuiltInCommand(
        "scroll.zoomOut", "Zoom Out", [.init("-", .command)])
    static let actualSize = BuiltInCommand(
        "scroll.actualSize", "Actual Size", [.init("0", .command)])

    static let scrolling: [BuiltInCommand] = [
        scrollUp, scrollDown, scrollLeft, scrollRight, pageUp, pageDown, scrollToTop,
        scrollToBottom, jumpToTop, jumpToBottom, arrowPageUp, arrowPageDown, zoomIn, zoomOut,
        actualSize,
    ]
}

// MARK: Screens

extension BuiltInCommand {
    static let dismissScreen = BuiltInCommand(
        "screen.dismiss", "Close",
        [.init(.escape), .init("w", .command)])
    // On many European keyboards, `[` requires ⌥. All keyboards have the arrow.
    static let goBack = BuiltInCommand(
        "screen.back", "Back",
        [
            .init("[", .command),
            .init(.leftArrow, .command),
        ], direction: .reading)
    // Without a focus system, these do what Tab does with one.
    static let nextArea = BuiltInCommand(
        "screen.nextArea", "Next Area", [.init(.tab)])
    static let previousArea = BuiltInCommand(
        "screen.previousArea", "Previous Area", [.init(.tab, .shift)])

    /// Returns the command that selects a tab.
    ///
    /// The first tab has the number 1.
    static func selectTab(_ number: Int) -> BuiltInCommand {
        BuiltInCommand(
            CommandIdentifier(rawValue: "screen.tab\(number)"), "Tab \(number)",
            [.init(.characters("\(number)"), .command)],
            precedence: .afterSystem)
    }

    static let tabs = (1...9).map(selectTab)
    static let screens: [BuiltInCommand] =
        [dismissScreen, goBack, nextArea, previousArea] + tabs
}

// MARK: Forms

extension BuiltInCommand {
    static let nextInput = BuiltInCommand(
        "form.next", "Next Field", [.init(.tab)])
    static let previousInput = BuiltInCommand(
        "form.previous", "Previous Field", [.init(.tab, .shift)])

    static let forms: [BuiltInCommand] = [nextInput, previousInput]
}
