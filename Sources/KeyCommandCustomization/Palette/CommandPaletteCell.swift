import UIKit

/// A row of a palette: what a command is called, where it belongs, and its keys.
final class CommandPaletteCell: UITableViewCell {
    private let symbol = UIImageView()
    private let title = UILabel()
    private let section = UILabel()
    private let keys = KeyCommandLabel()
    private lazy var names = UIStackView(arrangedSubviews: [title, section])
    private lazy var row = UIStackView(arrangedSubviews: [symbol, names, keys])

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        prepare()
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
    }

    private func prepare() {
        title.font = .preferredFont(forTextStyle: .body)
        section.font = .preferredFont(forTextStyle: .footnote)
        section.textColor = .secondaryLabel
        for label in [title, section] {
            label.numberOfLines = 0
            label.adjustsFontForContentSizeCategory = true
        }
        names.axis = .vertical
        names.spacing = 2
        row.spacing = 12
        row.translatesAutoresizingMaskIntoConstraints = false
        symbol.contentMode = .center
        symbol.preferredSymbolConfiguration = UIImage.SymbolConfiguration(textStyle: .body)
        // It is wider than its symbol, but no wider than it has to be.
        symbol.setContentHuggingPriority(.defaultHigh, for: .horizontal)
        keys.setContentHuggingPriority(.required, for: .horizontal)
        keys.setContentCompressionResistancePriority(.required, for: .horizontal)
        contentView.addSubview(row)
        let margins = contentView.layoutMarginsGuide
        NSLayoutConstraint.activate([
            // Symbols aren't equally wide, but the titles beside them begin at one edge.
            symbol.widthAnchor.constraint(greaterThanOrEqualToConstant: 28),
            row.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            row.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
            row.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
            row.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -8),
            // The smallest size of something to tap (Human Interface Guidelines, “Accessibility”).
            contentView.heightAnchor.constraint(greaterThanOrEqualToConstant: 44),
        ])
    }

    /// Shows a command with the parts that people have typed, which are in `tint`.
    ///
    /// A new cell isn't in the list yet, whose tint the app may have chosen.
    func show(
        _ command: CommandSearch.Command, _ chords: [KeyChord], symbol name: String?,
        _ ranges: (title: [Range<Int>], section: [Range<Int>]), _ tint: UIColor
    ) {
        let isLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
        row.axis = isLarge ? .vertical : .horizontal
        row.alignment = isLarge ? .leading : .center
        title.attributedText = .marking(
            ranges.title, of: command.title, .body, .label, tint)
        section.attributedText = .marking(
            ranges.section, of: command.section, .footnote, .secondaryLabel, tint)
        section.isHidden = command.section.isEmpty
        symbol.image = name.flatMap { UIImage(systemName: $0) }
        symbol.isHidden = symbol.image == nil
        keys.keys = chords
        keys.numberOfLines = isLarge ? 0 : 1
        keys.isHidden = chords.isEmpty
        isAccessibilityElement = true
        accessibilityTraits = .button
        accessibilityUserInputLabels = [command.title]
        accessibilityLabel = [command.title, command.section, keys.spokenText]
            .filter { !$0.isEmpty }.joined(separator: ", ")
    }
}

extension KeyCommandLabel {
    /// What VoiceOver says of the keys; empty if there are none.
    fileprivate var spokenText: String { isHidden ? "" : accessibilityLabel ?? "" }
}

extension NSAttributedString {
    /// Returns `text` with `ranges`, in UTF-16 units, in bold and in `tint`.
    ///
    /// All of it has a font and a color, because a label takes those of its first letter for its own.
    @MainActor
    fileprivate static func marking(
        _ ranges: [Range<Int>], of text: String, _ style: UIFont.TextStyle, _ color: UIColor,
        _ tint: UIColor
    ) -> NSAttributedString {
        let font = UIFont.preferredFont(forTextStyle: style)
        let marked = NSMutableAttributedString(
            string: text, attributes: [.font: font, .foregroundColor: color])
        for range in ranges {
            marked.addAttributes(
                [
                    .font: UIFont.boldSystemFont(ofSize: font.pointSize),
                    .foregroundColor: tint,
                ], range: NSRange(range))
        }
        return marked
    }
}
