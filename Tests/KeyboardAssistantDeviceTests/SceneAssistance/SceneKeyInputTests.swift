import CoreGraphics
import DeviceFixtures
import DeviceTesting
import HeadlessBehavior
import Requirements
import SimulatedDevice
import Testing
import UIKit
import WebKit

@testable import KeyboardAssistant

/// Views of the app's that take keys, among the text fields of a screen.
@MainActor
@Suite(.doubts(.keyboard)) struct SceneKeyInputTests {
    private let bar = DefaultNavigationView()

    private func makeScene() -> AssistedScene {
        AssistedScene(accessory: .controller(bar), handlesReturnKey: true)
    }

    /// Adds `input` below the first field of `form`.
    private func add(_ input: UIView, to form: TestForm, y: CGFloat = 62) {
        input.frame = CGRect(x: 20, y: y, width: 300, height: 30)
        form.content.addSubview(input)
    }

    @Test(
        "A PIN field in the key window is found, also while a field in another window is edited",
        .requirement("U575"))
    func pinInKeyWindowIsFound() throws {
        let (scene, form, pin) = (makeScene(), TestForm(fields: 3), KeyInputView())
        scene.show(form)
        scene.edit(form.fields[0])
        let window = UIWindow(windowScene: try #require(scene.device.window.windowScene))
        window.rootViewController = UIViewController()
        window.makeKeyAndVisible()
        scene.device.settle()
        pin.frame = CGRect(x: 20, y: 100, width: 300, height: 30)
        window.rootViewController?.view.addSubview(pin)
        pin.becomeFirstResponder()
        scene.device.keyboard.showsPredictions.toggle()
        scene.device.settle()
        #expect(form.fields[0].isFirstResponder && pin.isFirstResponder)
        #expect(scene.assistant?.navigator.inputItems == [pin])
        window.isHidden = true
    }

    @Test(
        "Next, Previous, the Return keys of the neighbors and Tab lead to a PIN field and on",
        .requirement("U575"))
    func pinIsInOrder() throws {
        let (scene, form, pin) = (makeScene(), TestForm(fields: 3), KeyInputView())
        add(pin, to: form)
        scene.show(form)
        let navigator = try #require(scene.assistant?.navigator)
        form.forwardedNavigator = navigator
        let order = [form.fields[0], pin, form.fields[1], form.fields[2]]
        scene.edit(form.fields[0])
        #expect(navigator.inputItems == order)
        #expect(form.fields[0].returnKeyType == .next)
        scene.device.press("\r")
        scene.device.settle()
        #expect(pin.isFirstResponder && scene.shows(pin))
        #expect(scene.assistance == .scrollView(form.scrollView))
        scene.device.type("12")
        #expect(pin.text == "12")
        navigator.gotoNextItem(shouldLoop: false)
        scene.device.settle()
        #expect(form.fields[1].isFirstResponder)
        bar.btPrev.sendActions(for: .touchUpInside)
        scene.device.settle()
        #expect(pin.isFirstResponder && navigator.focusedItem === pin)
        scene.device.press("\t")
        scene.device.settle()
        #expect(form.fields[1].isFirstResponder)
        scene.device.press("\t", .shift)
        scene.device.settle()
        #expect(pin.isFirstResponder)
        navigator.gotoPreviousItem(shouldLoop: false)
        bar.btNext.sendActions(for: .touchUpInside)
        scene.device.settle()
        #expect(pin.isFirstResponder)
        scene.endEditing()
        #expect(navigator.inputItems == [] && form.scrollView.contentInset == .zero)
    }

    @Test(
        "The last text field leads to a PIN field below it, which is brought into sight",
        .requirement("U575"))
    func pinIsLast() {
        let (scene, form, pin) = (makeScene(), TestForm(fields: 10), KeyInputView())
        form.fields[9].isHidden = true
        add(pin, to: form, y: 745)
        scene.show(form)
        scene.edit(form.fields[8])
        #expect(form.fields[8].returnKeyType == .next)
        scene.device.press("\r")
        scene.device.settle()
        #expect(pin.isFirstResponder && scene.shows(pin))
    }

    @Test(
        "The bar is shown where the accessory view can be set, and elsewhere it is said why not",
        .requirement("U575"))
    func barNeedsSetter() {
        let (scene, form) = (makeScene(), TestForm(fields: 3))
        let (plain, settable) = (KeyInputView(), BarInputView())
        add(plain, to: form)
        add(settable, to: form, y: 142)
        scene.show(form)
        scene.edit(form.fields[0])
        #expect(scene.assistant?.accessoryAbsence == nil)
        bar.btNext.sendActions(for: .touchUpInside)
        scene.device.settle()
        #expect(plain.isFirstResponder && bar.window == nil)
        #expect(scene.assistant?.accessoryAbsence == .notSettable)
        scene.assistant?.navigator.gotoNextItem(shouldLoop: false)
        bar.btNext.sendActions(for: .touchUpInside)
        scene.device.settle()
        #expect(settable.isFirstResponder && settable.inputAccessoryView === bar)
        #expect(bar.window != nil && scene.assistant?.accessoryAbsence == nil)
        bar.btPrev.sendActions(for: .touchUpInside)
        scene.device.settle()
        #expect(form.fields[1].isFirstResponder)
        scene.endEditing()
        #expect(settable.inputAccessoryView == nil)
        #expect(scene.assistant?.accessoryAbsence == nil)
    }

    @Test(
        "A bar of the app's is told apart, and one of an input that is left alone",
        .requirement("U575"))
    func otherReasonsAreTold() {
        let (scene, form) = (makeScene(), TestForm(fields: 3))
        form.fields[1].inputAccessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 9, height: 30))
        scene.show(form)
        scene.edit(form.fields[1])
        #expect(scene.assistant?.accessoryAbsence == .ownAccessory)
        scene.assistant?.shouldAssist = { $0 !== form.fields[2] }
        scene.edit(form.fields[2])
        #expect(scene.assistant?.accessoryAbsence == .leftAlone)
    }

    @Test(
        "What can't be typed in now, or is a part of something else, is no input",
        .requirement("U575"))
    func othersAreNoInputs() throws {
        let (scene, form) = (makeScene(), TestForm(fields: 2))
        let hidden = KeyInputView()
        hidden.isHidden = true
        let disabled = KeyInputView()
        disabled.isUserInteractionEnabled = false
        let transparent = UIView()
        transparent.alpha = 0
        transparent.addSubview(KeyInputView(frame: CGRect(x: 0, y: 0, width: 9, height: 9)))
        let around: [UIView] = [
            UIControl(), UISearchBar(), UITextField(), UITextView(), WKWebView(), UIToolbar(),
        ]
        for view in around {
            view.addSubview(KeyInputView(frame: CGRect(x: 0, y: 0, width: 9, height: 9)))
        }
        (around[2] as? UITextField)?.isEnabled = false
        (around[3] as? UITextView)?.isEditable = false
        let others = [hidden, disabled, transparent, DecliningView(), HostedKeyView()] + around
        for (index, view) in others.enumerated() {
            add(view, to: form, y: CGFloat(180 + index * 40))
        }
        let host = HostedScreen()
        host.represent(form.view)
        host.addChild(form)
        scene.show(host)
        scene.edit(form.fields[0])
        #expect(scene.assistant?.navigator.inputItems == form.fields)
        hidden.isHidden = false
        scene.edit(form.fields[1])
        #expect(scene.assistant?.navigator.inputItems == form.fields + [hidden])
        // The navigator of an app asks for text fields and text views.
        let found = InputNavigator.getInputItems(
            from: form, itemType: .bothTextFieldAndTextView)
        #expect(found == form.fields)
    }
}

/// A view in which people type, and whose accessory view can be set.
private final class BarInputView: UIView, UIKeyInput {
    private var bar: UIView?

    override init(frame: CGRect) {
        super.init(frame: frame)
        // On Apple's platforms, the setter below is one of Objective-C's.
        ActionTable.register(Selector(("setInputAccessoryView:")), on: BarInputView.self) {
            $0.inputAccessoryView = $1 as? UIView
        }
    }

    required init?(coder: NSCoder) {
        nil
    }

    override var inputAccessoryView: UIView? {
        get { bar }
        set { bar = newValue }
    }

    override var canBecomeFirstResponder: Bool { true }

    var hasText: Bool { false }

    func insertText(_ text: String) {}

    func deleteBackward() {}
}

/// A view that takes keys while it is first responder, which it doesn't become.
private final class DecliningView: UIView, UIKeyInput {
    var hasText: Bool { false }

    func insertText(_ text: String) {}

    func deleteBackward() {}
}

/// A view that SwiftUI shows content with, and takes keys by.
private final class HostedKeyView: UIView, UIKeyInput, MadeBySwiftUI {
    override var canBecomeFirstResponder: Bool { true }

    var hasText: Bool { false }

    func insertText(_ text: String) {}

    func deleteBackward() {}
}
