import UIKit

/// A row with a caption, an input, and below them what is wrong with it.
public class OrderCell: UITableViewCell {
    private let caption = UILabel()
    private let problem = UILabel()
    private let column = UIStackView()

    /// Places an input in the row.
    func place(_ input: UIView) {
        selectionStyle = .none
        dress(caption, .secondaryLabel)
        dress(problem, .systemRed)
        column.axis = .vertical
        column.spacing = 6
        for view in [caption, input, problem] { column.addArrangedSubview(view) }
        column.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(column)
        let bottom = column.bottomAnchor.constraint(
            equalTo: contentView.bottomAnchor, constant: -10)
        // The cell has its former height until the table has measured it anew.
        bottom.priority = UILayoutPriority(999)
        let margins = contentView.layoutMarginsGuide
        NSLayoutConstraint.activate([
            column.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
            column.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            column.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
            bottom,
        ])
    }

    private func dress(_ label: UILabel, _ color: UIColor) {
        label.font = .preferredFont(forTextStyle: .footnote)
        label.adjustsFontForContentSizeCategory = true
        label.textColor = color
        label.numberOfLines = 0
    }

    /// Shows the caption, and the problem if there is one.
    func show(_ text: String, problem message: String?, with input: UIView) {
        caption.text = text
        problem.text = message
        problem.isHidden = message == nil
        input.accessibilityLabel = text
        input.accessibilityIdentifier = text
        input.accessibilityHint = message
    }
}

/// A row with a text field.
public final class OrderFieldCell: OrderCell, UITextFieldDelegate {
    public let field = formField("")
    var onChange: (String) -> Void = { _ in }
    var onEnd: () -> Void = {}

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        place(field)
        field.delegate = self
        field.addAction(
            UIAction { [weak self] _ in
                guard let self else { return }
                onChange(field.text ?? "")
            }, for: .editingChanged)
    }

    required init?(coder: NSCoder) { nil }

    func show(_ content: OrderField, text: String, problem: String?) {
        show(
            content.isRequired ? "\(content.title) (required)" : content.title, problem: problem,
            with: field)
        field.text = text
        field.keyboardType = content.keyboardType
        field.autocapitalizationType = content.content == .email ? .none : .sentences
    }

    public func textFieldDidEndEditing(_ textField: UITextField) {
        onEnd()
    }
}

extension OrderField {
    fileprivate var keyboardType: UIKeyboardType {
        switch content {
        case .text, .name: .default
        case .email: .emailAddress
        case .phone: .phonePad
        case .digits, .number: .numberPad
        }
    }
}

/// A row with a text view.
public final class OrderNotesCell: OrderCell, UITextViewDelegate {
    public let textView = formTextView(height: 120)
    var onChange: (String) -> Void = { _ in }

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        place(textView)
        textView.delegate = self
    }

    required init?(coder: NSCoder) { nil }

    func show(_ title: String, text: String) {
        show(title, problem: nil, with: textView)
        textView.text = text
    }

    public func textViewDidChange(_ textView: UITextView) {
        onChange(textView.text)
    }
}

/// A row with a switch.
public final class OrderSwitchCell: UITableViewCell {
    public let toggle = UISwitch()
    var onChange: (Bool) -> Void = { _ in }

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        selectionStyle = .none
        accessoryView = toggle
        toggle.addAction(
            UIAction { [weak self] _ in
                guard let self else { return }
                onChange(toggle.isOn)
            }, for: .valueChanged)
    }

    required init?(coder: NSCoder) { nil }

    func show(_ title: String, isOn: Bool) {
        var content = UIListContentConfiguration.cell()
        content.text = title
        contentConfiguration = content
        toggle.isOn = isOn
        toggle.accessibilityLabel = title
        toggle.accessibilityIdentifier = title
    }
}
