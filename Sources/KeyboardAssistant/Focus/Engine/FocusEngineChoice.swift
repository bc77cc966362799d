/// Who should move the cursor where the system could do it too.
public enum FocusPreference: Hashable, Sendable, CaseIterable {
    /// The system where it has a focus engine for what is moved through, and else the library.
    case system
    /// The library, whose commands then come before the system's.
    case library
}

/// Who moves the cursor.
enum FocusEngineChoice: Hashable, Sendable {
    case system, library

    /// The system moves it only where there is an engine (iPad and Mac Catalyst with a keyboard,
    /// WWDC21 10260) and the app has opted in; a list that the engine passes over would otherwise
    /// be out of everybody's reach.
    init(hasSystem: Bool, optedIn: Bool, preference: FocusPreference) {
        self = hasSystem && optedIn && preference == .system ? .system : .library
    }
}
