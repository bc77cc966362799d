/// A comparison of a field's text before and after its delegate was asked about Return, which tells
/// whether the delegate has used the text, for example to make a token or to send a message.
///
/// Delegates also trim, complete and format the text on Return. Something is left of it then, and
/// Return moves on.
struct TextConsumption: Equatable, Sendable {
    /// A Boolean value that indicates whether nothing is left of the text.
    let isConsumed: Bool

    init(before: String, after: String) {
        isConsumed = Self.isTyped(before) && !Self.isTyped(after)
    }

    /// Returns a Boolean value that indicates whether there is more in `text` than white space,
    /// punctuation and attachments, such as tokens.
    private static func isTyped(_ text: String) -> Bool {
        text.contains { $0 != "\u{FFFC}" && ($0.isLetter || $0.isNumber || $0.isSymbol) }
    }
}
