import CoreGraphics
import DeviceTesting
import Foundation
import HeadlessBehavior
import Requirements
import SimulatedDevice
import Testing
import UIKit

@testable import KeyboardAssistant

/// What the navigator sets on the fields of cells, and gives back.
@MainActor
@Suite(.doubts(.lists, .editing)) struct RowClaimTests {
    @Test(
        "Claimed fields never outnumber those of the cells by more than one",
        .requirement("U363"))
    func claimsStayBesideCells() {
        let form = RowForm(rows: 120)
        var all: [UITextField] = []
        form.tapField("0")
        for step in 0..<30 {
            form.next()
            form.collectFields(in: &all)
            let claimed = all.filter { form.isClaimed($0) }
            #expect(claimed.count <= form.table.visibleCells.count + 1, "\(step)")
        }
        // UIKit has made more cells than it shows now, or shows cells that were used before.
        #expect(Set(form.asked).count > form.table.visibleCells.count)
    }

    @Test("Removing the table gives back the fields of all cells", .requirement("U363"))
    func removingTableGivesBackFields() {
        let form = RowForm(rows: 120)
        var all: [UITextField] = []
        form.tapField("0")
        for _ in 0..<20 {
            form.next()
            form.collectFields(in: &all)
        }
        form.navigator.removeInputItems(in: form.table)
        #expect(all.count > 10)
        #expect(!all.contains { form.isClaimed($0) })
        #expect(form.navigator.inputItems.isEmpty)
    }

    @Test(
        "A field whose row was scrolled off leads to the rows beside it", .requirement("U363"),
        arguments: [true, false])
    func fieldScrolledOffLeadsToRowsBeside(isForward: Bool) {
        let form = RowForm(rows: 120)
        form.tapField("3")
        form.table.setContentOffset(CGPoint(x: 0, y: 4_000), animated: false)
        form.device.settle()
        let kept = form.navigator.focusedItem != nil
        // Where UIKit resigns the first responder of such a row, nothing is focused.
        #expect(kept == (UIKitBehavior.standard.respondingCellOutOfSight == .kept))
        guard kept else { return }

        let keyboard = KeyboardWatch()
        if isForward { form.next() } else { form.previous() }
        #expect(form.focused == (isForward ? "4" : "2"))
        #expect(form.isInSight, "\(form.sight)")
        #expect(keyboard.hides == 0)
    }

    @Test(
        "A field whose row was scrolled off and then moved leads to the rows beside it",
        .requirement("U363"))
    func movedFieldScrolledOffLeadsToRowsBeside() {
        let form = RowForm(rows: 120)
        form.tapField("3")
        form.table.setContentOffset(CGPoint(x: 0, y: 4_000), animated: false)
        form.device.settle()
        guard form.navigator.focusedItem != nil else { return }
        for _ in 0..<5 { form.perform(.insertBefore, at: 0) }
        form.device.settle()

        form.next()
        #expect(form.focused == "4")
        #expect(form.isInSight, "\(form.sight)")
    }

    @Test("A row that is deleted while it is edited ends editing", .requirement("U363"))
    func deletedRowEndsEditing() {
        let form = RowForm(rows: 40)
        form.tapField("3")
        form.perform(.deleteIt, at: 3)
        form.device.settle()

        #expect(form.focused == nil)
        #expect(!form.device.keyboard.isVisible)
        form.tapField("4")
        form.next()
        #expect(form.focused == "5")
    }
}

extension RowForm {
    /// Adds the fields of the cells that are shown now to `fields`.
    func collectFields(in fields: inout [UITextField]) {
        let cells = table.visibleCells.compactMap { $0 as? RowCell }
        for field in cells.flatMap(\.fields) where !fields.contains(field) { fields.append(field) }
    }

    /// Whether the navigator has set its bar or itself on `field`.
    func isClaimed(_ field: UITextField) -> Bool {
        field.inputAccessoryView != nil || field.delegate is InputDelegateProxy
    }
}
