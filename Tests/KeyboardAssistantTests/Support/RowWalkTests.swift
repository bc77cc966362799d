import Foundation
import Requirements
import Testing

@testable import KeyboardAssistant

@Suite struct RowWalkTests {
    typealias Case = (sections: [Int], start: RowPosition, offset: Int, end: RowPosition?)

    @Test(
        "The first and the last row are found past empty sections", .requirement("U100", "U101"),
        arguments: [
            ([3, 2], RowPosition(0, 0), RowPosition(1, 1)),
            ([0, 2], RowPosition(1, 0), RowPosition(1, 1)),
            ([3, 0], RowPosition(0, 0), RowPosition(0, 2)),
            ([0, 0], nil, nil),
            ([], nil, nil),
            ([-4, 1], RowPosition(1, 0), RowPosition(1, 0)),
        ] as [([Int], RowPosition?, RowPosition?)])
    func firstAndLastSkipEmptySections(sections: [Int], first: RowPosition?, last: RowPosition?) {
        let walk = RowWalk(sections)

        #expect(walk.first == first)
        #expect(walk.last == last)
    }

    @Test(
        "A walk crosses sections, and starts in the list even if rows went away",
        .requirement("U102", "U104", "U105", "U124"),
        arguments: [
            ([3, 0, 2], RowPosition(0, 2), 1, RowPosition(2, 0)),
            ([3, 0, 2], RowPosition(2, 0), -1, RowPosition(0, 2)),
            ([0, 3], RowPosition(1, 0), -1, nil),
            ([3, 2, 4], RowPosition(0, 2), 5, RowPosition(2, 2)),
            ([3, 2, 4], RowPosition(2, 1), -4, RowPosition(0, 2)),
            ([3, 20], RowPosition(0, 10), -1, RowPosition(0, 1)),
            ([3, 20], RowPosition(0, 10), 1, RowPosition(1, 0)),
            ([3, 20], RowPosition(0, 10), 0, RowPosition(0, 2)),
            ([3, 0, 20], RowPosition(1, 4), 1, RowPosition(2, 0)),
            ([3, 0, 20], RowPosition(1, 4), -1, RowPosition(0, 2)),
            ([3, 0, 20], RowPosition(1, 4), 0, nil),
            ([3, 3], RowPosition(1, 0), -1, RowPosition(0, 2)),
            ([3], RowPosition(1, 0), 1, nil),
            ([3], RowPosition(-1, 0), 1, nil),
            ([3], RowPosition(0, -9), 1, RowPosition(0, 1)),
            ([3], RowPosition(0, 1), .max, nil),
            ([3], RowPosition(0, 1), .min, nil),
        ] as [Case])
    func across(_ example: Case) {
        let walk = RowWalk(example.sections)

        #expect(walk.position(startingAt: example.start, offsetBy: example.offset) == example.end)
    }

    @Test("At its ends a walk stops, or wraps to the other end", .requirement("U103"))
    func walkStopsOrWrapsAtEnds() {
        var walk = RowWalk([3])
        let (first, last) = (RowPosition(0, 0), RowPosition(0, 2))

        #expect(walk.next(.forward, from: last) == nil)
        #expect(walk.next(.backward, from: first) == nil)
        walk.wraps = true
        #expect(walk.next(.forward, from: last) == first)
        #expect(walk.next(.backward, from: first) == last)
        #expect(walk.position(startingAt: RowPosition(0, 1), offsetBy: 100) == first)
    }

    @Test("A walk that wraps stays where no step leads, if its section is empty")
    func noStepFromEmptySectionLeadsNowhere() {
        var walk = RowWalk([0, 3])
        walk.wraps = true
        #expect(walk.position(startingAt: RowPosition(0, 0), offsetBy: 0) == nil)
        #expect(walk.position(startingAt: RowPosition(0, 0), offsetBy: 1) == RowPosition(1, 0))
    }

    @Test("Rows that refuse the cursor are passed over, at the ends too", .requirement("U130"))
    func rowsRefusingCursorArePassedOver() {
        var walk = RowWalk([1, 6, 1])
        walk.accepts = { $0 != RowPosition(1, 3) && $0.section == 1 }

        #expect(walk.next(.forward, from: RowPosition(1, 2)) == RowPosition(1, 4))
        #expect(walk.next(.backward, from: RowPosition(1, 4)) == RowPosition(1, 2))
        #expect(walk.position(startingAt: RowPosition(1, 1), offsetBy: 2) == RowPosition(1, 4))
        #expect(walk.first == RowPosition(1, 0))
        #expect(walk.last == RowPosition(1, 5))
        #expect(walk.next(.forward, from: RowPosition(1, 5)) == nil)
    }

