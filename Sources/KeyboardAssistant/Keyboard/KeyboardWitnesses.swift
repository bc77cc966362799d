import CoreGraphics

/// The sources of the keyboard's position in a window, and the position that they result in.
///
/// The highest position among the reliable sources is used. A source can only raise the position
/// that the notifications report. Only a layout guide that moves down with a finger lowers it.
/// Frames are in points in the window's coordinates.
struct KeyboardWitnesses: Equatable, Sendable {
    /// The window's bounds.
    var window: CGRect
    /// The frame of the window's screen; `nil` if it is unknown.
    var screen: CGRect?
    /// The keyboard's frame according to the notifications; `nil` while it is hidden.
    var endFrame: CGRect?
    /// A Boolean value that indicates whether the notifications are about a keyboard on another
    /// screen.
    var isOnAnotherScreen = false
    /// The top of the window's keyboard layout guide; `nil` if the guide shows no docked keyboard.
    var guideTop: CGFloat?
    /// A Boolean value that indicates whether the guide has moved since the keyboard last moved.
    var guideIsCurrent = true
    /// A Boolean value that indicates whether the guide has moved down since the keyboard stopped,
    /// because a finger drags the keyboard.
    var guideIsDragged = false
    /// The accessory bar in the keyboard's window; `nil` while the keyboard moves.
    var bar: CGRect?

    /// A difference that is ignored, because windows on scaled screens are off by that much.
    private static let tolerance: CGFloat = 1

    /// The keyboard's position in the window, the source that is used, and the reason for it.
    var resolution: KeyboardResolution {
        guard let endFrame else { return KeyboardResolution(.keyboardIsAway) }
        guard !isOnAnotherScreen else { return KeyboardResolution(.isOnAnotherScreen) }
        guard !fillsScreen(from: endFrame.minY, height: endFrame.height) else {
            return KeyboardResolution(.fillsScreen)
        }
        let reported = KeyboardGeometry(keyboard: endFrame, window: window)
        // Nothing raises a floating keyboard. A keyboard that is off screen may still have a bar.
        guard reported.isDocked || endFrame.minY >= window.maxY - Self.tolerance else {
            return KeyboardResolution(reported, .endFrame, .isDetached)
        }
        return dragged(below: reported) ?? highest(above: reported)
    }

    /// Returns the position of a keyboard that a finger has dragged down, about which there is no
    /// notification; `nil` if it is still as high as reported.
    private func dragged(below reported: KeyboardGeometry) -> KeyboardResolution? {
        guard guideIsDragged, let top = guideTop, top > reported.keyboard.minY else { return nil }
        var dragged = moved(reported, to: top)
        dragged.isDragged = true
        return KeyboardResolution(dragged, .layoutGuide, .isDragged)
    }

    private func highest(above reported: KeyboardGeometry) -> KeyboardResolution {
        let top = reported.keyboard.minY
        let guide = guideTop.flatMap { counts($0, above: top) ? $0 : nil }
        let bar = barTop(above: reported.keyboard)
        if let guide, guideIsCurrent, guide <= bar ?? guide {
            return KeyboardResolution(moved(reported, to: guide), .layoutGuide, .isHighest)
        }
        if let bar {
            return KeyboardResolution(moved(reported, to: bar), .accessoryBar, .isHighest)
        }
        return KeyboardResolution(reported, .endFrame, guide == nil ? .isHighest : .guideIsOutdated)
    }

    /// Returns the top of the bar if it covers the full width directly above the keyboard and is
    /// part of it.
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

    /// Returns a Boolean value that indicates whether the height is that of the whole screen, which
    /// is impossible for a docked keyboard.
    private func fillsScreen(from top: CGFloat, height: CGFloat) -> Bool {
        guard let screen, screen.height > 0 else { return false }
        return height > screen.height - Self.tolerance
    }

    private func moved(_ reported: KeyboardGeometry, to top: CGFloat) -> KeyboardGeometry {
        let left = min(reported.keyboard.minX, window.minX)
        let right = max(reported.keyboard.maxX, window.maxX)
        let bottom = max(reported.keyboard.maxY, window.maxY)
        return KeyboardGeometry(
            keyboard: CGRect(x: left, y: top, width: right - left, height: bottom - top),
            window: window)
    }
}

/// The keyboard's position in a window, with the source that is used and the reason for it.
public struct KeyboardResolution: Equatable, Sendable {
    /// The sources of the keyboard's position.
    public enum Witness: String, Sendable {
        /// The end frame of the last notification.
        case endFrame
        /// The window's keyboard layout guide.
        case layoutGuide
        /// The accessory bar on the keyboard.
        case accessoryBar
    }

    /// The reasons for using a source, or none.
    public enum Reason: String, Sendable {
        /// The last notification hid the keyboard, or there was no notification.
        case keyboardIsAway
        /// The last notification was about a screen other than the window's.
        case isOnAnotherScreen
        /// The end frame is as high as the screen, which is impossible for a keyboard.
        case fillsScreen
        /// The keyboard is floating, split or undocked. Only the notifications report such
        /// keyboards.
        case isDetached
        /// No reliable source reports a higher position.
        case isHighest
        /// A finger has dragged the keyboard down.
        case isDragged
        /// The layout guide reports a higher position, but hasn't moved since the keyboard last
        /// moved.
        case guideIsOutdated
    }

