import DeviceTesting
import SimulatedDevice
import Testing

@testable import KeyboardAssistant

@MainActor
@Suite struct DisplayTickerTests {
    @Test("An action that waits is called once, in the first frame after its time")
    func waits() {
        let device = SimulatedDevice()
        let ticker = DisplayTicker()
        var calls = 0
        ticker.start(after: 0.5) { calls += 1 }
        device.advance(by: 0.48)
        #expect(calls == 0)
        device.advance(by: 0.05)
        #expect(calls == 1)
        device.advance(by: 2)
        #expect(calls == 1)
    }

    @Test("Waiting again or stopping drops the action, and the action may wait again")
    func drops() {
        let device = SimulatedDevice()
        let ticker = DisplayTicker()
        var calls: [String] = []
        ticker.start(after: 0.5) { calls.append("first") }
        device.advance(by: 0.3)
        ticker.start(after: 0.5) {
            calls.append("second")
            ticker.start(after: 0.5) { calls.append("third") }
        }
        device.advance(by: 0.4)
        #expect(calls.isEmpty)
        device.advance(by: 0.2)
        #expect(calls == ["second"])
        device.advance(by: 0.6)
        #expect(calls == ["second", "third"])
        ticker.start(after: 0.5) { calls.append("fourth") }
        ticker.stop()
        device.advance(by: 1)
        #expect(calls == ["second", "third"])
    }
}
