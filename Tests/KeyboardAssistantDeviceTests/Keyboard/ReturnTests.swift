import CoreGraphics
import DeviceFixtures
import DeviceTesting
import Foundation
import HeadlessBehavior
import KeyboardAssistant
import Requirements
import SimulatedDevice
import Testing
import UIKit

/// The app comes back from the background, and no notification says where the keyboard is.
@MainActor
@Suite(.ownDevice) struct ReturnTests {
    /// Tests that wait let others go on, whose keyboards are not to be observed here.
    private let center: NotificationCenter
    private let stage: AssistedForm
    private let docked = CGRect(x: 0, y: 508, width: 390, height: 336)
    private var device: SimulatedDevice { stage.device }
    private var form: TestForm { stage.form }
    private var observer: KeyboardObserver { stage.observer }
    private var inset: CGFloat { stage.inset }

    init() {
        center = NotificationCenter()
        stage = AssistedForm(center: center)
    }

    private func type() {
        device.focus(form.fields[9])
        device.keyboard.isSilent = true
        post(UIResponder.keyboardWillShowNotification, docked)
        post(UIResponder.keyboardDidShowNotification, docked)
        #expect(inset == 302)
    }

    private func post(_ name: Notification.Name, _ end: CGRect? = nil) {
        var info: [AnyHashable: Any] = [:]
        info[UIResponder.keyboardFrameEndUserInfoKey] = end.map { NSValue(cgRect: $0) }
        center.post(name: name, object: nil, userInfo: info)
    }

    private func guideSays(_ frame: CGRect?) {
        device.window.keyboardFrame = frame
    }

    private func comeBack() {
        center.post(
            name: UIScene.didActivateNotification, object: device.window.windowScene)
    }

    /// Lets the tasks run that wait for their turn.
    private func nextTurn() async {
        for _ in 0..<20 { await Task.yield() }
    }

    private func hide() {
        post(UIResponder.keyboardWillHideNotification)
        post(UIResponder.keyboardDidHideNotification)
    }

    @Test(
        "The inset stays while a field is typed in and the guide is only out of date",
        .requirement("U314"))
    func insetStaysWhileGuideLags() async {
        type()
        guideSays(nil)
        comeBack()
        #expect(inset == 302)

        guideSays(docked)
        await nextTurn()
        #expect(inset == 302)
        #expect(observer.keyboardState == .didShow)
    }

    @Test(
        "With hardware keys attached meanwhile the inset goes when the guide says so a turn later",
        .requirement("U314"))
    func hardwareKeysTakeInsetTurnLater() async {
        type()
        guideSays(nil)
        comeBack()
        #expect(inset == 302)
        await nextTurn()
        #expect(inset == 0)
        #expect(observer.keyboardState == .didHide && observer.keyboardHeight == 0)
    }

    @Test(
        "With hardware keys attached meanwhile the inset goes when UIKit says so",
        .requirement("U314"))
    func hardwareKeysAnnounced() {
        type()
        comeBack()
        #expect(inset == 302)
        hide()
        #expect(inset == 0)
    }

    @Test(
        "A guide that never followed the keyboard takes no inset away while a field is typed in",
        .requirement("U314"))
    func blindGuideTakesNoInsetAway() async {
        var behavior = UIKitBehavior()
        behavior.keyboardGuide = .stale
        device.behavior = behavior
        type()
        comeBack()
        await nextTurn()
        #expect(inset == 302)

        device.settle()
        form.fields[9].resignFirstResponder()
        #expect(device.window.firstResponder == nil)
        comeBack()
        #expect(inset == 0)
        #expect(observer.keyboardFrame == nil)
    }

    @Test("A keyboard that comes back a turn later is seen", .requirement("U314"))
    func keyboardReturningTurnLaterIsSeen() async {
        type()
        hide()
        #expect(inset == 0)
        guideSays(nil)
        comeBack()
        await nextTurn()
        #expect(inset == 0)

        comeBack()
        guideSays(docked)
        await nextTurn()
        #expect(inset == 302)
        #expect(observer.keyboardAnimationDuration == 0)
    }

    @Test("A move to a keyboard that no notification announced is put down to the guide")
    func unannouncedKeyboardIsPutDownToGuide() async {
        type()
        stage.assistant.recordsMoves = true
        guideSays(nil)
        comeBack()
        await nextTurn()
        #expect(inset == 0)
        #expect(stage.assistant.moves.last { !$0.changes.isEmpty }?.cause == .layoutGuide)
    }

    @Test("The second look keeps no observer, and asks none that has stopped", .requirement("U314"))
    func secondLookKeepsNoObserver() async {
        type()
        weak var gone: KeyboardObserver?
        do {
            let other = KeyboardObserver(notificationCenter: center)
            other.start(in: device.window)
            gone = other
            comeBack()
        }
        #expect(gone == nil)

        guideSays(nil)
        comeBack()
        stage.assistant.stop()
        observer.stop()
        guideSays(docked)
        await nextTurn()
        #expect(observer.keyboardFrame == nil && !observer.isObserving)
        #expect(inset == 0)
    }
}
