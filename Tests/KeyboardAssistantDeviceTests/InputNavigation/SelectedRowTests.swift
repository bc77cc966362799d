import CoreGraphics
import DeviceFixtures
import DeviceTesting
import Foundation
import KeyboardAssistant
import Requirements
import SimulatedDevice
import Testing
import UIKit

/// Fields that can be edited only after their rows were selected, as in the lists of Former.
@MainActor
@Suite(.doubts(.lists, .editing)) struct SelectedRowTests {
    private func form(
        _ rows: LockedRows, selectsRows: Bool = true, height: CGFloat = 60
    ) -> MixedForm {
        let form = MixedForm()
        let table = rows.rows.table(.zero)
        table.rowHeight = height
        table.delegate = rows
        form.fill(table, rows.rows, selectsRows: selectsRows)
        return form
    }

    /// Taps the first row, whose field the app begins to edit.
    private func tapFirst(_ rows: LockedRows, in form: MixedForm) throws {
        let beginning = rows.beginsEditing
        rows.beginsEditing = true
        try form.device.tap(try #require(form.field("0")?.superview?.superview))
        form.device.settle()
        (rows.beginsEditing, rows.log) = (beginning, [])
    }

    @Test(
        "Where the app allows it, Next and Previous select rows as a tap would",
        .requirement("U576"), arguments: [true, false], [60, 500] as [CGFloat])
    func stepsSelectRows(appBeginsEditing: Bool, height: CGFloat) throws {
        let rows = LockedRows()
        let form = form(rows, height: height)
        rows.beginsEditing = appBeginsEditing
        try tapFirst(rows, in: form)
        for row in 1..<8 {
            rows.log = []
            #expect(form.next() == "\(row)")
            #expect(
                rows.log == ["shouldHighlight \(row)", "willSelect \(row)", "didSelect \(row)"])
            #expect(form.device.shows(try #require(form.navigator.focusedItem)))
            let field = form.navigator.focusedItem as? UITextField
            #expect(field?.returnKeyType == (row < 7 ? .next : .done))
        }
        for row in (0..<7).reversed() {
            #expect(form.previous() == "\(row)")
        }
        #expect(form.finishes == 0)
    }

    @Test("Otherwise the form passes them", .requirement("U576"))
    func stepsPassLockedRows() throws {
        let rows = LockedRows()
        rows.open = [5]
        let form = form(rows, selectsRows: false)
        try tapFirst(rows, in: form)
        #expect(form.next() == "5")
        #expect(rows.log == [])
        let locked = try #require(form.field("3"))
        #expect(form.navigator.focus(locked) == .failed(.unavailable))
    }

    @Test(
        "The last field that isn't locked says Done, and a locked one has no bar",
        .requirement("U576"))
    func lockedFieldsDoNotCount() throws {
        let rows = LockedRows()
        rows.open = [0, 1]
        let form = form(rows, selectsRows: false)
        form.tap("0")
        #expect(form.returnKey == .next)
        #expect(form.next() == "1")
        #expect(form.returnKey == .done)
        #expect(form.field("2")?.inputAccessoryView == nil)
    }

    @Test(
        "Items are selected as a tap would, whether one or several can be", .requirement("U576"),
        arguments: [false, true])
    func stepsSelectItems(severalCanBe: Bool) {
        let (form, items) = (MixedForm(), LockedItems())
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 300, height: 60)
        let grid = items.rows.collection(.zero, layout)
        (grid.delegate, grid.allowsMultipleSelection) = (items, severalCanBe)
        form.fill(grid, items.rows, selectsRows: true)
        form.tap("0")
        #expect(form.next() == "1")
        #expect(form.previous() == "0")
        // A tap on the selected item of several would deselect it.
        #expect(form.next() == (severalCanBe ? "2" : "1"))
        #expect(items.log == ["select 1", severalCanBe ? "select 2" : "select 1"])
    }

    @Test(
        "A row that people can't select, or whose field stays locked, is passed",
        .requirement("U576"))
    func rowsThatStayLockedArePassed() throws {
        let rows = LockedRows()
        (rows.unselectable, rows.stubborn) = ([1], [2])
        let form = form(rows)
        try tapFirst(rows, in: form)
        #expect(form.next() == "3")
        #expect(
            rows.log == [
                "shouldHighlight 1", "shouldHighlight 2", "willSelect 2", "didSelect 2",
                "shouldHighlight 3", "willSelect 3", "didSelect 3",
            ])
    }
}

/// Eight rows whose fields accept touches only while they are edited.
@MainActor
private final class LockedRows: NSObject, UITableViewDelegate {
    let rows = FieldRows("", 8)
    /// A Boolean value that indicates whether the app begins editing when a row is selected.
    var beginsEditing = true
    /// The rows whose fields can always be edited, can't be selected, and stay locked.
    var (open, unselectable, stubborn): (Set<Int>, Set<Int>, Set<Int>) = ([], [], [])
    var log: [String] = []

    override init() {
        super.init()
        rows.prepare = { [unowned self] _, fields in
            let row = fields[0].placeholder.flatMap(Int.init)
            fields[0].isUserInteractionEnabled = row.map(open.contains) ?? false
        }
        rows.onEnd = { $0.isUserInteractionEnabled = false }
    }

    func tableView(
        _ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath
    ) -> Bool {
        log.append("shouldHighlight \(indexPath.row)")
        return !unselectable.contains(indexPath.row)
    }

    func tableView(
        _ tableView: UITableView, willSelectRowAt indexPath: IndexPath
    ) -> IndexPath? {
        log.append("willSelect \(indexPath.row)")
        return indexPath
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        log.append("didSelect \(indexPath.row)")
        tableView.deselectRow(at: indexPath, animated: true)
        guard !stubborn.contains(indexPath.row) else { return }
        let field = tableView.fields(named: "\(indexPath.row)").first
        field?.isUserInteractionEnabled = true
        if beginsEditing { field?.becomeFirstResponder() }
    }
}

/// Four items whose fields, except for the first one, accept touches only while they are edited.
@MainActor
private final class LockedItems: NSObject, UICollectionViewDelegate {
    let rows = FieldRows("", 4)
    var log: [String] = []

    override init() {
        super.init()
        rows.prepare = { _, fields in
            fields[0].isUserInteractionEnabled = fields[0].placeholder == "0"
        }
        rows.onEnd = { $0.isUserInteractionEnabled = $0.placeholder == "0" }
    }

    func collectionView(
        _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
    ) {
        log.append("select \(indexPath.item)")
        collectionView.fields(named: "\(indexPath.item)").first?.isUserInteractionEnabled = true
    }
}
