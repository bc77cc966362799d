import UIKit

/// Whether it makes sense to go to an input.
enum InputAvailability: Sendable {
    /// It cannot be edited now.
    case unavailable
    /// It could be, but is in no window.
    case withoutWindow
    /// It can be.
    case inWindow

    /// Whether people can be led to it from an input that stands like `other`.
    ///
    /// Before a form has a window its inputs count as if they had one: their return keys are
    /// labeled by then.
    func isOpen(from other: InputAvailability) -> Bool {
        self == .inWindow || self == .withoutWindow && other == .withoutWindow
    }
}

extension UIView {
    /// Whether it makes sense to ask this view to become first responder.
    ///
    /// It is not asked `canBecomeFirstResponder` beforehand: of a text input that asks the delegate
    /// whether editing should begin (seen in IQKeyboardManager #158 and #483), and a view that
    /// hands the focus to a field in it need not say that it can have it.
    var inputAvailability: InputAvailability {
        isEditableInput ? availabilityByPlace : .unavailable
    }

    private var isEditableInput: Bool {
        guard isUserInteractionEnabled else { return false }
        if let textView = self as? UITextView { return textView.isEditable }
        return (self as? UIControl)?.isEnabled ?? true
    }

    /// Superviews are asked rather than `window`, which in the middle of a move into a window is
    /// not set for every view yet.
    private var availabilityByPlace: InputAvailability {
        var view = self
        while let superview = view.superview {
            guard view.isShown else { return .unavailable }
            view = superview
        }
        if view is UIWindow { return .inWindow }
        return view.isShown ? .withoutWindow : .unavailable
    }

    /// The same for an input from which somebody goes, which may be hidden by now.
    var placeAvailability: InputAvailability {
        var view = self
        while let superview = view.superview { view = superview }
        return view is UIWindow ? .inWindow : .withoutWindow
    }
}
