import CoreGraphics
import DeviceFixtures
import DeviceTesting
import Foundation
import HeadlessBehavior
import Requirements
import SimulatedDevice
import Testing
import UIKit

@testable import KeyboardAssistant

/// What an observer that starts while the keyboard is shown takes over from another one.
@MainActor
@Suite(.doubts(.keyboard, .guides)) struct KnownStatusTests {
    /// Shows a form with the keyboard up.
    private func edit(on device: SimulatedDevice) -> TestForm {
        let form = TestForm(fields: 12)
        device.show(form)
        device.focus(form.fields[0])
        return form
    }

    @Test("A late observer knows what one in its scene knows, whoever else there is")
    func lateObserverKnowsStatus() throws {
        let device = SimulatedDevice(.iPhone13)
        let form = TestForm(fields: 12)
        device.show(form)
        // One that hears nothing, one that knows, and one that has stopped.
        let deaf = KeyboardObserver(notificationCenter: NotificationCenter())
        let (known, stopped) = (KeyboardObserver(), KeyboardObserver())
        for observer in [deaf, known, stopped] { observer.start(in: device.window) }
        device.focus(form.fields[0])
        stopped.stop()
        #expect(stopped.keyboardFrame == nil && stopped.keyboardState == .didHide)
        #expect(known.keyboardAnimationDuration > 0)

        let late = KeyboardObserver()
        late.start(in: device.window)
        #expect(late.keyboardFrame == known.keyboardFrame)
        #expect(late.keyboardState == .didShow)
        #expect(late.keyboardHeight == known.keyboardHeight)
        #expect(late.keyboardAnimationDuration == known.keyboardAnimationDuration)
        device.window.endEditing(true)
        device.settle()
        #expect(late.keyboardFrame == nil)
        withExtendedLifetime(deaf) {}
    }

    @Test("A late observer knows what one knows that was late itself", .requirement("U462"))
    func lateObserverIsAskedToo() throws {
        let device = SimulatedDevice(.iPhone13)
        let known = KeyboardObserver()
        known.start(in: device.window)
        let form = edit(on: device)
        let (late, later) = (KeyboardObserver(), KeyboardObserver())
        late.start(in: device.window)
        known.stop()
        later.start(in: device.window)
        #expect(later.keyboardFrame == device.keyboard.frame)
        #expect(later.keyboardAnimationDuration == late.keyboardAnimationDuration)
        #expect(later.keyboardAnimationDuration > 0)
        withExtendedLifetime(form) {}
    }

    @Test("An observer that is started again knows what the other ones know", .requirement("U462"))
    func restartedObserverKnowsStatus() {
        var behavior = UIKitBehavior.standard
        behavior.keyboardGuide = .stale
        let device = SimulatedDevice(.iPhone13, behavior: behavior)
        let (known, restarted) = (KeyboardObserver(), KeyboardObserver())
        for observer in [known, restarted] { observer.start(in: device.window) }
        let form = edit(on: device)
        form.fields[0].resignFirstResponder()
        device.settle()
        restarted.stop()
        device.focus(form.fields[0])
        restarted.start(in: device.window)
        #expect(restarted.keyboardFrame == device.keyboard.frame)
        #expect(restarted.keyboardState == .didShow)
        #expect(restarted.keyboardHeight == known.keyboardHeight)
    }

    @Test("The height is that in the late observer's own window")
    func heightIsThatInOwnWindow() throws {
        let device = SimulatedDevice(.iPhone13)
        let known = KeyboardObserver()
        known.start(in: device.window)
        let form = edit(on: device)
        let window = UIWindow(windowScene: try #require(device.window.windowScene))
        window.frame = CGRect(x: 0, y: 0, width: 390, height: 800)
        window.isHidden = false
        let late = KeyboardObserver()
        late.start(in: window)
        #expect(late.keyboardFrame == known.keyboardFrame)
        #expect(late.keyboardHeight == known.keyboardHeight - 44)
        window.isHidden = true
        withExtendedLifetime(form) {}
    }

    @Test("What was announced to the observer itself counts, not what another one knows")
    func ownNotificationCounts() {
        let device = SimulatedDevice(.iPhone13)
        let (known, own) = (KeyboardObserver(), KeyboardObserver())
        for observer in [known, own] { observer.start(in: device.window) }
        let form = edit(on: device)
        device.window.endEditing(true)
        device.settle()
        #expect(own.keyboardFrame == nil)
        own.refresh(in: device.window)
        #expect(own.keyboardFrame == nil)
        #expect(known.keyboardFrame == nil)
        withExtendedLifetime(form) {}
    }

    @Test("An observer in another center or another scene takes nothing over")
    func othersTakeNothingOver() throws {
        let device = SimulatedDevice(.iPad9_7)
        let known = KeyboardObserver()
        known.start(in: device.window)
        let form = edit(on: device)
        let other = device.openWindow(size: CGSize(width: 400, height: 1024))
        #expect(known.keyboardFrame != nil && known.keyboardAnimationDuration > 0)
        let elsewhere = KeyboardObserver()
        elsewhere.start(in: other)
        #expect(elsewhere.keyboardAnimationDuration == 0)
        let deaf = KeyboardObserver(notificationCenter: NotificationCenter())
        deaf.start(in: device.window)
        #expect(deaf.keyboardAnimationDuration == 0)
        device.closeWindow(other)
        withExtendedLifetime(form) {}
    }

    @Test(
        "A late observer believes no guide that has missed a hide which another observer knows",
        .requirement("U462"), arguments: [false, true])
    func lateObserverDoesNotBelieveOutdatedGuide(turnsMeanwhile: Bool) {
        var behavior = UIKitBehavior.standard
        behavior.keyboardGuide = .missesTransitions
        let device = SimulatedDevice(.iPhone13, behavior: behavior)
        let known = KeyboardObserver()
        let form = TestForm(fields: 12)
        device.show(form)
        known.start(in: device.window)
        device.focus(form.fields[0])
        device.window.endEditing(true)
        device.settle()

        if turnsMeanwhile { device.rotate(to: .landscapeLeft) }
        let late = KeyboardObserver()
        late.start(in: device.window)
        if turnsMeanwhile { device.rotate(to: .portrait) }
        for observer in [late, known] {
            observer.refresh(in: device.window)
            #expect(observer.keyboardFrame == nil && observer.keyboardHeight == 0)
        }
    }
}
