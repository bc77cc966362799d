import CoreGraphics
import DeviceFixtures
import DeviceTesting
import HeadlessBehavior
import Requirements
import SimulatedDevice
import Testing
import UIKit

@testable import KeyboardAssistant

/// The height of a keyboard before it is shown.
@MainActor
@Suite(.doubts(.keyboard, .guides)) struct ExpectedHeightTests {
    /// A field whose keyboard people have set to a language.
    private final class SpokenField: UITextField {
        var mode: UITextInputMode?
        override var textInputMode: UITextInputMode? { mode }
    }

    private func show(
        on device: SimulatedDevice, bar: CGFloat? = nil
    ) -> (KeyboardObserver, SpokenField) {
        let controller = UIViewController()
        let field = SpokenField(frame: CGRect(x: 0, y: 100, width: 200, height: 40))
        field.mode = UITextInputMode.activeInputModes.first
        field.inputAccessoryView = bar.map {
            UIView(frame: CGRect(x: 0, y: 0, width: 390, height: $0))
        }
        controller.view.addSubview(field)
        device.show(controller)
        let observer = KeyboardObserver()
        observer.start(in: device.window)
        return (observer, field)
    }

    @Test("It is unknown, measured, and then remembered", .requirement("U546"))
    func life() throws {
        let device = SimulatedDevice()
        let (observer, field) = show(on: device)
        #expect(observer.expectedHeight(for: field) == .unknown)
        device.focus(field)
        let height = try #require(device.keyboard.frame?.height)
        #expect(observer.expectedHeight(for: field) == .measured(height))
        field.resignFirstResponder()
        device.settle()
        #expect(observer.expectedHeight(for: field) == .remembered(height))
        // Another observer in the scene knows it, too.
        #expect(KeyboardObserver().expectedHeight(for: field) == .remembered(height))
        #expect(observer.expectedHeight(for: UITextField()) == .unknown)
    }

    @Test(
        "It is without the bar, and another one for inputs with and without", .requirement("U546"))
    func bar() throws {
        let device = SimulatedDevice()
        let (observer, field) = show(on: device, bar: 44)
        device.focus(field)
        let height = try #require(device.keyboard.frame?.height) - 44
        #expect(observer.expectedHeight(for: field) == .measured(height))
        field.resignFirstResponder()
        device.settle()
        #expect(observer.expectedHeight(for: field) == .remembered(height))
        field.inputAccessoryView = nil
        #expect(observer.expectedHeight(for: field) == .unknown)
    }

    @Test("Another size, language or kind of input makes it unknown", .requirement("U546"))
    func dependence() {
        let device = SimulatedDevice()
        let (observer, field) = show(on: device)
        device.focus(field)
        field.resignFirstResponder()
        device.settle()
        let known = observer.expectedHeight(for: field)
        #expect(known.points != nil)
        field.keyboardType = .numberPad
        #expect(observer.expectedHeight(for: field) == .unknown)
        field.keyboardType = .default
        // Without corrections, the bar of predictions goes.
        field.autocorrectionType = .no
        #expect(observer.expectedHeight(for: field) == .unknown)
        field.autocorrectionType = .default
        device.rotate(to: .landscapeLeft)
        field.keyboardType = .default
        device.rotate(to: .landscapeLeft)
        #expect(observer.expectedHeight(for: field) == .unknown)
        device.rotate(to: .portrait)
        device.settle()
        #expect(observer.expectedHeight(for: field) == known)
    }

    @Test(
        "A bar of a hardware keyboard, a keyboard that floats and a view of the app's aren't remembered",
        .requirement("U546"))
    func others() {
        let modes = [
            KeyboardMode.hardware(bar: true), .split,
            .floating(CGRect(x: 40, y: 500, width: 320, height: 260)),
        ]
        for mode in modes {
            let device = SimulatedDevice(.iPad12_9)
            let (observer, field) = show(on: device)
            device.keyboard.mode = mode
            device.focus(field)
            #expect(observer.expectedHeight(for: field) == .unknown, "\(mode)")
            field.resignFirstResponder()
            device.settle()
            #expect(observer.expectedHeight(for: field) == .unknown, "\(mode)")
        }
        let device = SimulatedDevice()
        let (observer, field) = show(on: device)
        field.inputView = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 300))
        device.focus(field)
        #expect(observer.expectedHeight(for: field) == .unknown)
    }

    @Test(
        "A form with a password, or what the system fills in, forgets no height",
        .requirement("U546"), arguments: [true, false])
    func otherContents(isSecret: Bool) {
        let device = SimulatedDevice()
        let (observer, field) = show(on: device)
        device.focus(field)
        field.resignFirstResponder()
        device.settle()
        let known = observer.expectedHeight(for: field)
        let other = SpokenField(frame: CGRect(x: 0, y: 200, width: 200, height: 40))
        other.mode = field.mode
        if isSecret { other.isSecureTextEntry = true } else { other.textContentType = .username }
        field.superview?.addSubview(other)
        // Its keyboard has no bar with predictions.
        device.keyboard.showsPredictions = false
        device.focus(other)
        other.resignFirstResponder()
        device.settle()
        #expect(known.points != nil && observer.expectedHeight(for: field) == known)
        #expect(observer.expectedHeight(for: other).points != nil)
        #expect(observer.expectedHeight(for: other) != known)
    }

    /// A screen whose bar has a field.
    private final class BarScreen: UIViewController {
        let bar = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 44))
        let field = UITextField(frame: CGRect(x: 0, y: 4, width: 200, height: 36))

        override var inputAccessoryView: UIView? { bar }
        override var canBecomeFirstResponder: Bool { true }
    }

    @Test("An input in the bar has a height as well, without the bar", .requirement("U546"))
    func inputInBar() throws {
        let device = SimulatedDevice()
        let screen = BarScreen()
        screen.bar.addSubview(screen.field)
        device.show(screen)
        let observer = KeyboardObserver()
        observer.start(in: device.window)
        screen.becomeFirstResponder()
        device.settle()
        device.focus(screen.field)
        device.settle()
        let height = try #require(device.keyboard.frame?.height) - 44
        #expect(observer.expectedHeight(for: screen.field) == .measured(height))
        screen.field.resignFirstResponder()
        screen.becomeFirstResponder()
        device.settle()
        #expect(!screen.field.isFirstResponder)
        #expect(observer.expectedHeight(for: screen.field) == .remembered(height))
    }

    @Test("Heights that the app has kept are known before the first keyboard", .requirement("U546"))
    func kept() throws {
        let device = SimulatedDevice()
        let (observer, field) = show(on: device)
        device.focus(field)
        let scene = try #require(device.window.windowScene)
        let kept = KeyboardHeights[scene]
        let known = observer.expectedHeight(for: field)

        let next = SimulatedDevice()
        let (later, other) = show(on: next)
        #expect(later.expectedHeight(for: other) == .unknown)
        KeyboardHeights[try #require(next.window.windowScene)] = kept
        #expect(later.expectedHeight(for: other).points == known.points)
    }
}
