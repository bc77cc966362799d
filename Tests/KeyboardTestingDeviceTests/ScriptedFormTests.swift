import DeviceTesting
import Foundation
import KeyboardTesting
import Requirements
import SimulatedDevice
import Testing
import UIKit

/// One test of a form, with a keyboard that isn't there and with the one of a simulated device.
@MainActor @Suite(.ownDevice) struct ScriptedFormTests {
    enum Kind: CaseIterable {
        case notifications, device
    }

    private func keyboard(_ kind: Kind, _ device: SimulatedDevice) -> any ScriptedKeyboard {
        kind == .device ? device : TestKeyboard(in: device.window)
    }

    @Test(
        "The field that is edited is in sight in a form that avoids the keyboard, and covered in one that doesn't",
        .requirement("U560", "U562"), arguments: Kind.allCases, [true, false])
    func fieldIsInSight(kind: Kind, avoids: Bool) async throws {
        let device = SimulatedDevice(.iPhoneSE)
        let form = TestForm(avoids: avoids)
        device.show(form)
        let keyboard = keyboard(kind, device)
        let field = form.fields[5]
        let before = Places(in: device.window)
        try keyboard.beginEditing(field)
        await keyboard.perform(.show(height: 260))
        try await keyboard.waitUntilSettled()
        let visibility = keyboard.visibility(of: field)
        #expect(visibility.isInSight == avoids, "\(visibility)")
        #expect(visibility.isHidden == !avoids)
        let caret = try #require(keyboard.caretVisibility(of: field))
        #expect(caret.isInSight == avoids, "\(caret)")
        if !avoids {
            #expect(visibility.covers.map(\.name) == ["the keyboard"])
            #expect(visibility.covers.first?.part.height == 40)
        }
        let moved = before.movements.filter { $0.property == .contentOffset }
        #expect(moved.map(\.view) == (avoids ? ["UIScrollView"] : []))
        await keyboard.perform(.show(height: 300))
        #expect(keyboard.visibility(of: field).isInSight == avoids)
        await keyboard.perform(.hide)
        #expect(keyboard.keyboardFrame == nil)
        (keyboard as? TestKeyboard)?.end()
    }

    @Test(
        "People walk the inputs in the form's order, by Tab and by Return",
        .requirement("U562", "U563"),
        arguments: Kind.allCases, [true, false])
    func inputsAreWalked(kind: Kind, byTab: Bool) async throws {
        let device = SimulatedDevice(.iPhoneSE)
        let form = TestForm()
        device.show(form)
        let keyboard = keyboard(kind, device)
        let order = try await keyboard.walk(from: form.fields[2]) {
            if byTab { keyboard.pressKey("\t") } else { keyboard.pressReturn() }
        }
        // Tab wraps, and Return ends in the last field.
        #expect(order == Array(form.fields[2...] + (byTab ? form.fields[..<2] : [])))
        (keyboard as? TestKeyboard)?.end()
    }

    @Test("Return does nothing in an empty field that asks for text", .requirement("U562"))
    func returnWaitsForText() throws {
        let device = SimulatedDevice(.iPhoneSE)
        let form = TestForm()
        device.show(form)
        let keyboard = TestKeyboard(in: device.window)
        form.fields[0].enablesReturnKeyAutomatically = true
        try keyboard.beginEditing(form.fields[0])
        #expect(keyboard.pressReturn() && form.fields[0].isFirstResponder)
        form.fields[0].text = "a"
        #expect(keyboard.pressReturn() && form.fields[1].isFirstResponder)
        device.window.endEditing(true)
        #expect(!keyboard.pressReturn())
        keyboard.end()
    }

