import UIKit

/// A label that shows keys as symbols, such as `⌃⌥⇧⌘K`, which VoiceOver reads as words.
@MainActor
open class KeyCommandLabel: UILabel {
    /// The keys.
    ///
    /// Without keys, the label is empty, and VoiceOver says that there are none.
    public var keys: [KeyChord] = [] {
        didSet { showKeys() }
    }

    /// Creates a label without keys.
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
        let keys = keys.filter { !$0.isEmpty }
        text = keys.map(\.symbols).joined(separator: "  ")
        accessibilityLabel =
            keys.isEmpty
            ? String(translated: "No keys")
            : keys.map(\.spokenText).joined(separator: ", ")
    }
}
