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
