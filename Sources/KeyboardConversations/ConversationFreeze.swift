/// A token that keeps a conversation as it is, until it is released or canceled.
@MainActor
public final class ConversationFreeze {
    private var end: Cleanup?

    init(_ ended: @escaping @MainActor @Sendable () -> Void) {
        end = Cleanup(ended)
    }

    /// Lets the conversation go on.
    ///
    /// Calling this method again has no effect.
    public func cancel() {
        end = nil
    }
}
