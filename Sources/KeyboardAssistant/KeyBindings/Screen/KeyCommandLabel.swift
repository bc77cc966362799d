import UIKit

/// Shows keys as they are pressed, `⌃⌥⇧⌘K`, and lets VoiceOver say them in words.
@MainActor
open class KeyCommandLabel: UILabel {
    /// The keys; without any the label is empty, and says that there are none.
    public var keys: [KeyChord] = [] {
        didSet { showKeys() }
    }

    /// A label without keys.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepare()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
    }

    private func prepare() {
        font = .preferredFont(forTextStyle: .body)
        adjustsFontForContentSizeCategory = true
        textColor = .secondaryLabel
        showKeys()
    }

    private func showKeys() {
        text = keys.map(\.symbols).joined(separator: "  ")
        accessibilityLabel =
            keys.isEmpty
            ? String(translated: "No keys")
            : keys.map(\.spokenText).joined(separator: ", ")
    }
}
