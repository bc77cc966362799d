import UIKit

/// The total of a purchase above a button, and between them a line when something is wrong.
public final class CheckoutFooter: UIView {
    public let total = UILabel()
    /// The line that says that something is wrong, which is hidden while nothing is.
    public let warning = UILabel()
    public let button = UIButton(type: .system)

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .secondarySystemBackground
        total.text = String(example: "Total: $42.00")
        total.font = .preferredFont(forTextStyle: .headline)
        warning.font = .preferredFont(forTextStyle: .footnote)
        warning.textColor = .systemRed
        warning.isHidden = true
        for label in [total, warning] { label.adjustsFontForContentSizeCategory = true }
        var configuration = UIButton.Configuration.filled()
        configuration.title = String(example: "Pay")
        button.configuration = configuration
        pin(UIStackView(arrangedSubviews: [total, warning, button]))
    }

    required init?(coder: NSCoder) { nil }

    private func pin(_ column: UIStackView) {
        column.axis = .vertical
        column.spacing = 8
        column.translatesAutoresizingMaskIntoConstraints = false
        addSubview(column)
        NSLayoutConstraint.activate([
            column.topAnchor.constraint(equalTo: topAnchor, constant: 12),
            column.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -12),
            column.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 20),
            column.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -20),
        ])
    }

    /// Shows how many fields are wrong.
    func show(problems count: Int) {
        warning.text = String(
            example: count == 1
                ? "One field needs your attention." : "\(count) fields need your attention.")
        warning.isHidden = count == 0
    }
}
