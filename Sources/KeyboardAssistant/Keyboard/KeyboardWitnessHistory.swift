import CoreGraphics

/// The record of a window's keyboard layout guide, which tells whether it keeps up with the
/// keyboard.
///
/// Guides have been seen to stay at the bottom, and to miss a transition (manaflow-ai/cmux#9958,
/// #10810, #9663). One that is where it was before the keyboard last moved is out of date.
struct KeyboardGuideHistory: Equatable, Sendable {
    /// The guide's top when the keyboard last rested; `nil` where it showed no docked keyboard.
    private var restingTop: CGFloat?
    /// A Boolean value that indicates whether the keyboard has moved since the guide last did.
    private var awaitsMove = false
    /// A Boolean value that indicates whether the guide followed the keyboard that is up now.
    private(set) var followedKeyboard: Bool

    /// Creates the history of a guide that is first read while the keyboard rests, or moves.
    init(top: CGFloat?, isMoving: Bool) {
        restingTop = top
        awaitsMove = isMoving
        followedKeyboard = !isMoving && top != nil
    }

    /// Returns whether a guide whose top is `top` now has moved since the keyboard last did.
    func isCurrent(_ top: CGFloat?) -> Bool {
        guard awaitsMove else { return true }
        guard let top, let restingTop else { return top != restingTop }
        return abs(top - restingTop) > 0.5
    }

    /// Records the guide's top while it is read, and returns whether it is current.
    mutating func record(_ top: CGFloat?) -> Bool {
        guard awaitsMove else { return true }
        guard isCurrent(top) else { return false }
        (awaitsMove, restingTop) = (false, top)
        return true
    }

    /// Records that the keyboard begins to move, or is sent elsewhere before it came to rest.
    ///
    /// The guide's top at this moment is that before the move only in the second case: when a move
    /// from rest is announced, the guide may be at its end already.
    mutating func keyboardWillMove(interruptingMove: Bool, top: CGFloat?) {
        if interruptingMove { restingTop = top }
        awaitsMove = true
        followedKeyboard = false
    }

    /// Records that the keyboard came to rest.
    mutating func keyboardDidRest(top: CGFloat?) {
        awaitsMove = !isCurrent(top)
        restingTop = top
        followedKeyboard = !awaitsMove && top != nil
    }
}

/// The record of accessory bars, which tells whether the frames in notifications include them.
///
/// Up to iOS 17 all recordings include the bar; reports about iOS 26 say otherwise
/// (badoo/Chatto#797). Only from where the last bar stood can be known where the next one will.
struct AccessoryBarHistory: Equatable, Sendable {
    /// A Boolean value that indicates whether frames leave the accessory bar out.
    private(set) var framesExcludeBar = false

    /// Records the frame of a bar on a keyboard at rest; both frames are in the same coordinates.
    mutating func record(bar: CGRect, endFrame: CGRect) {
        if abs(bar.maxY - endFrame.minY) <= 1 {
            framesExcludeBar = true
        } else if abs(bar.minY - endFrame.minY) <= 1 {
            framesExcludeBar = false
        }
    }

    /// Returns the frame that a bar of `height` points is going to have, or `nil` if the end frame
    /// includes it.
    func expectedBar(height: CGFloat, on endFrame: CGRect) -> CGRect? {
        guard framesExcludeBar, height > 0 else { return nil }
        return CGRect(
            x: endFrame.minX, y: endFrame.minY - height, width: endFrame.width, height: height)
    }
}
