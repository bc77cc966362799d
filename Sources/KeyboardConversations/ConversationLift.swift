/// The rule that says when the content of a conversation goes up and down with the keyboard and the
/// bar.
public enum ConversationLift: Hashable, Sendable, CaseIterable {
    /// The content always goes up and down with them.
    case always
    /// The content goes up and down with them while the list is at its end.
    ///
    /// People who read further up keep their place, and the keyboard covers what is below.
    case whenAtEnd
    /// The content always goes up with them, and stays when they go down.
    case persistent
    /// The content stays where it is.
    case never

    /// Returns a Boolean value that indicates whether the content goes along when the room below it
    /// grows, or else shrinks.
    func lifts(isAtEnd: Bool, isGrowing: Bool) -> Bool {
        switch self {
        case .always: true
        case .whenAtEnd: isAtEnd
        case .persistent: isGrowing
        case .never: false
        }
    }
}
