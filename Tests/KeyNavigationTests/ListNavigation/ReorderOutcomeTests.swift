import Requirements
import Testing

@testable import KeyNavigation
@testable import KeyboardAssistant

@Suite struct ReorderOutcomeTests {
    typealias Case = (
        to: RowPosition, shownNow: [Int], data: [Int], outcome: ReorderOutcome
    )

    @Test(
        "A list moves a row unless it has done so, or the numbers of rows say something else",
        .requirement("U332"),
        arguments: [
            (RowPosition(0, 1), [2, 3], [2, 3], .moves),
            (RowPosition(1, 0), [2, 3], [1, 4], .moves),
            (RowPosition(1, 0), [2, 3], [2, 3], .stays),
            (RowPosition(1, 0), [1, 4], [1, 4], .isShown),
            (RowPosition(0, 1), [2, 3], [3, 3], .stays), (RowPosition(0, 1), [2, 3], [2], .stays),
            (RowPosition(2, 0), [2, 3], [1, 3, 1], .stays),
        ] as [Case])
    func listMovesRowUnlessAlreadyMoved(_ example: Case) {
        let outcome = ReorderOutcome(
            of: RowPosition(0, 0), to: example.to, shown: [2, 3], shownNow: example.shownNow,
            data: example.data)
        #expect(outcome == example.outcome)
    }

    @Test("Nothing is moved out of a section that a list does not show", .requirement("U332"))
    func nothingMovesOutOfUnknownSection() {
        let outcome = ReorderOutcome(
            of: RowPosition(5, 0), to: RowPosition(0, 0), shown: [2], shownNow: [2], data: [3])
        #expect(outcome == .stays)
    }
}
