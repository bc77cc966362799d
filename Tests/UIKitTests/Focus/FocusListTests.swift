#if canImport(SimulatedDevice)
import Foundation
import SimulatedDevice
import Testing
import UIKit

@MainActor
private final class Rows: NSObject, UITableViewDataSource {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    let screen = FocusScreen()

    override init() {
        super.init()
        table.rowHeight = 44
        table.dataSource = self
        table.allowsFocus = true
        screen.controller.view.addSubview(table)
        screen.device.advance(by: 0)
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 30 }

    func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        UITableViewCell(style: .default, reuseIdentifier: nil)
    }

    var focused: Int? {
        (screen.system?.focusedItem as? UITableViewCell).flatMap { table.indexPath(for: $0)?.row }
    }

    var selected: Int? { table.indexPathForSelectedRow?.row }

    func press(_ key: String, times: Int = 1) {
        for _ in 0..<times { screen.device.press(key) }
    }
}

@MainActor
private final class RowDelegate: NSObject, UITableViewDelegate {
    var notFocusable: Set<Int> = []
    var notFollowing: Set<Int> = []
    var updates = 0

    func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool {
        !notFocusable.contains(indexPath.row)
    }

    func tableView(
        _ tableView: UITableView, selectionFollowsFocusForRowAt indexPath: IndexPath
    ) -> Bool { !notFollowing.contains(indexPath.row) }

    func tableView(
        _ tableView: UITableView, didUpdateFocusIn context: UITableViewFocusUpdateContext,
        with coordinator: UIFocusAnimationCoordinator
    ) {
        updates += context.nextFocusedIndexPath == nil ? 0 : 1
    }
}

// Where a test names no source: Apple's reference of UITableViewDelegate.
@MainActor
@Suite struct FocusListTests {
    private let down = UIKeyCommand.inputDownArrow

    // WWDC21 10260 04:00: lists have to opt in.
    @Test("A table that doesn't allow focus gets none")
    func aListThatDidNotOptInHasNoFocus() {
        let rows = Rows()
        rows.table.allowsFocus = false
        rows.press("\t")
        #expect(rows.screen.system?.focusedItem == nil)
    }

    // WWDC21 10260, opening: Return selects on iPadOS.
    @Test("Return selects the focused row, and arrows alone don't")
    func returnSelectsTheFocusedRow() {
        let rows = Rows()
        rows.press("\t")
        rows.press(down, times: 2)
        #expect(rows.focused == 2)
        #expect(rows.selected == nil)
        rows.press("\r")
        #expect(rows.selected == 2)
    }

    @Test("A row out of sight is scrolled in when it gets focus")
    func focusOutOfSightIsScrolledIn() {
        let rows = Rows()
        rows.press("\t")
        rows.press(down, times: 29)
        #expect(rows.focused == 29)
        #expect(rows.table.contentOffset.y + rows.table.bounds.height >= 30 * 44)
        rows.press(down)
        #expect(rows.focused == 29)
    }

    // WWDC21 10260 04:23: the delegate decides for each cell.
    @Test("The delegate decides for each row whether it can be focused")
    func theDelegateDecidesForEachRow() {
        let (rows, delegate) = (Rows(), RowDelegate())
        delegate.notFocusable = [1]
        rows.table.delegate = delegate
        rows.screen.device.advance(by: 0)
        rows.press("\t")
        rows.press(down)
        #expect(rows.focused == 2)
        #expect(delegate.updates == 2)
    }

    // WWDC21 10260 09:08 and 09:16: selection follows focus, unless the delegate refuses.
    @Test("Selection follows focus if the table wants it and the delegate doesn't refuse")
    func selectionFollowsFocusWhereWanted() {
        let (rows, delegate) = (Rows(), RowDelegate())
        delegate.notFollowing = [2]
        rows.table.delegate = delegate
        rows.table.selectionFollowsFocus = true
        rows.screen.device.advance(by: 0)
        rows.press("\t")
        rows.press(down)
        #expect(rows.selected == 1)
        rows.press(down)
        #expect(rows.focused == 2 && rows.selected == 1)
    }

    // WWDC21 10260 12:52: a selected cell counts more than the last one.
    @Test("Focus enters a table at its selected row")
    func aSelectedRowIsPrimary() {
        let rows = Rows()
        rows.table.selectRow(
            at: IndexPath(row: 3, section: 0), animated: false, scrollPosition: .none)
        rows.press("\t")
        #expect(rows.focused == 3)
    }
}
#endif
