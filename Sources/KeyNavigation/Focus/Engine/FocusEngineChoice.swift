/// The engine that moves the cursor.
enum FocusEngineChoice: Hashable, Sendable {
    case system, library

    /// Chooses the system only if there is an engine (iPad and Mac Catalyst with a keyboard, WWDC21
    /// 10260) and the app has opted in.
    ///
    /// Otherwise, people couldn't reach a list that the engine skips.
    init(hasSystem: Bool, optedIn: Bool, preference: FocusPreference) {
        self = hasSystem && optedIn && preference == .system ? .system : .library
    }
}
