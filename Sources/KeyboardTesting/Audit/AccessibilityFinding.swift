import Foundation
import UIKit

/// A row of an audit: what seems to be so with an element, by a rule of the Web Content Accessibility
/// Guidelines.
///
/// No row says that a form conforms. A program sees what views say of themselves, and not what people
/// can do with them.
public struct AccessibilityFinding: Equatable, Sendable, CustomStringConvertible {
    /// The rules that are looked at.
    public enum Rule: String, CaseIterable, Sendable {
        /// Everything can be reached by a keyboard.
        case keyboard = "2.1.1"
        /// Keys lead out of everything into which they lead.
        case noKeyboardTrap = "2.1.2"
        /// The order is that in which the form is read.
        case focusOrder = "2.4.3"
        /// What has focus is not entirely covered.
        case focusNotObscured = "2.4.11"
    }

    /// The rule's number, and what it asks.
    public var rule: Rule
    /// The type and label of the element.
    public var element: String
    /// A Boolean value that indicates whether the element seems to do what the rule asks.
    public var seemsRight: Bool
    /// The reason, in words that begin with "seems to".
    public var text: String

    public var description: String { "\(rule.rawValue) \(element) \(text)" }
}
