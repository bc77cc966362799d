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
}
