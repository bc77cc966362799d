import Foundation
import KeyboardTesting
import UIKit

/// The keyboard notifications of a center, as an app receives them.
@MainActor
final class NoticeDiary {
    struct Entry: Equatable {
        var notice: KeyboardNotice
        var begin: CGRect?
        var end: CGRect?
        var duration: Double?
        var curve: Int?
        var isLocal: Bool?
        var time: Double
    }

    private(set) var entries: [Entry] = []
    private var tokens: [any NSObjectProtocol] = []
    private let center: NotificationCenter

    init(_ center: NotificationCenter, now: @escaping @MainActor () -> Double = { 0 }) {
        self.center = center
        tokens = KeyboardNotice.allCases.map { notice in
            center.addObserver(
                forName: notice.notificationName, object: nil, queue: nil
            ) { [weak self] notification in
                let info = notification.userInfo ?? [:]
                let begin = info[UIResponder.keyboardFrameBeginUserInfoKey] as? NSValue
                let end = info[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue
                let duration = info[UIResponder.keyboardAnimationDurationUserInfoKey] as? NSNumber
                let curve = info[UIResponder.keyboardAnimationCurveUserInfoKey] as? NSNumber
                let isLocal = info[UIResponder.keyboardIsLocalUserInfoKey] as? NSNumber
                let values = (
                    begin?.cgRectValue, end?.cgRectValue, duration?.doubleValue, curve?.intValue,
                    isLocal?.boolValue
                )
                MainActor.assumeIsolated {
                    self?.entries.append(
                        Entry(
                            notice: notice, begin: values.0, end: values.1, duration: values.2,
                            curve: values.3, isLocal: values.4, time: now()))
                }
            }
        }
    }

    func end() {
        tokens.forEach(center.removeObserver)
    }
}

extension NoticeDiary.Entry {
    /// The values of a recorded event that this entry contradicts, and those that the event lacks.
    func differences(to event: KeyboardRecording.Event) -> (wrong: [String], missing: [String]) {
        var wrong: [String] = []
        var missing: [String] = []
        func compare<Value: Equatable>(_ name: String, _ recorded: Value?, _ own: Value?) {
            guard let recorded else { return missing.append(name) }
            if recorded != own { wrong.append(name) }
        }
        compare("name", event.name, notice.rawValue)
        compare("begin", event.begin?.rect, begin)
        compare("end", event.end?.rect, end)
        compare("duration", event.duration, duration)
        compare("curve", event.curve, curve)
        compare("isLocal", event.isLocal, isLocal)
        return (wrong, missing)
    }
}
