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
    /// A form with a stack of three fields, of which the named ones are hidden, that fills the screen
    /// but for a flexible view below them.
    private func makeForm(
        hidden: Set<String> = ["b"], adds: Bool = true
    ) -> (form: MixedForm, stack: UIStackView) {
        let (form, stack) = (MixedForm(), UIStackView())
        for name in ["a", "b", "c"] {
            let field = makeField(name)
            field.isHidden = hidden.contains(name)
            stack.addArrangedSubview(field)
        }
        stack.addArrangedSubview(UIView())
        stack.axis = .vertical
        stack.frame = form.screen.view.bounds
        form.screen.view.addSubview(stack)
        form.device.settle()
        if adds { form.navigator.addInputItems(in: stack) }
        form.device.settle()
        return (form, stack)
    }

    private func makeField(_ name: String) -> UITextField {
        let field = UITextField()
        field.placeholder = name
        field.heightAnchor.constraint(equalToConstant: 44).isActive = true
        return field
    }

    private func show(_ field: UIView, _ isShown: Bool = true, in form: MixedForm) {
        field.isHidden = !isShown
        form.device.settle()
    }

    @Test("A field of a stack view that is shown joins the order where it is", .requirement("U368"))
    func shownFieldJoinsOrder() {
        let (form, stack) = makeForm()
        form.tap("a")
        #expect(form.next() == "c")
        show(stack.fields[1], in: form)
        #expect(form.navigator.inputItems == stack.fields)
        #expect(stack.fields[1].inputAccessoryView === form.navigator.defaultController)
        #expect(form.previous() == "b")
        #expect(form.previous() == "a")
    }

    @Test(
        "The edited field says Next and the bar leads on as soon as another field follows",
        .requirement("U368"))
    func editedFieldFollowsWhatFollows() {
        let (form, stack) = makeForm(hidden: ["b", "c"])
        form.navigator.shouldLoopAccessoryControllerNavigation = false
        form.tap("a")
        #expect(form.returnKey == .done)
        #expect(form.arrows == "")
        show(stack.fields[2], in: form)
        #expect(form.returnKey == .next)
        #expect(form.arrows == ">")
        show(stack.fields[2], false, in: form)
        #expect(form.returnKey == .done)
        #expect(form.arrows == "")
        #expect(form.finishes == 0)
    }

    @Test(
        "A field that is hidden leaves the order, and gets its settings back",
        .requirement("U368"))
    func hiddenFieldLeavesOrder() {
        let (form, stack) = makeForm(hidden: [])
        form.tap("a")
        show(stack.fields[1], false, in: form)
        #expect(form.navigator.inputItems == [stack.fields[0], stack.fields[2]])
        #expect(stack.fields[1].inputAccessoryView == nil)
        #expect(stack.fields[1].returnKeyType == .default)
        #expect(form.next() == "c")
    }

    @Test(
        "The field that is edited is hidden, and Next and Previous go on from its place",
        .requirement("U368"), arguments: [true, false])
    func editedFieldIsHidden(goesForward: Bool) {
        let (form, stack) = makeForm(hidden: [])
        form.tap("b")
        show(stack.fields[1], false, in: form)
        #expect(
            (goesForward ? form.next() : form.previous()) == (goesForward ? "c" : "a"))
        #expect(form.navigator.inputItems == [stack.fields[0], stack.fields[2]])
        #expect(stack.fields[1].inputAccessoryView == nil)
    }

    @Test(
        "The field that is edited is removed, and the form is as it was without it",
        .requirement("U368"))
    func editedFieldIsRemoved() {
        let (form, stack) = makeForm(hidden: [])
        let field = stack.fields[1]
        form.tap("b")
        field.removeFromSuperview()
        form.device.settle()
        #expect(form.navigator.focusedItem == nil)
        #expect(!form.navigator.inputItems.contains(field))
        #expect(field.inputAccessoryView == nil)
        form.tap("a")
        #expect(form.next() == "c")
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

    @Test("A field in a view in the form joins the order once it has a size", .requirement("U368"))
    func nestedFieldThatGrowsJoinsOrder() {
        let form = MixedForm()
        let container = form.place(UIView(), height: 300)
        container.addField(20, 20).placeholder = "a"
        let section = UIView(frame: CGRect(x: 0, y: 100, width: 390, height: 100))
        container.addSubview(section)
        let field = section.addField(20, 20)
        field.placeholder = "b"
        field.frame.size.height = 0
        form.navigator.addInputItems(in: container)
        form.tap("a")
        #expect(form.returnKey == .done)
        field.frame.size.height = 40
        form.device.settle()
        #expect(form.returnKey == .next)
        #expect(form.next() == "b")
    }

    @Test("A field that is inserted joins the order", .requirement("U368"))
    func insertedFieldJoinsOrder() {
        let (form, stack) = makeForm(hidden: [])
        form.tap("a")
        let field = makeField("new")
        stack.insertArrangedSubview(field, at: 1)
        form.device.settle()
        #expect(field.inputAccessoryView === form.navigator.defaultController)
        #expect(form.next() == "new")
        #expect(form.returnKey == .next)
        #expect(form.next() == "b")
    }

    @Test("A section of fields in a stack in a stack joins the order", .requirement("U368"))
    func nestedStackJoinsOrder() {
        let (form, stack) = makeForm(hidden: [])
        let inner = UIStackView(arrangedSubviews: ["x", "y"].map(makeField))
        inner.axis = .vertical
        inner.isHidden = true
        stack.insertArrangedSubview(inner, at: 3)
        form.tap("c")
        #expect(form.returnKey == .done)
        inner.isHidden = false
        form.device.settle()
        #expect(form.returnKey == .next)
        #expect(form.pressReturn() == "x")
        #expect(form.pressReturn() == "y")
        #expect(form.returnKey == .done)
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
        let (form, stack) = makeForm(adds: false)
        let count = stack.subviews.count
        form.navigator.addInputItems(in: stack)
        form.tap("a")
        form.navigator.removeInputItems(in: stack)
        #expect(stack.subviews.count == count)
        #expect(stack.fields.allSatisfy { $0.inputAccessoryView == nil })
    }

    @Test("A navigator that stops leaves no view behind, and looks again when it starts")
    func stoppedNavigatorLeavesNoViews() {
        let (form, stack) = makeForm(adds: false)
        let count = stack.subviews.count
        form.navigator.addInputItems(in: stack)
        form.tap("a")
        #expect(stack.subviews.count > count)
        form.navigator.stop()
        #expect(stack.subviews.count == count)
        form.navigator.start()
        form.tap("a")
        show(stack.fields[1], in: form)
        #expect(form.next() == "b")
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

extension UIStackView {
    fileprivate var fields: [UITextField] { arrangedSubviews.compactMap { $0 as? UITextField } }
}
