import UIKit

/// The text field of a holder, which stands for an input and is none itself.
///
/// It announces its editing like any other field, which can't be prevented.
final class HoldingField: UITextField {
    private weak var input: UIView?

    init(for input: UIView) {
        self.input = input
        super.init(frame: .zero)
        alpha = 0
        isAccessibilityElement = false
    }

    required init?(coder: NSCoder) { nil }

    // The language that people chose for the input stays, and so do the shortcuts above the keys.
    override var textInputMode: UITextInputMode? { input?.textInputMode ?? super.textInputMode }

    override var textInputContextIdentifier: String? { input?.textInputContextIdentifier }

    @available(visionOS 2, *)
    override var inputAssistantItem: UITextInputAssistantItem {
        input?.inputAssistantItem ?? super.inputAssistantItem
    }
}

extension UIView {
    /// A Boolean value that indicates whether this field keeps the keyboard for an input, so that it
    /// is no input itself.
    package var isKeyboardHolder: Bool { self is HoldingField }
}
