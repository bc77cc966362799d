import Requirements
import Testing

@testable import KeyboardAssistant

@Suite struct ListSituationTests {
    private let place = RowPosition(1, 2)

    private func names(_ situation: ListSituation) -> [String] {
        situation.offers.map(\.command.identifier.rawValue)
    }

    @Test(
        "Without a cursor there is one command: to the next, which is the first",
        .requirement("U106"))
    func withoutCursorOnlyNextIsOffered() {
        let situation = ListSituation(commands: .basic)
        #expect(
            situation.offers == [
                ListOffer(command: .nextItem, action: .move(.enter(from: .first)))
            ])
    }

    @Test("With a cursor there are commit, previous and next, in this order", .requirement("U107"))
    func cursorOffersCommitPreviousAndNext() {
        let situation = ListSituation(cursor: place, commands: .basic)
        #expect(
            situation.offers == [
                ListOffer(command: .commitItem, action: .commit(place)),
                ListOffer(command: .previousItem, action: .move(.step(.up, from: place))),
                ListOffer(command: .nextItem, action: .move(.step(.down, from: place))),
            ])
        #expect(
            situation.offers.flatMap(\.command.defaultKeys).map(\.input)
                == [.rightArrow, .return, .upArrow, .downArrow])
    }

    @Test(
        "A cursor that starts in what is in sight can come from above and below",
        .requirement("U111"))
    func cursorEntersFromAboveAndBelow() {
        let situation = ListSituation(entry: .visible, commands: .moves)
        #expect(
            situation.offers.map(\.action) == [
                .move(.enter(from: .last)), .move(.enter(from: .first)),
            ])
    }

    @Test("From right to left ← is the arrow that comes from the first", .requirement("U111"))
    func entryFromTheRight() {
        let grid = ListSituation(
            shape: .grid, isRightToLeft: true, entry: .visible, commands: .moves)
        #expect(
            grid.offers.map(\.action) == [
                .move(.enter(from: .last)), .move(.enter(from: .first)),
                .move(.enter(from: .first)), .move(.enter(from: .last)),
            ])
    }

    @Test("An empty list has no commands", arguments: ListCursor.allCases)
    func emptyListHasNoCommands(style: ListCursor) {
        #expect(names(ListSituation(isEmpty: true, cursor: place, style: style)) == [])
    }

    @Test("Return opens where the selection is the cursor", .requirement("U117"))
    func returnOpensWhereSelectionIsCursor() {
        let situation = ListSituation(cursor: place, style: .selection, commands: .opening)
        #expect(situation.offers == [ListOffer(command: .openItem, action: .open(place))])
        #expect(names(ListSituation(style: .selection, commands: .opening)) == [])
    }

    @Test(
        "A grid has four arrows, a column and rows two, and so has a row of items",
        .requirement("U133"),
        arguments: [
            (ListSituation.Shape.grid, ["grid.up", "grid.down", "grid.left", "grid.right"]),
            (.rows, ["list.previous", "list.next"]), (.column, ["list.previous", "list.next"]),
            (.row, ["grid.left", "grid.right"]),
        ])
    func gridOffersFourArrowsRowsTwo(shape: ListSituation.Shape, expected: [String]) {
        #expect(names(ListSituation(cursor: place, shape: shape, commands: .moves)) == expected)
    }

    @Test(
        "Only where several can be selected a selection can be extended",
        arguments: ListSelectionMode.allCases)
    func selectionExtendsOnlyWhereSeveralAllowed(mode: ListSelectionMode) {
        let situation = ListSituation(cursor: place, selection: mode, commands: .extending)
        let expected = [
            "list.extendUp", "list.extendDown", "list.extendToFirst", "list.extendToLast",
            "list.selectAll",
        ]
        #expect(names(situation) == (mode == .multiple ? expected : []))
    }

    @Test("Escape clears what there is to clear, and is free for others otherwise")
    func escapeClearsOrPassesToOthers() {
        #expect(names(ListSituation(commands: .clearing)) == [])
        #expect(names(ListSituation(cursor: place, commands: .clearing)) == ["list.clear"])
        #expect(names(ListSituation(hasSelection: true, commands: .clearing)) == ["list.clear"])
    }

    @Test(
        "What the data source does not allow is not offered", .requirement("F60"),
        .bug("https://github.com/douglashill/KeyboardKit/issues/18"))
    func forbiddenDataChangesAreNotOffered() {
        let both: ListCommands = [.deleting, .reordering]
        #expect(names(ListSituation(cursor: place, commands: both)) == [])
        #expect(
            names(
                ListSituation(
                    cursor: place, canDelete: true, reorderSteps: [.down], commands: both))
                == ["list.delete", "list.moveDown"])
        #expect(names(ListSituation(canDelete: true, reorderSteps: [.down], commands: both)) == [])
    }

    @Test("An arrow that leads beyond the list is offered unless it is to be left to others")
    func arrowBeyondListIsUsuallyOffered() {
        var situation = ListSituation(cursor: place, commands: .moves)
        #expect(names(situation) == ["list.previous", "list.next"])
        situation.deadEnds = [.down]
        #expect(names(situation) == ["list.previous"])
    }

    @Test(
        "Within one list no two commands share keys, whatever the situation",
        arguments: ListSituation.Shape.allCases, ListCursor.allCases)
    func noTwoCommandsShareKeys(shape: ListSituation.Shape, style: ListCursor) {
        let situation = ListSituation(
            cursor: place, style: style, shape: shape, selection: .multiple, hasSelection: true,
            canDelete: true, reorderSteps: shape.steps)
        let keys = situation.offers.flatMap(\.command.defaultKeys)
        #expect(Set(keys).count == keys.count)
    }
}
