import UIKit

extension UIView {
    /// A Boolean value that indicates whether this view is a text field or a text view.
    var isTextInput: Bool { self is UITextField || self is UITextView }

    /// A Boolean value that indicates whether this view is a text field or a text view that can be
    /// edited now.
    var isEditableTextInput: Bool {
        if let field = self as? UITextField { return field.isEnabled }
        return (self as? UITextView)?.isEditable ?? false
    }
}
