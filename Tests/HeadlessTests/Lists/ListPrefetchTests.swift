import Foundation
import Testing

@testable import UIKit

/// What a list asks for in advance, without a list: 20 rows in each of three sections.
struct ListPrefetchTests {
    private static let counts = [20, 0, 20]

    private static func path(_ row: Int) -> IndexPath {
        IndexPath(row: row % 20, section: row < 20 ? 0 : 2)
    }

    private static func row(_ path: IndexPath) -> Int {
        path.row + (path.section == 0 ? 0 : 20)
    }

    private func step(_ prefetch: inout ListPrefetch, _ visible: Range<Int>) -> [[Int]] {
        let step = prefetch.step(visible: visible.map(Self.path)) { path in
            Self.row(path) < 39 ? Self.path(Self.row(path) + 1) : nil
        } before: { path in
            Self.row(path) > 0 ? Self.path(Self.row(path) - 1) : nil
        }
        return [step.begun.map(Self.row), step.canceled.map(Self.row)]
    }

    @Test("As many rows as are visible are asked for in the direction of scrolling (assumed: A92)")
    func asManyAsAreVisible() {
        var prefetch = ListPrefetch()
        #expect(step(&prefetch, 0..<4) == [[4, 5, 6, 7], []])
        // Nothing moved.
        #expect(step(&prefetch, 0..<4) == [[], []])
        #expect(step(&prefetch, 2..<6) == [[8, 9], []])
        // Those that came into view aren't canceled, those that are off the way are.
        #expect(step(&prefetch, 1..<5) == [[0], [6, 7, 8, 9]])
        #expect(step(&prefetch, 15..<19) == [[19, 20, 21, 22], [0]])
        #expect(step(&prefetch, 36..<40) == [[], [19, 20, 21, 22]])
        #expect(step(&prefetch, 30..<34) == [[29, 28, 27, 26], []])
        #expect(step(&prefetch, 0..<0) == [[], []])
    }

    @Test("A list that shows more or fewer rows goes on in its direction")
    func sizeIsNoDirection() {
        var prefetch = ListPrefetch()
        #expect(step(&prefetch, 10..<14) == [[14, 15, 16, 17], []])
        #expect(step(&prefetch, 10..<16) == [[18, 19, 20, 21], []])
        #expect(step(&prefetch, 10..<15) == [[15], [20, 21]])
        #expect(step(&prefetch, 8..<12) == [[7, 6, 5, 4], [15, 16, 17, 18, 19]])
    }
}
