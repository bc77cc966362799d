import CoreGraphics
import Foundation

/// An app's answers for an object to assistive technologies; nil where it has given none.
@MainActor
final class AccessibilityAnswers {
    var label: String?
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

/// The answers of objects that cannot hold them themselves.
///
/// Apple's runtime attaches them to any object. Here a table keeps them as long as their object
/// lives, and forgets those of objects that are gone whenever it has doubled.
@MainActor
enum AccessibilityTable {
    private struct Entry {
        weak var object: NSObject?
        let answers: AccessibilityAnswers
    }

    private static var entries: [ObjectIdentifier: Entry] = [:]
    private static var room = 64

    static func answers(of object: NSObject) -> AccessibilityAnswers? {
        // An object that is gone may have left its address to another one.
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
