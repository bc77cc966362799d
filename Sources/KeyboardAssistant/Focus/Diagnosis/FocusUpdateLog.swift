/// Notices focus that moves while its last move is still being told.
struct FocusUpdateLog: Equatable, Sendable {
    private var depth = 0

    /// A focus update begins to be told.
    ///
    /// - Returns: What is wrong with it.
    mutating func begin() -> FocusFinding? {
        depth += 1
        return depth > 1 ? .focusMovedInCallback : nil
    }

    /// A focus update has been told to everybody.
    mutating func end() {
        depth = max(0, depth - 1)
    }
}
