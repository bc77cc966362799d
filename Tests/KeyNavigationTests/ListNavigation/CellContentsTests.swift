import Requirements
import Testing

@testable import KeyNavigation
@testable import KeyboardAssistant

/// The decisions about keys inside a cell, as values.
@Suite struct CellContentsTests {
    @Test(
        "A step wraps, and begins at an end if no control has focus", .requirement("U404"),
        arguments: [
            (.control(0), .forward, [1, 2]), (.control(1), .forward, [2, 0]),
            (.control(2), .forward, [0, 1]), (.control(1), .backward, [0, 2]),
            (.control(nil), .forward, [0, 1, 2]), (.control(nil), .backward, [2, 1, 0]),
            (.cell, .forward, [0, 1, 2]), (.control(9), .forward, [0, 1, 2]),
        ] as [(CellContents.Focus, RowWalk.Direction, [Int])])
    func stepsWrap(focus: CellContents.Focus, direction: RowWalk.Direction, expected: [Int]) {
        let contents = CellContents(controls: [.button, .text, .adjustable], focus: focus)
        #expect(contents.candidates(direction) == expected)
    }

    @Test("A single control has no other to go to, and an empty cell has none")
    func fewControls() {
        #expect(CellContents(controls: [.text], focus: .control(0)).candidates(.forward) == [])
        #expect(CellContents(focus: .control(nil)).candidates(.backward) == [])
    }

    @Test(
        "The arrows to the sides change a value, and otherwise move on", .requirement("U404"),
        arguments: CellContents.Control.allCases, [false, true])
    func sidewaysArrowsDependOnControl(control: CellContents.Control, isRightToLeft: Bool) throws {
        let contents = CellContents(controls: [control], focus: .control(0))
        let commands = try #require(contents.availableCommands(isRightToLeft: isRightToLeft))
        let action = { (command: BuiltInCommand) in
            commands.first { $0.command == command }?.action
        }
        let isValue = control == .adjustable
        #expect(action(.increaseValue) == (isValue ? .adjustControl(.forward) : nil))
        #expect(action(.decreaseValue) == (isValue ? .adjustControl(.backward) : nil))
        let toTheRight = ListAction.stepInCell(isRightToLeft ? .backward : .forward)
        #expect(action(.itemToTheRight) == (isValue ? nil : toTheRight))
        #expect(action(.activateControl) == (control == .button ? .activateControl : nil))
        #expect(action(.leaveCell) == .leaveCell)
    }

    @Test(
        "No two commands of a cell have a key in common", arguments: CellContents.Control.allCases)
    func keysAreUnique(control: CellContents.Control) throws {
        let contents = CellContents(controls: [control], focus: .control(0))
        let keys = try #require(contents.availableCommands(isRightToLeft: false))
            .flatMap(\.command.defaultKeys)
        #expect(Set(keys).count == keys.count)
    }

    @Test(
        "Inside a cell no command of the list is offered, and outside F2 leads in",
        .requirement("U404"))
    func listsCommandsAreNotOfferedInside() {
        let cursor = RowPosition(0, 3)
        var state = ListState(cursor: cursor, cursorKind: .selection, canDelete: true)
        #expect(!state.availableCommands.map(\.command).contains(.enterCell))
        state.cellContents.controls = [.button]
        #expect(
            state.availableCommands.last
                == AvailableListCommand(command: .enterCell, action: .enterCell(cursor)))
        state.cellContents.focus = .control(0)
        let inside = state.availableCommands.map(\.command)
        #expect(
            inside == [
                .nextControl, .previousControl, .itemToTheLeft, .itemToTheRight, .activateControl,
                .leaveCell,
            ])
    }

    @Test("Return goes into a cell, and → still commits", .requirement("U404"))
    func returnEntersWhereAsked() {
        let cursor = RowPosition(0, 3)
        let entering = AvailableListCommand(command: .openItem, action: .enterCell(cursor))
        var state = ListState(cursor: cursor, cellContents: CellContents(controls: [.button]))
        #expect(state.availableCommands.first?.action == .commit(cursor))
        state.returnEntersCell = true
        #expect(
            state.availableCommands.prefix(2) == [
                AvailableListCommand(
                    command: .commitItem, action: .commit(cursor), leavesReturn: true), entering,
            ])
        state.cursorKind = .selection
        #expect(state.availableCommands.first == entering)
        state.cellContents.controls = []
        #expect(state.availableCommands.first?.action == .open(cursor))
        state.cellContents.isLoaded = false
        #expect(state.availableCommands.first?.action == .enterOrOpen(cursor))
        state.returnEntersCell = false
        #expect(state.availableCommands.first?.action == .open(cursor))
    }
}
