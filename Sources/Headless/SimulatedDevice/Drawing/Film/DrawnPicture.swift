import CoreGraphics
import Foundation

/// The frames in one picture of the screen, in the screen's coordinate space.
public struct DrawnPicture: Equatable, Sendable {
    /// The time by the device's clock, in seconds.
    public var time: TimeInterval
    /// The keyboard's frame with its accessory view; nil if no part of it was on the screen.
    public var keyboard: CGRect?
    /// The frames of the views that were filmed, in the order given; nil for a view in no window.
    public var views: [CGRect?]
}
