import UIKit

/// A text field with a caption above it, and below it what is wrong with its text.
public final class CheckoutEntry: UIStackView {
    public let content: CheckoutField
    public let field: UITextField
    public let caption = UILabel()
    /// The error message, which is hidden while there is none.
    public let problem = UILabel()

    init(_ content: CheckoutField) {
        self.content = content
        field = formField(content.placeholder)
        super.init(frame: .zero)
        axis = .vertical
        spacing = 6
        dress(caption, .secondaryLabel)
        dress(problem, .systemRed)
        caption.text = String(example: content.title)
        problem.isHidden = true
        field.accessibilityLabel = caption.text
        field.accessibilityIdentifier = content.title
        field.keyboardType = content.digits == nil ? .default : .numberPad
        for view in [caption, field, problem] { addArrangedSubview(view) }
    }

    required init(coder: NSCoder) { fatalError("The screen makes its entries in code.") }

    private func dress(_ label: UILabel, _ color: UIColor) {
        label.font = .preferredFont(forTextStyle: .footnote)
        label.adjustsFontForContentSizeCategory = true
        label.textColor = color
        label.numberOfLines = 0
    }

    /// Shows what is wrong with the text.
    func check(isTyping: Bool) {
        let message = content.problem(in: field.text ?? "", isTyping: isTyping)
        problem.text = message.map(String.init(example:))
        problem.isHidden = message == nil
        field.accessibilityHint = problem.text
    }
}
