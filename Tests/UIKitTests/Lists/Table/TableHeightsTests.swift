import CoreGraphics
import Foundation
import Testing
import UIKit

// Where a test names no source: Apple's reference of UITableView.
@MainActor
struct TableHeightsTests {
    /// Says how high rows are and counts how often it is asked.
    private final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
        var sections = 1
        var rows = 100
        var asked: [IndexPath] = []
        var counted = 0
        var made = 0

        func numberOfSections(in tableView: UITableView) -> Int { sections }

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
            counted += 1
            return rows
        }

        func tableView(
            _ tableView: UITableView, cellForRowAt indexPath: IndexPath
        ) -> UITableViewCell {
            made += 1
            return UITableViewCell(style: .default, reuseIdentifier: nil)
        }
    }

    private final class HeightSource: NSObject, UITableViewDelegate {
        var asked: [IndexPath] = []
        var heights: [CGFloat] = [30, 50, 70]

        func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
            asked.append(indexPath)
            return heights[indexPath.row % heights.count]
        }
    }

    private func table(_ source: Source, _ heights: HeightSource? = nil) -> UITableView {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: .plain)
        table.contentInsetAdjustmentBehavior = .never
        table.dataSource = source
        table.delegate = heights
        return table
    }

    @Test("Without estimates every height is asked once (Apple, estimatedRowHeight)")
    func withoutEstimatesHeightsAreAskedOnce() {
        let source = Source()
        let heights = HeightSource()
        let table = table(source, heights)
        table.estimatedRowHeight = 0
        table.reloadData()
        #expect(Set(heights.asked).count == 100)
        #expect(table.contentSize.height == 4980)
        #expect(table.rectForRow(at: .row(4)) == CGRect(x: 0, y: 180, width: 320, height: 50))
        #expect(source.made == 0)
    }

    @Test("With estimates heights are asked when rows appear (Apple, estimatedRowHeight)")
    func estimatesAskHeightsWhenRowsAppear() {
        let heights = HeightSource()
        let source = Source()
        let table = table(source, heights)
        table.estimatedRowHeight = 50
        table.reloadData()
        #expect(heights.asked.count <= 1)
        #expect(table.contentSize.height == 5000)
        table.layoutIfNeeded()
        #expect(Set(heights.asked).count == source.made)
        #expect(source.made < 12)
        #expect(table.rectForRow(at: .row(2)) == CGRect(x: 0, y: 80, width: 320, height: 70))
    }

    @Test("A row without a given height is as high as the constraints in its content say")
    func rowsWithoutAHeightAreAsHighAsTheirContent() throws {
        final class Tall: NSObject, UITableViewDataSource {
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
                50
            }

            func tableView(
                _ tableView: UITableView, cellForRowAt indexPath: IndexPath
            ) -> UITableViewCell {
                let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
                let box = UIView()
                box.translatesAutoresizingMaskIntoConstraints = false
                cell.contentView.addSubview(box)
                NSLayoutConstraint.activate([
                    box.heightAnchor.constraint(equalToConstant: 60),
                    box.topAnchor.constraint(equalTo: cell.contentView.topAnchor, constant: 10),
                    box.bottomAnchor.constraint(
                        equalTo: cell.contentView.bottomAnchor, constant: -10),
                ])
                return cell
            }
        }
        let source = Tall()
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: .plain)
        table.dataSource = source
        table.layoutIfNeeded()
        #expect(table.rectForRow(at: .row(3)).minY == 240)
        #expect(table.cellForRow(at: .row(3))?.frame.height == 80)
    }

    // (assumed: A27)
    @Test("A row with an ordinary cell is 44 points high")
    func anOrdinaryRowIs44PointsHigh() {
        let source = Source()
        let table = table(source)
        table.layoutIfNeeded()
        #expect(table.rectForRow(at: .row(0)).height == 44)
    }

    @Test("Grouped tables have these headers, insets and margins (assumed: A61)")
    func groupedTablesHaveStandardDistances() {
        let form = TestTable(count: 1, sections: 2, style: .insetGrouped)
        form.titles = [1: "Title"]
        form.table.reloadData()
        form.show()
        #expect(
            form.table.rectForRow(at: .row(0)) == CGRect(x: 16, y: 35, width: 288, height: 44))
        #expect(form.table.rectForHeader(inSection: 1).height == 38)
        #expect(form.table.rectForFooter(inSection: 1).height == 17.5)
        #expect(form.cell(0)?.directionalLayoutMargins.leading == 16)
    }

    @Test("A table of a million rows counts each section once, and makes few cells")
    func aMillionRowsAreCountedOnceAndNeverTouched() {
        let source = Source()
        source.sections = 10_000
        let table = table(source)
        table.rowHeight = 44
        table.reloadData()
        table.layoutIfNeeded()
        #expect(source.counted == 10_000)
        let path = IndexPath(row: 50, section: 7_000)
        table.scrollToRow(at: path, at: .middle, animated: false)
        table.layoutIfNeeded()
        #expect(table.cellForRow(at: path) != nil)
        #expect(
            table.indexPathForRow(at: CGPoint(x: 5, y: table.rectForRow(at: path).midY)) == path)
        #expect(source.made < 30)
        #expect(source.counted == 10_000)
    }

    @Test("A header's view is as high as it wants to be (Apple, sectionHeaderHeight)")
    func headerViewChoosesItsHeight() {
        final class Headers: NSObject, UITableViewDelegate {
            func tableView(
                _ tableView: UITableView, viewForHeaderInSection section: Int
            ) -> UIView? {
                let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
                var content = UIListContentConfiguration.plainHeader()
                content.text = "Header"
                content.directionalLayoutMargins.top = 40
                content.directionalLayoutMargins.bottom = 40
                view.contentConfiguration = content
                return view
            }
        }
        let source = Source()
        let headers = Headers()
        let table = table(source)
        table.delegate = headers
        table.layoutIfNeeded()
        #expect(table.rectForHeader(inSection: 0).height > 90)
        #expect(table.headerView(forSection: 0)?.frame.height ?? 0 > 90)
    }

    @Test("A header's height may be the delegate's (Apple, heightForHeaderInSection)")
    func headerHeightMayBeDelegates() {
        final class Headers: NSObject, UITableViewDelegate {
            func tableView(
                _ tableView: UITableView, heightForHeaderInSection section: Int
            ) -> CGFloat { 12 }

            func tableView(
                _ tableView: UITableView, heightForFooterInSection section: Int
            ) -> CGFloat { 8 }
        }
        let source = Source()
        source.sections = 2
        let headers = Headers()
        let table = table(source)
        table.rowHeight = 10
        table.sectionHeaderTopPadding = 0
        table.delegate = headers
        #expect(table.rectForHeader(inSection: 1) == CGRect(x: 0, y: 1020, width: 320, height: 12))
        #expect(table.rectForFooter(inSection: 1) == CGRect(x: 0, y: 2032, width: 320, height: 8))
    }
}
