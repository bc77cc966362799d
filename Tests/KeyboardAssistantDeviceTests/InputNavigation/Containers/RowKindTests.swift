import CoreGraphics
import DeviceTesting
import HeadlessBehavior
import KeyboardAssistant
import Requirements
import SimulatedDevice
import Testing
import UIKit

/// Rows whose inputs refuse the focus, are text views, or are in lists of their own.
@MainActor
@Suite(.doubts(.lists, [.fieldReveal, .textViewEnd])) struct RowKindTests {
    /// The ways in which a field can't be edited.
    enum Refusal: CaseIterable {
        case shouldBegin, disabled, hidden, noInteraction
    }

    @Test(
        "Rows whose fields can't be edited are passed in both directions", .requirement("U362"),
        arguments: Refusal.allCases)
    func refusingRowsArePassed(refusal: Refusal) {
        let form = MixedForm()
        let rows = FieldRows("", 18)
        let odd = Set(["3", "4", "15", "17"])
        rows.prepare = { view, fields in
            for field in fields where odd.contains(field.placeholder ?? "") {
                switch refusal {
                case .shouldBegin: break
                case .disabled: field.isEnabled = false
                case .hidden: field.isHidden = true
                case .noInteraction: view.isUserInteractionEnabled = false
                }
            }
            if fields.allSatisfy({ !odd.contains($0.placeholder ?? "") }) {
                view.isUserInteractionEnabled = true
            }
        }
        if refusal == .shouldBegin { rows.refused = odd }
        form.fill(rows.table(.zero), rows)
        form.tap("0")
        let names = (0..<18).map { "\($0)" }.filter { !odd.contains($0) }
        for name in names.dropFirst() {
            #expect(form.next() == name)
            #expect(form.isInSight)
        }
        for name in names.dropLast().reversed() { #expect(form.previous() == name) }
    }

    @Test("Where all that follows refuses, Return ends the form once", .requirement("U362"))
    func refusingRestEndsFormOnce() {
        let form = MixedForm()
        let rows = FieldRows("", 5)
        rows.refused = ["3", "4"]
        form.fill(rows.table(.zero), rows)
        form.tap("2")
        #expect(form.pressReturn() == "none")
        #expect(form.finishes == 1)
        #expect(!form.device.keyboard.isVisible)
    }

    /// A form of a table whose third row has a list of its own.
    private func makeNested(_ makeList: @escaping () -> UIScrollView) -> MixedForm {
        let form = MixedForm()
        let rows = FieldRows([["a"], ["b"], [], ["y"], ["z"]].map { [$0] })
        rows.prepare = { view, fields in
            guard fields.isEmpty else { return }
            let list = makeList()
            list.frame = CGRect(x: 0, y: 0, width: 390, height: 60)
            view.addSubview(list)
        }
        form.fill(rows.table(.zero), rows)
        return form
    }

    @Test(
        "A collection view in a row is walked through before the next row",
        .requirement("U364"))
    func collectionInRowIsWalked() {
        let inner = FieldRows("", 9)
        let form = makeNested {
            let layout = UICollectionViewFlowLayout()
            layout.scrollDirection = .horizontal
            layout.itemSize = CGSize(width: 120, height: 56)
            return inner.collection(.zero, layout)
        }
        form.tap("a")
        let names = ["a", "b"] + (0..<9).map { "\($0)" } + ["y", "z"]
        #expect(form.walk() == names)
        #expect(form.walkBack() == names.reversed())
    }

    @Test("A table in an item is walked through before the next item", .requirement("U364"))
    func tableInItemIsWalked() {
        let form = MixedForm()
        let inner = FieldRows("", 8)
        let rows = FieldRows([[["a"], [], ["z"]]])
        rows.prepare = { view, fields in
            guard fields.isEmpty else { return }
            view.addSubview(inner.table(CGRect(x: 0, y: 0, width: 300, height: 160)))
        }
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 380, height: 160)
        form.fill(rows.collection(form.screen.view.bounds, layout), rows)
        form.tap("a")
        let names = ["a"] + (0..<8).map { "\($0)" } + ["z"]
        var walked = ["a"]
        for _ in names.dropFirst() {
            walked.append(form.next())
            #expect(form.isInSight, "\(form.focused)")
        }
        #expect(walked == names)
        #expect(form.walkBack() == names.reversed())
    }

    @Test(
        "In a text view of a row Return types a line, and Next goes on",
        .requirement("U360"))
    func textViewsInRowsTakeReturn() throws {
        let form = MixedForm()
        let rows = FieldRows((0..<14).map { $0 % 2 == 0 ? ["\($0)"] : [] }.map { [$0] })
        rows.prepare = { view, fields in
            guard fields.isEmpty else { return }
            let text = UITextView(frame: CGRect(x: 4, y: 4, width: 200, height: 50))
            text.accessibilityIdentifier = "text"
            view.addSubview(text)
        }
        form.fill(rows.table(.zero), rows)
        form.tap("0")
        for row in 1..<14 {
            if row % 2 == 1 {
                #expect((row == 1 ? form.pressReturn() : form.next()) == "text")
                #expect(form.isInSight, "\(row)")
                let text = try #require(form.navigator.focusedItem as? UITextView)
                #expect(form.pressReturn() == "text")
                #expect(text.text == "\n")
                #expect(text.inputAccessoryView === form.navigator.defaultController)
            } else {
                #expect(form.next() == "\(row)")
            }
        }
        #expect(form.previous() == "12")
        #expect(form.previous() == "text")
    }

    @Test(
        "A form without an assistant is walked, and its rows come on screen",
        .requirement("U360"), arguments: [true, false])
    func formWithoutAssistantIsWalked(isTable: Bool) {
        let form = MixedForm()
        let rows = FieldRows("", 22)
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 380, height: 60)
        if isTable {
            form.fill(rows.table(.zero), rows, hasAssistant: false)
        } else {
            form.fill(
                rows.collection(form.screen.view.bounds, layout), rows, hasAssistant: false)
        }
        form.tap("0")
        #expect(form.walk() == (0..<22).map { "\($0)" })
        #expect(form.walkBack() == (0..<22).reversed().map { "\($0)" })
    }
}
