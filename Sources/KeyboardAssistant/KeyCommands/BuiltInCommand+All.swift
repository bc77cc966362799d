extension BuiltInCommand {
    /// All commands of the library, in display order.
    public static let all: [BuiltInCommand] =
        lists + outlines + cells + grids + scrolling + screens + bars + columns + windows + forms
        + composers
}

// MARK: Lists

extension BuiltInCommand {
    package static let previousItem = BuiltInCommand(
        "list.previous", "Previous Item", [.init(.upArrow)])
    package static let nextItem = BuiltInCommand(
        "list.next", "Next Item", [.init(.downArrow)])
    package static let firstItem = BuiltInCommand(
        "list.first", "First Item",
        [
            .init(.upArrow, .alternate),
            .init(.upArrow, .command),
        ])
    package static let lastItem = BuiltInCommand(
        "list.last", "Last Item",
        [
            .init(.downArrow, .alternate),
            .init(.downArrow, .command),
        ])
    // The arrow moves deeper into a hierarchy, which follows the reading direction.
    package static let commitItem = BuiltInCommand(
        "list.commit", "Open Selected", [.init(.rightArrow), .init(.return)],
        direction: .reading)
    package static let openItem = BuiltInCommand(
        "list.open", "Open Selected", [.init(.return)])
    package static let extendUp = BuiltInCommand(
        "list.extendUp", "Extend Selection Up", [.init(.upArrow, .shift)])
    package static let extendDown = BuiltInCommand(
        "list.extendDown", "Extend Selection Down", [.init(.downArrow, .shift)])
    package static let extendToFirst = BuiltInCommand(
        "list.extendToFirst", "Extend Selection to First Item",
        [
            .init(.upArrow, [.shift, .alternate]),
            .init(.upArrow, [.shift, .command]),
        ])
    package static let extendToLast = BuiltInCommand(
        "list.extendToLast", "Extend Selection to Last Item",
        [
            .init(.downArrow, [.shift, .alternate]),
            .init(.downArrow, [.shift, .command]),
        ])
    package static let selectAll = BuiltInCommand(
        "list.selectAll", "Select All", [.init("a", .command)])
    package static let clearSelection = BuiltInCommand(
        "list.clear", "Clear Selection", [.init(.escape)])
    package static let deleteItem = BuiltInCommand(
        "list.delete", "Delete",
        [.init(.backspace), .init(.backspace, .command)])
    package static let moveItemUp = BuiltInCommand(
        "list.moveUp", "Move Up", [.init(.upArrow, [.alternate, .command])])
    package static let moveItemDown = BuiltInCommand(
        "list.moveDown", "Move Down",
        [.init(.downArrow, [.alternate, .command])])
    // These are offered by option. In a grid, Home and End alone belong to the line.
    package static let home = BuiltInCommand(
        "list.home", "First Item", [.init(.home), .init(.home, .control)])
    package static let end = BuiltInCommand(
        "list.end", "Last Item", [.init(.end), .init(.end, .control)])
    package static let extendHome = BuiltInCommand(
        "list.extendHome", "Extend Selection to First Item", [.init(.home, [.control, .shift])])
    package static let extendEnd = BuiltInCommand(
        "list.extendEnd", "Extend Selection to Last Item", [.init(.end, [.control, .shift])])
    package static let selectItem = BuiltInCommand(
        "list.select", "Select Item", [.init(" ")])
    package static let extendToItem = BuiltInCommand(
        "list.extendToItem", "Extend Selection to Item", [.init(" ", .shift)])
    package static let moveCursorUp = BuiltInCommand(
        "list.cursorUp", "Move Cursor Up", [.init(.upArrow, .control)])
    package static let moveCursorDown = BuiltInCommand(
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
    package static let expandItem = BuiltInCommand(
        "list.expand", "Expand", [.init(.rightArrow)], direction: .reading)
    package static let collapseItem = BuiltInCommand(
        "list.collapse", "Collapse", [.init(.leftArrow)], direction: .reading)

    static let outlines: [BuiltInCommand] = [expandItem, collapseItem]

    package static let enterCell = BuiltInCommand(
        "list.enterCell", "Go to Controls", [.init(.function(2))])
    package static let nextControl = BuiltInCommand(
        "list.nextControl", "Next Control", [.init(.tab), .init(.downArrow)])
    package static let previousControl = BuiltInCommand(
        "list.previousControl", "Previous Control", [.init(.tab, .shift), .init(.upArrow)])
    package static let activateControl = BuiltInCommand(
        "list.activateControl", "Activate", [.init(.return), .init(" ")])
    package static let decreaseValue = BuiltInCommand(
        "list.decrease", "Decrease", [.init(.leftArrow)], direction: .reading)
    package static let increaseValue = BuiltInCommand(
        "list.increase", "Increase", [.init(.rightArrow)], direction: .reading)
    package static let leaveCell = BuiltInCommand(
        "list.leaveCell", "Done", [.init(.escape), .init(.function(2))])

    static let cells: [BuiltInCommand] = [
        enterCell, nextControl, previousControl, activateControl, decreaseValue, increaseValue,
        leaveCell,
    ]
}

// MARK: Grids

extension BuiltInCommand {
    package static let itemAbove = BuiltInCommand(
        "grid.up", "Previous Row", [.init(.upArrow)])
    package static let itemBelow = BuiltInCommand(
        "grid.down", "Next Row", [.init(.downArrow)])
    // An arrow key points to the same side of the screen in every language.
    package static let itemToTheLeft = BuiltInCommand(
        "grid.left", "Previous Item", [.init(.leftArrow)])
    package static let itemToTheRight = BuiltInCommand(
        "grid.right", "Next Item", [.init(.rightArrow)])
    package static let extendLeft = BuiltInCommand(
        "grid.extendLeft", "Extend Selection Left", [.init(.leftArrow, .shift)])
    package static let extendRight = BuiltInCommand(
        "grid.extendRight", "Extend Selection Right",
        [.init(.rightArrow, .shift)])
    package static let moveItemLeft = BuiltInCommand(
        "grid.moveLeft", "Move Left",
        [.init(.leftArrow, [.alternate, .command])])
    package static let moveItemRight = BuiltInCommand(
        "grid.moveRight", "Move Right",
        [.init(.rightArrow, [.alternate, .command])])
    // These are offered by option.
    package static let firstInRow = BuiltInCommand("grid.home", "First Item in Row", [.init(.home)])
    package static let lastInRow = BuiltInCommand("grid.end", "Last Item in Row", [.init(.end)])
    package static let selectRow = BuiltInCommand(
        "grid.selectRow", "Select Row", [.init(" ", .shift)])
    package static let selectColumn = BuiltInCommand(
        "grid.selectColumn", "Select Column", [.init(" ", .control)])
    package static let moveCursorLeft = BuiltInCommand(
        "grid.cursorLeft", "Move Cursor Left", [.init(.leftArrow, .control)])
    package static let moveCursorRight = BuiltInCommand(
        "grid.cursorRight", "Move Cursor Right", [.init(.rightArrow, .control)])

