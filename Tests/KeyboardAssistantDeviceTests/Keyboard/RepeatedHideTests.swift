import DeviceFixtures
import DeviceTesting
import KeyboardAssistant
import Requirements
import SimulatedDevice
import Testing
import UIKit

/// A keyboard that comes and goes again and again.
@MainActor
@Suite(.doubts(.keyboard, .guides)) struct RepeatedHideTests {
    @Test("Each time the keyboard hides, the observer says so, and the events are the same")
    func eachHideIsReported() {
        let device = SimulatedDevice()
        let form = TestForm()
        device.show(form)
        let observer = KeyboardObserver()
        observer.start(in: device.window)
        var states: [KeyboardObserver.KeyboardState] = []
        let token = observer.observe { event in
            if case .stateChanged(let state) = event { states.append(state) }
        }
        for _ in 0..<4 {
            states = []
            device.focus(form.fields[3])
            #expect(observer.keyboardState == .didShow && observer.keyboardFrame != nil)
            form.fields[3].resignFirstResponder()
            device.settle()
            #expect(observer.rumors.isEmpty)
            #expect(states == [.willShow, .didShow, .willHide, .didHide])
        }
        withExtendedLifetime(token) {}
    }
}
