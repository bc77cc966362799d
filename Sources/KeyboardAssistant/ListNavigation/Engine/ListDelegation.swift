/// What a list's engine asks of, and tells to, the navigator whose delegate the app is.
@MainActor
struct ListDelegation {
    /// Whether somebody is there to draw the cursor, where that is needed.
    var isPresent: () -> Bool
    /// The keys for a move or commit, `defaults` unless the delegate has others.
    var keys: (_ action: ListAction, _ defaults: [KeyCommandDescriptor]) -> [KeyCommandDescriptor]
    var response: (_ intent: ListIntent, _ invocation: ListMoveInvocation) -> ListMoveResponse
    var moved:
        (
            _ update: ListFocusUpdate, _ move: ListMove, _ intent: ListIntent,
            _ invocation: ListMoveInvocation
        ) -> Void
    var reachedEnd: (_ intent: ListIntent, _ invocation: ListMoveInvocation) -> Void
    var committed: (_ path: RowPosition) -> Void
}