    static let grids: [BuiltInCommand] = [
        itemAbove, itemBelow, itemToTheLeft, itemToTheRight, extendLeft, extendRight, moveItemLeft,
        moveItemRight, firstInRow, lastInRow, selectRow, selectColumn, moveCursorLeft,
        moveCursorRight,
    ]
}

// MARK: Scrolling

extension BuiltInCommand {
    package static let scrollUp = BuiltInCommand("scroll.up", "Scroll Up", [.init(.upArrow)])
    package static let scrollDown = BuiltInCommand(
        "scroll.down", "Scroll Down", [.init(.downArrow)])
    package static let scrollLeft = BuiltInCommand(
        "scroll.left", "Scroll Left", [.init(.leftArrow)])
    package static let scrollRight = BuiltInCommand(
        "scroll.right", "Scroll Right", [.init(.rightArrow)])
    package static let pageUp = BuiltInCommand(
        "scroll.pageUp", "Page Up",
        [.init(" ", .shift), .init(.pageUp)])
    package static let pageDown = BuiltInCommand(
        "scroll.pageDown", "Page Down", [.init(" "), .init(.pageDown)])
    package static let scrollToTop = BuiltInCommand(
        "scroll.top", "Scroll to Top", [.init(.home)])
    package static let scrollToBottom = BuiltInCommand(
        "scroll.bottom", "Scroll to Bottom", [.init(.end)])
    // In scroll views without rows, the arrows with ⌘ are free for this.
    package static let jumpToTop = BuiltInCommand(
        "scroll.jumpToTop", "Scroll to Top", [.init(.upArrow, .command)])
    package static let jumpToBottom = BuiltInCommand(
        "scroll.jumpToBottom", "Scroll to Bottom",
        [.init(.downArrow, .command)])
    // In lists, these keys move to the first and the last item.
    package static let arrowPageUp = BuiltInCommand(
        "scroll.arrowPageUp", "Page Up", [.init(.upArrow, .alternate)])
    package static let arrowPageDown = BuiltInCommand(
        "scroll.arrowPageDown", "Page Down", [.init(.downArrow, .alternate)])
    package static let zoomIn = BuiltInCommand(
        "scroll.zoomIn", "Zoom In",
        [
            .init("+", .command),
            .init("=", .command),
        ])
    package static let zoomOut = BuiltInCommand(
        "scroll.zoomOut", "Zoom Out", [.init("-", .command)])
    package static let actualSize = BuiltInCommand(
        "scroll.actualSize", "Actual Size", [.init("0", .command)])
    package static let refresh = BuiltInCommand(
        "scroll.refresh", "Refresh", [.init("r", .command)], precedence: .afterSystem)

    static let scrolling: [BuiltInCommand] = [
        scrollUp, scrollDown, scrollLeft, scrollRight, pageUp, pageDown, scrollToTop,
        scrollToBottom, jumpToTop, jumpToBottom, arrowPageUp, arrowPageDown, zoomIn, zoomOut,
        actualSize, refresh,
    ]
}

// MARK: Screens

extension BuiltInCommand {
    package static let dismissScreen = BuiltInCommand(
        "screen.dismiss", "Close",
        [.init(.escape), .init("w", .command)])
    // On many European keyboards, `[` requires ⌥. All keyboards have the arrow.
    package static let goBack = BuiltInCommand(
        "screen.back", "Back",
        [
            .init("[", .command),
            .init(.leftArrow, .command),
        ], direction: .reading)
    // Without a focus system, these do what Tab does with one.
    package static let nextArea = BuiltInCommand(
        "screen.nextArea", "Next Area", [.init(.tab)])
    package static let previousArea = BuiltInCommand(
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

    package static let tabs = (1...9).map(selectTab)
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
