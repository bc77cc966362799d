import CoreGraphics
import DeviceFixtures
import DeviceTesting
import Foundation
import HeadlessBehavior
import Requirements
import SimulatedDevice
import Testing
import UIKit

@testable import KeyboardAssistant

/// The bar and the Return key of a whole scene.
@MainActor
@Suite(.doubts(.keyboard)) struct SceneNavigationTests {
    private func makeScene() -> (AssistedScene, DefaultNavigationView) {
        let bar = DefaultNavigationView()
        return (AssistedScene(accessory: .controller(bar), handlesReturnKey: true), bar)
    }

    @Test("The bar and Return walk a screen in reading order", .requirement("U373"))
    func barAndReturnWalkScreen() {
        let ((scene, bar), form) = (makeScene(), TestForm(fields: 5))
        let extra = UITextView(frame: CGRect(x: 20, y: 65, width: 300, height: 30))
        form.content.addSubview(extra)
        scene.show(form)
        scene.edit(form.fields[0])
        #expect(
            scene.assistant?.navigator.inputItems == [form.fields[0], extra]
                + Array(form.fields[1...]))
        #expect(form.fields[0].inputAccessoryView === bar)
        #expect(form.fields[0].returnKeyType == .next)

        scene.device.press("\r")
        scene.device.settle()
        #expect(extra.isFirstResponder)
        bar.btNext.sendActions(for: .touchUpInside)
        scene.device.settle()
        #expect(form.fields[1].isFirstResponder)
        for _ in 1..<4 { scene.device.press("\r") }
        scene.device.settle()
        #expect(form.fields[4].isFirstResponder)
        #expect(form.fields[4].returnKeyType == .done)
        #expect(scene.shows(form.fields[4]))
        scene.device.press("\r")
        scene.device.settle()
        #expect(!form.fields[4].isFirstResponder)
        #expect(form.scrollView.contentInset == .zero)
    }

    @Test(
        "Delegates, accessory views and Return keys that are there are kept",
        .requirement("U373"))
    func whatIsThereIsKept() {
        let ((scene, bar), form) = (makeScene(), TestForm(fields: 5))
        let delegate = ReturnDelegate()
        let ownBar = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
        form.fields[0].delegate = delegate
        form.fields[1].inputAccessoryView = ownBar
        form.fields[2].returnKeyType = .search
        scene.show(form)
        scene.edit(form.fields[0])
        #expect(form.fields[0].delegate === delegate)
        #expect(form.fields[1].inputAccessoryView === ownBar)
        #expect(form.fields[2].returnKeyType == .search)

        // The delegate has moved on, and Return does nothing else.
        delegate.next = form.fields[2]
        scene.device.press("\r")
        scene.device.settle()
        #expect(form.fields[2].isFirstResponder)
        #expect(form.fields[2].inputAccessoryView === bar)
        // Search is the app's.
        scene.device.press("\r")
        scene.device.settle()
        #expect(form.fields[2].isFirstResponder)
        // A delegate that declines is obeyed.
        scene.edit(form.fields[0])
        (delegate.next, delegate.returns) = (nil, false)
        scene.device.press("\r")
        #expect(form.fields[0].isFirstResponder)
        delegate.returns = true
        scene.device.press("\r")
        #expect(form.fields[1].isFirstResponder)
    }

    @Test("Inputs that appear during editing join before the next move", .requirement("U373"))
    func laterInputsJoin() {
        let ((scene, bar), form) = (makeScene(), TestForm(fields: 5))
        scene.show(form)
        scene.edit(form.fields[0])
        let late = UITextField(frame: CGRect(x: 20, y: 62, width: 300, height: 30))
        form.content.addSubview(late)
        form.fields[1].isHidden = true
        bar.btNext.sendActions(for: .touchUpInside)
        #expect(late.isFirstResponder)
        bar.btNext.sendActions(for: .touchUpInside)
        #expect(form.fields[2].isFirstResponder)
        late.removeFromSuperview()
        bar.btPrev.sendActions(for: .touchUpInside)
        #expect(form.fields[0].isFirstResponder)
        #expect(late.inputAccessoryView == nil)
    }

    @Test(
        "The inputs are those of the screen, in all of its view controllers, and no others",
        .requirement("U373"))
    func inputsAreThoseOfScreen() {
        let ((scene, _), form) = (makeScene(), TestForm(fields: 5))
        let (first, child) = (TestForm(fields: 2), TestForm(fields: 2))
        let stack = UINavigationController(rootViewController: first)
        scene.show(stack)
        stack.pushViewController(form, animated: false)
        form.addChild(child)
        child.view.frame = CGRect(x: 0, y: 500, width: 390, height: 300)
        form.view.addSubview(child.view)
        child.didMove(toParent: form)
        scene.device.settle()
        scene.edit(form.fields[0])
        #expect(scene.assistant?.navigator.inputItems == form.fields + child.fields)
        scene.endEditing()
        #expect(form.fields[0].inputAccessoryView == nil)
    }

    @Test("A table's fields are those of the rows that exist, and no row is searched")
    func tableIsNotSearched() throws {
        let ((scene, bar), rows) = (makeScene(), FieldRows("", 60))
        let (screen, table) = rows.screen()
        scene.show(screen)
        scene.edit(try #require(table.fields(named: "2").first))
        let visible = table.indexPathsForVisibleRows?.count ?? 0
        #expect(scene.assistant.map { $0.navigator.inputItems.count <= visible + 1 } == true)
        #expect(scene.assistance == .scrollView(table))
        let offset = table.contentOffset.y
        bar.btNext.sendActions(for: .touchUpInside)
        scene.device.settle()
        #expect(table.fields(named: "3").first?.isFirstResponder == true)
        #expect(table.contentOffset.y == offset)
    }
}
