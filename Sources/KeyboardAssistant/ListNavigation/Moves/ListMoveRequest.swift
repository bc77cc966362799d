/// What a list's delegate is asked: somebody wants the cursor to move.
public struct ListMoveRequest<Intent: Equatable & Sendable>: Equatable, Sendable {
    /// Where the cursor should go.
    public let intent: Intent
    /// How somebody asked.
    public let invocation: ListMoveInvocation

    /// Describes a request, for the tests of a delegate.
    public init(intent: Intent, invocation: ListMoveInvocation) {
        self.intent = intent
        self.invocation = invocation
    }
}

/// How somebody asked for a move.
public enum ListMoveInvocation: Equatable, Sendable {
    /// By these keys.
    case keyCommand(KeyCommandDescriptor)
    /// By touching the list.
    case touch
    /// By typing the beginning of a text, of which this is all so far.
    case typing(String)
    /// By bringing focus to the list as a whole.
    case focus
}

/// What a list's delegate answers.
public enum ListMoveResponse: Equatable, Sendable {
    /// The cursor stays.
    case noNavigation
    /// The navigator decides.
    case defaultNavigation
    /// The cursor moves like this.
    case navigate(ListMove)
}

/// What a finished move was.
public struct ListMoveContext<Intent: Equatable & Sendable>: Equatable, Sendable {
    /// The move that was made.
    public let navigation: ListMove
    /// What was asked for.
    public let request: ListMoveRequest<Intent>

    /// Describes a finished move, for the tests of a delegate.
    public init(navigation: ListMove, request: ListMoveRequest<Intent>) {
        self.navigation = navigation
        self.request = request
    }
}
