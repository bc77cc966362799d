import DeviceFixtures
import DeviceTesting
import Foundation
import HeadlessBehavior
import KeyboardAssistant
import SimulatedDevice
import Testing
import UIKit

/// Moves of the keyboard that an app reverses in the middle of a notification, of which some
/// observers hear before the app, and others after it.
@MainActor
@Suite(.doubts(.editing)) struct OvertakenMoveTests {
    /// The notifications in which the app does something, and whether it begins or ends editing.
    nonisolated private static let reversals: [(Notification.Name, begins: Bool)] = [
        (UIResponder.keyboardWillHideNotification, true),
        (UIResponder.keyboardDidHideNotification, true),
        (UIResponder.keyboardWillShowNotification, false),
        (UIResponder.keyboardDidShowNotification, false),
    ]

    @Test(
        "Every observer knows where the keyboard is at rest, whoever reverses it in whatever moment",
        arguments: reversals.indices)
    func everyObserverKnowsEnd(reversal: Int) {
        let (name, begins) = Self.reversals[reversal]
        // The order of a notification's observers differs from center to center.
        for attempt in 1...6 {
            let stage = Stage()
            let (field, other) = (stage.form.fields[0], stage.form.fields[1])
            var observers: [KeyboardObserver] = []
            func observe() {
                for _ in 0..<3 {
                    let observer = KeyboardObserver()
                    observer.start(in: stage.device.window)
                    observers.append(observer)
                }
            }
            observe()
            if begins { stage.device.focus(field) }
            var hasReversed = false
            let token = NotificationCenter.default.addObserver(
                forName: name, object: nil, queue: nil
            ) { _ in
                MainActor.assumeIsolated {
                    if hasReversed { return }
                    hasReversed = true
                    if begins { other.becomeFirstResponder() } else { field.resignFirstResponder() }
                }
            }
            defer { NotificationCenter.default.removeObserver(token) }
            observe()
            if begins { field.resignFirstResponder() } else { field.becomeFirstResponder() }
            stage.device.settle()
            #expect(hasReversed && other.isFirstResponder == begins && !field.isFirstResponder)
            let (isVisible, height) = (
                stage.device.keyboard.isVisible, stage.device.keyboard.frame?.height ?? 0
            )
            #expect(isVisible == begins)
            for observer in observers {
                let state = observer.keyboardState
                #expect(state == (isVisible ? .didShow : .didHide), "\(attempt)")
                #expect(observer.keyboardHeight == height, "\(attempt)")
            }
        }
    }
}
