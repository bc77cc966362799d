import CoreGraphics
import Requirements
import Testing

@testable import KeyboardAssistant
@testable import KeyboardConversations

/// By how much the content has to be scrolled after an update.
@Suite struct RowAnchorTests {
    @Test(
        "All rows that are still there have moved, or nothing has to be done",
        .requirement("U534"),
        arguments: [
            ([], 0), ([(10, nil)], 0), ([(10, 10)], 0), ([(10, 50)], 40), ([(10, -30)], -40),
            ([(10, nil), (50, 90)], 40), ([(10, 50), (50, 90), (90, 130)], 40),
            // A row in the middle has grown.
            ([(10, 10), (50, 90), (90, 130)], 0), ([(10, 50), (50, 90), (90, 90.5)], 0),
            // Rows have changed places.
            ([(10, 90), (50, 50), (90, 10)], 0),
        ] as [([(CGFloat, CGFloat?)], CGFloat)])
    func shift(rows: [(CGFloat, CGFloat?)], expected: CGFloat) {
        #expect(rows.map { AnchoredRow(before: $0.0, after: $0.1) }.shift == expected)
    }

    /// Returns the places of a row among sections that had and have so many rows.
    private func places(
        of position: RowPosition, _ before: [Int], _ after: [Int]
    ) -> [RowPosition] {
        var counts = SectionCounts(sections: before.count)
        for section in before.indices { counts.add(section) { before[$0] } }
        var search = RowSearch(before: counts, sections: after.count)
        return search.places(of: position) { after[$0] }
    }

    @Test("Only the sections in which a row can be are asked, and once", .requirement("U542"))
    func askedSections() {
        var asked: [Int] = []
        var counts = SectionCounts(sections: 900)
        for _ in 0..<2 {
            counts.add(500) {
                asked.append($0)
                return 7
            }
        }
        #expect(asked == [500])
        var search = RowSearch(before: counts, sections: 901)
        for row in 0..<3 {
            _ = search.places(of: RowPosition(500, row)) {
                asked.append($0)
                return 7
            }
        }
        #expect(asked == [500, 501, 500])
    }

    @Test(
        "A row is looked for where it likely is, and then near there", .requirement("U534"),
        arguments: [
            ([60], [80], (0, 10), (0, 30)),
            ([60], [61], (0, 10), (0, 11)),
            ([5, 7], [3, 5, 7], (1, 4), (2, 4)),
            ([5, 7], [3, 9, 7], (0, 4), (1, 8)),
        ] as [([Int], [Int], (Int, Int), (Int, Int))])
    func firstPlace(before: [Int], after: [Int], old: (Int, Int), new: (Int, Int)) {
        let places = places(of: RowPosition(old.0, old.1), before, after)
        #expect(places.first == RowPosition(new.0, new.1))
        #expect(Set(places).count == places.count)
        #expect(places.allSatisfy { (0..<after[$0.section]).contains($0.row) })
    }

    @Test(
        "Rows that arrive at both ends at once are found, as long as few do at one of them",
        .requirement("U534"))
    func placesAtBothEnds() {
        for front in [0, 1, 30, 500] {
            for back in 0...RowSearch.reach {
                let places = places(of: RowPosition(0, 40), [100], [100 + front + back])
                #expect(places.contains(RowPosition(0, 40 + front)), "\(front), \(back)")
            }
        }
    }

    @Test("A row of a section that is gone is nowhere", .requirement("U534"))
    func noPlace() {
        #expect(places(of: RowPosition(0, 0), [], [4]).isEmpty)
        #expect(places(of: RowPosition(0, 0), [4], []).isEmpty)
    }

    @Test(
        "The first row of those that are below is found by halves, in sections of all sizes",
        .requirement("U533"))
    func rowNumbers() {
        for counts in [[], [0], [5], [3, 0, 4], [0, 1, 0, 0, 9]] {
            let rows = RowNumbers(counts: counts)
            let all = counts.indices.flatMap { section in
                (0..<counts[section]).map { RowPosition(section, $0) }
            }
            #expect(rows.total == all.count)
            for (number, position) in all.enumerated() {
                #expect(rows.position(of: number) == position)
                #expect(rows.first { $0 >= position } == number)
            }
            #expect(rows.position(of: rows.total) == nil)
            #expect(rows.first { _ in false } == rows.total)
        }
    }
}
