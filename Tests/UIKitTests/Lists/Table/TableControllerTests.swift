#if canImport(SimulatedDevice)
import CoreGraphics
import Foundation
import SimulatedDevice
import Testing
import UIKit
import Requirements

@MainActor
struct TableControllerTests {
    private final class Fields: UITableViewController {
        let fields = (0..<30).map { _ in
            UITextField(frame: CGRect(x: 16, y: 2, width: 200, height: 40))
        }
        var chosen: [Int] = []

        override func tableView(
            _ tableView: UITableView, numberOfRowsInSection section: Int
        ) -> Int { fields.count }

        override func tableView(
            _ tableView: UITableView, cellForRowAt indexPath: IndexPath
        ) -> UITableViewCell {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.contentView.addSubview(fields[indexPath.row])
            return cell
        }

        override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            chosen.append(indexPath.row)
        }
    }

    @Test("A table controller is data source and delegate of its table (Apple's overview)")
    func tableControllerServesItsTable() {
        let controller = UITableViewController(style: .grouped)
        #expect(controller.tableView.dataSource === controller)
        #expect(controller.tableView.delegate === controller)
        #expect(controller.view === controller.tableView)
        #expect(controller.tableView.style == .grouped)
    }

    @Test("It makes room for the keyboard and shows the row typed into (Apple's overview)")
    func keyboardLeavesEditedRowInSight() throws {
        let device = SimulatedDevice(.iPhone13)
        let controller = Fields(style: .plain)
        device.show(controller)
        let table = try #require(controller.tableView)
        let before = table.adjustedContentInset.bottom
        let last = try #require(table.indexPathsForVisibleRows?.last)
        try device.tap(controller.fields[last.row - 2])
        device.settle()
        let keyboard = try table.convert(#require(device.keyboard.frame), from: nil as UIView?)
        #expect(table.adjustedContentInset.bottom == table.bounds.maxY - keyboard.minY)
        let rect = table.rectForRow(at: IndexPath(row: last.row - 2, section: 0))
        #expect(rect.maxY <= keyboard.minY)
        controller.view.endEditing(true)
        device.settle()
        #expect(table.adjustedContentInset.bottom == before)
    }

    @Test("A table that is replaced gives its room for the keyboard back, its successor none")
    func replacedTableGivesKeyboardRoomBack() throws {
        let device = SimulatedDevice(.iPhone13)
        let controller = Fields(style: .plain)
        device.show(controller)
        let old = try #require(controller.tableView)
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
        try #require(old.window).addSubview(field)
        field.becomeFirstResponder()
        device.settle()
        #expect(old.contentInset.bottom > 0)
        let new = UITableView(frame: old.frame, style: .plain)
        controller.tableView = new
        field.resignFirstResponder()
        device.settle()
        #expect(new.contentInset.bottom == 0)
        #expect(new.verticalScrollIndicatorInsets.bottom == 0)
        #expect(old.contentInset.bottom == 0)
        #expect(old.verticalScrollIndicatorInsets.bottom == 0)
    }

    @Test(
        "The selection is cleared when the table appears (Apple, clearsSelectionOnViewWillAppear)")
    func selectionIsClearedWhenTableAppears() throws {
        let device = SimulatedDevice(.iPhone13)
        let controller = Fields(style: .plain)
        let other = Fields(style: .plain)
        other.clearsSelectionOnViewWillAppear = false
        for each in [controller, other] {
            let path = IndexPath(row: 2, section: 0)
            each.tableView.selectRow(at: path, animated: false, scrollPosition: .none)
            device.show(each)
            #expect(each.tableView.indexPathForSelectedRow == (each === other ? path : nil))
        }
    }

    @Test("Editing the controller edits its table (Apple's overview)")
    func editingControllerEditsItsTable() {
        let controller = Fields(style: .plain)
        controller.setEditing(true, animated: false)
        #expect(controller.tableView.isEditing)
    }

    private final class Tasks: UITableViewController {
        override func tableView(
            _ tableView: UITableView, canEditRowAt indexPath: IndexPath
        ) -> Bool { indexPath.row > 0 }

        override func tableView(
            _ tableView: UITableView, heightForRowAt indexPath: IndexPath
        ) -> CGFloat { 60 }
    }

    @Test(
        "A table controller implements what its subclass implements, and nothing else",
        .requirement("U356"))
    func controllerImplementsOnlyWhatSubclassDoes() {
        let (plain, tasks) = (UITableViewController(), Tasks(style: .plain))
        let (path, table) = (IndexPath(row: 1, section: 0), UITableView())
        #expect(answer { plain.tableView(table, canEditRowAt: path) } == nil)
        #expect(answer { plain.tableView(table, canMoveRowAt: path) } == nil)
        #expect(answer { plain.tableView(table, heightForRowAt: path) } == nil)
        #expect(answer { plain.tableView(table, viewForHeaderInSection: 0) } == nil)
        #expect(answer { plain.tableView(table, canFocusRowAt: path) } == nil)
        #expect(answer { tasks.tableView(table, canEditRowAt: path) } == true)
        #expect(answer { tasks.tableView(table, canMoveRowAt: path) } == nil)
        #expect(answer { tasks.tableView(table, heightForRowAt: path) } == 60)
    }

    private func answer<Answer>(_ call: () -> Answer?) -> Answer? {
        OptionalMethod.answer(call)
    }
}
#endif
