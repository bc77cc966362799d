import DeviceTesting
import KeyboardAssistant
import Requirements
import SimulatedDevice
import Testing
import UIKit

@MainActor
@Suite(.doubts(.keyboard)) struct DocumentationTests {
    @Test(
        "The README's first screen keeps the last field in sight", .requirement("U242", "U351"))
    func readmeScreenKeepsLastFieldVisible() throws {
        let device = SimulatedDevice(.iPhone13)
        let screen = SignUpViewController()
        device.show(screen)
        let fields = screen.view.subviews.flatMap(\.subviews).compactMap { $0 as? UITextField }

        try device.tap(try #require(fields.first))
        device.settle()
        device.type("Jane\n\n")
        device.settle()

        let top = try #require(device.keyboard.frame?.minY)
        let last = try #require(fields.last)
        #expect(fields.count == 3 && last.isFirstResponder)
        #expect(last.convert(last.bounds, to: nil).maxY <= top)
    }

    @Test("The keyboard's events can be read one after the other", .requirement("U242"))
    func keyboardEventsAreReadInTurn() async {
        let view = UIView()
        let observer = KeyboardObserver()
        observer.start(in: view.window)
        let events = observer.events
        NotificationCenter.default.post(
            name: UIResponder.keyboardDidShowNotification, object: nil)
        for await event in events.prefix(1) {
            #expect(event == .stateChanged(.didShow))
        }
    }
}
