import Requirements
import Testing

@testable import KeyNavigation
@testable import KeyboardAssistant

@Suite struct ListStateTests {
    private let position = RowPosition(1, 2)

    private func names(_ state: ListState) -> [String] {
        state.availableCommands.map(\.command.identifier.rawValue)
    }

    @Test(
        "Without a cursor there is one command: to the next, which is the first",
        .requirement("U106"))
    func withoutCursorOnlyNextIsOffered() {
        let state = ListState(commands: .basic)
        #expect(
            state.availableCommands == [
                AvailableListCommand(command: .nextItem, action: .move(.enter(from: .first)))
            ])
    }

    @Test("With a cursor there are commit, previous and next, in this order", .requirement("U107"))
    func cursorOffersCommitPreviousAndNext() {
        let state = ListState(cursor: position, commands: .basic)
        #expect(
            state.availableCommands == [
                AvailableListCommand(command: .commitItem, action: .commit(position)),
                AvailableListCommand(
                    command: .previousItem, action: .move(.step(.up, from: position))),
                AvailableListCommand(
                    command: .nextItem, action: .move(.step(.down, from: position))),
            ])
        #expect(
            state.availableCommands.flatMap(\.command.defaultKeys).map(\.input)
                == [.rightArrow, .return, .upArrow, .downArrow])
    }

    @Test(
        "A cursor that starts in what is in sight can come from above and below",
        .requirement("U111"))
    func cursorEntersFromAboveAndBelow() {
        let state = ListState(initialPosition: .visible, commands: .moves)
        #expect(
            state.availableCommands.map(\.action) == [
                .move(.enter(from: .last)), .move(.enter(from: .first)),
            ])
    }

    @Test("From right to left ← is the arrow that comes from the first", .requirement("U111"))
    func entryFromTheRight() {
        let grid = ListState(
            shape: .grid, isRightToLeft: true, initialPosition: .visible, commands: .moves)
        #expect(
            grid.availableCommands.map(\.action) == [
                .move(.enter(from: .last)), .move(.enter(from: .first)),
                .move(.enter(from: .first)), .move(.enter(from: .last)),
            ])
    }

    @Test(
        "What the options leave out is not offered, whatever the row allows",
        arguments: [
            (ListOptions.Commands.deleting, BuiltInCommand.deleteItem),
            (.reordering, .moveItemDown), (.cellControls, .enterCell), (.clearing, .clearSelection),
            (.moves, .nextItem), (.extending, .selectAll),
        ])
    func leftOutCommandsAreNotOffered(commands: ListOptions.Commands, command: BuiltInCommand) {
        var state = ListState(
            cursor: position, selectionMode: .multiple, canClear: true, canDelete: true,
            reorderArrows: [.up, .down],
            cellContents: CellContents(controls: [.button]))
        #expect(state.availableCommands.map(\.command).contains(command))
        state.commands.subtract(commands)
        #expect(!state.availableCommands.map(\.command).contains(command))
        #expect(state.availableCommands.map(\.command).contains(.nextItem) == (commands != .moves))
    }

    @Test("An empty list has no commands", arguments: ListCursorKind.allCases)
    func emptyListHasNoCommands(kind: ListCursorKind) {
        #expect(names(ListState(isEmpty: true, cursor: position, cursorKind: kind)) == [])
    }

    @Test("Return opens where the selection is the cursor", .requirement("U117"))
    func returnOpensWhereSelectionIsCursor() {
        let state = ListState(cursor: position, cursorKind: .selection, commands: .opening)
        #expect(
            state.availableCommands == [
                AvailableListCommand(command: .openItem, action: .open(position))
            ])
        #expect(names(ListState(cursorKind: .selection, commands: .opening)) == [])
    }

    @Test("Return opens nothing where no row can be selected", .requirement("U117"))
    func returnOpensNothingWithoutSelection() {
        for mode in ListSelectionMode.allCases {
            let state = ListState(
                cursor: position, cursorKind: .selection, selectionMode: mode, commands: .opening)
            #expect(state.availableCommands.isEmpty == (mode == .none), "\(mode)")
        }
    }

    @Test(
        "A grid has four arrows, a column and rows two, and so has a row of items",
        .requirement("U133"),
        arguments: [
            (ListState.Shape.grid, ["grid.up", "grid.down", "grid.left", "grid.right"]),
            (.rows, ["list.previous", "list.next"]), (.column, ["list.previous", "list.next"]),
            (.row, ["grid.left", "grid.right"]),
        ])
    func gridOffersFourArrowsRowsTwo(shape: ListState.Shape, expected: [String]) {
        #expect(names(ListState(cursor: position, shape: shape, commands: .moves)) == expected)
    }

    @Test(
        "Only where several can be selected a selection can be extended",
        arguments: ListSelectionMode.allCases)
    func selectionExtendsOnlyWhereSeveralAllowed(mode: ListSelectionMode) {
        let state = ListState(cursor: position, selectionMode: mode, commands: .extending)
        let expected = [
            "list.extendUp", "list.extendDown", "list.extendToFirst", "list.extendToLast",
            "list.selectAll",
        ]
        #expect(names(state) == (mode == .multiple ? expected : []))
    }

    @Test("Escape clears what there is to clear, and is free for others otherwise")
    func escapeClearsOrPassesToOthers() {
        #expect(names(ListState(commands: .clearing)) == [])
        #expect(names(ListState(cursor: position, commands: .clearing)) == [])
        #expect(names(ListState(canClear: true, commands: .clearing)) == ["list.clear"])
    }

    @Test(
        "What the data source does not allow is not offered", .requirement("F60"),
        .bug("https://github.com/douglashill/KeyboardKit/issues/18"))
    func forbiddenDataChangesAreNotOffered() {
        let both: ListOptions.Commands = [.deleting, .reordering]
        #expect(names(ListState(cursor: position, commands: both)) == [])
        #expect(
            names(
                ListState(
                    cursor: position, canDelete: true, reorderArrows: [.down], commands: both))
                == ["list.delete", "list.moveDown"])
        let withoutCursor = ListState(canDelete: true, reorderArrows: [.down], commands: both)
        #expect(names(withoutCursor) == ["list.delete"], "a selection can be deleted")
    }

    @Test("An arrow past the end of the list is available unless it is passed on")
    func arrowBeyondListIsUsuallyOffered() {
        var state = ListState(cursor: position, commands: .moves)
        #expect(names(state) == ["list.previous", "list.next"])
        state.arrowsPassedOn = [.down]
        #expect(names(state) == ["list.previous"])
    }

    @Test(
        "Within one list no two commands share keys, whatever the state",
        arguments: ListState.Shape.allCases, ListCursorKind.allCases)
    func noTwoCommandsShareKeys(shape: ListState.Shape, kind: ListCursorKind) {
        let state = ListState(
            cursor: position, cursorKind: kind, shape: shape, selectionMode: .multiple,
            canClear: true,
            canDelete: true, reorderArrows: shape.arrows)
        let keys = state.availableCommands.flatMap(\.command.defaultKeys)
        #expect(Set(keys).count == keys.count)
    }
}
