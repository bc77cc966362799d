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
        "A field that declines to end editing is asked once, and nothing scrolls",
        arguments: [true, false])
    func decliningFieldIsAskedOnce(goesForward: Bool) throws {
        final class Decliner: NSObject, UITextFieldDelegate {
            var questions = 0

            func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
                questions += 1
                return false
            }
        }
        let (form, decliner) = (RowForm(rows: 40), Decliner())
        form.tapField("3")
        let field = try #require(form.field("3"))
        field.delegate = decliner
        let offset = form.table.contentOffset
        if goesForward {
            form.navigator.gotoNextItem(shouldLoop: true)
        } else {
            form.navigator.gotoPreviousItem(shouldLoop: true)
        }
        form.device.settle()
        #expect(decliner.questions == 1)
        #expect(field.isFirstResponder && form.table.contentOffset == offset)
        #expect(form.finishes == 0)
    }

    @Test(
        "Return goes from row to row, and finishes the form once after the last",
        .requirement("U360"))
    func returnGoesFromRowToRow() {
        let form = RowForm(rows: 20)
        form.tapField("0")
        for row in 1..<20 {
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
        "Editing doesn't end in the only field of a list, though the form goes round",
        .requirement("U364"), arguments: [true, false])
    func onlyFieldKeepsEditing(isForward: Bool) {
        let form = RowForm(rows: 1)
        form.tapField("0")
        var ends = 0
        form.onEnd = { _, _ in ends += 1 }
        if isForward {
            form.navigator.gotoNextItem(shouldLoop: true)
        } else {
            form.navigator.gotoPreviousItem(shouldLoop: true)
        }
        form.device.settle()
        #expect(form.focused == "0")
        #expect(ends == 0)
        #expect(form.finishes == 0)
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
