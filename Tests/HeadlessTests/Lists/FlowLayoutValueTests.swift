import CoreGraphics
import Foundation
import Testing

@testable import UIKit

// The stand-in's own arithmetic: no test here states a fact about UIKit.
struct FlowLayoutValueTests {
    /// The same lines, found by putting down one item after the other.
    private struct Twin {
        var rects: [FlowRect] = []
        var length: CGFloat = 0

        init(_ sizes: [FlowSize], room: CGFloat, line: CGFloat, item: CGFloat, isUniform: Bool) {
            var lines: [[FlowSize]] = []
            for size in sizes {
                let used = (lines.last ?? []).reduce(0) { $0 + $1.across + item }
                if lines.isEmpty || used + size.across > room {
                    lines.append([size])
                } else {
                    lines[lines.count - 1].append(size)
                }
            }
            var top: CGFloat = 0
            var lastGap: CGFloat?
            for (number, sizes) in lines.enumerated() {
                let height = sizes.map(\.along).max() ?? 0
                let slack = room - sizes.reduce(0) { $0 + $1.across }
                var gap = slack / CGFloat(max(1, sizes.count - 1))
                if number == lines.count - 1 { gap = isUniform ? lastGap ?? gap : item }
                let stepsAside = sizes.count == 1 && (!isUniform || lines[0].count == 1)
                var left = stepsAside ? max(0, slack) / 2 : 0
                for size in sizes {
                    rects.append(
                        FlowRect(
                            along: top + (height - size.along) / 2, across: left, size: size))
                    left += size.across + gap
                }
                length = top + height
                top += height + line
                lastGap = gap
            }
        }
    }

    private func sizes(_ seed: Int, count: Int) -> [FlowSize] {
        (0..<count).map { index in
            FlowSize(
                along: CGFloat((index * 7 + seed * 3) % 5 + 1) * 8,
                across: CGFloat((index * 11 + seed * 5) % 9 + 2) * 8)
        }
    }

    private func agree(_ first: FlowRect, _ second: FlowRect) -> Bool {
        abs(first.along - second.along) < 1e-6 && abs(first.across - second.across) < 1e-6
            && first.size == second.size
    }

