import Foundation
import UIKit

/// A row of an audit: how an element seems to meet a rule of the Web Content Accessibility Guidelines.
///
/// No row says that a form conforms. A program sees the properties of views, and not how people get on
/// with the views.
public struct AccessibilityFinding: Equatable, Sendable, CustomStringConvertible {
    /// The rules that an audit checks.
    public enum Rule: String, CaseIterable, Sendable {
        /// Everything can be reached by a keyboard.
        case keyboard = "2.1.1"
        /// Keys that lead into an element also lead out again.
        case noKeyboardTrap = "2.1.2"
        /// The order of focus is the reading order of the form.
        case focusOrder = "2.4.3"
        /// The focused element is not entirely covered.
        case focusNotObscured = "2.4.11"
    }

    /// The rule, with its number in the guidelines as raw value.
    public var rule: Rule
    /// The type and label of the element.
    public var element: String
    /// A Boolean value that indicates whether the element seems to meet the rule.
    public var seemsRight: Bool
    /// The reason, in words that begin with "seems to".
    public var text: String

    public var description: String { "\(rule.rawValue) \(element) \(text)" }
}
