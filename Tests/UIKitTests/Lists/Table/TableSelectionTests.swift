import CoreGraphics
import Foundation
import Testing
import UIKit

// Where a test names no source: Apple's reference of UITableView.
@MainActor
struct TableSelectionTests {
    @Test(
        """
        Selecting in code tells nobody, and does not scroll without a position \
        (Apple, selectRow(at:animated:scrollPosition:))
        """)
    func selectionInCode() {
        let form = TestTable(count: 100)
        form.log = []
        form.table.selectRow(at: .row(50), animated: false, scrollPosition: .none)
        #expect(form.table.indexPathForSelectedRow == .row(50))
        #expect(form.table.contentOffset.y == 0)
        form.table.selectRow(at: .row(2), animated: false, scrollPosition: .none)
        #expect(form.table.indexPathsForSelectedRows == [.row(2)])
        #expect(form.cell(2)?.isSelected == true)
        #expect(form.log.isEmpty)
        form.table.selectRow(at: nil, animated: false, scrollPosition: .none)
        #expect(form.table.indexPathsForSelectedRows == nil)
        #expect(form.cell(2)?.isSelected == false)
    }

    @Test(
        "Selecting a row with a scroll position scrolls the row there",
        arguments: [
            (UITableView.ScrollPosition.top, CGFloat(2200)), (.middle, 1982), (.bottom, 1764),
        ])
    func selectingWithAPositionScrolls(position: UITableView.ScrollPosition, offset: CGFloat) {
        let form = TestTable(count: 100)
        form.table.selectRow(at: .row(50), animated: false, scrollPosition: position)
        #expect(form.table.contentOffset.y == offset)
    }

    @Test("A cell that comes in sight is selected if its row is")
    func aCellThatComesInSightIsSelectedAsItsRowIs() {
        let form = TestTable(count: 100)
        form.table.selectRow(at: .row(50), animated: false, scrollPosition: .none)
        form.table.scrollToRow(at: .row(50), at: .top, animated: false)
        form.show()
        #expect(form.cell(50)?.isSelected == true)
        #expect(form.cell(51)?.isSelected == false)
    }

    @Test("A table that allows multiple selection lists its selected rows in order")
    func severalRowsCanBeSelectedWhereThatIsAllowed() {
        let form = TestTable(count: 5)
        form.table.allowsMultipleSelection = true
        for row in [3, 1] {
            form.table.selectRow(at: .row(row), animated: false, scrollPosition: .none)
        }
        #expect(form.table.indexPathsForSelectedRows == [.row(1), .row(3)])
        form.table.deselectRow(at: .row(3), animated: false)
        #expect(form.table.indexPathsForSelectedRows == [.row(1)])
        form.table.allowsMultipleSelection = false
        #expect(form.table.indexPathsForSelectedRows == [.row(1)])
    }

    @Test("Rows that can't be selected together any more are deselected (assumed: A64)")
    func endOfMultipleSelectionDeselects() {
        let form = TestTable(count: 5)
        form.table.allowsMultipleSelection = true
        for row in [3, 1] {
            form.table.selectRow(at: .row(row), animated: false, scrollPosition: .none)
        }
        form.table.allowsMultipleSelection = false
        #expect(form.table.indexPathsForSelectedRows == nil)
        #expect(form.cell(1)?.isSelected == false)
    }

    @Test("A row that isn't there can't be selected")
    func aRowThatIsNotThereIsNotSelected() {
        let form = TestTable(count: 5)
        form.table.selectRow(at: .row(9), animated: false, scrollPosition: .none)
        #expect(form.table.indexPathForSelectedRow == nil)
    }

    @Test("Reloading everything deselects everything (joshaber/Few.swift#92)")
    func reloadingDropsTheSelection() {
        let form = TestTable(count: 5)
        form.table.selectRow(at: .row(3), animated: false, scrollPosition: .none)
        form.table.reloadData()
        #expect(form.table.indexPathForSelectedRow == nil)
    }
}
