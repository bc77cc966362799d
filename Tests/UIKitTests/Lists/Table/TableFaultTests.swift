#if canImport(SimulatedDevice)
import CoreGraphics
import Foundation
import HeadlessBehavior
import SimulatedDevice
import Testing
import UIKit
import Requirements

@MainActor
struct TableFaultTests {
    private func reasons(_ body: () -> Void) -> [String] {
        SimulatedDevice.collectFaults(body).map(\.description)
    }

    private func texts(_ form: TestTable) -> [String?] {
        form.table.visibleCells.map { $0.textLabel?.text }
    }

    @Test(
        "A table whose data source contradicts an update raises, and has done nothing",
        .requirement("U356"))
    func contradictedUpdateRaisesAndDoesNothing() throws {
        let form = TestTable([["a", "b"]])
        form.table.selectRow(at: .row(1), animated: false, scrollPosition: .none)
        form.rows = [["a"]]
        var isCompleted = false
        let found = reasons {
            form.table.insertRows(at: [.row(0)], with: .none)
            form.table.performBatchUpdates {
                form.table.deleteRows(at: [.row(0), .row(1)], with: .none)
            } completion: { _ in
                isCompleted = true
            }
        }
        #expect(found.count == 2)
        let reason = try #require(found.first)
        #expect(reason.hasPrefix("NSInternalInconsistencyException: Invalid update: "))
        #expect(reason.contains("invalid number of rows in section 0. The number of rows"))
        #expect(reason.contains("after the update (1) must be equal to"))
        #expect(reason.contains("before the update (2), plus or minus"))
        #expect(reason.contains("(1 inserted, 0 deleted)"))
        #expect(reason.contains("(0 moved in, 0 moved out)."))
        #expect(form.table.numberOfRows(inSection: 0) == 2)
        #expect(texts(form) == ["a", "b"])
        #expect(form.table.indexPathForSelectedRow == .row(1))
        #expect(!isCompleted)
        form.table.deleteRows(at: [.row(1)], with: .none)
        #expect(texts(form) == ["a"])
    }

    @Test("A row that moves to another section must do so in the data source", .requirement("U356"))
    func sectionChangeMustReachDataSource() {
        let form = TestTable([["a", "b"], ["c"]])
        let found = reasons { form.table.moveRow(at: .row(0), to: .row(0, 1)) }
        #expect(found.count == 1)
        #expect(found.first?.contains("(0 moved in, 1 moved out)") == true)
        #expect(texts(form) == ["a", "b", "c"])
    }

    @Test(
        "Updates of rows and sections that are not there raise", .requirement("U356"),
        arguments: [
            ("attempt to delete row 5 from section 0 which only contains 2 rows before", 0),
            ("attempt to delete row 0 from section 3, but there are only 1 sections before", 1),
            ("attempt to insert row 9 into section 0, but there are only 2 rows in section 0", 2),
            ("attempt to insert row 0 into section 1, but there are only 1 sections after", 3),
            ("attempt to delete section 2, but there are only 1 sections before the update", 4),
            ("attempt to insert section 4 but there are only 1 sections after the update", 5),
            ("invalid number of sections. The number of sections contained in the table view", 6),
            ("attempt to move index path ([0, 7]) that does not exist", 7),
            ("attempt to delete and reload the same index path ([0, 1])", 8),
        ])
    func strays(words: String, call: Int) {
        let form = TestTable([["a", "b"]])
        let found = reasons {
            switch call {
            case 0: form.table.reloadRows(at: [.row(5)], with: .none)
            case 1: form.table.deleteRows(at: [.row(0, 3)], with: .none)
            case 2: form.table.insertRows(at: [.row(9)], with: .none)
            case 3: form.table.insertRows(at: [.row(0, 1)], with: .none)
            case 4: form.table.reloadSections([2], with: .none)
            case 5: form.table.insertSections([4], with: .none)
            case 6: form.table.deleteSections([0], with: .none)
            case 7: form.table.moveRow(at: .row(7), to: .row(0))
            default:
                form.table.performBatchUpdates {
                    form.table.deleteRows(at: [.row(1)], with: .none)
                    form.table.reloadRows(at: [.row(1)], with: .none)
                }
            }
        }
        #expect(found.count == 1)
        #expect(found.first?.contains(words) == true, "\(found)")
        #expect(texts(form) == ["a", "b"])
    }

    @Test("Scrolling to a row or section that is not there is out of range", .requirement("U356"))
    func scrollingToMissingRowRaises() {
        let form = TestTable(count: 100)
        let found = reasons {
            form.table.scrollToRow(at: .row(100), at: .top, animated: false)
            form.table.scrollToRow(at: .row(0, 2), at: .top, animated: true)
            form.table.selectRow(at: .row(200), animated: false, scrollPosition: .middle)
        }
        #expect(found.count == 3)
        #expect(
            found.allSatisfy { $0.hasPrefix("NSRangeException: Attempted to scroll the table") })
        #expect(
            found[0].hasSuffix("out-of-bounds row (100) when there are only 100 rows in section 0.")
        )
        #expect(found[1].hasSuffix("out-of-bounds section (2) when there are only 1 sections."))
        #expect(found[2].contains("row (200)"))
        #expect(form.table.contentOffset == .zero)
        #expect(form.table.indexPathForSelectedRow == nil)
    }

    @Test(
        "A cell of an identifier that is not registered raises, and no row is shown",
        .requirement("U356"))
    func unregisteredIdentifierRaisesShowingNoRow() {
        let form = TestTable([["a"]])
        form.table.register(nil, forCellReuseIdentifier: "row")
        form.rows = [["a", "b"]]
        let found = reasons {
            form.table.insertRows(at: [.row(1)], with: .none)
            form.show()
        }
        #expect(found.count == 1)
        #expect(
            found.first?.contains("unable to dequeue a cell with identifier row - must") == true)
        #expect(texts(form) == ["a"])
        #expect(form.table.dequeueReusableCell(withIdentifier: "other") == nil)
    }

    @Test("A table takes cells that were not dequeued", .requirement("U356"))
    func tableTakesCellsNotDequeued() {
        final class Source: NSObject, UITableViewDataSource {
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
                2
            }

            func tableView(
                _ tableView: UITableView, cellForRowAt indexPath: IndexPath
            ) -> UITableViewCell {
                tableView.dequeueReusableCell(withIdentifier: "unused")
                return UITableViewCell(style: .default, reuseIdentifier: nil)
            }
        }
        let source = Source()
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        table.dataSource = source
        #expect(reasons { table.layoutIfNeeded() } == [])
        #expect(table.visibleCells.count == 2)
    }

    @Test("Who reconfigures a row must ask for a cell of the same kind", .requirement("U356"))
    func reconfiguringNeedsSameKindOfCell() {
        final class Source: NSObject, UITableViewDataSource {
            var identifier = "one"

            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
                1
            }

            func tableView(
                _ tableView: UITableView, cellForRowAt indexPath: IndexPath
            ) -> UITableViewCell {
                tableView.dequeueReusableCell(withIdentifier: identifier, for: indexPath)
            }
        }
        let source = Source()
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        for kind in ["one", "two"] {
            table.register(UITableViewCell.self, forCellReuseIdentifier: kind)
        }
        table.dataSource = source
        table.layoutIfNeeded()
        let cell = table.visibleCells.first
        source.identifier = "two"
        let found = reasons { table.reconfigureRows(at: [.row(0)]) }
        #expect(found.count == 1)
        #expect(found.first?.contains("different registration or reuse identifier") == true)
        #expect(table.visibleCells.first === cell)
    }
}
#endif
