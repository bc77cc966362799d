import Foundation
import Testing
import UIKit

// Where a test names no source: Apple's reference of UIControl.
@MainActor
@Suite struct ControlTargetTests {
    private let control = UIControl()

    init() {
        Receiver.register()
    }

    // Apple's reference: the same target and action for several events is one registration.
    @Test("A target and action that are added twice for an event are called once")
    func oneTargetAndActionIsCalledOncePerEventHoweverOftenItWasAdded() {
        let receiver = Receiver()
        control.addTarget(receiver, action: Receiver.action, for: .touchDown)
        control.addTarget(receiver, action: Receiver.action, for: [.touchDown, .touchUpInside])

        control.sendActions(for: .touchDown)

        #expect(receiver.count == 1)
        #expect(control.allControlEvents == [.touchDown, .touchUpInside])
    }

    // Apple's reference: "the control does not retain the object in the target parameter".
    @Test("A control doesn't keep its target alive, and forgets it once it is freed")
    func aTargetIsNotKeptAlive() {
        weak var weakReceiver: Receiver?
        do {
            let receiver = Receiver()
            weakReceiver = receiver
            control.addTarget(receiver, action: Receiver.action, for: .touchDown)
        }
        control.sendActions(for: .touchDown)

        #expect(weakReceiver == nil)
        #expect(control.allTargets.isEmpty)
    }

    @Test("Removing without naming a target and an action removes all of them")
    func removingWithoutTargetAndActionRemovesAll() {
        let (receiver, other) = (Receiver(), Receiver())
        control.addTarget(receiver, action: Receiver.action, for: .touchDown)
        control.addTarget(other, action: Receiver.action, for: .touchDown)

        control.removeTarget(nil, action: nil, for: .allEvents)
        control.sendActions(for: .touchDown)

        #expect(receiver.count == 0 && other.count == 0)
        #expect(control.allControlEvents.isEmpty)
    }

    @Test("A control names a target's actions for an event, and has none for other events")
    func actionsOfATargetAreNamed() {
        let receiver = Receiver()
        control.addTarget(receiver, action: Receiver.action, for: .touchDown)

        #expect(control.actions(forTarget: receiver, forControlEvent: .touchDown) == ["receive:"])
        #expect(control.actions(forTarget: receiver, forControlEvent: .touchUpInside) == nil)
        #expect(control.allTargets == [receiver])
    }

    // Apple's reference: without a target the responder chain is searched; a control without a
    // first responder begins with itself (cocoanetics.com, 2012-09, rdar 12402078).
    @Test("An action without a target goes up the responder chain to a view that has it")
    func withoutATargetTheResponderChainIsSearched() {
        #if canImport(SimulatedDevice)
        // A fresh app has no first responder, whatever other tests have left.
        let app = UIApplication()
        UIApplication.current = app
        defer { withExtendedLifetime(app) {} }
        #endif
        let parent = Receiver(frame: .zero)
        parent.addSubview(control)
        let window = makeWindow(UIViewController())
        window.addSubview(parent)
        control.addTarget(nil, action: Receiver.action, for: .touchDown)

        control.sendActions(for: .touchDown)

        #expect(parent.count == 1)
    }
}

private final class Receiver: UIView {
    static let action = Selector(("receive:"))

    var count = 0

    #if canImport(ObjectiveC)
    @objc(receive:)
    #endif
    func receive(_ sender: Any?) {
        count += 1
    }

    static func register() {
        #if !canImport(ObjectiveC)
        ActionTable.register(action, on: Receiver.self) { receiver, sender in
            receiver.receive(sender)
        }
        #endif
    }
}
