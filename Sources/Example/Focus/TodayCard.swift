import KeyNavigation
import KeyboardAssistant
import UIKit

/// A focusable card with the number of reminders that are due today, and a badge on its corner.
public final class TodayCard: UIView {
    /// A closure that is called when people tap the card, or press Return or Space on it.
    var onOpen: () -> Void = {}
    private let plate = UIView()
    private let label = UILabel()
    private let badge = UILabel()
    private lazy var presses = PressRouter { [weak self] key in
        guard key.keyCode == .keyboardReturnOrEnter || key.keyCode == .keyboardSpacebar
        else { return false }
        self?.onOpen()
        return true
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        layer.cornerRadius = 12
        plate.layer.cornerRadius = 12
        label.text = String(example: "Today")
        style(label, .headline, .label)
        style(badge, .footnote, .white)
        badge.textAlignment = .center
        badge.backgroundColor = .systemRed
        badge.clipsToBounds = true
        isAccessibilityElement = true
        accessibilityTraits = .button
        pin()
    }

    public required init?(coder: NSCoder) { nil }

    func show(count: Int, isChosen: Bool) {
        plate.backgroundColor = isChosen ? .systemGray4 : .secondarySystemGroupedBackground
        badge.text = "\(count)"
        badge.isHidden = count == 0
        accessibilityLabel = "\(label.text ?? ""), \(count)"
    }

    private func style(_ label: UILabel, _ style: UIFont.TextStyle, _ color: UIColor) {
        label.font = .preferredFont(forTextStyle: style)
        label.adjustsFontForContentSizeCategory = true
        label.textColor = color
    }

    private func pin() {
        for child in [plate, label, badge] {
            child.translatesAutoresizingMaskIntoConstraints = false
            addSubview(child)
        }
        NSLayoutConstraint.activate([
            plate.topAnchor.constraint(equalTo: topAnchor),
            plate.bottomAnchor.constraint(equalTo: bottomAnchor),
            plate.leadingAnchor.constraint(equalTo: leadingAnchor),
            plate.trailingAnchor.constraint(equalTo: trailingAnchor),
            label.topAnchor.constraint(equalTo: topAnchor, constant: 14),
            label.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -14),
            label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 14),
            label.trailingAnchor.constraint(lessThanOrEqualTo: trailingAnchor, constant: -14),
            badge.centerXAnchor.constraint(equalTo: trailingAnchor, constant: -8),
            badge.centerYAnchor.constraint(equalTo: topAnchor, constant: 3),
            badge.widthAnchor.constraint(greaterThanOrEqualTo: badge.heightAnchor),
        ])
    }

    // MARK: Focus

    public override var canBecomeFocused: Bool { true }

    public override func layoutSubviews() {
        super.layoutSubviews()
        badge.layer.cornerRadius = badge.bounds.height / 2
        // Above the plate and below the badge.
        focusEffect = makeFocusHalo(above: plate)
    }

    // MARK: Opening

    public override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        let isInside = touches.contains { bounds.contains($0.location(in: self)) }
        if isInside { onOpen() }
    }

    public override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        let others = self.presses.began(presses)
        if !others.isEmpty { super.pressesBegan(others, with: event) }
    }

    public override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        let others = self.presses.changed(presses)
        if !others.isEmpty { super.pressesChanged(others, with: event) }
    }

    public override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        let others = self.presses.ended(presses)
        if !others.isEmpty { super.pressesEnded(others, with: event) }
    }

    public override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        let others = self.presses.cancelled(presses)
        if !others.isEmpty { super.pressesCancelled(others, with: event) }
    }
}
