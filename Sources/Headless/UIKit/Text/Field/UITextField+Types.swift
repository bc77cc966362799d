import Foundation

extension UITextField {
    /// The borders that are drawn around the text.
    public typealias BorderStyle = UITextBorderStyle

    /// The times at which a view beside the text is shown.
    public typealias ViewMode = UITextFieldViewMode

    /// The reasons for which editing ends.
    public typealias DidEndEditingReason = UITextFieldDidEndEditingReason

    nonisolated public class var textDidBeginEditingNotification: NSNotification.Name {
        NSNotification.Name("UITextFieldTextDidBeginEditingNotification")
    }

    nonisolated public class var textDidChangeNotification: NSNotification.Name {
        NSNotification.Name("UITextFieldTextDidChangeNotification")
    }

    nonisolated public class var textDidEndEditingNotification: NSNotification.Name {
        NSNotification.Name("UITextFieldTextDidEndEditingNotification")
    }

    public class var didEndEditingReasonUserInfoKey: String {
        "UITextFieldDidEndEditingReasonKey"
    }
}

extension UITextField.ViewMode {
    package func isShown(whileEditing isEditing: Bool) -> Bool {
        switch self {
        case .whileEditing: isEditing
        case .unlessEditing: !isEditing
        case .always: true
        default: false
        }
    }
}
