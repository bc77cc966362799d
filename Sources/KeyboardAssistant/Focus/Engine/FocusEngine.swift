/// The engine that moves the cursor where the system could also move it.
public enum FocusPreference: Hashable, Sendable, CaseIterable {
    /// The system, if it has a focus engine for the content, or otherwise the library.
    case system
    /// The library, whose commands have priority over the system's.
    case library
}

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

/// The platforms, which differ in the keys of their focus engines.
enum FocusPlatform: Hashable, Sendable, CaseIterable {
    /// Return selects.
    case pad
    /// Space selects.
    case mac
    /// The platform has no focus engine.
    case none

    /// Returns a Boolean value that indicates whether the focus engine handles `key` (WWDC21 10260,
    /// at 0:58 and 18:40).
    func takes(_ key: KeyCommandDescriptor) -> Bool {
        guard self != .none, key.modifiers.subtracting(.alphaShift).isEmpty else {
            return self != .none && key.input == .tab && key.modifiers == .shift
        }
        switch key.input {
        case .tab, .upArrow, .downArrow, .leftArrow, .rightArrow: return true
        case .return: return self == .pad
        case .characters(" "): return self == .mac
        default: return false
        }
    }
}
