import CoreGraphics
import Foundation

/// An app's values for assistive technologies for an object; `nil` if there are none.
@MainActor
final class AccessibilityAnswers {
    var label: String?
    var userInputLabels: [String]?
    var hint: String?
    var value: String?
    var language: String?
    var identifier: String?
    var isElement: Bool?
    var traits: UIAccessibilityTraits?
    var frame: CGRect?
    var elements: [Any]?
    var hidesElements = false
    var isModal = false
}

/// The answers for objects that can't store them.
///
/// Apple's runtime attaches them to any object. Here a table keeps them as long as their object
/// exists, and removes those of deallocated objects whenever it has doubled.
@MainActor
enum AccessibilityTable {
    private struct Entry {
        weak var object: NSObject?
        let answers: AccessibilityAnswers
    }

    private static var entries: [ObjectIdentifier: Entry] = [:]
    private static var room = 64

    static func answers(of object: NSObject) -> AccessibilityAnswers? {
        // A deallocated object may have had the same address.
        guard let entry = entries[ObjectIdentifier(object)], entry.object === object else {
            return nil
        }
        return entry.answers
    }

    static func answersToChange(of object: NSObject) -> AccessibilityAnswers {
        if let answers = answers(of: object) { return answers }
        if entries.count >= room {
            entries = entries.filter { $0.value.object != nil }
            room = max(64, entries.count * 2)
        }
        let answers = AccessibilityAnswers()
        entries[ObjectIdentifier(object)] = Entry(object: object, answers: answers)
        return answers
    }
}
