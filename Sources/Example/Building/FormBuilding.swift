import UIKit

/// Returns an input with a caption above it.
///
/// UI tests find the input by its caption, in English.
@MainActor
func captioned(_ caption: String, _ input: UIView) -> UIStackView {
    let label = UILabel()
    label.text = String(example: caption)
    label.font = .preferredFont(forTextStyle: .footnote)
    label.adjustsFontForContentSizeCategory = true
    label.textColor = .secondaryLabel
    input.accessibilityIdentifier = caption
    let stack = UIStackView(arrangedSubviews: [label, input])
    stack.axis = .vertical
    stack.spacing = 6
    return stack
}

/// Returns a text field in the style of the example's forms.
@MainActor
func formField(_ placeholder: String) -> UITextField {
    let field = UITextField()
    field.placeholder = String(example: placeholder)
    field.borderStyle = .roundedRect
    field.font = .preferredFont(forTextStyle: .body)
    field.adjustsFontForContentSizeCategory = true
    field.heightAnchor.constraint(greaterThanOrEqualToConstant: 44).isActive = true
    return field
}

/// Returns a text view with a fixed height in the style of the example's forms.
@MainActor
func formTextView(height: CGFloat) -> UITextView {
    let textView = formTextView()
    textView.heightAnchor.constraint(equalToConstant: height).isActive = true
    return textView
}

/// Returns a text view in the style of the example's forms.
@MainActor
func formTextView() -> UITextView {
    let textView = UITextView()
    textView.font = .preferredFont(forTextStyle: .body)
    textView.adjustsFontForContentSizeCategory = true
    textView.layer.cornerRadius = 6
    textView.layer.borderWidth = 0.5
    textView.layer.borderColor = UIColor.lightGray.cgColor
    return textView
}

/// Returns a row with the views side by side.
@MainActor
func row(_ views: UIView...) -> UIStackView {
    let stack = UIStackView(arrangedSubviews: views)
    stack.spacing = 12
    stack.distribution = .fillEqually
    return stack
}
