/// The platforms, which differ in the keys of their focus engines.
package enum FocusPlatform: Hashable, Sendable, CaseIterable {
    /// Return selects.
    case pad
    /// Space selects.
    case mac
    /// The platform has no focus engine.
    case none

    /// Returns a Boolean value that indicates whether the focus engine handles `key` (WWDC21 10260,
    /// at 0:58 and 18:40).
    package func takes(_ key: KeyCommandDescriptor) -> Bool {
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
