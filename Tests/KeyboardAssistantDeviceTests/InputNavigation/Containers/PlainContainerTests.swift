import CoreGraphics
import DeviceFixtures
import DeviceTesting
import KeyboardAssistant
import Requirements
import SimulatedDevice
import Testing
import UIKit

@MainActor
@Suite(.doubts(.keyboard)) struct PlainContainerTests {
    /// A stack of fields that fills the screen but for a flexible view below them.
    @MainActor
    private struct StackForm {
        let form = MixedForm()
        let stack = UIStackView()
        let fields: [UITextField]

        /// Creates a form of three fields, of which the named ones are hidden.
        init(hidden: Set<String> = ["b"], adds: Bool = true) {
            fields = ["a", "b", "c"].map { name in
                let field = UITextField()
                field.placeholder = name
                field.isHidden = hidden.contains(name)
                field.heightAnchor.constraint(equalToConstant: 44).isActive = true
                return field
            }
            stack.axis = .vertical
            stack.frame = form.screen.view.bounds
            form.screen.view.addSubview(stack)
            fields.forEach(stack.addArrangedSubview)
            stack.addArrangedSubview(UIView())
            form.device.settle()
            if adds { form.navigator.addInputItems(in: stack) }
            form.device.settle()
        }

        func show(_ index: Int, _ isShown: Bool = true) {
            fields[index].isHidden = !isShown
            form.device.settle()
        }

        var bar: UIView? { form.navigator.defaultController }
    }

    @Test("A field of a stack view that is shown joins the order where it is", .requirement("U368"))
    func shownFieldJoinsOrder() {
        let stack = StackForm()
        stack.form.tap("a")
        #expect(stack.form.next() == "c")
        stack.show(1)
        #expect(stack.form.navigator.inputItems == stack.fields)
        #expect(stack.fields[1].inputAccessoryView === stack.bar)
        #expect(stack.form.previous() == "b")
        #expect(stack.form.previous() == "a")
    }

    @Test(
        "The edited field says Next and the bar leads on as soon as another field follows",
        .requirement("U368"))
    func editedFieldFollowsWhatFollows() {
        let stack = StackForm(hidden: ["b", "c"])
        stack.form.navigator.shouldLoopAccessoryControllerNavigation = false
        stack.form.tap("a")
        #expect(stack.form.returnKey == .done)
        #expect(stack.form.arrows == "")
        stack.show(2)
        #expect(stack.form.returnKey == .next)
        #expect(stack.form.arrows == ">")
        stack.show(2, false)
        #expect(stack.form.returnKey == .done)
        #expect(stack.form.arrows == "")
        #expect(stack.form.finishes == 0)
    }

    @Test(
        "A field that is hidden leaves the order, and gets its settings back",
        .requirement("U368"))
    func hiddenFieldLeavesOrder() {
        let stack = StackForm(hidden: [])
        stack.form.tap("a")
        stack.show(1, false)
        #expect(stack.form.navigator.inputItems == [stack.fields[0], stack.fields[2]])
        #expect(stack.fields[1].inputAccessoryView == nil)
        #expect(stack.fields[1].returnKeyType == .default)
        #expect(stack.form.next() == "c")
    }

    @Test(
        "The field that is edited is hidden, and Next and Previous go on from its place",
        .requirement("U368"), arguments: [true, false])
    func editedFieldIsHidden(goesForward: Bool) {
        let stack = StackForm(hidden: [])
        stack.form.tap("b")
        stack.show(1, false)
        #expect(
            (goesForward ? stack.form.next() : stack.form.previous()) == (goesForward ? "c" : "a"))
        #expect(stack.form.navigator.inputItems == [stack.fields[0], stack.fields[2]])
        #expect(stack.fields[1].inputAccessoryView == nil)
    }

    @Test(
        "The field that is edited is removed, and the form is as it was without it",
        .requirement("U368"))
    func editedFieldIsRemoved() {
        let stack = StackForm(hidden: [])
        stack.form.tap("b")
        stack.fields[1].removeFromSuperview()
        stack.form.device.settle()
        #expect(stack.form.navigator.focusedItem == nil)
        #expect(!stack.form.navigator.inputItems.contains(stack.fields[1]))
        #expect(stack.fields[1].inputAccessoryView == nil)
        stack.form.tap("a")
        #expect(stack.form.next() == "c")
    }

    @Test("A field before hidden ones says Next as soon as another field follows them")
    func fieldBeforeHiddenContainerSaysNext() {
        let form = MixedForm()
        let first = form.addField("a")
        let container = form.place(UIView(), height: 100)
        container.addField(20, 0)
        container.isHidden = true
        form.navigator.addInputItems(in: container)
        form.device.settle()
        #expect(first.returnKeyType == .done)
        let last = form.addField("z")
        #expect(first.returnKeyType == .next && last.returnKeyType == .done)
    }

    @Test("A field that is inserted joins the order", .requirement("U368"))
    func insertedFieldJoinsOrder() {
        let stack = StackForm(hidden: [])
        stack.form.tap("a")
        let field = UITextField()
        field.placeholder = "new"
        field.heightAnchor.constraint(equalToConstant: 44).isActive = true
        stack.stack.insertArrangedSubview(field, at: 1)
        stack.form.device.settle()
        #expect(field.inputAccessoryView === stack.bar)
        #expect(stack.form.next() == "new")
        #expect(stack.form.returnKey == .next)
        #expect(stack.form.next() == "b")
    }

    @Test("A section of fields in a stack in a stack joins the order", .requirement("U368"))
    func nestedStackJoinsOrder() {
        let stack = StackForm(hidden: [])
        let inner = UIStackView(
            arrangedSubviews: ["x", "y"].map {
                let field = UITextField()
                field.placeholder = $0
                field.heightAnchor.constraint(equalToConstant: 44).isActive = true
                return field
            })
        inner.axis = .vertical
        inner.isHidden = true
        stack.stack.insertArrangedSubview(inner, at: 3)
        stack.form.tap("c")
        #expect(stack.form.returnKey == .done)
        inner.isHidden = false
        stack.form.device.settle()
        #expect(stack.form.returnKey == .next)
        #expect(stack.form.pressReturn() == "x")
        #expect(stack.form.pressReturn() == "y")
        #expect(stack.form.returnKey == .done)
    }

    @Test("A field without a layout joins the order when it is next", .requirement("U368"))
    func fieldWithoutLayoutJoinsWhenItIsNext() {
        let form = MixedForm()
        let container = form.place(UIView(), height: 300)
        for (index, name) in ["a", "c"].enumerated() {
            container.addField(20, 20 + CGFloat(index) * 120).placeholder = name
        }
        form.navigator.addInputItems(in: container)
        form.tap("a")
        let field = container.addField(20, 80)
        field.placeholder = "b"
        #expect(form.pressReturn() == "b")
        #expect(field.inputAccessoryView === form.navigator.defaultController)
        #expect(form.returnKey == .next)
        #expect(form.next() == "c")
    }

    @Test("A container that is removed leaves no view behind", .requirement("U368"))
    func removedContainerLeavesNoViews() {
        let stack = StackForm(adds: false)
        let count = stack.stack.subviews.count
        stack.form.navigator.addInputItems(in: stack.stack)
        stack.form.tap("a")
        stack.form.navigator.removeInputItems(in: stack.stack)
        #expect(stack.stack.subviews.count == count)
        #expect(stack.fields.allSatisfy { $0.inputAccessoryView == nil })
    }

    @Test("A navigator that stops leaves no view behind, and looks again when it starts")
    func stoppedNavigatorLeavesNoViews() {
        let stack = StackForm(adds: false)
        let count = stack.stack.subviews.count
        stack.form.navigator.addInputItems(in: stack.stack)
        stack.form.tap("a")
        #expect(stack.stack.subviews.count > count)
        stack.form.navigator.stop()
        #expect(stack.stack.subviews.count == count)
        stack.form.navigator.start()
        stack.form.tap("a")
        stack.show(1)
        #expect(stack.form.next() == "b")
    }

    @Test(
        "A container with a list among its fields is walked in reading order",
        .requirement("U364", "U368"))
    func containerWithListIsWalked() {
        let form = MixedForm()
        let container = form.place(UIView(), height: 420)
        container.addField(20, 0).placeholder = "a"
        let rows = FieldRows("", 9)
        container.addSubview(rows.table(CGRect(x: 0, y: 60, width: 390, height: 200)))
        container.addField(20, 300).placeholder = "z"
        form.navigator.addInputItems(in: container)
        form.device.settle()
        form.tap("a")
        let names = ["a"] + (0..<9).map { "\($0)" } + ["z"]
        #expect(form.walk() == names)
        #expect(form.walkBack() == names.reversed())
        withExtendedLifetime(rows) {}
    }
}
