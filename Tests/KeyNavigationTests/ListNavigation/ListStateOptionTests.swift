import Foundation
import Requirements
import Testing

@testable import KeyNavigation
@testable import KeyboardAssistant

/// The commands that a list has by option.
@Suite struct ListStateOptionTests {
    private let position = RowPosition(1, 2)

    private func names(_ state: ListState) -> [String] {
        state.availableCommands.map(\.command.identifier.rawValue)
    }

    private func keys(_ state: ListState) -> [String] {
        state.availableCommands.flatMap(\.command.defaultKeys).map(\.symbols)
    }

    // MARK: Pages

    @Test(
        "Page keys that move the cursor have the same keys, and Home and End stay on a grid's line",
        .requirement("U402"),
        arguments: [
            (ListState.Shape.rows, ["list.home", "list.end"]),
            (.column, ["list.home", "list.end"]), (.row, ["list.home", "list.end"]),
            (.grid, ["grid.home", "grid.end", "list.home", "list.end"]),
        ])
    func pageKeysMoveCursor(shape: ListState.Shape, ends: [String]) {
        let state = ListState(
            cursor: position, shape: shape, commands: .pages, pageKeys: .moveCursor)
        #expect(names(state) == ["scroll.pageDown", "scroll.pageUp"] + ends)
        #expect(
            keys(state) == ["Space", "⇟", "⇧Space", "⇞"]
                + (shape == .grid ? ["↖︎", "↘︎", "⌃↖︎", "⌃↘︎"] : ["↖︎", "⌃↖︎", "↘︎", "⌃↘︎"]))
        #expect(
            state.availableCommands.prefix(2).map(\.action) == [
                .move(.page(.forward, from: position)), .move(.page(.backward, from: position)),
            ])
        #expect(
            state.availableCommands.suffix(2).map(\.action) == [
                .move(.end(.first)), .move(.end(.last)),
            ])
    }

    @Test("Home and End go to the ends of the cursor's own line in a grid", .requirement("U402"))
    func homeStaysOnLine() {
        let state = ListState(
            cursor: position, shape: .grid, commands: .pages, pageKeys: .moveCursor)
        #expect(
            state.availableCommands[2...3].map(\.action) == [
                .move(.lineEnd(.first, from: position)), .move(.lineEnd(.last, from: position)),
            ])
    }

    @Test("Without a cursor the page keys bring it in, as the arrows do", .requirement("U402"))
    func pageKeysEnter() {
        let actions = { (start: ListOptions.InitialPosition) in
            ListState(
                shape: .grid, initialPosition: start, commands: .pages, pageKeys: .moveCursor
            ).availableCommands.map(\.action)
        }
        let ends: [ListAction] = [
            .move(.end(.first)), .move(.end(.last)), .move(.end(.first)), .move(.end(.last)),
        ]
        #expect(
            actions(.visible) == [.move(.enter(from: .first)), .move(.enter(from: .last))] + ends)
        #expect(actions(.first) == [.move(.enter(from: .first))] + ends)
    }

    @Test(
        "⌃⇧Home and ⌃⇧End extend where Home moves the cursor and several can be selected",
        .requirement("U402"), arguments: ListSelectionMode.allCases)
    func homeExtends(mode: ListSelectionMode) {
        let added = { (cursor: RowPosition?, keys: ListOptions.PageKeys) in
            names(
                ListState(
                    cursor: cursor, selectionMode: mode, commands: .extending, pageKeys: keys)
            ).filter { $0.hasPrefix("list.extendHome") || $0.hasPrefix("list.extendEnd") }
        }
        #expect(
            added(position, .moveCursor)
                == (mode == .multiple ? ["list.extendHome", "list.extendEnd"] : []))
        #expect(added(position, .scroll) == [] && added(nil, .moveCursor) == [])
    }

    // MARK: Space

    @Test(
        "Space selects where it can, and pages nowhere else then",
        .requirement("U402"),
        arguments: [
            (ListState.Shape.rows, ListOptions.GridSelection.rectangle, "list.extendToItem"),
            (.grid, .range, "list.extendToItem"), (.grid, .rectangle, "grid.selectRow"),
        ])
    func spaceSelects(
        shape: ListState.Shape, selection: ListOptions.GridSelection, shifted: String
    ) {
        let state = ListState(
            cursor: position, shape: shape, selectionMode: .multiple,
            commands: [.pages, .extending], spaceKey: .select, gridSelection: selection)
        let named = Dictionary(
            state.availableCommands.flatMap { available in
                available.command.defaultKeys.map {
                    ($0.symbols, available.command.identifier.rawValue)
                }
            }, uniquingKeysWith: { "\($0) and \($1)" })
        #expect(named["Space"] == "list.select" && named["⇧Space"] == shifted)
        #expect(named["⌃Space"] == (shifted == "grid.selectRow" ? "grid.selectColumn" : nil))
        #expect(named["⇟"] == "scroll.pageDown" && named["⇞"] == "scroll.pageUp")
    }

    @Test(
        "Where only one can be selected, Space selects what is not selected",
        .requirement("U402"), arguments: [true, false])
    func spaceSelectsOne(isSelected: Bool) {
        var state = ListState(
            cursor: position, selectionMode: .single, commands: [.pages, .extending],
            spaceKey: .select, isCursorSelected: isSelected)
        #expect(names(state).contains("list.select") != isSelected)
        #expect(!names(state).contains("list.extendToItem"))
        #expect(
            state.availableCommands.first?.command.defaultKeys == [.init(.pageDown)],
            "Space is no Page Down key even where there is nothing to select")
        state.cursor = nil
        #expect(!keys(state).contains("Space") && !names(state).contains("list.select"))
    }

    @Test("Where nothing can be selected, Space pages", .requirement("U402"))
    func spacePagesWithoutSelection() {
        let pages = { (mode: ListSelectionMode, commands: ListOptions.Commands) in
            let state = ListState(
                cursor: position, selectionMode: mode, commands: commands, spaceKey: .select)
            return keys(state).contains("Space") && !names(state).contains("list.select")
        }
        #expect(pages(.none, [.pages, .extending]) && pages(.multiple, .pages))
        #expect(!pages(.single, [.pages, .extending]))
    }

    // MARK: The cursor alone

    @Test(
        "⌃ and an arrow move the cursor alone where the selection follows it",
        .requirement("U402"),
        arguments: [
            (ListState.Shape.rows, ["list.cursorUp", "list.cursorDown"]),
            (.row, ["grid.cursorLeft", "grid.cursorRight"]),
            (
                .grid,
                ["list.cursorUp", "list.cursorDown", "grid.cursorLeft", "grid.cursorRight"]
            ),
        ])
    func controlMovesCursorAlone(shape: ListState.Shape, expected: [String]) {
        var state = ListState(
            cursor: position, shape: shape, commands: .moves, selectionFollowsCursor: true)
        let added = { names(state).filter { $0.contains("cursor") } }
        #expect(added() == expected)
        let first = shape.arrows[0]
        #expect(
            state.availableCommands.contains {
                $0.action == .moveWithoutSelecting(.step(first, from: position))
            })
        state.arrowsPassedOn = [first]
        #expect(added() == Array(expected.dropFirst()))
        state.selectionFollowsCursor = false
        #expect(added() == [])
        state.selectionFollowsCursor = true
        state.cursor = nil
        #expect(added() == [])
        state.cursor = position
        state.commands = .ends
        #expect(added() == [])
    }

    @Test(
        "Whatever the options, no two commands share keys", .requirement("U402"),
        arguments: ListState.Shape.allCases, ListSelectionMode.allCases)
    func noTwoCommandsShareKeys(shape: ListState.Shape, mode: ListSelectionMode) {
        for pages in ListOptions.PageKeys.allCases {
            for space in ListOptions.SpaceKey.allCases {
                for grid in ListOptions.GridSelection.allCases {
                    let state = ListState(
                        cursor: position, cursorKind: .selection, shape: shape,
                        selectionMode: mode, canClear: true, canDelete: true,
                        reorderArrows: shape.arrows, pageKeys: pages, spaceKey: space,
                        gridSelection: grid, selectionFollowsCursor: true)
                    let keys = keys(state)
                    #expect(Set(keys).count == keys.count, "\(pages), \(space), \(grid)")
                }
            }
        }
    }
}
