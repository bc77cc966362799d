import KeyboardAssistant
import UIKit

/// The ways in which room is made for the keyboard.
enum WayOfRoom: String, CaseIterable, Sendable {
    case inset, constraint, safeArea
    /// The content inset, by a scene assistant.
    case scene

    /// The ways of a keyboard assistant that the app makes.
    static let ofAssistant: [Self] = [.inset, .constraint, .safeArea]

    /// Returns the setting of an assistant for a screen with a constraint `bottom`.
    @MainActor
    func avoidance(_ bottom: @autoclosure () -> NSLayoutConstraint) -> KeyboardAssistant.Avoidance {
        switch self {
        case .inset, .scene: .contentInset
        case .constraint: .bottomConstraint(bottom())
        case .safeArea: .additionalSafeArea
        }
    }
}
