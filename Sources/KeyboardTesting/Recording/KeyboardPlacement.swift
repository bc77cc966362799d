import CoreGraphics
import Foundation

/// A placement of the keyboard, on the screen or below it.
package struct KeyboardPlacement: Equatable, Sendable {
    package enum Kind: Equatable, Sendable {
        case hidden
        case docked
        /// A floating, split or undocked keyboard, which iOS reports as hidden.
        case detached
    }

    package var kind: Kind
    /// The frame in the screen's coordinates, including the accessory view.
    package var frame: CGRect
    /// The height of the accessory view at the frame's top, in points.
    package var accessoryHeight: CGFloat = 0

    package init(kind: Kind, frame: CGRect, accessoryHeight: CGFloat = 0) {
        (self.kind, self.frame, self.accessoryHeight) = (kind, frame, accessoryHeight)
    }

    package static let hidden = KeyboardPlacement(kind: .hidden, frame: .zero)

    /// Returns a Boolean value that indicates whether the keyboard has another kind or frame in
    /// another placement.
    package func differs(from other: KeyboardPlacement) -> Bool {
        kind != other.kind || frame != other.frame
    }

    /// The placement without the accessory view.
    package var withoutAccessory: KeyboardPlacement {
        let below = CGRect(
            x: frame.minX, y: frame.minY + accessoryHeight, width: frame.width,
            height: max(0, frame.height - accessoryHeight))
        return KeyboardPlacement(kind: kind, frame: below)
    }
}
