import CoreGraphics
import Foundation
import Testing
import UIKit

// Where a test names no source: Apple's reference of UITableView.
@MainActor
struct TableScrollingTests {
    @Test(
        "Scrolling to a row aligns it, as far as the content reaches (Apple, scrollToRow)",
        arguments: [
            (50, UITableView.ScrollPosition.top, CGFloat(2200)), (50, .middle, 1982),
            (50, .bottom, 1764), (99, .top, 3920), (0, .bottom, 0),
        ])
    func scrollingToRowAlignsWithinContent(
        row: Int, position: UITableView.ScrollPosition, offset: CGFloat
    ) {
        let form = TestTable(count: 100)
        form.table.scrollToRow(at: .row(row), at: position, animated: false)
        #expect(form.table.contentOffset.y == offset)
    }

    @Test(
        "Without a position it moves as little as it can (Apple, ScrollPosition.none)",
        arguments: [(1, CGFloat(0)), (50, 1764), (10, 4)])
    func withoutPositionItMovesLeast(row: Int, offset: CGFloat) {
        let form = TestTable(count: 100)
        form.table.scrollToRow(at: .row(row), at: .none, animated: false)
        #expect(form.table.contentOffset.y == offset)
    }

    @Test("Insets count as covered (assumed: A1)")
    func insetsCountAsCovered() {
        let form = TestTable(count: 100)
        form.table.contentInset = UIEdgeInsets(top: 50, left: 0, bottom: 100, right: 0)
        form.table.scrollToRow(at: .row(50), at: .top, animated: false)
        #expect(form.table.contentOffset.y == 2150)
        form.table.scrollToRow(at: .row(99), at: .bottom, animated: false)
        #expect(form.table.contentOffset.y == 4020)
    }

    @Test("A row comes to stand below the header that floats (assumed: A2)")
    func belowTheHeader() {
        let form = TestTable(count: 100)
        form.titles = [0: "A"]
        form.table.sectionHeaderTopPadding = 0
        form.table.sectionHeaderHeight = 30
        form.table.reloadData()
        form.table.scrollToRow(at: .row(50), at: .top, animated: false)
        #expect(form.table.contentOffset.y == 2200)
    }

    @Test("NSNotFound for the row stands for the section (Apple, scrollToRow)")
    func notFoundRowStandsForSection() {
        let form = TestTable([["a"], [], Array(repeating: "c", count: 40)])
        form.table.scrollToRow(
            at: IndexPath(row: NSNotFound, section: 2), at: .top, animated: false)
        #expect(form.table.contentOffset.y == 44)
    }

    @Test("Of several selected rows, a table scrolls to the nearest one")
    func itScrollsToTheSelectedRowThatIsNearest() {
        let form = TestTable(count: 100)
        form.table.allowsMultipleSelection = true
        for row in [0, 60] {
            form.table.selectRow(at: .row(row), animated: false, scrollPosition: .none)
        }
        form.table.setContentOffset(CGPoint(x: 0, y: 2000), animated: false)
        form.table.scrollToNearestSelectedRow(at: .top, animated: false)
        #expect(form.table.contentOffset.y == 2640)
    }
}
