import CoreGraphics
import DeviceFixtures
import DeviceTesting
import HeadlessBehavior
import KeyboardAssistant
import Requirements
import SimulatedDevice
import Testing
import UIKit

@MainActor
@Suite(.doubts(.lists, [.fieldReveal, .successiveResponders])) struct MixedFormTests {
    /// Two fields, a table of rows, and two fields.
    private func makeForm(rows: Int = 12) -> MixedForm {
        let form = MixedForm()
        form.addField("a")
        form.addField("b")
        form.addTable(FieldRows("", rows))
        form.addField("y")
        form.addField("z")
        form.assist()
        return form
    }

    private let order = ["a", "b"] + (0..<12).map { "\($0)" } + ["y", "z"]

    @Test("Fields, a table and fields are one form there and back", .requirement("U364"))
    func fieldsAndTableAreOneForm() {
        let form = makeForm()
        form.tap("a")
        var names = ["a"]
        for _ in 1..<order.count {
            names.append(form.next())
            #expect(form.isInSight, "\(form.focused)")
        }
        #expect(names == order)
        #expect(form.next() == "z")
        for name in order.dropLast().reversed() {
            #expect(form.previous() == name)
            #expect(form.isInSight, "\(name)")
        }
    }

    @Test("The bar's arrows go round through the table's rows", .requirement("U364"))
    func arrowsGoRound() {
        let form = makeForm()
        form.tap("a")
        #expect(form.arrows == "<>")
        #expect(form.previous(loop: true) == "z")
        #expect(form.next(loop: true) == "a")
        form.navigator.shouldLoopAccessoryControllerNavigation = false
        #expect(form.arrows == ">")
        form.previous(loop: true)
        #expect(form.arrows == "<")
        form.previous()
        form.previous()
        #expect(form.focused == "11")
        #expect(form.arrows == "<>")
    }

    @Test("Every input has the one bar", .requirement("U364"))
    func inputsHaveOneBar() {
        let form = makeForm()
        form.tap("a")
        for name in order {
            #expect(form.focused == name)
            let input = form.navigator.focusedItem as? UITextField
            #expect(input?.inputAccessoryView === form.navigator.defaultController)
            form.next()
        }
    }

    @Test(
        "Return says Next until the form's real end, and finishes there once",
        .requirement("U364"))
    func returnFinishesAtRealEnd() {
        let form = makeForm()
        form.tap("a")
        for name in order.dropFirst() {
            #expect(form.returnKey == .next)
            #expect(form.pressReturn() == name)
        }
        #expect(form.returnKey == .done)
        #expect(form.finishes == 0)
        #expect(form.pressReturn() == "none")
        #expect(form.finishes == 1)
        #expect(!form.device.keyboard.isVisible)
    }

    @Test("Done finishes the form in its last input alone", .requirement("U364"))
    func doneFinishesInLastInputAlone() {
        let form = makeForm()
        for (name, finishes) in [("b", 0), ("2", 0), ("z", 1)] {
            form.tap(name)
            #expect(form.focused == name)
            form.navigator.inputNavigatorAccessoryControllerDoneButtonTapped(
                accessoryController: form.navigator.defaultController!)
            form.device.settle()
            #expect(form.focused == "none")
            #expect(form.finishes == finishes, "\(name)")
        }
    }

    @Test(
        "The last field before a list says Next as long as the list may have inputs",
        .requirement("U364"))
    func labelBeforeListFollowsList() {
        let form = MixedForm()
        let field = form.addField("a")
        #expect(field.returnKeyType == .done)
        let rows = FieldRows("", 3)
        let table = form.addTable(rows)
        #expect(field.returnKeyType == .next)
        rows.sections = [[]]
        table.reloadData()
        form.tap("a")
        #expect(field.returnKeyType == .done)
        rows.sections = [[["0"]]]
        table.reloadData()
        form.device.settle()
        #expect(form.pressReturn() == "0")
        #expect(form.previous() == "a")
        #expect(field.returnKeyType == .next)
    }

    @Test(
        "A list without inputs is passed in one step", .requirement("U364"),
        arguments: [true, false])
    func listWithoutInputsIsPassed(declares: Bool) {
        let form = MixedForm()
        form.addField("a")
        form.addTable(
            FieldRows([(0..<8).map { _ in [] }]), hasInputs: declares ? { _ in false } : nil)
        form.addField("z")
        form.tap("a")
        #expect(form.next() == "z")
        #expect(form.previous() == "a")
    }

    @Test("Two lists follow each other, whatever their kinds", .requirement("U364"))
    func listsFollowEachOther() {
        let form = MixedForm()
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 120, height: 60)
        form.addTable(FieldRows("a", 6), height: 150)
        form.addCollection(FieldRows("b", 9), layout, height: 100)
        form.addTable(FieldRows("c", 3), height: 150)
        form.assist()
        form.tap("a0")
        let names = (0..<6).map { "a\($0)" } + (0..<9).map { "b\($0)" } + (0..<3).map { "c\($0)" }
        #expect(form.walk() == names)
        #expect(form.walkBack() == names.reversed())
        #expect(form.previous(loop: true) == "c2")
        #expect(form.next(loop: true) == "a0")
    }

    @Test(
        "A list that is removed leaves the order, and its fields get their settings back",
        .requirement("U364"))
    func removedListLeavesOrder() {
        let form = makeForm()
        let table = form.scrollView.subviews.first { $0 is UITableView }!
        let field = form.field("0")!
        #expect(field.delegate != nil)
        form.tap("b")
        form.navigator.removeInputItems(in: table)
        #expect(field.delegate === form.sources[0])
        #expect(field.inputAccessoryView == nil)
        #expect(form.next() == "y")
        #expect(form.previous() == "b")
        ["y", "z"].compactMap(form.field).forEach(form.navigator.removeInputItem)
        #expect(form.returnKey == .done)
        form.navigator.addInputItems(in: table)
        #expect(form.returnKey == .next)
        #expect(form.next() == "0")
    }

    @Test(
        "A list that is removed while one of its fields is edited leaves the editing alone",
        .requirement("U364"))
    func listIsRemovedWhileEdited() {
        let form = makeForm()
        form.tap("1")
        let table = form.scrollView.subviews.first { $0 is UITableView }!
        form.navigator.removeInputItems(in: table)
        #expect(form.navigator.focusedItem == nil)
        #expect(form.field("1")?.isFirstResponder == true)
        form.tap("b")
        #expect(form.next() == "y")
    }
}
