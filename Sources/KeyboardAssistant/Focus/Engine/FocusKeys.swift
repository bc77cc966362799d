/// A device, as far as the keys of its focus engine differ.
public enum FocusPlatform: Hashable, Sendable, CaseIterable {
    /// Return selects.
    case pad
    /// Space selects.
    case mac
    /// There is no focus engine.
    case none

    /// Whether the focus engine takes `key` for itself (WWDC21 10260, at 0:58 and 18:40).
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
