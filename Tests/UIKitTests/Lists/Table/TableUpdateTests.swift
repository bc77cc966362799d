import CoreGraphics
import Foundation
import Testing
import UIKit

// Where a test names no source: Apple's reference of UITableView.
@MainActor
struct TableUpdateTests {
    private func texts(_ form: TestTable) -> [String?] {
        form.show()
        return form.table.visibleCells.map { $0.textLabel?.text }
    }

    @Test("Inserted rows push down the rows below, which keep their cells")
    func insertedRowsPushOthersDown() {
        let form = TestTable([["a", "b", "c"]])
        let second = form.cell(1)
        form.rows = [["a", "x", "b", "c", "y"]]
        form.table.insertRows(at: [.row(1), .row(4)], with: .automatic)
        #expect(texts(form) == ["a", "x", "b", "c", "y"])
        #expect(form.cell(2) === second)
    }

    @Test("Deletions are named by the places before, insertions by those after (Apple)")
    func deletionsNameOldPlacesInsertionsNew() {
        let form = TestTable([["a", "b", "c", "d"]])
        form.table.performBatchUpdates {
            form.rows = [["x", "a", "d"]]
            form.table.insertRows(at: [.row(0)], with: .fade)
            form.table.deleteRows(at: [.row(1), .row(2)], with: .fade)
        }
        #expect(texts(form) == ["x", "a", "d"])
    }

    @Test("The selection goes along with its rows (assumed: A3)")
    func selectionGoesAlongWithItsRows() {
        let form = TestTable([["a", "b", "c", "d"]])
        form.table.allowsMultipleSelection = true
        for row in [1, 3] {
            form.table.selectRow(at: .row(row), animated: false, scrollPosition: .none)
        }
        form.rows = [["a", "c", "d"]]
        form.table.deleteRows(at: [.row(1)], with: .none)
        #expect(form.table.indexPathsForSelectedRows == [.row(2)])
        #expect(texts(form) == ["a", "c", "d"])
        #expect(form.cell(2)?.isSelected == true)
    }

    @Test("A row that moves to another section keeps its cell and its selection")
    func movedRowsKeepTheirCells() {
        let form = TestTable([["a", "b", "c"], ["d"]])
        let cell = form.cell(0)
        form.table.selectRow(at: .row(0), animated: false, scrollPosition: .none)
        form.rows = [["b", "c"], ["d", "a"]]
        form.table.moveRow(at: .row(0), to: .row(1, 1))
        #expect(texts(form) == ["b", "c", "d", "a"])
        #expect(form.cell(1, 1) === cell)
        #expect(form.table.indexPathForSelectedRow == .row(1, 1))
    }

    @Test("Sections can be deleted, inserted and moved in the same batch of updates")
    func sectionsComeGoAndMove() {
        let form = TestTable([["a"], ["b"], ["c"]])
        form.table.performBatchUpdates {
            form.rows = [["c"], ["x"], ["a"]]
            form.table.deleteSections([1], with: .fade)
            form.table.insertSections([1], with: .fade)
            form.table.moveSection(2, toSection: 0)
        }
        #expect(texts(form) == ["c", "x", "a"])
    }

    @Test("Headers and footers are made anew with their section, not with its first row (Apple)")
    func headersAreRemadeWithSectionOnly() {
        let form = TestTable([["a", "b"], ["c"]])
        (form.titles, form.footers) = ([0: "A", 1: "C"], [0: "after A", 1: "after C"])
        form.table.reloadData()
        form.show()
        let surroundings = { [table = form.table] in
            (0..<2).flatMap {
                [table.headerView(forSection: $0), table.footerView(forSection: $0)]
            }
        }
        let before = surroundings()
        #expect(before.allSatisfy { $0 != nil })
        form.table.reloadRows(at: [.row(0), .row(0, 1)], with: .none)
        form.show()
        #expect(zip(before, surroundings()).allSatisfy { $0 === $1 })
        form.table.reloadSections([1], with: .none)
        form.show()
        #expect(zip(before, surroundings()).map { $0 === $1 } == [true, true, false, false])
    }

    @Test("A reloaded row is shown anew, and not selected (blog.stevex.net, 2011-12, a log)")
    func reloadedRowIsNotSelected() {
        let form = TestTable([["a", "b"]])
        form.table.selectRow(at: .row(1), animated: false, scrollPosition: .none)
        form.rows = [["a", "B"]]
        form.table.reloadRows(at: [.row(1)], with: .none)
        #expect(texts(form) == ["a", "B"])
        #expect(form.table.indexPathForSelectedRow == nil)
    }

    @Test("A reconfigured row keeps its cell (Apple, reconfigureRows(at:))")
    func reconfiguredRowKeepsItsCell() {
        let form = TestTable([["a", "b"]])
        let cell = form.cell(1)
        form.rows = [["a", "B"]]
        form.table.reconfigureRows(at: [.row(1)])
        #expect(texts(form) == ["a", "B"])
        #expect(form.cell(1) === cell)
    }

    @Test("A content offset beyond the rows that a deletion leaves comes back to the top")
    func anOffsetBelowTheLastRowComesBack() {
        let form = TestTable(count: 100)
        form.table.setContentOffset(CGPoint(x: 0, y: 3920), animated: false)
        form.show()
        form.rows = [["a", "b"]]
        form.table.deleteRows(at: (2..<100).map { .row($0) }, with: .none)
        form.show()
        #expect(form.table.contentOffset.y == 0)
    }

    // At once, without animations (assumed: A26).
    @Test("Without animations, the completion of a batch of updates is called at once")
    func theCompletionIsCalled() {
        let form = TestTable([["a"]])
        var finished: [Bool] = []
        UIView.performWithoutAnimation {
            form.table.performBatchUpdates(nil) { finished.append($0) }
        }
        #expect(finished == [true])
    }
}
