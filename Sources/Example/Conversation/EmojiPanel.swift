import UIKit

/// Emoji to pick, in place of the keyboard.
public final class EmojiPanel: UIView {
    /// Called with each emoji that people pick.
    var onPick: (String) -> Void = { _ in }

    public private(set) var buttons: [UIButton] = []

    private static let rows = ["😀😂🙂😉😍🤔", "👍👏🙏👋💪🤝", "🚂🚢🚲🌊🌙⭐️", "📚📝📮☕️🍞🎁"]

    override init(frame: CGRect) {
        super.init(frame: frame)
        let rows = Self.rows.map { $0.map { button(for: String($0)) } }
        buttons = rows.flatMap(\.self)
        let grid = Self.stack(.vertical, rows.map { Self.stack(.horizontal, $0) })
        grid.translatesAutoresizingMaskIntoConstraints = false
        addSubview(grid)
        let safeArea = safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            grid.topAnchor.constraint(equalTo: topAnchor, constant: 8),
            grid.leadingAnchor.constraint(equalTo: safeArea.leadingAnchor, constant: 8),
            grid.trailingAnchor.constraint(equalTo: safeArea.trailingAnchor, constant: -8),
            grid.bottomAnchor.constraint(equalTo: safeArea.bottomAnchor, constant: -8),
        ])
    }

    required init?(coder: NSCoder) { nil }

    private func button(for emoji: String) -> UIButton {
        let button = UIButton(type: .system)
        button.setTitle(emoji, for: .normal)
        button.titleLabel?.font = .preferredFont(forTextStyle: .title1)
        button.addAction(
            UIAction { [weak self] _ in self?.onPick(emoji) }, for: .touchUpInside)
        return button
    }

    private static func stack(
        _ axis: NSLayoutConstraint.Axis, _ views: [UIView]
    ) -> UIStackView {
        let stack = UIStackView(arrangedSubviews: views)
        stack.axis = axis
        stack.distribution = .fillEqually
        return stack
    }
}
