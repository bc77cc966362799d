import DeviceFixtures
import DeviceTesting
import Requirements
import SimulatedDevice
import Testing
import UIKit

@testable import KeyboardAssistant

/// Inputs that go while the navigator has them, and others that come to lie where they lay.
@MainActor
@Suite struct InputIdentityTests {
    /// Plays a scene until a view comes to lie where another lay, which tests that run at the same
    /// time may prevent by taking the place.
    ///
    /// - Parameter scene: A closure that returns false if it found no view at the place.
    private func untilPlaceIsReused(_ scene: () throws -> Bool) rethrows {
        for _ in 0..<200 where try scene() { return }
        Issue.record("No view came to lie where another lay.")
    }

    /// Returns a view at the address in memory of one that is gone, or nil if the allocator gives
    /// that address to none.
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
        try untilPlaceIsReused {
            let navigator = InputNavigator(returnKey: .delegate)
            let (first, last) = (UITextField(), UITextField())
            var gone: UITextField? = UITextField()
            let id = ObjectIdentifier(try #require(gone))
            navigator.addInputItems(inputItems: [first, try #require(gone), last])
            gone = nil
            #expect(navigator.inputItems == [first, last])
            #expect(navigator.getNextInputItem(inputItem: first, shouldLoop: false) === last)

            guard let other = view(at: id, make: { UITextField() }) else { return false }
            #expect(!navigator.contains(other))
            #expect(navigator.getNextInputItem(inputItem: other, shouldLoop: true) == nil)
            #expect(navigator.focus(other) == .failed(.notAnInput))
            navigator.removeInputItem(inputItem: other)
            #expect(other.delegate == nil)
            #expect(navigator.inputItems == [first, last])

            navigator.addInputItem(inputItem: other)
            #expect(navigator.inputItems == [first, last, other])
            #expect([first, last, other].map(\.returnKeyType) == [.next, .next, .done])
            #expect(other.delegate is InputDelegateProxy)
            navigator.removeInputItem(inputItem: other)
            #expect(other.delegate == nil && other.returnKeyType == .default)
            return true
        }
    }

    @Test(
        "The focus of an input that is gone does not pass to what lies where it lay",
        .requirement("U463"))
    func goneInputsFocusIsNotInherited() throws {
        let (device, screen) = (SimulatedDevice(), UIViewController())
        device.show(screen)
        try untilPlaceIsReused {
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
            pin?.removeFromSuperview()
            #expect(navigator.inputFocus.isLastReported(try #require(pin)))
            reported = []
            pin = nil
            #expect(navigator.focusedItem == nil)

            guard let other = view(at: id, make: { Pin() }) else { return false }
            #expect(navigator.focusedItem == nil)
            navigator.addInputItem(inputItem: other)
            #expect(navigator.focusedItem == nil)
            #expect(reported == [nil])
            withExtendedLifetime(subscription) {}
            return true
        }
    }

    @Test("Inputs that are gone are forgotten, however many come and go", .requirement("U463"))
    func goneInputsAreForgotten() {
        let (navigator, kept) = (InputNavigator(), UITextField())
        navigator.addInputItem(inputItem: kept)
        for _ in 0..<1000 { navigator.addInputItem(inputItem: UITextField()) }
        #expect(navigator.inputItems.first === kept)
        #expect(navigator.inputs.count <= 64)
        let last = UITextField()
        navigator.addInputItem(inputItem: last)
        #expect(navigator.getNextInputItem(inputItem: kept, shouldLoop: false) === last)
    }

    @Test("A way to the neighbor holds no input beyond it", .requirement("U463"))
    func wayHoldsNoFartherInput() {
        let navigator = InputNavigator()
        var fields = (0..<20).map { _ in UITextField() }
        navigator.addInputItems(inputItems: fields)
        var way = navigator.inputs.way(from: fields[0], .next, loop: true).makeIterator()
        #expect(way.next() != nil)
        weak var last: UITextField?
        last = fields.removeLast()
        #expect(last == nil)
        #expect(sequence(state: way) { $0.next() }.map { _ in 1 }.count == 17)
    }

    @Test("An input that is removed during a step is restored at once", .requirement("U463"))
    func inputRemovedDuringStepIsRestored() {
        let (device, navigator) = (SimulatedDevice(), InputNavigator(returnKey: .delegate))
        let fields = (0..<3).map { _ in UITextField() }
        fields.forEach(device.window.addSubview)
        device.show(UIViewController())
        navigator.addInputItems(inputItems: fields)
        fields[0].becomeFirstResponder()
        var restored: [Bool] = []
        let subscription = navigator.observe { _ in
            navigator.removeInputItem(inputItem: fields[2])
            restored.append(fields[2].delegate == nil)
        }
        navigator.gotoNextItem(shouldLoop: false)
        #expect(navigator.focusedItem === fields[1])
        #expect(restored == [true])
        withExtendedLifetime(subscription) {}
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
