import CoreGraphics
import Foundation
import UIKit

@testable import SimulatedDevice

/// Writes down every keyboard notification, with the time by the device's clock.
@MainActor
final class KeyboardDiary {
    struct Entry {
        var notice: KeyboardNotice
        var time: TimeInterval
        var begin: CGRect?
        var end: CGRect?
        var duration: Double?
        var curve: Int?
        var isLocal: Bool?
        var hasObject: Bool
    }

    private(set) var entries: [Entry] = []
    private let device: SimulatedDevice
    private let observation = Observation()

    init(_ device: SimulatedDevice) {
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

    var notices: [KeyboardNotice] { entries.map(\.notice) }

    /// Milliseconds since the first entry.
    var times: [Int] {
        entries.map { Int((($0.time - (entries.first?.time ?? 0)) * 1000).rounded()) }
    }

    func clear() {
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
final class Observation {
    var tokens: [any NSObjectProtocol] = []

    deinit {
        for token in tokens { NotificationCenter.default.removeObserver(token) }
    }
}

/// The least that the keyboard comes up for.
final class TypingView: UIView, UIKeyInput {
    var text = ""
    var kind = UIKeyboardType.default
    var ownAccessory: UIView?
    var ownInput: UIView?

    var keyboardType: UIKeyboardType {
        get { kind }
        set { kind = newValue }
    }
    var hasText: Bool { !text.isEmpty }
    func insertText(_ text: String) { self.text += text }
    func deleteBackward() { if hasText { text.removeLast() } }

    override var canBecomeFirstResponder: Bool { true }
    override var inputAccessoryView: UIView? { ownAccessory }
    override var inputView: UIView? { ownInput }
}

/// A screen with two inputs.
@MainActor
final class TwoInputs {
    let first = TypingView(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
    let second = TypingView(frame: CGRect(x: 20, y: 160, width: 200, height: 40))
    let controller = UIViewController()

    init(on device: SimulatedDevice) {
        controller.view.addSubview(first)
        controller.view.addSubview(second)
        device.show(controller)
    }
}
