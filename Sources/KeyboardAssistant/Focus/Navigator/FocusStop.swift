import UIKit

/// A navigator whose view is one stop of a ``FocusNavigator``: Tab comes to the view as a whole,
/// and in it the navigator's own keys move.
@MainActor
public protocol FocusStop: KeyNavigator {
    /// The view; nil once it is gone.
    var focusView: UIView? { get }
    /// Focus has come to the view, around which there is a ring from now on.
    func focusEntered()
    /// Whether the system's focus engine goes through the view, where there is one.
    var hasJoinedSystemFocus: Bool { get }
}
