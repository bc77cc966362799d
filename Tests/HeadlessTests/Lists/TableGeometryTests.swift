import CoreGraphics
import Foundation
import Testing

@testable import UIKit

// The stand-in's own arithmetic: no test here states a fact about UIKit.
struct TableGeometryTests {
    /// A table in which nothing is regular.
    private static func geometry(seed: Int) -> TableGeometry {
        let sections = (0..<6).map { section -> TableGeometry.Section in
            let count = (seed * 7 + section * 3) % 5
            let heights = (0..<count).map { CGFloat(($0 * 13 + section * 5 + seed) % 40) }
            var rows =
                section.isMultiple(of: 2)
                ? RowHeights(heights, isExact: false)
                : RowHeights(count: count, height: 20, isExact: false)
            if count > 1 { _ = rows.measure(1, as: 33) }
            if count > 2 { _ = rows.measure(0, as: 7) }
            return TableGeometry.Section(
                padding: CGFloat(section % 3), header: CGFloat(section * 4 % 9), rows: rows,
                footer: CGFloat(section % 2 * 6))
        }
        var geometry = TableGeometry(sections: sections)
        geometry.tableHeader = 15
        geometry.tableFooter = 5
        geometry.width = 100
        return geometry
    }

    @Test("Each header, row and footer begins where the part above it ends", arguments: 0..<8)
    func everythingStandsBelowWhatCameBefore(seed: Int) {
        let geometry = Self.geometry(seed: seed)
        var y: CGFloat = 15
        for (index, section) in geometry.sections.enumerated() {
            #expect(geometry.rect(ofSection: index).minY == y)
            y += section.padding
            #expect(geometry.rect(ofHeaderIn: index).minY == y)
            y += section.header
            for row in 0..<section.rows.count {
                let rect = geometry.rect(of: IndexPath(row: row, section: index))
                #expect(rect.minY == y && rect.height == section.rows.height(of: row))
                y = rect.maxY
            }
            #expect(geometry.rect(ofFooterIn: index).minY == y)
            y += section.footer
        }
        #expect(geometry.contentHeight == y + 5)
    }

    @Test("The row at an offset is the one whose frame contains it", arguments: 0..<8)
    func aPlaceLeadsBackToItsRow(seed: Int) {
        let geometry = Self.geometry(seed: seed)
        let all = Self.allRows(geometry)
        for y in stride(from: -5.0, to: geometry.contentHeight + 5, by: 0.5) {
            let expected = all.first { path in
                let rect = geometry.rect(of: path)
                return rect.minY <= y && y < rect.maxY
            }
            #expect(geometry.row(at: y) == expected)
        }
    }

    @Test(
        "The rows between two offsets are those of which a part lies between them",
        arguments: 0..<8)
    func rowsBetweenTwoHeightsAreThoseOfWhichSomethingIsThere(seed: Int) {
        let geometry = Self.geometry(seed: seed)
        let all = Self.allRows(geometry)
        for start in stride(from: -20.0, to: geometry.contentHeight, by: 9) {
            for length in [1.0, 25, 80] {
                let expected = all.filter { path in
                    let rect = geometry.rect(of: path)
                    return rect.height > 0 && rect.minY < start + length && rect.maxY > start
                }
                let rows = geometry.rows(from: start, to: start + length)
                #expect(rows.filter { geometry.rect(of: $0).height > 0 } == expected)
            }
        }
    }

    private static func allRows(_ geometry: TableGeometry) -> [IndexPath] {
        geometry.sections.enumerated().flatMap { index, section in
            (0..<section.rows.count).map { IndexPath(row: $0, section: index) }
        }
    }

    @Test("A row height that is NaN, infinite or negative counts as zero")
    func badHeightsCountAsNone() {
        let rows = RowHeights([10, .nan, -5, .infinity, 20], isExact: true)
        #expect(rows.total == 30)
        #expect(RowHeights(count: -3, height: 20, isExact: true).total == 0)
    }

    @Test("A row that is measured higher moves the rows below it, once")
    func aMeasuredRowMovesThoseBelowIt() {
        var rows = RowHeights(count: 1000, height: 44, isExact: false)
        #expect(rows.isMeasured(10) == false)
        let moved = rows.measure(10, as: 60)
        #expect(moved)
        #expect(rows.isMeasured(10))
        #expect(rows.top(of: 10) == 440)
        #expect(rows.top(of: 11) == 500)
        #expect(rows.total == 44_016)
        let movedAgain = rows.measure(10, as: 60)
        #expect(!movedAgain)
    }

    @Test("In a table of a million rows, a row and its offset lead to each other")
    func aMillionRowsCostNoMoreThanTheirSections() {
        let section = TableGeometry.Section(
            rows: RowHeights(count: 100, height: 44, isExact: true))
        let geometry = TableGeometry(sections: Array(repeating: section, count: 10_000))
        #expect(geometry.contentHeight == 44_000_000)
        let path = IndexPath(row: 37, section: 7_654)
        let rect = geometry.rect(of: path)
        #expect(rect.minY == 33_679_228)
        #expect(geometry.row(at: rect.midY) == path)
        #expect(geometry.rows(from: rect.minY, to: rect.maxY) == [path])
    }

    @Test(
        "A floating header stays in its section, above the footer",
        arguments: [
            (CGFloat(0), CGFloat(100)), (120, 120), (180, 180), (190, 180), (400, 180),
        ])
    func aFloatingHeaderStaysInItsSection(top: CGFloat, y: CGFloat) {
        let section = CGRect(x: 0, y: 100, width: 10, height: 120)
        let header = CGRect(x: 0, y: 100, width: 10, height: 30)
        #expect(FloatingEdge.headerTop(header, in: section, footer: 10, below: top) == y)
    }

    @Test(
        "A floating footer stays in its section, below the header",
        arguments: [
            (CGFloat(500), CGFloat(210)), (200, 190), (120, 130), (0, 130),
        ])
    func aFloatingFooterStaysInItsSection(end: CGFloat, y: CGFloat) {
        let section = CGRect(x: 0, y: 100, width: 10, height: 120)
        let footer = CGRect(x: 0, y: 210, width: 10, height: 10)
        #expect(FloatingEdge.footerTop(footer, in: section, header: 30, above: end) == y)
    }
}
