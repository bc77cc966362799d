import CoreGraphics
import Foundation

/// What one picture of the screen showed.
public struct DrawnPicture: Equatable, Sendable {
    /// The time by the device's clock.
    public var time: TimeInterval
    /// The keyboard, accessory view included, as it was drawn; nil where none of it was seen.
    public var keyboard: CGRect?
    /// The views that the film is about, in screen coordinates; nil for one in no window.
    public var views: [CGRect?]
}
