import DeviceTesting
import Requirements
import SimulatedDevice
import Testing
import UIKit

@testable import KeyboardAssistant

/// Inputs that go while the navigator has them, and others that come to lie where they lay.
@MainActor
@Suite struct InputIdentityTests {
    /// A view at the address in memory of one that is gone; nil if the allocator is not so kind.
    private func view<View: UIView>(at id: ObjectIdentifier, make: () -> View) -> View? {
        var others: [View] = []
        for _ in 0..<2000 {
            let view = make()
            if ObjectIdentifier(view) == id { return view }
            others.append(view)
        }
        return nil
    }

    private final class Pin: UIView {
        override var canBecomeFirstResponder: Bool { true }
    }

    @Test(
        "A view that lies where an input lay that is gone is no input, until it is added",
        .requirement("U463"))
    func viewReusingPlaceIsNoInput() throws {
        let navigator = InputNavigator(returnKey: .delegate)
        let (first, last) = (UITextField(), UITextField())
        var gone: UITextField? = UITextField()
        let id = ObjectIdentifier(try #require(gone))
        navigator.addInputItems(inputItems: [first, try #require(gone), last])
        gone = nil
        #expect(navigator.inputItems == [first, last])
        #expect(navigator.getNextInputItem(inputItem: first, shouldLoop: false) === last)

        let other = try #require(view(at: id) { UITextField() })
        #expect(!navigator.contains(other))
        #expect(navigator.getNextInputItem(inputItem: other, shouldLoop: true) == nil)
        #expect(navigator.focus(other) == .failed(.notAnInput))
        navigator.removeInputItem(inputItem: other)
        #expect(other.delegate == nil)
        #expect(navigator.inputItems == [first, last])

        navigator.addInputItem(inputItem: other)
        #expect(navigator.inputItems == [first, last, other])
        #expect([first, last, other].map(\.returnKeyType) == [.next, .next, .done])
        #expect(other.delegate === navigator)
        navigator.removeInputItem(inputItem: other)
        #expect(other.delegate == nil && other.returnKeyType == .default)
    }

    @Test(
        "The focus of an input that is gone does not pass to what lies where it lay",
        .requirement("U463"))
    func goneInputsFocusIsNotInherited() throws {
        let (device, screen) = (SimulatedDevice(), UIViewController())
        device.show(screen)
        let navigator = InputNavigator()
        var reported: [UIView?] = []
        let subscription = navigator.observe { reported.append($0.to) }
        var pin: Pin? = Pin()
        let id = ObjectIdentifier(try #require(pin))
        screen.view.addSubview(try #require(pin))
        navigator.addInputItem(inputItem: try #require(pin))
        navigator.focus(try #require(pin))
        #expect(reported.count == 1)
        // Nothing says that it ends: it raises no keyboard.
        navigator.focus = FocusTracker()
        _ = navigator.focus.began(id)
        pin?.removeFromSuperview()
        _ = navigator.focus.began(id)
        reported = []
        pin = nil
        #expect(navigator.focusedItem == nil)

        let other = try #require(view(at: id) { Pin() })
        #expect(navigator.focusedItem == nil)
        navigator.addInputItem(inputItem: other)
        #expect(navigator.focusedItem == nil)
        #expect(reported == [nil])
        withExtendedLifetime(subscription) {}
    }

    @Test("Inputs that are gone are forgotten, however many come and go", .requirement("U463"))
    func goneInputsAreForgotten() {
        let (navigator, kept) = (InputNavigator(), UITextField())
        navigator.addInputItem(inputItem: kept)
        for _ in 0..<1000 { navigator.addInputItem(inputItem: UITextField()) }
        #expect(navigator.inputItems.first === kept)
        #expect(navigator.inputs.order.items.count <= 64)
        let last = UITextField()
        navigator.addInputItem(inputItem: last)
        #expect(navigator.getNextInputItem(inputItem: kept, shouldLoop: false) === last)
    }

    @Test("The last input is the last that is still there", .requirement("U463"))
    func lastOfThose() {
        let navigator = InputNavigator(returnKey: .delegate)
        let fields = [UITextField(), UITextField()]
        navigator.addInputItems(inputItems: fields)
        navigator.addInputItems(inputItems: [UITextField(), UITextField()])
        navigator.keepsLastReturnKey = true
        #expect(navigator.inputs.last?.view === fields[1])
        #expect(fields.map(\.returnKeyType) == [.next, .done])
    }
}
