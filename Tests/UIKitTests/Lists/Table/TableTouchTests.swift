#if canImport(SimulatedDevice)
import CoreGraphics
import Foundation
import SimulatedDevice
import Testing
import UIKit

// Where a test names no source: Apple's reference of UITableView and UITableViewDelegate.
@MainActor
struct TableTouchTests {
    /// A device that shows a table; made in a test's body, as the world is the last device's.
    private func shown(
        count: Int = 100, _ change: (TestTable) -> Void = { _ in }
    ) -> (device: SimulatedDevice, form: TestTable) {
        let device = SimulatedDevice(.iPhone13)
        let form = TestTable(count: count)
        let controller = UIViewController()
        form.table.frame = CGRect(x: 0, y: 100, width: 320, height: 480)
        controller.view.addSubview(form.table)
        change(form)
        device.show(controller)
        form.log = []
        return (device, form)
    }

    private func tap(_ row: Int, _ device: SimulatedDevice, _ form: TestTable) throws {
        try device.tap(#require(form.cell(row)))
    }

    private var selecting: [String] {
        ["shouldHighlight 2", "didHighlight 2", "didUnhighlight 2", "willSelect 2"]
    }

    // The order, which Apple's reference does not tell (assumed: A24).
    @Test("A tap highlights, asks, deselects the old row and then selects the new one")
    func tapHighlightsAsksDeselectsAndSelects() throws {
        let (device, form) = shown()
        try tap(2, device, form)
        #expect(form.log == selecting + ["didSelect 2", "primaryAction 2"])
        #expect(form.table.indexPathForSelectedRow == .row(2))
        #expect(form.cell(2)?.isSelected == true)
        form.log = []
        try tap(5, device, form)
        #expect(
            form.log == [
                "shouldHighlight 5", "didHighlight 5", "didUnhighlight 5", "willSelect 5",
                "willDeselect 2", "didDeselect 2", "didSelect 5", "primaryAction 5",
            ])
        #expect(form.table.indexPathsForSelectedRows == [.row(5)])
    }

    @Test("A row that may not be highlighted is not selected (Apple, shouldHighlightRowAt)")
    func rowRefusingHighlightIsNotSelected() throws {
        let (device, form) = shown { $0.refused = [.row(2)] }
        form.table.selectRow(at: .row(1), animated: false, scrollPosition: .none)
        try tap(2, device, form)
        #expect(form.log == ["shouldHighlight 2"])
        #expect(form.table.indexPathForSelectedRow == .row(1))
    }

    @Test("The delegate may forbid a row or choose another (Apple, willSelectRowAt)")
    func delegateMayForbidOrRedirectSelection() throws {
        let (device, form) = shown {
            $0.redirections = [.row(2): .row(7)]
            $0.forbidden = [.row(3)]
        }
        try tap(2, device, form)
        #expect(form.table.indexPathForSelectedRow == .row(7))
        form.log = []
        try tap(3, device, form)
        #expect(form.table.indexPathForSelectedRow == .row(7))
        #expect(form.log.last == "willSelect 3")
    }

    @Test("A tap on one of several selected rows deselects it and tells the delegate")
    func aTapOnASelectedRowAmongSeveralTakesItOut() throws {
        let (device, form) = shown { $0.table.allowsMultipleSelection = true }
        try tap(2, device, form)
        try tap(4, device, form)
        #expect(form.table.indexPathsForSelectedRows == [.row(2), .row(4)])
        form.log = []
        try tap(2, device, form)
        #expect(form.table.indexPathsForSelectedRows == [.row(4)])
        #expect(form.log.suffix(2) == ["willDeselect 2", "didDeselect 2"])
    }

    // Apple, performPrimaryActionForRowAt: not where a selection is extended.
    @Test("A tap that extends a selection isn't a row's primary action")
    func extendingASelectionIsNoPrimaryAction() throws {
        let (device, form) = shown { $0.table.allowsMultipleSelection = true }
        try tap(2, device, form)
        #expect(form.log.contains("primaryAction 2"))
        try tap(4, device, form)
        #expect(!form.log.contains("primaryAction 4"))
    }

