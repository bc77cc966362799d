import CoreGraphics
import Foundation
import Testing
import UIKit

// Where a test names no source: Apple's reference of UITableView.
@MainActor
struct TableRowsTests {
    @Test("Only the rows in sight have cells, before and after scrolling")
    func onlyRowsInSightHaveCells() {
        let form = TestTable(count: 1000)
        #expect(form.table.visibleCells.count == 11)
        #expect(form.table.indexPathsForVisibleRows == (0..<11).map { .row($0) })
        #expect(form.cell(500) == nil)
        form.table.setContentOffset(CGPoint(x: 0, y: 22_000), animated: false)
        form.show()
        #expect(form.cell(500)?.textLabel?.text == "0.500")
        #expect(form.cell(0) == nil)
    }

    @Test("A cell that has scrolled away is told of and used for another row")
    func cellsThatScrolledAwayAreUsedAgain() {
        let form = TestTable(count: 1000)
        let first = form.cell(0)
        form.table.setContentOffset(CGPoint(x: 0, y: 4400), animated: false)
        form.show()
        form.table.setContentOffset(CGPoint(x: 0, y: 8800), animated: false)
        form.show()
        #expect(form.table.visibleCells.contains { $0 === first })
        #expect(form.log.contains("didEndDisplaying 0"))
    }

    @Test("A registered class makes its cells by its own initializer, with their identifier")
    func aRegisteredClassIsMadeByItsOwnInitialiser() {
        final class OwnCell: UITableViewCell {
            var answer = 0

            override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
                answer = 42
                super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
            }

            required init?(coder: NSCoder) { nil }
        }
        let table = UITableView(frame: .zero, style: .plain)
        table.register(OwnCell.self, forCellReuseIdentifier: "own")
        let cell = table.dequeueReusableCell(withIdentifier: "own") as? OwnCell
        #expect(cell?.answer == 42)
        #expect(cell?.reuseIdentifier == "own")
        #expect(table.dequeueReusableCell(withIdentifier: "other") == nil)
    }

    @Test("Rows and sections stand one below the other, without gaps")
    func rowsAndSectionsStandBelowEachOther() {
        let form = TestTable(count: 3, sections: 2)
        #expect(form.table.numberOfSections == 2)
        #expect(form.table.numberOfRows(inSection: 1) == 3)
        #expect(
            form.table.rectForRow(at: .row(1, 1)) == CGRect(x: 0, y: 176, width: 320, height: 44))
        #expect(form.table.rect(forSection: 1) == CGRect(x: 0, y: 132, width: 320, height: 132))
        #expect(form.table.indexPathForRow(at: CGPoint(x: 10, y: 180)) == .row(1, 1))
        #expect(form.table.indexPathForRow(at: CGPoint(x: 10, y: 300)) == nil)
        #expect(form.table.contentSize == CGSize(width: 320, height: 264))
    }

    @Test("The rows in a rectangle are those that it touches")
    func rowsInARectangleAreThoseItTouches() {
        let form = TestTable(count: 5)
        let rect = CGRect(x: 0, y: 40, width: 320, height: 48)
        #expect(form.table.indexPathsForRows(in: rect) == [.row(0), .row(1)])
    }

    @Test("A row's rectangle that is not there is empty (Apple, rectForRow(at:))")
    func noRowNoRectangle() {
        #expect(TestTable(count: 2).table.rectForRow(at: .row(7)) == .zero)
        #expect(TestTable(count: 2).table.rectForRow(at: .row(0, 7)) == .zero)
        #expect(TestTable(count: 2).table.rectForRow(at: IndexPath()) == .zero)
    }

    @Test("The header of a plain table's section stays in sight (Apple, Style.plain)")
    func plainSectionHeaderStaysInSight() throws {
        let form = TestTable(count: 20, sections: 2)
        form.titles = [0: "A", 1: "B"]
        form.table.sectionHeaderTopPadding = 0
        form.table.reloadData()
        form.table.setContentOffset(CGPoint(x: 0, y: 100), animated: false)
        form.show()
        let header = try #require(form.table.headerView(forSection: 0))
        #expect(header.textLabel?.text == "A")
        #expect(header.frame.minY == 100)
        #expect(form.table.rectForHeader(inSection: 0).minY == 0)
        let end = form.table.rect(forSection: 0).maxY
        form.table.setContentOffset(CGPoint(x: 0, y: end - 10), animated: false)
        form.show()
        #expect(header.frame.maxY == end)
    }

    @Test("The header of a grouped table's section scrolls away (Apple, Style.grouped)")
    func groupedHeadersDoNotFloat() throws {
        let form = TestTable(count: 20, style: .grouped)
        form.titles = [0: "A"]
        form.table.reloadData()
        form.table.setContentOffset(CGPoint(x: 0, y: 10), animated: false)
        form.show()
        #expect(form.table.headerView(forSection: 0)?.frame.minY == 0)
    }

    @Test("A table's header stands above all rows and its footer below, both at its width")
    func aTablesHeaderStandsAboveAllRowsAndItsFooterBelow() {
        let form = TestTable(count: 2)
        form.table.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 1, height: 100))
        form.table.tableFooterView = UIView(frame: CGRect(x: 0, y: 0, width: 1, height: 50))
        form.show()
        #expect(form.table.rectForRow(at: .row(0)).minY == 100)
        #expect(form.table.tableHeaderView?.frame == CGRect(x: 0, y: 0, width: 320, height: 100))
        #expect(form.table.tableFooterView?.frame.minY == 188)
        #expect(form.table.contentSize.height == 238)
    }

    // An experiment asks and describes it: qiita.com/yosshi4486/items/15d5e484f7601bc53811.
    @Test("A cell with the first responder is kept while it is out of sight (assumed: A4)")
    func aCellThatIsTypedIntoIsKept() {
        let form = TestTable(count: 1000)
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
        form.cell(0)?.contentView.addSubview(field)
        #expect(field.becomeFirstResponder())
        form.table.setContentOffset(CGPoint(x: 0, y: 10_000), animated: false)
        form.show()
        #expect(field.isFirstResponder)
        #expect(!form.table.visibleCells.contains { field.isDescendant(of: $0) })
        field.resignFirstResponder()
        form.table.setContentOffset(CGPoint(x: 0, y: 11_000), animated: false)
        form.show()
        #expect(form.cell(0) == nil)
    }

    @Test("A table without a data source has no sections, rows or cells")
    func aTableWithoutADataSourceIsEmpty() {
        let table = UITableView()
        table.reloadData()
        table.layoutIfNeeded()
        #expect(table.numberOfSections == 0)
        #expect(table.numberOfRows(inSection: 3) == 0)
        #expect(table.visibleCells.isEmpty)
    }
}
