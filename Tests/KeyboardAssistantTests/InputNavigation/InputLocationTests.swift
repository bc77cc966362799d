import Requirements
import Testing

@testable import KeyboardAssistant

@Suite struct InputLocationTests {
    private static func place(
        _ row: ListPart, index: Int = 0, of count: Int = 1
    ) -> InputLocation {
        InputLocation(
            row: row, index: index, count: count, size: SectionSize(sections: 2, rows: 5))
    }

    /// The size of a section, of two.
    private func size(_ rows: Int) -> SectionSize { SectionSize(sections: 2, rows: rows) }

    @Test(
        "A row has more inputs until its last, and before its first none", .requirement("U361"),
        arguments: [
            (0, 1, false, false), (0, 3, true, false), (1, 3, true, true), (2, 3, false, true),
        ]
    )
    func rowHasMoreBesideInput(index: Int, count: Int, next: Bool, previous: Bool) {
        let place = Self.place(.row(0, 2), index: index, of: count)

        #expect(place.hasMore(.next) == next)
        #expect(place.hasMore(.previous) == previous)
    }

    @Test(
        "A walk goes on from the row in which the input is now", .requirement("U363"),
        arguments: InputDirection.allCases)
    func walkGoesOnFromRowOfInput(direction: InputDirection) {
        let place = Self.place(.row(0, 2), index: 1, of: 2)

        // Whatever became of other rows.
        for count in [5, 4, 6] {
            #expect(
                place.start(direction, in: .row(1, 4), size: size(count))
                    == .after(.row(1, 4)))
        }
    }

    @Test(
        "A row without its input is where it was, unless its section is shorter",
        .requirement("U363"),
        arguments: InputDirection.allCases)
    func rowStaysUnlessSectionIsShorter(direction: InputDirection) {
        let place = Self.place(.row(0, 2), index: 1, of: 2)

        for count in [5, 6] {
            #expect(place.start(direction, in: nil, size: size(count)) == .after(.row(0, 2)))
        }
    }

    @Test("After a deleted section comes the one that has its number now", .requirement("U363"))
    func deletedSectionIsFollowedByItsSuccessor() {
        let place = Self.place(.row(1, 2))
        let size = SectionSize(sections: 1, rows: 0)
        #expect(place.start(.next, in: nil, size: size) == .beyond(.footer(0)))
        #expect(place.start(.previous, in: nil, size: size) == .beyond(.header(1)))
    }

    @Test("After a deleted row comes the one that has its index now", .requirement("U363"))
    func deletedRowIsFollowedByItsSuccessor() {
        #expect(
            Self.place(.row(0, 2)).start(.next, in: nil, size: size(4)) == .beyond(.row(0, 1)))
        #expect(
            Self.place(.row(0, 0)).start(.next, in: nil, size: size(4)) == .beyond(.header(0)))
        #expect(
            Self.place(.row(0, 2)).start(.previous, in: nil, size: size(4))
                == .beyond(.row(0, 2)))
    }

    @Test(
        "A view that is in another row shows the same row if others moved with it",
        .requirement("U363"),
        arguments: [
            // Rows 0 to 5 with a row inserted, moved down, and moved up.
            ([0, 1, 3, 4, 5, 6], 6, true), ([0, 1, 5, 2, 3, 4], 5, true),
            ([1, 2, 0, 3, 4, 5], 5, true),
            // The view has been reused for another row, or all have been.
            ([0, 1, 6, 3, 4, 5], 5, false), ([5, 4, 3, 2, 1, 0], 5, false),
            ([5, 4, 3, 2, 1, 0], 6, false), ([1, 0, 3, 2, 5, 4], 5, false),
        ] as [([Int], Int, Bool)])
    func viewShowsSameRowIfOthersMoved(now: [Int], count: Int, isKept: Bool) {
        let place = Self.place(.row(0, 2))
        let views = now.enumerated().map { (before: ListPart.row(0, $0), now: ListPart.row(0, $1)) }

        #expect(place.isKept(views, size: size(count)) == isKept)
    }

    @Test(
        "Headers and footers stay whatever the rows do", .requirement("U363"),
        arguments: [.listHeader, .header(0), .footer(0), .listFooter] as [ListPart])
    func headersStay(part: ListPart) {
        #expect(
            Self.place(part).start(.next, in: nil, size: size(1)) == .after(part))
    }
}

@Suite struct RowKnowledgeTests {
    private let size = SectionSize(sections: 2, rows: 3)

    @Test("What was seen of a row is known until the numbers of rows change", .requirement("U362"))
    func seenIsKnownUntilCountsChange() {
        var knowledge = SeenParts()
        knowledge.note(.row(0, 1), hasInputs: true, size: size)
        knowledge.note(.row(0, 2), hasInputs: false, size: size)
        knowledge.note(.header(1), hasInputs: false, size: size)

        #expect(knowledge.hasInputs(.row(0, 1), size: size) == true)
        #expect(knowledge.hasInputs(.row(0, 2), size: size) == false)
        #expect(knowledge.hasInputs(.header(1), size: size) == false)
        #expect(knowledge.hasInputs(.row(0, 0), size: size) == nil)
        for other in [(2, 2), (3, 3)] {
            let other = SectionSize(sections: other.0, rows: other.1)
            #expect(knowledge.hasInputs(.row(0, 1), size: other) == nil)
            #expect(knowledge.hasInputs(.header(1), size: other) == nil)
        }
    }

    @Test(
        "A row that contradicts what was seen makes all of it doubtful", .requirement("U362"),
        arguments: [true, false])
    func contradictionForgetsRest(had: Bool) {
        var knowledge = SeenParts()
        knowledge.note(.row(0, 1), hasInputs: had, size: size)
        knowledge.note(.row(1, 2), hasInputs: false, size: size)
        knowledge.note(.row(0, 1), hasInputs: had, size: size)
        #expect(knowledge.hasInputs(.row(1, 2), size: size) == false)

        knowledge.note(.row(0, 1), hasInputs: !had, size: size)
        #expect(knowledge.hasInputs(.row(0, 1), size: size) == !had)
        #expect(knowledge.hasInputs(.row(1, 2), size: size) == nil)
    }
}
