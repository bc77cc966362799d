/// What an arrow does that would lead beyond the first or the last row.
public enum EndPolicy: CaseIterable, Sendable {
    /// The cursor stays where it is.
    case stops
    /// The cursor goes on at the other end.
    case wraps
    /// The command is not offered there, so that the key is free for other responders.
    case yieldsKey
}
