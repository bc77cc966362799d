import CoreGraphics
import Foundation

/// A keyboard notification that the script didn't post.
public struct SystemNotice: Equatable, Sendable {
    /// The name of the notification.
    public var notice: KeyboardNotice
    /// The keyboard's frame after the change, in the coordinate space of the screen; `nil` if the
    /// notification doesn't say.
    public var end: CGRect?
}