    @Test(
        "What covers a view is told: edges, views in front, and hidden ancestors",
        .requirement("U562"))
    func coversAreTold() throws {
        let device = SimulatedDevice(.iPhoneSE)
        let form = TestForm(avoids: false)
        device.show(form)
        let keyboard = TestKeyboard(in: device.window)
        #expect(keyboard.visibility(of: form.fields[0]).isInSight)
        // A bar over half of the first field, clear, and then not.
        let bar = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 60))
        form.view.addSubview(bar)
        #expect(keyboard.visibility(of: form.fields[0]).isInSight)
        bar.backgroundColor = .white
        bar.alpha = 0.3
        #expect(keyboard.visibility(of: form.fields[0]).isInSight)
        bar.alpha = 1
        bar.accessibilityLabel = "Bar"
        let half = keyboard.visibility(of: form.fields[0])
        #expect(half.covers.map(\.name) == ["UIView “Bar”"])
        #expect(half.covers.first?.part == CGRect(x: 20, y: 40, width: 280, height: 20))
        #expect(!half.isHidden)
        // Two that cover a half each hide it, and what is between them shows.
        let other = UIView(frame: CGRect(x: 0, y: 60, width: 375, height: 20))
        other.backgroundColor = .white
        form.view.addSubview(other)
        #expect(keyboard.visibility(of: form.fields[0]).isHidden)
        other.frame.origin.y = 61
        #expect(!keyboard.visibility(of: form.fields[0]).isHidden)
        other.removeFromSuperview()
        bar.removeFromSuperview()
        form.view.addSubview(UIVisualEffectView(effect: nil))
        form.view.subviews.last?.frame = bar.frame
        let effect = keyboard.visibility(of: form.fields[0])
        #expect(effect.covers.map(\.name) == ["UIVisualEffectView"])
        form.scrollView.contentOffset.y = 200
        let cut = keyboard.visibility(of: form.fields[1])
        #expect(cut.isHidden && cut.covers.first?.name == "the edge of UIScrollView")
        form.fields[4].alpha = 0
        #expect(keyboard.visibility(of: form.fields[4]).isHidden)
        #expect(keyboard.visibility(of: UIView()).isHidden)
        keyboard.end()
    }

    @Test("A caret that its own text view has scrolled away is cut off", .requirement("U562"))
    func caretIsScrolledAway() throws {
        let device = SimulatedDevice(.iPhoneSE)
        let form = TestForm(avoids: false)
        device.show(form)
        let text = UITextView(frame: CGRect(x: 20, y: 40, width: 280, height: 80))
        text.text = String(repeating: "a\n", count: 20)
        form.view.addSubview(text)
        text.selectedRange = NSRange(location: 40, length: 0)
        text.contentOffset.y = 0
        let caret = try #require(device.caretVisibility(of: text))
        #expect(caret.isHidden && caret.covers.map(\.name) == ["the edge of UITextView"])
        #expect(device.visibility(of: text).isInSight)
    }

    @Test("What a view in front cuts off covers nothing", .requirement("U562"))
    func cutCoversAreNone() {
        let device = SimulatedDevice(.iPhoneSE)
        let form = TestForm(avoids: false)
        device.show(form)
        let panel = UIScrollView(frame: CGRect(x: 0, y: 0, width: 375, height: 30))
        let content = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 600))
        content.backgroundColor = .white
        panel.addSubview(content)
        form.view.addSubview(panel)
        #expect(device.visibility(of: form.fields[0]).isInSight)
        panel.clipsToBounds = false
        #expect(device.visibility(of: form.fields[0]).isHidden)
    }

    @Test("What doesn't come to rest is named", .requirement("U562"))
    func restlessViewIsNamed() async {
        let device = SimulatedDevice(.iPhoneSE)
        let form = TestForm(avoids: false)
        device.show(form)
        let keyboard = TestKeyboard(in: device.window)
        UIView.animate(
            withDuration: 1, delay: 0, options: [],
            animations: { form.fields[0].frame.origin.x = 80 })
        do {
            try await keyboard.waitUntilSettled(timeout: 0.5)
            Issue.record("It rests.")
        } catch {
            #expect("\(error)".hasPrefix("These still move:\n  UITextField “Field 0”: frame ["))
        }
        device.settle()
        keyboard.end()
    }
}
