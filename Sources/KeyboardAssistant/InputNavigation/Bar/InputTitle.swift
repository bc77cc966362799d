/// What an input can be called in the bar.
struct InputTitle: Equatable, Sendable {
    /// The title that the app set for the input; empty for no title, `nil` if it set none.
    var own: String?
    /// The text in the input while it is empty.
    var placeholder: String?
    /// The words with which VoiceOver names the input.
    var accessibilityLabel: String?

    /// The title to show; empty if the app wants none, `nil` if the input has none.
    ///
    /// The app's title counts most, then the placeholder, then the accessibility label. A
    /// placeholder or label of nothing but spaces doesn't count.
    var text: String? {
        own
            ?? [placeholder, accessibilityLabel].lazy.compactMap(\.self).first(where: Self.hasWords)
    }

    private static func hasWords(_ text: String) -> Bool {
        text.contains { !$0.isWhitespace }
    }
}
