import CoreGraphics
import DeviceFixtures
import DeviceTesting
import Foundation
import KeyboardAssistant
import Requirements
import SimulatedDevice
import Testing
import UIKit

/// Containers that overlap, come and go, or change while a step is under way.
@MainActor
@Suite(.doubts(.lists)) struct ContainerUseTests {
    // MARK: Overlaps

    @Test(
        "Inputs that were added one by one move to the list that is added later",
        .requirement("U364"))
    func singleInputsMoveToContainer() {
        let form = MixedForm()
        let table = form.place(form.keep(FieldRows("", 4)).table(.zero), height: 240)
        form.addField("z")
        form.device.settle()
        for name in ["0", "1", "2", "3"] {
            if let field = form.field(name) { form.navigator.addInputItem(inputItem: field) }
        }
        form.navigator.addInputItems(in: table)
        #expect(form.navigator.inputItems.count == 5)
        form.tap("z")
        #expect(form.walk() == ["z", "0", "1", "2", "3"])
        #expect(form.returnKey == .done)
        form.navigator.removeInputItems(in: table)
        #expect(form.navigator.inputItems.count == 1)
    }

    @Test(
        "A container in another one is part of that, whichever was added first",
        .requirement("U364"), arguments: [true, false])
    func nestedContainersAreOne(outerFirst: Bool) {
        let form = MixedForm()
        let stack = form.place(UIView(), height: 320)
        let table = form.keep(FieldRows("", 3)).table(CGRect(x: 0, y: 60, width: 390, height: 200))
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
        field.placeholder = "a"
        stack.addSubview(field)
        stack.addSubview(table)
        form.device.settle()
        for view in outerFirst ? [stack, table] : [table, stack] {
            form.navigator.addInputItems(in: view)
        }
        form.tap("a")
        #expect(form.walk() == ["a", "0", "1", "2"])
        #expect(form.returnKey == .done)
        form.navigator.removeInputItems(in: stack)
        #expect(form.navigator.inputItems.isEmpty)
    }

    @Test("The inputs of a child view controller are left to it", .requirement("U368"))
    func childControllersAreLeftOut() {
        let form = MixedForm()
        let view = form.place(UIView(), height: 200)
        for (index, name) in ["a", "b"].enumerated() {
            let field = UITextField(frame: CGRect(x: 0, y: 50 * index, width: 200, height: 40))
            field.placeholder = name
            view.addSubview(field)
        }
        let child = UIViewController()
        let inner = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
        child.view.frame = CGRect(x: 0, y: 100, width: 390, height: 60)
        child.view.addSubview(inner)
        form.screen.addChild(child)
        view.addSubview(child.view)
        child.didMove(toParent: form.screen)
        form.navigator.addInputItems(in: view)
        form.device.settle()
        form.tap("a")
        #expect(form.walk() == ["a", "b"])
        #expect(inner.inputAccessoryView == nil)
    }

    // MARK: Coming and going

    @Test(
        "The fields of a container that is gone get their settings back", .requirement("U363"),
        arguments: [true, false])
    func fieldsOutliveContainer(stops: Bool) {
        let form = MixedForm()
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
        weak var container: UIView?
        do {
            let view = form.place(UIView(), height: 60)
            view.addSubview(field)
            form.navigator.addInputItems(in: view)
            form.device.settle()
            #expect(field.inputAccessoryView != nil)
            field.removeFromSuperview()
            view.removeFromSuperview()
            container = view
        }
        form.device.settle()
        #expect(container == nil)
        if stops { form.navigator.stop() } else { #expect(form.navigator.inputItems.isEmpty) }
        #expect(field.inputAccessoryView == nil)
        #expect(field.delegate == nil)
    }

    @Test(
        "A container that is removed when editing ends is left as it was", .requirement("U363"),
        arguments: [true, false])
    func containerIsRemovedDuringStep(stops: Bool) {
        let form = RowForm(rows: 40)
        form.tapField("3")
        form.onEnd = { form, _ in
            form.onEnd = nil
            if stops {
                form.navigator.stop()
            } else {
                form.navigator.removeInputItems(in: form.table)
            }
        }
        form.next()
        #expect(
            form.table.visibleCells.allSatisfy { cell in
                (cell as? RowCell)?.fields.allSatisfy { !form.isClaimed($0) } ?? false
            })
        #expect(!form.device.keyboard.isVisible)
        let subviews = form.table.subviews + form.controller.view.subviews
        #expect(!subviews.contains { String(describing: type(of: $0)).hasSuffix("Probe") })
        #expect(!form.controller.view.subviews.contains { $0 is UITextField })
    }

    @Test("A step after the navigator was stopped leaves no view behind", .requirement("U363"))
    func stepAfterStopLeavesNothing() {
        let form = RowForm(rows: 40)
        form.assistant?.stop()
        form.tapField("3")
        form.navigator.stop()
        form.next()
        form.next()
        let subviews = form.table.subviews + form.controller.view.subviews
        #expect(!subviews.contains { String(describing: type(of: $0)).hasSuffix("Probe") })
        #expect(
            form.table.visibleCells.allSatisfy { cell in
                (cell as? RowCell)?.fields.allSatisfy { !form.isClaimed($0) } ?? false
            })
    }

    // MARK: Changes during a step

    /// What an app does to the fields of a view when editing ends in the second.
    enum Change: CaseIterable, Sendable {
        case showsOneAfter, hidesOneBefore, hidesIt, removesAll
    }

    @Test(
        "A view's fields that change when editing ends don't lose the place",
        .requirement("U368"), arguments: Change.allCases, [true, false])
    func fieldsChangeDuringStep(change: Change, hasTable: Bool) {
        let form = MixedForm()
        let view = form.place(UIView(), height: 500)
        let fields = ["a", "b", "c", "d"].enumerated().map { index, name in
            let field = UITextField(frame: CGRect(x: 0, y: 50 * index, width: 200, height: 40))
            field.placeholder = name
            view.addSubview(field)
            return field
        }
        fields[2].isHidden = change == .showsOneAfter
        let rows = form.keep(FieldRows("", 2))
        if hasTable {
            view.addSubview(rows.table(CGRect(x: 0, y: 200, width: 390, height: 200)))
        }
        form.navigator.addInputItems(in: view)
        form.device.settle()
        form.tap("b")
        let token = NotificationCenter.default.addObserver(
            forName: UITextField.textDidEndEditingNotification, object: fields[1], queue: nil
        ) { _ in
            MainActor.assumeIsolated {
                switch change {
                case .showsOneAfter: fields[2].isHidden = false
                case .hidesOneBefore: fields[0].isHidden = true
                case .hidesIt: fields[1].isHidden = true
                case .removesAll: fields.forEach { $0.removeFromSuperview() }
                }
            }
        }
        let name = form.next()
        NotificationCenter.default.removeObserver(token)
        switch change {
        case .showsOneAfter, .hidesOneBefore, .hidesIt: #expect(name == "c")
        case .removesAll: #expect(hasTable ? name == "0" : name == "none")
        }
    }
}
