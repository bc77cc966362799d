/// The meanings of a key for the focus engine.
package enum FocusKey: Equatable, Sendable {
    case nextGroup, previousGroup
    case move(FocusBeam.Direction)
    case select

    /// Creates the meaning of a key.
    ///
    /// Apple, WWDC 2021, session 10260: Tab moves between areas, arrows inside one, Return selects
    /// on iPadOS, and the space bar on Mac Catalyst.
    package init?(_ stroke: KeyStroke, isMac: Bool) {
        let flags = stroke.modifierFlags.subtracting([.alphaShift, .numericPad])
        switch (stroke.keyCode, flags) {
        case (.keyboardTab, []): self = .nextGroup
        case (.keyboardTab, .shift): self = .previousGroup
        case (.keyboardUpArrow, []): self = .move(.up)
        case (.keyboardDownArrow, []): self = .move(.down)
        case (.keyboardLeftArrow, []): self = .move(.left)
        case (.keyboardRightArrow, []): self = .move(.right)
        case (.keyboardReturnOrEnter, []) where !isMac: self = .select
        case (.keyboardSpacebar, []) where isMac: self = .select
        default: return nil
        }
    }

    package var heading: UIFocusHeading {
        switch self {
        case .nextGroup: .next
        case .previousGroup: .previous
        case .move(.up): .up
        case .move(.down): .down
        case .move(.left): .left
        case .move(.right): .right
        case .select: []
        }
    }
}