    @Test(
        "A walk begins with a section, which can be beyond the ends", .requirement("U363"),
        arguments: [
            (-3, RowPosition(0, 0), nil), (-1, RowPosition(0, 0), nil),
            (0, RowPosition(0, 0), RowPosition(0, 1)), (1, RowPosition(2, 0), RowPosition(0, 1)),
            (2, RowPosition(2, 0), RowPosition(2, 2)), (3, nil, RowPosition(2, 2)),
            (9, nil, RowPosition(2, 2)),
        ] as [(Int, RowPosition?, RowPosition?)])
    func walkBeginsWithSection(section: Int, forward: RowPosition?, backward: RowPosition?) {
        let walk = RowWalk([2, 0, 3])

        #expect(walk.first(.forward, inSection: section) == forward)
        #expect(walk.first(.backward, inSection: section) == backward)
    }

    @Test("A walk gives up where too many rows in a row refuse the cursor")
    func walkGivesUpAfterManyRefusals() {
        var asked = 0
        var walk = RowWalk([1_000_000])
        walk.accepts = { position in
            asked += 1
            return position.row == 50_000
        }

        #expect(walk.first == nil)
        #expect(asked == walk.maxSkippedRows)
        #expect(walk.next(.forward, from: RowPosition(0, 45_000)) == RowPosition(0, 50_000))
    }

    @Test("A walk asks only for the sections it comes through")
    func walkAsksOnlySectionsItCrosses() {
        var asked: Set<Int> = []
        let walk = RowWalk(numberOfSections: .max) { section in
            asked.insert(section)
            return section % 3
        }

        #expect(walk.next(.forward, from: RowPosition(302, 1)) == RowPosition(304, 0))
        #expect(asked == [302, 303, 304])
        #expect(walk.last != nil)
        #expect(walk.position(startingAt: RowPosition(0, 0), offsetBy: 9) == RowPosition(8, 1))
        #expect(asked.count < 30)
    }

    @Test("The nearest row is the same, or the next, or else the one before")
    func nearestIsSameNextOrPrevious() {
        var walk = RowWalk([3, 0, 2])

        #expect(walk.nearest(to: RowPosition(0, 1)) == RowPosition(0, 1))
        #expect(walk.nearest(to: RowPosition(0, 7)) == RowPosition(0, 2))
        #expect(walk.nearest(to: RowPosition(1, 0)) == RowPosition(2, 0))
        #expect(walk.nearest(to: RowPosition(9, 0)) == RowPosition(2, 1))
        #expect(walk.nearest(to: RowPosition(-1, 5)) == RowPosition(0, 0))
        walk.accepts = { $0.section == 0 && $0.row != 1 }
        #expect(walk.nearest(to: RowPosition(0, 1)) == RowPosition(0, 2))
        #expect(walk.nearest(to: RowPosition(2, 0)) == RowPosition(0, 2))
        #expect(RowWalk([0]).nearest(to: RowPosition(0, 0)) == nil)
    }

    @Test("A walk finds what going along the list of all rows finds")
    func walkAgreesWithAllRowsListed() {
        for sections in [[1], [2, 1], [0, 2, 0, 0, 3], [3, 0, 1], [0, 0]] {
            let all = sections.enumerated().flatMap { section, count in
                (0..<count).map { RowPosition(section, $0) }
            }
            for refusal in [nil, 2, 3] as [Int?] {
                var walk = RowWalk(sections)
                if let refusal { walk.accepts = { ($0.section + $0.row) % refusal != 0 } }
                let open = all.filter { walk.accepts?($0) ?? true }
                #expect(walk.first == open.first)
                #expect(walk.last == open.last)
                for start in all {
                    let after = open.filter { $0 > start }
                    let before = Array(open.filter { $0 < start }.reversed())
                    for steps in 1...6 {
                        let forward = steps <= after.count ? after[steps - 1] : nil
                        let backward = steps <= before.count ? before[steps - 1] : nil
                        #expect(walk.position(startingAt: start, offsetBy: steps) == forward)
                        #expect(walk.position(startingAt: start, offsetBy: -steps) == backward)
                    }
                }
            }
        }
    }

    @Test("A position and an index path say the same")
    func positionAndIndexPathSaySame() {
        let position = RowPosition(2, 5)

        #expect(RowPosition(position.indexPath) == position)
        #expect(RowPosition([1]) == nil)
        #expect(RowPosition([1, 2, 3]) == nil)
        #expect(RowPosition(1, 9) < RowPosition(2, 0))
    }
}

extension RowWalk {
    init(_ sections: [Int]) {
        self.init(numberOfSections: sections.count) { sections[$0] }
    }
}
