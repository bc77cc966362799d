import CoreGraphics

/// All that tells where the keyboard is in a window, and what follows from it.
///
/// The highest of those that are believed counts: a witness raises what notifications say and
/// never lowers it. Frames are in the window's coordinates and in points.
struct KeyboardWitnesses: Equatable, Sendable {
    /// The window's bounds.
    var window: CGRect
    /// The screen that the window is on; nil where it is not known.
    var screen: CGRect?
    /// Where the notifications say that the keyboard is; nil while it is away.
    var endFrame: CGRect?
    /// Whether the notifications speak of a keyboard on another screen than the window's.
    var isOnAnotherScreen = false
    /// The top of the window's keyboard layout guide; nil where that knows no docked keyboard.
    var guideTop: CGFloat?
    /// Whether the guide has spoken since the keyboard last moved.
    var guideIsCurrent = true
    /// The accessory bar that lies in the keyboard's window; nil while the keyboard moves.
    var bar: CGRect?

    /// What is off by less is the same place: windows on scaled screens are.
    private static let tolerance: CGFloat = 1

    /// Where the keyboard is, who says so, and why that one is believed.
    var verdict: KeyboardVerdict {
        guard let endFrame else { return KeyboardVerdict(.keyboardIsAway) }
        guard !isOnAnotherScreen else { return KeyboardVerdict(.isOnAnotherScreen) }
        guard !fillsScreen(from: endFrame.minY, height: endFrame.height) else {
            return KeyboardVerdict(.fillsScreen)
        }
        let told = KeyboardGeometry(keyboard: endFrame, window: window)
        // Nothing raises a keyboard that floats; one of which nothing is seen may be a bar's.
        guard told.isDocked || endFrame.minY >= window.maxY - Self.tolerance else {
            return KeyboardVerdict(told, .endFrame, .isDetached)
        }
        return highest(above: told)
    }

    private func highest(above told: KeyboardGeometry) -> KeyboardVerdict {
        let top = told.keyboard.minY
        let guide = guideTop.flatMap { counts($0, above: top) ? $0 : nil }
        let bar = barTop(above: told.keyboard)
        if let guide, guideIsCurrent, guide <= bar ?? guide {
            return KeyboardVerdict(raised(told, to: guide), .layoutGuide, .isHighest)
        }
        if let bar {
            return KeyboardVerdict(raised(told, to: bar), .accessoryBar, .isHighest)
        }
        return KeyboardVerdict(told, .endFrame, guide == nil ? .isHighest : .guideIsOutdated)
    }

    /// The top of the bar, if it stands on the keyboard from side to side and is part of it.
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

    /// Whether something is as high as the whole screen, which no docked keyboard is.
    private func fillsScreen(from top: CGFloat, height: CGFloat) -> Bool {
        guard let screen, screen.height > 0 else { return false }
        return height > screen.height - Self.tolerance
    }

    private func raised(_ told: KeyboardGeometry, to top: CGFloat) -> KeyboardGeometry {
        let left = min(told.keyboard.minX, window.minX)
        let right = max(told.keyboard.maxX, window.maxX)
        let bottom = max(told.keyboard.maxY, window.maxY)
        return KeyboardGeometry(
            keyboard: CGRect(x: left, y: top, width: right - left, height: bottom - top),
            window: window)
    }
}

/// Where the keyboard is in a window, which witness is believed, and why.
struct KeyboardVerdict: Equatable, Sendable {
    /// Who can tell where the keyboard is.
    enum Witness: Sendable {
        /// The end frame of the last notification.
        case endFrame
        /// The window's keyboard layout guide.
        case layoutGuide
        /// The accessory bar on the keyboard.
        case accessoryBar
    }

    /// Why a witness is believed, or none is.
    enum Reason: Sendable {
        /// The last notification said that the keyboard goes, or there was none.
        case keyboardIsAway
        /// The last notification came from another screen than the window's.
        case isOnAnotherScreen
        /// The end frame is as high as the screen, which is no keyboard's.
        case fillsScreen
        /// The keyboard floats, is split or undocked; no other witness speaks of such.
        case isDetached
        /// Of the witnesses that count, none puts the keyboard higher.
        case isHighest
        /// The layout guide puts it higher, but has not moved since before the keyboard did.
        case guideIsOutdated
    }

    /// Where the keyboard is; nil while it is away from the window.
    var geometry: KeyboardGeometry?
    /// Who is believed; nil where nobody says that there is a keyboard.
    var believed: Witness?
    /// Why.
    var reason: Reason

    fileprivate init(_ reason: Reason) {
        self.reason = reason
    }

    fileprivate init(_ geometry: KeyboardGeometry, _ believed: Witness, _ reason: Reason) {
        (self.geometry, self.believed, self.reason) = (geometry, believed, reason)
    }

    /// Whether a witness puts the keyboard higher than the notifications do.
    var isRaised: Bool { believed == .layoutGuide || believed == .accessoryBar }
}