    @Test(
        "Items of several sizes lie where placing one after the other puts them", arguments: 0..<30)
    func itemsOfSeveralSizesLieWhereOneAfterTheOtherPutsThem(seed: Int) {
        let sizes = sizes(seed, count: seed * 2)
        let room = CGFloat(90 + seed * 8)
        let flow = FlowParagraph(sizes: sizes, room: room, lineSpacing: 4, itemSpacing: 8)
        let twin = Twin(sizes, room: room, line: 4, item: 8, isUniform: false)
        #expect(flow.length == twin.length)
        for index in sizes.indices { #expect(agree(flow.rect(of: index), twin.rects[index])) }
    }

    @Test("Items of one size lie where placing one after the other puts them", arguments: 1..<30)
    func itemsOfOneSizeLieWhereOneAfterTheOtherPutsThem(seed: Int) {
        let item = FlowSize(along: CGFloat(seed % 4 + 1) * 8, across: CGFloat(seed % 7 + 1) * 16)
        // The last line keeps the spacing of the full ones, so there must be one.
        let count = 20 + seed
        let grid = FlowGrid(
            count: count, item: item, room: 200, lineSpacing: 4, itemSpacing: 8)
        let twin = Twin(
            Array(repeating: item, count: count), room: 200, line: 4, item: 8, isUniform: true)
        #expect(abs(grid.length - twin.length) < 1e-6)
        for index in 0..<count { #expect(agree(grid.rect(of: index), twin.rects[index])) }
    }

    @Test(
        "The search between two offsets finds the same items as a look at all of them",
        arguments: 0..<30)
    func whatLiesBetweenTwoPlacesIsFoundWithoutLookingAtEverything(seed: Int) {
        let sections = (0..<12).map { section -> FlowSection in
            let sizes = sizes(seed + section, count: (seed + section * 5) % 17)
            let isUniform = section.isMultiple(of: 2)
            let grid = FlowGrid(
                count: sizes.count, item: FlowSize(along: 24, across: 40), room: 130,
                lineSpacing: 6, itemSpacing: 6)
            return FlowSection(
                header: CGFloat(section % 3) * 10, footer: CGFloat(section % 4) * 5,
                insets: .init(before: 3, after: 9, start: 5),
                items: isUniform
                    ? .uniform(grid)
                    : .varied(
                        FlowParagraph(sizes: sizes, room: 130, lineSpacing: 6, itemSpacing: 6)))
        }
        let geometry = FlowGeometry(sections: sections, breadth: 140)
        let start = CGFloat(seed * 37)
        let end = start + 150
        var expected: [IndexPath] = []
        var found: [IndexPath] = []
        for section in sections.indices {
            for item in 0..<sections[section].count {
                let rect = geometry.rect(ofItem: item, in: section)
                guard rect.along < end, rect.along + rect.size.along > start else { continue }
                expected.append(IndexPath(item: item, section: section))
            }
        }
        for section in geometry.sections(from: start, to: end) {
            for item in geometry.items(of: section, from: start, to: end) {
                let rect = geometry.rect(ofItem: item, in: section)
                guard rect.along < end, rect.along + rect.size.along > start else { continue }
                found.append(IndexPath(item: item, section: section))
            }
        }
        #expect(found == expected)
    }

    @Test("A million items in ten thousand sections are found where they belong")
    func aMillionItemsInTenThousandSectionsAreFoundByArithmetic() {
        let grid = FlowGrid(
            count: 100, item: FlowSize(along: 50, across: 50), room: 375, lineSpacing: 10,
            itemSpacing: 10)
        let geometry = FlowGeometry(
            sections: Array(repeating: FlowSection(items: .uniform(grid)), count: 10_000),
            breadth: 375)
        let length = geometry.sections[0].length
        #expect(geometry.length == length * 10_000)
        let start = length * 7_000
        #expect(geometry.sections(from: start, to: start + 800) == 7_000..<7_001)
        #expect(geometry.items(of: 7_000, from: start, to: start + 800).count < 120)
        #expect(geometry.rect(ofItem: 6, in: 9_999).along == length * 9_999 + 60)

        // As the geometry finds a section.
        var comparisons = 0
        let section = (1...10_000).map { length * CGFloat($0) }.firstIndexSorted {
            comparisons += 1
            return $0 > start
        }
        #expect(section == 7_000 && comparisons <= 14)
    }

    @Test(
        "A pinned header stays at the top as long as its section has room",
        arguments: [
            (0, 0, 500), (50, 50, 500), (450, 450, 500), (490, 470, 500), (560, 470, 560),
            (2000, 470, 590),
        ] as [(CGFloat, CGFloat, CGFloat)])
    func aPinnedHeaderStaysAsLongAsItsSectionHasRoom(
        top: CGFloat, first: CGFloat, second: CGFloat
    ) {
        // Two sections of 500 and 100, each with a header of 30 and nothing else that shrinks it.
        let sections = [470, 90].map { length in
            FlowSection(
                header: length == 90 ? 10 : 30, insets: .init(before: CGFloat(length)),
                items: .varied(
                    FlowParagraph(sizes: [], room: 100, lineSpacing: 0, itemSpacing: 0)))
        }
        let geometry = FlowGeometry(sections: sections, breadth: 100)
        let pinning = FlowGeometry.Pinning(headers: true, visible: top...(top + 300))
        #expect(geometry.header(of: 0, pinning)?.along == first)
        #expect(geometry.header(of: 1, pinning)?.along == second)
    }

    @Test(
        "A pinned footer stays at the bottom as long as its section has room",
        arguments: [(CGFloat(0), CGFloat(100)), (100, 200), (500, 470), (40, 140)])
    func aPinnedFooterStaysAsLongAsItsSectionHasRoom(top: CGFloat, place: CGFloat) {
        let section = FlowSection(
            header: 40, footer: 30, insets: .init(before: 430),
            items: .varied(FlowParagraph(sizes: [], room: 100, lineSpacing: 0, itemSpacing: 0)))
        let geometry = FlowGeometry(sections: [section], breadth: 100)
        let pinning = FlowGeometry.Pinning(footers: true, visible: top...(top + 130))
        #expect(geometry.footer(of: 0, pinning)?.along == place)
    }

    @Test(
        "A length that is NaN or negative counts as zero",
        arguments: [FlowAxis.vertical, .horizontal])
    func whatIsNoLengthCountsAsNone(axis: FlowAxis) {
        let size = axis.size(CGSize(width: CGFloat.nan, height: -1))
        #expect(size == FlowSize(along: 0, across: 0))
        let grid = FlowGrid(count: 5, item: size, room: 0, lineSpacing: 0, itemSpacing: 0)
        #expect(grid.length == 0)
        #expect(grid.rect(of: 4).along == 0)
        #expect(grid.items(from: 0, to: 10) == 0..<5)
    }

    @Test("A mirrored layout keeps its distances, measured from the other side")
    func aMirroredLayoutKeepsItsDistancesFromTheOtherSide() {
        let mirror = LayoutMirror(width: 300)
        let rect = CGRect(x: 10, y: 20, width: 50, height: 40)
        #expect(mirror.mirrored(rect) == CGRect(x: 240, y: 20, width: 50, height: 40))
        #expect(mirror.mirrored(mirror.mirrored(rect)) == rect)
        #expect(mirror.mirrored(CGPoint(x: 35, y: 40)) == CGPoint(x: 265, y: 40))
    }

    @Test(
        "An item is scrolled to the start, the middle or the end, or as little as possible",
        arguments: [
            (ItemScrolling.Place.start, CGFloat(490)), (.end, 270), (.middle, 380), (.nearest, 270),
        ])
    func anItemIsScrolledToItsPlace(place: ItemScrolling.Place, offset: CGFloat) {
        let scrolling = ItemScrolling(
            axis: ContentAxis(viewport: 300, content: 1000, leadingInset: 10, trailingInset: 20))
        #expect(scrolling.offset(showing: 500, length: 50, at: place, from: 0) == offset)
    }
}
