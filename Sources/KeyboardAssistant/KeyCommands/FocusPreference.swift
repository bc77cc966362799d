/// The engine that moves the cursor where the system could also move it.
public enum FocusPreference: Hashable, Sendable, CaseIterable {
    /// The system, if it has a focus engine for the content, or otherwise the library.
    case system
    /// The library, whose commands have priority over the system's.
    case library
}
