import CoreGraphics
import DeviceFixtures
import DeviceTesting
import Foundation
import KeyboardAssistant
import Requirements
import SimulatedDevice
import Testing
import UIKit

/// A text view in a cell that grows with its text while people type.
@MainActor
@Suite(.doubts(.lists)) struct GrowingRowTests {
    @Test(
        "The line that is typed in a growing row stays in sight, wherever the row is",
        .requirement("U590"), arguments: [0, 19], NoteForm.Assistance.allCases)
    func typedLineStaysInSight(row: Int, _ assistance: NoteForm.Assistance) {
        let form = NoteForm(noteRow: row, assistance)
        form.beginNote()
        let height = form.note.bounds.height
        for line in 0..<18 {
            form.growth = NoteForm.Growth.allCases[line % 3]
            form.typeLine()
            #expect(form.isCaretInSight, "\(line): \(form.sight)")
        }
        #expect(form.note.bounds.height > height + 300)
    }

    @Test(
        "It stays in sight when the keyboard changes and the device turns", .requirement("U590"),
        arguments: NoteForm.Assistance.allCases)
    func lineStaysInSightUnderOtherKeyboards(_ assistance: NoteForm.Assistance) {
        let form = NoteForm(noteRow: 9, assistance)
        form.beginNote()
        for _ in 0..<9 { form.typeLine() }
        for type in [UIKeyboardType.numberPad, .emailAddress, .default] {
            form.note.keyboardType = type
            form.note.reloadInputViews()
            form.device.settle()
            form.typeLine()
            #expect(form.isCaretInSight, "\(type): \(form.sight)")
        }
        for orientation in [UIInterfaceOrientation.landscapeLeft, .portrait] {
            form.device.rotate(to: orientation)
            form.device.settle()
            #expect(form.isCaretInSight, "\(orientation): \(form.sight)")
            form.typeLine()
            #expect(form.isCaretInSight, "\(orientation), typed: \(form.sight)")
        }
    }

    @Test(
        "Next and Previous pass a row that has grown, and come back to its caret",
        .requirement("U590"), arguments: NoteForm.Assistance.allCases)
    func stepsPassGrownRow(_ assistance: NoteForm.Assistance) {
        let form = NoteForm(noteRow: 9, assistance)
        form.beginNote()
        for _ in 0..<12 { form.typeLine() }
        for name in ["10", "8"] {
            if name == "10" {
                form.navigator.gotoNextItem(shouldLoop: false)
            } else {
                form.navigator.gotoPreviousItem(shouldLoop: false)
            }
            form.device.settle()
            let field = form.navigator.focusedItem as? UITextField
            #expect(field?.placeholder == name)
            #expect(field.map(form.device.shows) == true)
            form.device.focus(form.note)
            #expect(form.isCaretInSight, "\(form.sight)")
            form.typeLine()
            #expect(form.isCaretInSight, "\(form.sight)")
        }
    }
}
