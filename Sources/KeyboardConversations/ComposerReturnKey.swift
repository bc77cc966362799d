/// The effects that Return of a hardware keyboard, or Enter of its keypad, can have in a composer.
///
/// With both, ⌘Return sends and ⇧Return breaks the line.
public enum ComposerReturnKey: Hashable, Sendable, CaseIterable {
    /// It sends the message. Where nothing can be sent, it breaks the line.
    case sends
    /// It breaks the line.
    case breaksLine
}
