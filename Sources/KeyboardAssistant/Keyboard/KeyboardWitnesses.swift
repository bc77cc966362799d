import CoreGraphics

/// The witnesses of where the keyboard is in a window, and what follows from them.
///
/// The highest of those that count is taken: a witness raises what notifications report and never
/// lowers it. Frames are in the window's coordinates and in points.
struct KeyboardWitnesses: Equatable, Sendable {
    /// The window's bounds.
    var window: CGRect
    /// The screen that the window is on; `nil` where it is not known.
    var screen: CGRect?
    /// The keyboard's frame by the notifications; `nil` while it is away.
    var endFrame: CGRect?
    /// A Boolean value that indicates whether the notifications are about a keyboard on another
    /// screen than the window's.
    var isOnAnotherScreen = false
    /// The top of the window's keyboard layout guide; `nil` where that shows no docked keyboard.
    var guideTop: CGFloat?
    /// A Boolean value that indicates whether the guide has moved since the keyboard last did.
    var guideIsCurrent = true
    /// The accessory bar that lies in the keyboard's window; `nil` while the keyboard moves.
    var bar: CGRect?

    /// A smaller difference is none: windows on scaled screens are off by that.
    private static let tolerance: CGFloat = 1

    /// The keyboard in the window, the witness that is followed, and the reason for it.
    var resolution: KeyboardResolution {
        guard let endFrame else { return KeyboardResolution(.keyboardIsAway) }
        guard !isOnAnotherScreen else { return KeyboardResolution(.isOnAnotherScreen) }
        guard !fillsScreen(from: endFrame.minY, height: endFrame.height) else {
            return KeyboardResolution(.fillsScreen)
        }
        let reported = KeyboardGeometry(keyboard: endFrame, window: window)
        // Nothing raises a keyboard that floats; one of which nothing shows may have a bar.
        guard reported.isDocked || endFrame.minY >= window.maxY - Self.tolerance else {
            return KeyboardResolution(reported, .endFrame, .isDetached)
        }
        return highest(above: reported)
    }

    private func highest(above reported: KeyboardGeometry) -> KeyboardResolution {
        let top = reported.keyboard.minY
        let guide = guideTop.flatMap { counts($0, above: top) ? $0 : nil }
        let bar = barTop(above: reported.keyboard)
        if let guide, guideIsCurrent, guide <= bar ?? guide {
            return KeyboardResolution(raised(reported, to: guide), .layoutGuide, .isHighest)
        }
        if let bar {
            return KeyboardResolution(raised(reported, to: bar), .accessoryBar, .isHighest)
        }
        return KeyboardResolution(reported, .endFrame, guide == nil ? .isHighest : .guideIsOutdated)
    }

    /// Returns the top of the bar if it stands on the keyboard from side to side and is part of
    /// it.
    private func barTop(above keyboard: CGRect) -> CGFloat? {
        guard let bar, bar.height > 0, counts(bar.minY, above: keyboard.minY),
            bar.maxY >= min(keyboard.minY, window.maxY) - Self.tolerance,
            bar.minX <= window.minX + Self.tolerance, bar.maxX >= window.maxX - Self.tolerance
        else { return nil }
        return bar.minY
    }

    private func counts(_ top: CGFloat, above other: CGFloat) -> Bool {
        top < other - Self.tolerance && !fillsScreen(from: top, height: window.maxY - top)
    }

    /// Returns whether something is as high as the whole screen, which no docked keyboard is.
    private func fillsScreen(from top: CGFloat, height: CGFloat) -> Bool {
        guard let screen, screen.height > 0 else { return false }
        return height > screen.height - Self.tolerance
    }

    private func raised(_ reported: KeyboardGeometry, to top: CGFloat) -> KeyboardGeometry {
        let left = min(reported.keyboard.minX, window.minX)
        let right = max(reported.keyboard.maxX, window.maxX)
        let bottom = max(reported.keyboard.maxY, window.maxY)
        return KeyboardGeometry(
            keyboard: CGRect(x: left, y: top, width: right - left, height: bottom - top),
            window: window)
    }
}

/// The keyboard in a window by the witness that is followed, and the reason for following it.
struct KeyboardResolution: Equatable, Sendable {
    /// The sources of the keyboard's position.
    enum Witness: Sendable {
        /// The end frame of the last notification.
        case endFrame
        /// The window's keyboard layout guide.
        case layoutGuide
        /// The accessory bar on the keyboard.
        case accessoryBar
    }

    /// The reasons for following a witness, or none.
    enum Reason: Sendable {
        /// The last notification hid the keyboard, or there was none.
        case keyboardIsAway
        /// The last notification came from another screen than the window's.
        case isOnAnotherScreen
        /// The end frame is as high as the screen, which no keyboard is.
        case fillsScreen
        /// The keyboard floats, is split or undocked; no other witness covers such.
        case isDetached
        /// Of the witnesses that count, none puts the keyboard higher.
        case isHighest
        /// The layout guide puts it higher, but has not moved since before the keyboard did.
        case guideIsOutdated
    }

    /// The keyboard and the window; `nil` while the keyboard is away from the window.
    var geometry: KeyboardGeometry?
    /// The witness that is followed; `nil` where none knows a keyboard.
    var witness: Witness?
    /// The reason for following the witness.
    var reason: Reason

    fileprivate init(_ reason: Reason) {
        self.reason = reason
    }

    fileprivate init(_ geometry: KeyboardGeometry, _ witness: Witness, _ reason: Reason) {
        (self.geometry, self.witness, self.reason) = (geometry, witness, reason)
    }

    /// A Boolean value that indicates whether the witness puts the keyboard higher than the
    /// notifications do.
    var isRaised: Bool { witness == .layoutGuide || witness == .accessoryBar }
}

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
