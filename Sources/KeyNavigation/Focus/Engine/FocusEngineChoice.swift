/// The engine that moves the cursor.
enum FocusEngineChoice: Hashable, Sendable {
    case system, library

    /// Chooses the system only if there is an engine (iPad and Mac Catalyst with a keyboard, WWDC21
    /// 10260) and the app has opted in.
    ///
    /// Otherwise, people couldn't reach a list that the engine skips.
    ///
    /// - Parameter hasSystem: A Boolean value that indicates whether there is an engine. It is only
    ///   asked where the answer matters, because each key asks for the choice several times.
    init(hasSystem: @autoclosure () -> Bool, optedIn: Bool, preference: FocusPreference) {
        self = optedIn && preference == .system && hasSystem() ? .system : .library
    }
}
