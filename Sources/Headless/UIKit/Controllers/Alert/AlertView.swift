import CoreGraphics
import Foundation

/// The box of an alert, in the middle of the area above the keyboard.
final class AlertView: UIView {
    var onChoice: (UIAlertAction) -> Void = { _ in }

    private let box = UIView(frame: .zero)
    private let title = UILabel(frame: .zero)
    private let message = UILabel(frame: .zero)
    private var fields: [UITextField] = []
    private var buttons: [UIButton] = []
    private var lines: [UIView] = []
    private var isSheet = false
    private var keyboardObserver: KeyboardFrameObserver?
    private var keyboardTop: CGFloat?

    override init(frame: CGRect) {
        super.init(frame: frame)
        box.backgroundColor = .secondarySystemBackground
        box.layer.cornerRadius = 14
        box.clipsToBounds = true
        addSubview(box)
        title.font = .systemFont(ofSize: 17, weight: .semibold)
        message.font = .systemFont(ofSize: 13)
        for label in [title, message] {
            label.textAlignment = .center
            label.numberOfLines = 0
            box.addSubview(label)
        }
        keyboardObserver = KeyboardFrameObserver { [weak self] frame, duration in
            guard let self else { return }
            self.keyboardTop = self.topOfDockedKeyboard(frame)
            self.setNeedsLayout()
            UIView.animate(withDuration: duration) { self.layoutIfNeeded() }
        }
    }

    required init?(coder: NSCoder) { nil }

    func show(_ alert: UIAlertController) {
        title.text = alert.title
        message.text = alert.message
        isSheet = alert.preferredStyle == .actionSheet
        fields = alert.textFields ?? []
        for field in fields where field.superview !== box { box.addSubview(field) }
        for view in buttons + lines { view.removeFromSuperview() }
        buttons = ordered(alert.actions).map { button(for: $0, preferred: alert.preferredAction) }
        lines = buttons.map { _ in makeLine() }
        for view in buttons + lines { box.addSubview(view) }
        setNeedsLayout()
    }

    // Apple, Human Interface Guidelines: Cancel is on the left of two buttons, and below more of
    // them.
    private func ordered(_ actions: [UIAlertAction]) -> [UIAlertAction] {
        let cancel = actions.filter { $0.style == .cancel }
        let others = actions.filter { $0.style != .cancel }
        return actions.count == 2 && !isSheet ? cancel + others : others + cancel
    }

    private func button(for action: UIAlertAction, preferred: UIAlertAction?) -> UIButton {
        let button = UIButton(
            type: .system,
            primaryAction: UIAction(title: action.title ?? "") { [weak self] _ in
                self?.onChoice(action)
            })
        let isBold = preferred.map { $0 === action } ?? (action.style == .cancel)
        button.titleLabel?.font = .systemFont(ofSize: 17, weight: isBold ? .semibold : .regular)
        button.isEnabled = action.isEnabled
        if action.style == .destructive { button.tintColor = .systemRed }
        return button
    }

    private func makeLine() -> UIView {
        let line = UIView(frame: .zero)
        line.backgroundColor = .separator
        line.isUserInteractionEnabled = false
        return line
    }

    // MARK: Layout

    override func layoutSubviews() {
        super.layoutSubviews()
        let layout = makeLayout()
        box.frame = frame(of: layout.size)
        for (label, rect) in zip([title, message], layout.texts) { label.frame = rect }
        for (field, rect) in zip(fields, layout.fields) { field.frame = rect }
        for (button, rect) in zip(buttons, layout.buttons) { button.frame = rect }
        for (line, rect) in zip(lines, layout.buttons) {
            let isBeside = rect.minX > 0
            line.frame = CGRect(
                x: rect.minX, y: rect.minY, width: isBeside ? 0.33 : rect.width,
                height: isBeside ? rect.height : 0.33)
        }
        // There is a single line above both buttons.
        if layout.isSideBySide { lines.first?.frame.size.width = layout.size.width }
    }

    private func makeLayout() -> AlertLayout {
        let room = CGSize(
            width: AlertLayout.width - 2 * AlertLayout.margin, height: .greatestFiniteMagnitude)
        let heights = [title, message].map { label in
            (label.text ?? "").isEmpty ? 0 : label.sizeThatFits(room).height
        }
        let isNarrow = buttons.allSatisfy {
            $0.intrinsicContentSize.width <= AlertLayout.width / 2 - AlertLayout.margin
        }
        return AlertLayout(
            textHeights: heights, fieldCount: fields.count, buttonCount: buttons.count,
            isSideBySide: isNarrow && !isSheet)
    }

    private func frame(of size: CGSize) -> CGRect {
        var area = bounds.inset(by: safeAreaInsets)
        if let keyboardTop {
            area.size.height = max(0, min(area.maxY, keyboardTop) - area.minY)
        }
        let top = isSheet ? area.maxY - size.height - 8 : area.midY - size.height / 2
        return CGRect(
            x: area.midX - size.width / 2, y: max(area.minY, top), width: size.width,
            height: size.height)
    }
}
