import Requirements
import Testing

@testable import KeyNavigation
@testable import KeyboardAssistant

/// The decisions about the arrow keys in an outline, as values.
@Suite struct OutlineRowTests {
    private static let row = RowPosition(0, 4)
    private static let outer = RowPosition(0, 2)
    private static let inside = ListAction.move(.step(.down, from: row))
    private static let outside = ListAction.move(.parent(outer, of: row))

    @Test(
        "An arrow opens, goes in, closes or goes out, and else does nothing", .requirement("U405"),
        arguments: [
            (.init(isExpanded: false), .setExpanded(true, row), nil),
            (.init(isExpanded: false, parent: outer), .setExpanded(true, row), outside),
            (.init(isExpanded: true), nil, .setExpanded(false, row)),
            (
                .init(isExpanded: true, hasVisibleChild: true, parent: outer), inside,
                .setExpanded(false, row)
            ),
            (.init(), nil, nil), (.init(parent: outer), nil, outside),
            (.init(hasVisibleChild: true), nil, nil),
        ] as [(OutlineRow, ListAction?, ListAction?)])
    func arrowsByKindOfRow(row: OutlineRow, forward: ListAction?, backward: ListAction?) {
        #expect(row.forwardAction(at: Self.row) == forward)
        #expect(row.backwardAction(at: Self.row) == backward)
    }

    @Test("A row that can expand keeps → from committing, and a leaf commits", .requirement("U405"))
    func expandableRowsLeaveRightArrow() {
        var state = ListState(cursor: Self.row, outlineRow: OutlineRow(isExpanded: true))
        #expect(state.availableCommands.map(\.command).contains(.openItem))
        #expect(!state.availableCommands.map(\.command).contains(.commitItem))
        state.outlineRow?.isExpanded = nil
        #expect(state.availableCommands.first?.command == .commitItem)
        state.commands.remove(.moves)
        state.outlineRow?.parent = Self.outer
        #expect(!state.availableCommands.map(\.command).contains(.collapseItem))
    }

    @Test("The titles of the arrows tell what they do now")
    func titlesTellWhatArrowsDo() {
        let titles = [
            AvailableListCommand(command: .expandItem, action: .setExpanded(true, Self.row)),
            AvailableListCommand(command: .expandItem, action: Self.inside),
            AvailableListCommand(command: .collapseItem, action: .setExpanded(false, Self.row)),
            AvailableListCommand(command: .collapseItem, action: Self.outside),
        ].map(\.title)
        #expect(titles == ["Expand", "Next Item", "Collapse", "Enclosing Item"])
    }

    @Test("Of several rows that were collapsed, the outermost is left", .requirement("U405"))
    func outermostCollapsedRowIsLeft() {
        let trace = OutlineTrace(
            cursor: Self.row, ancestors: [RowPosition(0, 3), Self.outer, RowPosition(0, 0)])
        #expect(trace.collapsedRow { _ in true } == nil)
        #expect(trace.collapsedRow { _ in nil } == nil)
        #expect(trace.collapsedRow { $0 == Self.outer ? false : true } == Self.outer)
        #expect(trace.collapsedRow { $0.row <= 2 ? false : nil } == RowPosition(0, 0))
    }
}
