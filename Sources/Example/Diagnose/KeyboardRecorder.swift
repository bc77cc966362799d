import CoreGraphics
import Foundation
import UIKit

/// A keyboard notification, and the circumstances in which it was posted.
struct KeyboardSample: Equatable, Sendable {
    var event: DiagnosisReport.Event
    /// A Boolean value that indicates whether the notification's object is a screen.
    var namesScreen: Bool
    /// A Boolean value that indicates whether an input was first responder.
    var isEditing: Bool
    /// The number of the script's step during which the notification was posted.
    var step: Int
}

/// An object that records the keyboard's notifications.
@MainActor
final class KeyboardRecorder {
    /// The number of the current step of the script.
    var step = 0
    private(set) var samples: [KeyboardSample] = []
    // Written in `init`, and read only in `deinit`, when no other reference can exist.
    nonisolated(unsafe) private var observations: [any NSObjectProtocol] = []
    private let isEditing: () -> Bool
    private let start = CACurrentMediaTime()

    /// Creates a recorder, which records as long as it exists.
    ///
    /// - Parameter isEditing: A closure that returns whether an input is first responder.
    init(isEditing: @escaping () -> Bool = { false }) {
        self.isEditing = isEditing
        observations = Self.names.map { name in
            NotificationCenter.default.addObserver(forName: name.value, object: nil, queue: nil) {
                [weak self] notification in
                let event = DiagnosisReport.Event(notification, named: name.key)
                let namesScreen = notification.object.isScreen
                MainActor.assumeIsolated { self?.record(event, namesScreen: namesScreen) }
            }
        }
    }

    private static let names = [
        "keyboardWillShow": UIResponder.keyboardWillShowNotification,
        "keyboardDidShow": UIResponder.keyboardDidShowNotification,
        "keyboardWillHide": UIResponder.keyboardWillHideNotification,
        "keyboardDidHide": UIResponder.keyboardDidHideNotification,
        "keyboardWillChangeFrame": UIResponder.keyboardWillChangeFrameNotification,
        "keyboardDidChangeFrame": UIResponder.keyboardDidChangeFrameNotification,
    ]

    deinit {
        for observation in observations { NotificationCenter.default.removeObserver(observation) }
    }

    /// The time since the recorder was created, in seconds.
    var time: TimeInterval { CACurrentMediaTime() - start }

    /// The time of the latest notification that announced a frame, as in `time`.
    private(set) var latestAnnouncement: TimeInterval?

    private func record(_ event: DiagnosisReport.Event, namesScreen: Bool) {
        var event = event
        event.time = ((time - (firstTime ?? time)) * 1000).rounded() / 1000
        if firstTime == nil { firstTime = time }
        if event.announcesFrame { latestAnnouncement = time }
        samples.append(
            KeyboardSample(
                event: event, namesScreen: namesScreen, isEditing: isEditing(), step: step))
    }

    private var firstTime: TimeInterval?
}

extension [KeyboardSample] {
    /// The end frame of the latest notification; `nil` while the keyboard is hidden.
    ///
    /// A floating keyboard is hidden in this sense: its frame, which can be zero, is announced after
    /// a hide or without a show.
    var endFrame: ScreenFrame? {
        let latest = last { ["keyboardWillShow", "keyboardWillHide"].contains($0.event.name) }
        guard latest?.event.name == "keyboardWillShow" else { return nil }
        return last { $0.event.announcesFrame }?.event.frameEnd
    }
}

extension CGRect {
    /// Returns a Boolean value that indicates whether this frame of a keyboard at the bottom of a
    /// screen has keys, and not only the bars that come with a hardware keyboard.
    ///
    /// - Parameter screenHeight: The height of the screen, below which the frame can reach.
    func hasKeys(onScreenOfHeight screenHeight: CGFloat) -> Bool {
        maxY > screenHeight - 1 && screenHeight - minY > 150
    }
}

extension DiagnosisReport.Event {
    /// Creates an event from a keyboard notification.
    fileprivate init(_ notification: Notification, named name: String) {
        let info = notification.userInfo ?? [:]
        func frame(_ key: String) -> ScreenFrame? {
            (info[key] as? CGRect ?? (info[key] as? NSValue)?.cgRectValue).map(ScreenFrame.init)
        }
        self.init(
            name: name,
            frameBegin: frame(UIResponder.keyboardFrameBeginUserInfoKey),
            frameEnd: frame(UIResponder.keyboardFrameEndUserInfoKey),
            duration: (info[UIResponder.keyboardAnimationDurationUserInfoKey] as? NSNumber)?
                .doubleValue,
            curve: (info[UIResponder.keyboardAnimationCurveUserInfoKey] as? NSNumber)?.intValue,
            isLocal: (info[UIResponder.keyboardIsLocalUserInfoKey] as? NSNumber)?.boolValue,
            time: 0)
    }

    /// A Boolean value that indicates whether the event says where the keyboard goes.
    ///
    /// The frame after a hide isn't defined: it can be of any size.
    var announcesFrame: Bool {
        ["keyboardWillShow", "keyboardWillChangeFrame", "keyboardWillHide"].contains(name)
    }
}
