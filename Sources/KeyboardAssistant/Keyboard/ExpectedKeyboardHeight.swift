import CoreGraphics

/// The height that the keyboard has or will have for an input, and how it is known.
///
/// It is in points, from the bottom of the screen, without the accessory view above the keys.
public enum ExpectedKeyboardHeight: Equatable, Sendable {
    /// The keyboard is on the screen for this input, and has this height.
    case measured(CGFloat)
    /// The last keyboard under the same circumstances had this height.
    case remembered(CGFloat)
    /// No keyboard has been seen under these circumstances.
    case unknown

    /// The height in points; `nil` if it is unknown.
    public var points: CGFloat? {
        switch self {
        case .measured(let height), .remembered(let height): height
        case .unknown: nil
        }
    }
}
