import UIKit

/// A navigator whose view is one stop of a ``FocusNavigator``: Tab comes to the view as a whole, and
/// in it the navigator's own keys move.
@MainActor
public protocol FocusStop: KeyNavigator {
    /// The view; nil once it is gone.
    var focusView: UIView? { get }
    /// Focus has come to the view: something in it should be seen to have it.
    func focusEntered()
}
