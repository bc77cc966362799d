/// What people do to the content of a conversation's list.
enum ContentMotion: CaseIterable, Sendable {
    /// Nothing moves it.
    case rest
    /// A finger is on it and doesn't move it, or not yet.
    case touch
    /// A finger moves it.
    case drag
    /// It slows down after a finger has let go of it.
    case deceleration

    /// A Boolean value that indicates whether the content moves by itself or with a finger, so that
    /// nobody else may move it.
    var isHeld: Bool { self == .drag || self == .deceleration }

    /// A Boolean value that indicates whether a finger is on the content.
    var isFinger: Bool { self == .touch || self == .drag }
}
