import UIKit

/// A bar with a text view that grows with its lines, and buttons for emoji and for sending.
public final class ChatBar: UIView, UITextViewDelegate {
    public let textView = UITextView()
    public let sendButton = UIButton(type: .system)
    /// The button that brings emoji, or the keyboard back.
    public let emojiButton = UIButton(type: .system)
    /// The part behind the controls, which can reach farther down than the bar.
    let background = UIView()
    private let placeholder = UILabel()
    private lazy var textHeight = textView.heightAnchor.constraint(equalToConstant: 36)

    /// The number of lines from which on the text view scrolls.
    private static let lineLimit: CGFloat = 5

    override init(frame: CGRect) {
        super.init(frame: frame)
        background.backgroundColor = .secondarySystemBackground
        dressText()
        dressButtons()
        pinBackground()
        pinContent()
        showText()
    }

    required init?(coder: NSCoder) { nil }

    /// The text without white space around it.
    var message: String { textView.text.trimmingCharacters(in: .whitespacesAndNewlines) }

    /// Empties the text view.
    func clear() {
        textView.text = ""
        showText()
    }

    /// Types `text` where the cursor is.
    func insert(_ text: String) {
        textView.insertText(text)
        showText()
    }

    /// Offers the keyboard, or else emoji.
    func offerKeyboard(_ isKeyboard: Bool) {
        let name = isKeyboard ? "keyboard" : "face.smiling"
        emojiButton.configuration?.image = UIImage(systemName: name)
        emojiButton.accessibilityLabel = String(example: isKeyboard ? "Keyboard" : "Emoji")
    }

    // MARK: Content

    private func dressText() {
        textView.font = .preferredFont(forTextStyle: .body)
        textView.adjustsFontForContentSizeCategory = true
        textView.backgroundColor = .systemBackground
        textView.textContainerInset = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
        textView.layer.cornerRadius = 10
        // A tap on the status bar is for the messages.
        textView.scrollsToTop = false
        textView.accessibilityLabel = String(example: "Message")
        textView.accessibilityIdentifier = "Message"
        textView.delegate = self
        placeholder.text = String(example: "Message")
        placeholder.font = .preferredFont(forTextStyle: .body)
        placeholder.adjustsFontForContentSizeCategory = true
        placeholder.textColor = .placeholderText
        placeholder.isAccessibilityElement = false
    }

    private func dressButtons() {
        emojiButton.configuration = .plain()
        emojiButton.accessibilityIdentifier = "Emoji"
        offerKeyboard(false)
        var configuration = UIButton.Configuration.plain()
        configuration.title = String(example: "Send")
        configuration.contentInsets.trailing = 0
        sendButton.configuration = configuration
        sendButton.accessibilityIdentifier = "Send"
        for button in [emojiButton, sendButton] {
            button.setContentCompressionResistancePriority(.required, for: .horizontal)
            button.setContentHuggingPriority(.required, for: .horizontal)
        }
    }

    private func add(_ child: UIView) {
        child.translatesAutoresizingMaskIntoConstraints = false
        addSubview(child)
    }

    private func pinBackground() {
        let line = UIView()
        line.backgroundColor = .separator
        for child in [background, line] { add(child) }
        NSLayoutConstraint.activate([
            background.topAnchor.constraint(equalTo: topAnchor),
            background.leadingAnchor.constraint(equalTo: leadingAnchor),
            background.trailingAnchor.constraint(equalTo: trailingAnchor),
            line.topAnchor.constraint(equalTo: topAnchor),
            line.heightAnchor.constraint(equalToConstant: 0.5),
            line.leadingAnchor.constraint(equalTo: leadingAnchor),
            line.trailingAnchor.constraint(equalTo: trailingAnchor),
        ])
    }

    private func pinContent() {
        for child in [emojiButton, textView, placeholder, sendButton] { add(child) }
        let safeArea = safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            textView.topAnchor.constraint(equalTo: topAnchor, constant: 8),
            textView.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -8),
            emojiButton.leadingAnchor.constraint(equalTo: safeArea.leadingAnchor, constant: 4),
            emojiButton.bottomAnchor.constraint(equalTo: textView.bottomAnchor),
            textView.leadingAnchor.constraint(equalTo: emojiButton.trailingAnchor),
            textHeight,
            placeholder.topAnchor.constraint(equalTo: textView.topAnchor, constant: 8),
            // A text view's text begins five points after its inset.
            placeholder.leadingAnchor.constraint(equalTo: textView.leadingAnchor, constant: 13),
            sendButton.leadingAnchor.constraint(equalTo: textView.trailingAnchor),
            sendButton.trailingAnchor.constraint(equalTo: safeArea.trailingAnchor, constant: -16),
            // Beside the last line.
            sendButton.bottomAnchor.constraint(equalTo: textView.bottomAnchor),
        ])
    }

    // MARK: Changes

    public override func layoutSubviews() {
        super.layoutSubviews()
        // The width and the size of the text can be others.
        fitText()
    }

    public func textViewDidChange(_ textView: UITextView) {
        showText()
    }

    private func showText() {
        placeholder.isHidden = !textView.text.isEmpty
        sendButton.isEnabled = !message.isEmpty
        fitText()
    }

    private func fitText() {
        guard textView.bounds.width > 0, let font = textView.font else { return }
        let insets = textView.textContainerInset
        let limit = (font.lineHeight * Self.lineLimit + insets.top + insets.bottom).rounded(.up)
        let size = CGSize(width: textView.bounds.width, height: .greatestFiniteMagnitude)
        let height = textView.sizeThatFits(size).height.rounded(.up)
        // A text view that scrolls would scroll before it has grown.
        textView.isScrollEnabled = height > limit
        textHeight.constant = min(height, limit)
    }
}