    /// The frames of the keyboard and the window; `nil` while the keyboard isn't in the window.
    var geometry: KeyboardGeometry?
    /// The source that is used; `nil` if no source reports a keyboard.
    public internal(set) var witness: Witness?
    /// The reason for using the source.
    public internal(set) var reason: Reason

    fileprivate init(_ reason: Reason) {
        self.reason = reason
    }

    fileprivate init(_ geometry: KeyboardGeometry, _ witness: Witness, _ reason: Reason) {
        (self.geometry, self.witness, self.reason) = (geometry, witness, reason)
    }

    /// A Boolean value that indicates whether the source reports a higher position than the
    /// notifications.
    var isRaised: Bool {
        reason == .isHighest && (witness == .layoutGuide || witness == .accessoryBar)
    }
}

/// The history of a window's keyboard layout guide, which shows whether the guide keeps up with the
/// keyboard.
///
/// Guides have been observed to stay at the bottom, and to miss a transition
/// (manaflow-ai/cmux#9958, #10810, #9663). A guide that hasn't moved since before the keyboard last
/// moved is out of date.
struct KeyboardGuideHistory: Equatable, Sendable {
    /// The guide's top when the keyboard last stopped; `nil` if it showed no docked keyboard.
    private var restingTop: CGFloat?
    /// The difference by which a guide that doesn't move may be off, in points.
    private static let rounding: CGFloat = 0.5
    /// A Boolean value that indicates whether the keyboard has moved since the guide last moved.
    private(set) var awaitsMove = false
    /// A Boolean value that indicates whether the guide followed the visible keyboard.
    private(set) var followedKeyboard: Bool

    /// Creates the history of a guide, which is first read while the keyboard is stationary or
    /// moving.
    init(top: CGFloat?, isMoving: Bool) {
        restingTop = top
        awaitsMove = isMoving
        followedKeyboard = !isMoving && top != nil
    }

    /// Returns a Boolean value that indicates whether a guide whose top is now `top` has moved
    /// since the keyboard last moved.
    func isCurrent(_ top: CGFloat?) -> Bool {
        guard awaitsMove else { return true }
        guard let top, let restingTop else { return top != restingTop }
        return abs(top - restingTop) > Self.rounding
    }

    /// Returns a Boolean value that indicates whether a guide whose top is now `top` has moved down
    /// since the keyboard stopped, although it had followed the keyboard until then.
    func isDragged(to top: CGFloat) -> Bool {
        guard followedKeyboard, let restingTop else { return false }
        return top > restingTop + Self.rounding
    }

    /// Records the guide's current top, and returns whether the guide is current.
    mutating func record(_ top: CGFloat?) -> Bool {
        guard awaitsMove else { return true }
        guard isCurrent(top) else { return false }
        (awaitsMove, restingTop) = (false, top)
        return true
    }

    /// Records that the keyboard starts to move, or is redirected before it has stopped.
    ///
    /// Only in the second case, and after a drag, is the guide's top at this moment the one before
    /// the move. When a stationary keyboard is about to move, the guide may already be at its final
    /// position.
    mutating func keyboardWillMove(interruptingMove: Bool, top: CGFloat?) {
        if interruptingMove || top.map(isDragged) == true { restingTop = top }
        awaitsMove = true
        followedKeyboard = false
    }

    /// Records that the keyboard stopped moving.
    mutating func keyboardDidRest(top: CGFloat?) {
        awaitsMove = !isCurrent(top)
        restingTop = top
        followedKeyboard = !awaitsMove && top != nil
    }
}

/// The history of accessory bars, which shows whether the frames in notifications include them.
///
/// Up to iOS 17, the frames in all recordings include the bar. Reports about iOS 26 differ
/// (badoo/Chatto#797). The position of the next bar can only be inferred from that of the last one.
struct AccessoryBarHistory: Equatable, Sendable {
    /// A Boolean value that indicates whether frames exclude the accessory bar.
    private(set) var framesExcludeBar = false

    /// Records the frame of a bar on a stationary keyboard.
    ///
    /// Both frames use the same coordinates.
    mutating func record(bar: CGRect, endFrame: CGRect) {
        if abs(bar.maxY - endFrame.minY) <= 1 {
            framesExcludeBar = true
        } else if abs(bar.minY - endFrame.minY) <= 1 {
            framesExcludeBar = false
        }
    }

    /// Returns the expected frame of a bar that is `height` points high; `nil` if the end frame
    /// includes the bar.
    func expectedBar(height: CGFloat, on endFrame: CGRect) -> CGRect? {
        guard framesExcludeBar, height > 0 else { return nil }
        return CGRect(
            x: endFrame.minX, y: endFrame.minY - height, width: endFrame.width, height: height)
    }
}
