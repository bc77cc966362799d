/// The choices of what moves the cursor where the system could do it too.
public enum FocusPreference: Hashable, Sendable, CaseIterable {
    /// The system where it has a focus engine for what is moved through, and else the library.
    case system
    /// The library, whose commands then come before the system's.
    case library
}

/// The one of the two that moves the cursor.
enum FocusEngineChoice: Hashable, Sendable {
    case system, library

    /// Chooses the system only where there is an engine (iPad and Mac Catalyst with a keyboard,
    /// WWDC21 10260) and the app has opted in; a list that the engine passes over could not be
    /// reached by keys otherwise.
    init(hasSystem: Bool, optedIn: Bool, preference: FocusPreference) {
        self = hasSystem && optedIn && preference == .system ? .system : .library
    }
}

/// The platforms, as far as the keys of their focus engines differ.
enum FocusPlatform: Hashable, Sendable, CaseIterable {
    /// Return selects.
    case pad
    /// Space selects.
    case mac
    /// There is no focus engine.
    case none

    /// Returns whether the focus engine takes `key` for itself (WWDC21 10260, at 0:58 and 18:40).
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
