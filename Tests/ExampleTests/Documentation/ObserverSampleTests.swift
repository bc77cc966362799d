import DeviceTesting
import KeyboardAssistant
import Requirements
import SimulatedDevice
import Testing
import UIKit

@MainActor
@Suite(.doubts(.keyboard)) struct ObserverSampleTests {
    @Test(
        "The document's observer reports that the keyboard appears and disappears",
        .requirement("U242"))
    func observerHearsKeyboardComeAndGo() {
        let (device, screen) = (SimulatedDevice(.iPhone13), UIViewController())
        device.show(screen)
        let (view, field) = (screen.view ?? UIView(), UITextField())
        view.addSubview(field)
        var seen: [KeyboardEvent] = []
        func show(_ event: KeyboardEvent) { seen.append(event) }

        let observer = KeyboardObserver()
        observer.start(in: view.window)
        let token = observer.observe { event in show(event) }

        field.becomeFirstResponder()
        device.settle()
        #expect(observer.keyboardIsUp && observer.keyboardHeight > 200)
        field.resignFirstResponder()
        device.settle()
        let states: [KeyboardObserver.KeyboardState] = [.willShow, .didShow, .willHide, .didHide]
        #expect(
            seen.filter { states.map(KeyboardEvent.stateChanged).contains($0) }
                == states.map(KeyboardEvent.stateChanged))
        withExtendedLifetime(token) {}
    }

    @Test(
        "The document's backdrop fades in and out with the keyboard", .requirement("U242", "U380"))
    func backdropFadesWithKeyboard() throws {
        let (device, screen) = (SimulatedDevice(.iPhone13), UIViewController())
        device.show(screen)
        let (field, backdrop) = (UITextField(), UIView())
        screen.view.addSubview(field)
        backdrop.alpha = 0
        let window = device.window
        let observer = KeyboardObserver()
        observer.start(in: window)
        var edgeToken: ObservationToken?

        edgeToken = observer.observeEdge(in: window) { edge in
            backdrop.alpha = min(1, edge.height / max(1, observer.lastKeyboardHeight))
        }

        field.becomeFirstResponder()
        device.advance(by: 0.1)
        #expect(backdrop.alpha > 0.1 && backdrop.alpha < 1)
        device.settle()
        #expect(backdrop.alpha == 1)
        field.resignFirstResponder()
        device.settle()
        #expect(backdrop.alpha == 0)
        withExtendedLifetime(edgeToken) {}
    }
}
