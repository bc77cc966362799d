import CoreGraphics

/// In which shape the keyboard is.
public enum KeyboardMode: Equatable, Sendable {
    case docked
    /// Whole, but moved up from the screen's bottom.
    case undocked
    /// In two halves, moved up from the screen's bottom.
    case split
    /// Small, at this place of the screen.
    case floating(CGRect)
    /// Keys of plastic; on a tablet a bar of shortcuts may stay on the screen.
    case hardware(bar: Bool)
}
