import CoreGraphics

/// The bottom safe area of a view that may keep its content above the keyboard by it.
///
/// Heights are in points, and places are vertical and in the window's coordinates.
struct HostingSafeArea: Equatable, Sendable {
    /// The height of the safe area.
    var height: CGFloat
    /// The height of the safe area without the keyboard.
    var restingHeight: CGFloat = 0
    /// The height that the view has from its superview.
    var inherited: CGFloat = 0
    /// The height that the view controller adds.
    var added: CGFloat = 0
    /// The place where the safe area begins, and the view's content ends.
    var top: CGFloat

    /// Returns a Boolean value that indicates whether the view keeps its content above a keyboard
    /// that begins at `keyboardTop`.
    ///
    /// The safe area then begins there, too, is larger than what the superview and the view
    /// controller give, and has grown for the keyboard.
    func avoidsKeyboard(at keyboardTop: CGFloat) -> Bool {
        let tolerance: CGFloat = 1
        return abs(top - keyboardTop) <= tolerance && height > inherited + added + tolerance
            && height > restingHeight + tolerance
    }
}
