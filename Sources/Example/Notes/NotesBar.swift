import UIKit

/// A toolbar with the number of words, and a button that ends editing.
public final class NotesBar: UIView {
    public let countLabel = UILabel()
    public let doneButton = UIButton(type: .system)
    /// The part behind the controls, which can reach farther down than the bar.
    public let background = UIView()

    /// The number of words that the bar shows.
    var wordCount = 0 {
        didSet {
            countLabel.text = .exampleWords(wordCount)
        }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        background.backgroundColor = .secondarySystemBackground
        countLabel.font = .preferredFont(forTextStyle: .subheadline)
        countLabel.adjustsFontForContentSizeCategory = true
        countLabel.textColor = .secondaryLabel
        countLabel.numberOfLines = 0
        var configuration = UIButton.Configuration.plain()
        configuration.title = String(example: "Done")
        configuration.contentInsets.trailing = 0
        doneButton.configuration = configuration
        doneButton.setContentCompressionResistancePriority(.required, for: .horizontal)
        doneButton.setContentHuggingPriority(.required, for: .horizontal)
        pin(UIStackView(arrangedSubviews: [countLabel, doneButton]))
    }

    required init?(coder: NSCoder) { nil }

    private func pin(_ row: UIStackView) {
        row.alignment = .center
        row.spacing = 12
        row.isLayoutMarginsRelativeArrangement = true
        // The row is inside the safe area at its sides. A bar that a keyboard pushes up below the
        // navigation bar must not grow by what it covers.
        row.insetsLayoutMarginsFromSafeArea = false
        row.directionalLayoutMargins = NSDirectionalEdgeInsets(
            top: 4, leading: 0, bottom: 4, trailing: 0)
        let line = UIView()
        line.backgroundColor = .separator
        for child in [background, line, row] {
            child.translatesAutoresizingMaskIntoConstraints = false
            addSubview(child)
        }
        NSLayoutConstraint.activate([
            background.topAnchor.constraint(equalTo: topAnchor),
            background.leadingAnchor.constraint(equalTo: leadingAnchor),
            background.trailingAnchor.constraint(equalTo: trailingAnchor),
            line.topAnchor.constraint(equalTo: topAnchor),
            line.heightAnchor.constraint(equalToConstant: 0.5),
            line.leadingAnchor.constraint(equalTo: leadingAnchor),
            line.trailingAnchor.constraint(equalTo: trailingAnchor),
            row.topAnchor.constraint(equalTo: topAnchor),
            row.bottomAnchor.constraint(equalTo: bottomAnchor),
            row.leadingAnchor.constraint(equalTo: safeAreaLayoutGuide.leadingAnchor, constant: 20),
            row.trailingAnchor.constraint(
                equalTo: safeAreaLayoutGuide.trailingAnchor, constant: -20),
            row.heightAnchor.constraint(greaterThanOrEqualToConstant: 44),
        ])
    }
}
