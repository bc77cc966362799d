import DeviceFixtures
import DeviceTesting
import KeyboardAssistant
import Requirements
import SimulatedDevice
import Testing
import UIKit

@MainActor
@Suite(.doubts(.keys)) struct PressRouterTests {
    /// A controller that records the presses that it receives.
    private final class Listener: UIViewController {
        var received: [String] = []

        func note(_ phase: String, _ presses: Set<UIPress>) {
            let keys = presses.compactMap { $0.key?.charactersIgnoringModifiers }.sorted()
            received.append("\(phase) \(keys.joined())")
        }

        override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
            note("began", presses)
        }
        override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
            note("changed", presses)
        }
        override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
            note("ended", presses)
        }
        override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
            note("cancelled", presses)
        }
    }

    /// A view that handles the letter h, and passes on the rest.
    private final class Handler: UIView {
        private(set) var met: Set<UIPress> = []
        var handled: (Handler) -> Void = { _ in }
        private(set) lazy var router = PressRouter { [weak self] key in
            guard key.charactersIgnoringModifiers == "h" else { return false }
            self.map { $0.handled($0) }
            return true
        }

        override var canBecomeFirstResponder: Bool { true }

        override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
            met.formUnion(presses)
            pass(router.began(presses)) { super.pressesBegan($0, with: event) }
        }
        override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
            pass(router.changed(presses)) { super.pressesChanged($0, with: event) }
        }
        override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
            pass(router.ended(presses)) { super.pressesEnded($0, with: event) }
        }
        override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
            pass(router.cancelled(presses)) { super.pressesCancelled($0, with: event) }
        }

        private func pass(_ presses: Set<UIPress>, on: (Set<UIPress>) -> Void) {
            if !presses.isEmpty { on(presses) }
        }
    }

    private func show(on device: SimulatedDevice) -> (listener: Listener, handler: Handler) {
        let (listener, handler) = (Listener(), Handler(frame: .zero))
        device.show(listener)
        listener.view.addSubview(handler)
        handler.becomeFirstResponder()
        return (listener, handler)
    }

    @Test(
        "A handled key goes no further, and the others do in all four phases", .requirement("U233"))
    func handledKeyGoesNoFurther() {
        let device = SimulatedDevice()
        let (listener, handler) = show(on: device)
        device.press("h")
        #expect(listener.received.isEmpty)
        device.press("x")
        #expect(listener.received == ["began x", "ended x"])
        listener.received = []
        let both = handler.met
        #expect(both.count == 2)
        handler.pressesBegan(both, with: nil)
        handler.pressesChanged(both, with: nil)
        handler.pressesCancelled(both, with: nil)
        #expect(listener.received == ["began x", "changed x", "cancelled x"])
        handler.pressesEnded(both, with: nil)
        #expect(listener.received.last == "ended hx", "what is over is not handled any more")
    }

    /// A press of a remote control, which is no key.
    private final class Button: UIPress {
        override var key: UIKey? { nil }
    }

    @Test(
        "A press without a key is for others, and the handler is not called", .requirement("U233"))
    func pressWithoutKeyIsForOthers() throws {
        let device = SimulatedDevice()
        let (listener, handler) = show(on: device)
        let press = Button(try #require(KeyStroke("h", [])), in: device.window)
        var asked = 0
        handler.handled = { _ in asked += 1 }
        handler.pressesBegan([press], with: nil)
        handler.pressesEnded([press], with: nil)
        #expect(listener.received == ["began ", "ended "])
        #expect(asked == 0)
    }

    @Test(
        "A press that begins again, though its end was not reported, is decided again",
        .requirement("U233"))
    func pressThatBeginsAgainIsDecidedAgain() throws {
        let press = UIPress(try #require(KeyStroke("h", [])), in: SimulatedDevice().window)
        var handles = true
        let router = PressRouter { _ in handles }
        #expect(router.began([press]).isEmpty && router.changed([press]).isEmpty)
        handles = false
        #expect(router.began([press]) == [press])
        #expect(router.changed([press]) == [press] && router.ended([press]) == [press])
    }

    @Test("The action of a key may cancel the presses that are under way")
    func keyActionMayCancelPresses() {
        let device = SimulatedDevice()
        let (listener, handler) = show(on: device)
        handler.handled = { $0.pressesCancelled($0.met, with: nil) }
        device.press("h")
        #expect(listener.received == ["cancelled h"], "it had not been handled yet")
    }
}
