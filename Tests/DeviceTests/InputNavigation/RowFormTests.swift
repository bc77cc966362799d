import CoreGraphics
import DeviceTesting
import Foundation
import HeadlessBehavior
import KeyboardAssistant
import Requirements
import SimulatedDevice
import Testing
import UIKit

@MainActor
@Suite(.doubts(.lists, .editing)) struct RowFormTests {
    @Test(
        "A form of rows is walked there and back, in sight and with one keyboard",
        .requirement("U360"))
    func rowsAreWalkedThereAndBack() {
        let form = RowForm(rows: 60)
        form.tapField("0")
        var hides = 0
        let token = NotificationCenter.default.addObserver(
            forName: UIResponder.keyboardWillHideNotification, object: nil, queue: nil
        ) { _ in MainActor.assumeIsolated { hides += 1 } }
        defer { NotificationCenter.default.removeObserver(token) }
        for row in 1..<60 {
            form.next()
            #expect(form.focused == "\(row)")
            #expect(form.isInSight, "\(row)")
        }
        for row in (0..<59).reversed() {
            form.previous()
            #expect(form.focused == "\(row)")
            #expect(form.isInSight, "\(row)")
        }
        #expect(hides == 0)
    }

    @Test(
        "Return goes from row to row, and finishes the form once after the last",
        .requirement("U360"))
    func returnGoesFromRowToRow() {
        let form = RowForm(rows: 30)
        form.tapField("0")
        for row in 1..<30 {
            form.pressReturn()
            #expect(form.focused == "\(row)")
            #expect(form.isInSight)
        }
        #expect(form.finishes == 0)
        form.pressReturn()
        #expect(form.focused == nil)
        #expect(form.finishes == 1)
        #expect(!form.device.keyboard.isVisible)
    }

    @Test(
        "The list is reloaded when editing ends, and the next row is the next", .requirement("U363")
    )
    func reloadInEndOfEditingKeepsPlace() {
        let form = RowForm(rows: 40)
        form.onEnd = { form, _ in form.table.reloadData() }
        form.tapField("0")
        for row in 1..<40 {
            form.next()
            #expect(form.focused == "\(row)")
            #expect(form.isInSight, "\(row): \(form.sight)")
        }
    }

    @Test("A form that is gone leaves nothing behind", .requirement("U360"))
    func formLeavesNothingBehind() {
        weak var navigator: InputNavigator?
        weak var table: UITableView?
        weak var device: SimulatedDevice?
        do {
            let form = RowForm(rows: 60)
            (navigator, table, device) = (form.navigator, form.table, form.device)
            form.tapField("0")
            for _ in 0..<20 { form.next() }
        }
        #expect(navigator == nil)
        #expect(table == nil)
        #expect(device == nil)
    }
}
