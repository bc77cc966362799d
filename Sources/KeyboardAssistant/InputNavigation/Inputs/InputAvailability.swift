import UIKit

/// The states of an input that decide whether the focus can go to it.
enum InputAvailability: Sendable {
    /// It cannot be edited now.
    case unavailable
    /// It could be edited, but is in no window.
    case withoutWindow
    /// It can be edited.
    case inWindow

    /// Returns whether the focus can go to it from an input with the availability `other`.
    ///
    /// Before a form has a window its inputs count as if they had one: their return keys are
    /// labeled by then.
    func isReachable(from other: InputAvailability) -> Bool {
        self == .inWindow || self == .withoutWindow && other == .withoutWindow
    }
}

extension UIView {
    /// The state that decides whether this view is asked to become first responder.
    ///
    /// It is not asked `canBecomeFirstResponder` beforehand: of a text input that asks the delegate
    /// whether editing should begin (seen in IQKeyboardManager #158 and #483), and a view that
    /// hands the focus to a field in it need not say that it can have it.
    var inputAvailability: InputAvailability {
        isEditableInput ? availabilityInHierarchy : .unavailable
    }

    private var isEditableInput: Bool {
        guard isUserInteractionEnabled else { return false }
        if isTextInput { return isEditableTextInput }
        return (self as? UIControl)?.isEnabled ?? true
    }

    /// Superviews are asked rather than `window`, which in the middle of a move into a window is
    /// not set for every view yet.
    private var availabilityInHierarchy: InputAvailability {
        var view = self
        while let superview = view.superview {
            guard view.isShown else { return .unavailable }
            view = superview
        }
        if view is UIWindow { return .inWindow }
        return view.isShown ? .withoutWindow : .unavailable
    }

    /// The same for an input that the focus leaves, which may be hidden by now.
    var windowAvailability: InputAvailability {
        var view = self
        while let superview = view.superview { view = superview }
        return view is UIWindow ? .inWindow : .withoutWindow
    }
}
