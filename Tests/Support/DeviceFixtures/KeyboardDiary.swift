import CoreGraphics
import Foundation
import SimulatedDevice
import UIKit

/// Writes down every keyboard notification, with the time by the device's clock.
@MainActor
package final class KeyboardDiary {
    package struct Entry {
        package var notice: KeyboardNotice
        package var time: TimeInterval
        package var begin: CGRect?
        package var end: CGRect?
        package var duration: Double?
        package var curve: Int?
        package var isLocal: Bool?
        package var hasObject: Bool
    }

    package private(set) var entries: [Entry] = []
    private let device: SimulatedDevice
    private let observation = Observation()

    package init(_ device: SimulatedDevice) {
        self.device = device
        for notice in KeyboardNotice.allCases {
            let token = NotificationCenter.default.addObserver(
                forName: notice.notificationName, object: nil, queue: nil
            ) { [weak self] notification in
                // Safe: posted on the main actor, and read there before the post returns.
                nonisolated(unsafe) let note = notification
                MainActor.assumeIsolated { self?.write(notice, note) }
            }
            observation.tokens.append(token)
        }
    }

    package var notices: [KeyboardNotice] { entries.map(\.notice) }

    /// Milliseconds since the first entry.
    package var times: [Int] {
        entries.map { Int((($0.time - (entries.first?.time ?? 0)) * 1000).rounded()) }
    }

    package func clear() {
        entries = []
    }

    private func write(_ notice: KeyboardNotice, _ note: Notification) {
        let info = note.userInfo ?? [:]
        entries.append(
            Entry(
                notice: notice, time: device.clock.now,
                begin: (info[UIResponder.keyboardFrameBeginUserInfoKey] as? NSValue)?.cgRectValue,
                end: (info[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue,
                duration: (info[UIResponder.keyboardAnimationDurationUserInfoKey] as? NSNumber)?
                    .doubleValue,
                curve: (info[UIResponder.keyboardAnimationCurveUserInfoKey] as? NSNumber)?.intValue,
                isLocal: (info[UIResponder.keyboardIsLocalUserInfoKey] as? NSNumber)?.boolValue,
                hasObject: note.object != nil))
    }
}

/// Lets go of observers with itself.
package final class Observation {
    package var tokens: [any NSObjectProtocol] = []

    package init() {}

    deinit {
        for token in tokens { NotificationCenter.default.removeObserver(token) }
    }
}

/// The least that the keyboard comes up for.
package final class TypingView: UIView, UIKeyInput {
    package var text = ""
    package var kind = UIKeyboardType.default
    package var ownAccessory: UIView?
    package var ownInput: UIView?

    package var keyboardType: UIKeyboardType {
        get { kind }
        set { kind = newValue }
    }
    package var hasText: Bool { !text.isEmpty }
    package func insertText(_ text: String) { self.text += text }
    package func deleteBackward() { if hasText { text.removeLast() } }

    package override var canBecomeFirstResponder: Bool { true }
    package override var inputAccessoryView: UIView? { ownAccessory }
    package override var inputView: UIView? { ownInput }
}

/// A screen with two inputs.
@MainActor
package final class TwoInputs {
    package let first = TypingView(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
    package let second = TypingView(frame: CGRect(x: 20, y: 160, width: 200, height: 40))
    package let controller = UIViewController()

    package init(on device: SimulatedDevice) {
        controller.view.addSubview(first)
        controller.view.addSubview(second)
        device.show(controller)
    }
}
