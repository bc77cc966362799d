import CoreGraphics

/// The forms in which a keyboard is available.
public enum KeyboardMode: Equatable, Sendable {
    /// A whole keyboard at the screen's bottom.
    case docked
    /// A whole keyboard, moved up from the screen's bottom.
    case undocked
    /// A keyboard in two halves, moved up from the screen's bottom.
    case split
    /// A small keyboard with this frame in the screen's coordinate space.
    case floating(CGRect)
    /// A hardware keyboard; on a tablet a bar of shortcuts may stay on the screen.
    case hardware(bar: Bool)
    /// A hardware keyboard whose bar of shortcuts people have minimized to a small toolbar.
    case minimizedToolbar
}