    @Test("A table that doesn't allow selection ignores a tap on a row")
    func aTableThatDoesNotAllowSelectionIgnoresTaps() throws {
        let (device, form) = shown { $0.table.allowsSelection = false }
        try tap(2, device, form)
        #expect(form.log.isEmpty && form.table.indexPathForSelectedRow == nil)
    }

    @Test("A finger that scrolls a table neither highlights nor selects a row")
    func aFingerThatScrollsSelectsNothing() throws {
        let (device, form) = shown()
        let cell = try #require(form.cell(8))
        device.drag(cell, by: CGVector(dx: 0, dy: -200))
        #expect(form.table.contentOffset.y > 100)
        #expect(form.table.indexPathForSelectedRow == nil)
        #expect(!form.log.contains { $0.hasPrefix("shouldHighlight") })
    }

    @Test("A finger that rests shows its row as touched (Apple, delaysContentTouches)")
    func restingFingerShowsRowAsTouched() throws {
        let (device, form) = shown()
        let cell = try #require(form.cell(3))
        let finger = try device.touch(cell)
        finger.hold(for: 0.3)
        #expect(cell.isHighlighted)
        finger.cancel()
        #expect(!cell.isHighlighted)
        #expect(form.log == ["shouldHighlight 3", "didHighlight 3", "didUnhighlight 3"])
    }

    @Test("The selection that a user changed is announced (Apple, selectionDidChangeNotification)")
    func selectionChangedByUserIsAnnounced() throws {
        let (device, form) = shown()
        @MainActor final class Box { var count = 0 }
        let box = Box()
        let token = NotificationCenter.default.addObserver(
            forName: UITableView.selectionDidChangeNotification, object: nil, queue: nil
        ) { _ in MainActor.assumeIsolated { box.count += 1 } }
        defer { NotificationCenter.default.removeObserver(token) }
        form.table.selectRow(at: .row(1), animated: false, scrollPosition: .none)
        #expect(box.count == 0)
        try tap(2, device, form)
        #expect(box.count == 1)
    }

    @Test("In editing mode the circle deletes and rows are not selected (Apple, isEditing)")
    func editingDeletesButSelectsNoRows() throws {
        let (device, form) = shown(count: 3)
        form.table.setEditing(true, animated: false)
        device.settle()
        let cell = try #require(form.cell(1))
        try tap(1, device, form)
        #expect(form.table.indexPathForSelectedRow == nil)
        #expect(cell.editingStyle == .delete)
        let circle = try #require(cell.subviews.first { $0.accessibilityLabel == "Delete" })
        try device.tap(circle)
        #expect(form.log.last == "commit 1 1")
    }

    @Test("A row that is dragged by its lines goes where it is let go (Apple, moveRowAt)")
    func draggedRowGoesWhereReleased() throws {
        let (device, form) = shown(count: 4)
        for cell in form.table.visibleCells { cell.showsReorderControl = true }
        form.table.setEditing(true, animated: false)
        device.settle()
        let cell = try #require(form.cell(0))
        let lines = try #require(cell.subviews.first { $0.accessibilityLabel == "Reorder" })
        device.drag(lines, by: CGVector(dx: 0, dy: 100))
        #expect(form.rows == [["0.1", "0.2", "0.0", "0.3"]])
        form.show()
        #expect(form.cell(2) === cell)
    }

    @Test("The titles at the edge lead to their sections (Apple, sectionIndexTitles(for:))")
    func indexTitlesLeadToTheirSections() throws {
        final class Letters: UITableViewController {
            override func numberOfSections(in tableView: UITableView) -> Int { 26 }

            override func tableView(
                _ tableView: UITableView, numberOfRowsInSection section: Int
            ) -> Int { 10 }

            override func sectionIndexTitles(for tableView: UITableView) -> [String]? {
                (0..<26).map { String(UnicodeScalar(UInt8(65 + $0))) }
            }
        }
        let device = SimulatedDevice(.iPhone13)
        let controller = Letters(style: .plain)
        device.show(controller)
        let table = try #require(controller.tableView)
        device.tap(at: CGPoint(x: 385, y: 430), in: try #require(table.window))
        device.settle()
        let first = try #require(table.indexPathsForVisibleRows?.first)
        #expect((11...14).contains(first.section))
    }
}
#endif
