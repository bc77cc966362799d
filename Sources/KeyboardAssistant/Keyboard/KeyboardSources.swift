import CoreGraphics

/// The sources of the keyboard's position in a window, and the resulting position.
///
/// The highest position among the reliable sources is used. A source raises the position that the
/// notifications report. Only a layout guide that moves down with a finger lowers the position, and the
/// keyboard of another scene stays where it was. Frames are in points in the window's coordinates.
struct KeyboardSources: Equatable, Sendable {
    /// The window's bounds.
    var window: CGRect
    /// The frame of the window's screen; `nil` if unknown.
    var screen: CGRect?
    /// The keyboard's frame according to the notifications; `nil` while the keyboard is hidden.
    var endFrame: CGRect?
    /// The same frame if the reported numbers were coordinates of the window instead of the screen;
    /// `nil` if they can't be.
    ///
    /// The window may have moved since.
    ///
    /// iPadOS 26 has been observed to report such frames for a keyboard with an accessory bar
    /// (FB18129544).
    var unconvertedFrame: CGRect?
    /// A Boolean value that indicates whether the notifications are about a keyboard on another
    /// screen.
    var isOnAnotherScreen = false
    /// A Boolean value that indicates whether only another scene on the same screen uses the keyboard.
    ///
    /// The frame may then be in the coordinates of the other scene.
    var isUsedInOtherScene = false
    /// The top of the keyboard in the window before the last notification; `nil` if there was none.
    var previousTop: CGFloat?
    /// The keyboard according to the layout guide.
    var guide = KeyboardGuideReading(isCurrent: true)
    /// A Boolean value that indicates whether the keyboard is said to be shown and stationary.
    var isAtRest = true
    /// The height that a docked keyboard last covered in a window of this size; `nil` if unknown.
    var rememberedHeight: CGFloat?
    /// The accessory bar in the keyboard's window; `nil` while the keyboard moves.
    var bar: CGRect?

    /// A difference that is ignored, because windows on scaled screens are off by that much.
    private static let tolerance: CGFloat = 1

    /// The keyboard's position in the window, with its source and reason.
    var position: KeyboardPosition {
        var position = located
        position.silentShows = guide.silentShows
        return position
    }

    private var located: KeyboardPosition {
        guard let endFrame = believedFrame else { return KeyboardPosition(.keyboardIsAway) }
        guard !isOnAnotherScreen else { return KeyboardPosition(.isOnAnotherScreen) }
        guard !fillsScreen(from: endFrame.minY, height: endFrame.height) else {
            return KeyboardPosition(.fillsScreen)
        }
        let reported = KeyboardGeometry(keyboard: endFrame, window: window)
        if isUsedInOtherScene, !agrees(endFrame) { return previous(for: reported) }
        // A floating keyboard is raised only by a guide that yields to the keyboard. A keyboard that is
        // off screen may still have a bar.
        guard reported.isDocked || endFrame.minY >= window.maxY - Self.tolerance else {
            return yielded(to: reported)
                ?? KeyboardPosition(reported, .endFrame, .isDetached)
        }
        return dragged(below: reported) ?? remembered(for: reported) ?? highest(above: reported)
    }

    /// The keyboard's position according to the notifications alone; `nil` while the keyboard is
    /// hidden.
    var reported: KeyboardGeometry? {
        believedFrame.map { KeyboardGeometry(keyboard: $0, window: window) }
    }

    // MARK: The end frame

    /// The end frame in the window's coordinates, whatever the coordinates of the report.
    ///
    /// The reading that agrees with the guide or the bar counts. Otherwise, the reading that ends at
    /// the bottom of the screen, as a docked keyboard does, or that covers more, counts.
    private var believedFrame: CGRect? {
        guard let endFrame else { return nil }
        let first = aligned(endFrame)
        guard let other = unconvertedFrame, isAsWideAsScreen(other) else { return first }
        let second = aligned(other)
        guard second != first else { return first }
        for decides in [agrees, endsAtBottomOfScreen] where decides(first) != decides(second) {
            return decides(first) ? first : second
        }
        return overlap(of: second) > overlap(of: first) ? second : first
    }

    /// Returns `frame` at the edge of the screen if the frame is as wide as the screen and ends at the
    /// screen's bottom, as a docked keyboard does wherever it is said to begin (Tencent/QMUI_iOS#650).
    private func aligned(_ frame: CGRect) -> CGRect {
        guard let screen, isAsWideAsScreen(frame), endsAtBottomOfScreen(frame) else {
            return frame
        }
        return CGRect(
            x: screen.minX, y: frame.minY, width: frame.width, height: frame.height)
    }

    private func isAsWideAsScreen(_ frame: CGRect) -> Bool {
        guard let screen, screen.width > 0 else { return false }
        return abs(frame.width - screen.width) <= Self.tolerance
    }

    private func endsAtBottomOfScreen(_ frame: CGRect) -> Bool {
        guard let screen else { return false }
        return abs(frame.maxY - screen.maxY) <= Self.tolerance
    }

    private func agrees(_ frame: CGRect) -> Bool {
        let tops = [guide.isCurrent ? guide.top : nil, bar?.minY, bar?.maxY]
        return tops.contains { $0.map { abs($0 - frame.minY) <= Self.tolerance } == true }
    }

    private func overlap(of frame: CGRect) -> CGFloat {
        KeyboardGeometry(keyboard: frame, window: window).overlap
    }

    // MARK: The position

    /// The least height of a keyboard with keys.
    ///
    /// Bars alone were at most 100 points high in recordings.
    static let leastHeight: CGFloat = 120

    /// Returns the position of a keyboard that is said to be shown and yet to cover nothing, as on
    /// iPadOS 26 when a hardware keyboard is detached; `nil` for the frame of a keyboard on the screen
    /// or of no keyboard, or if a guide can tell.
    private func remembered(for reported: KeyboardGeometry) -> KeyboardPosition? {
        let frame = reported.keyboard
        guard isAtRest, frame.height >= Self.leastHeight,
            frame.minY >= (screen ?? window).maxY - Self.tolerance
        else { return nil }
        if guide.top == nil, let previousTop, isTop(ofGuideWithoutKeyboard: previousTop) {
            return KeyboardPosition(moved(reported, to: previousTop), .layoutGuide, .isHighest)
        }
        guard let rememberedHeight, !guide.isAlive else { return nil }
        let top = window.maxY - rememberedHeight
        return KeyboardPosition(moved(reported, to: top), .memory, .isRemembered)
    }

    /// Returns a Boolean value that indicates whether a guide that can show no keyboard is at `top`.
    ///
    /// If the safe area of a view is enlarged as far as the keyboard, the view's guide ends where the
    /// keyboard does.
    private func isTop(ofGuideWithoutKeyboard top: CGFloat) -> Bool {
        top < window.maxY - Self.tolerance
            && guide.tops.contains { abs($0 - top) <= Self.tolerance }
    }

    /// Returns the position of a keyboard that the guide shows docked although its frame isn't; `nil`
    /// if the guide shows no such keyboard.
    ///
    /// The frame is as wide as the screen, and so in unknown coordinates, or is the frame of a small
    /// bar, such as the minimized shortcut toolbar of a hardware keyboard. In Stage Manager the toolbar
    /// is a part of the keyboard, and elsewhere the toolbar covers content (WWDC23, "Keep up with the
    /// keyboard").
    private func yielded(to reported: KeyboardGeometry) -> KeyboardPosition? {
        guard guide.isCurrent, let top = guide.top, top < window.maxY - Self.tolerance,
            isAsWideAsScreen(reported.keyboard)
                || abs(top - reported.keyboard.minY) <= Self.tolerance
        else { return nil }
        return KeyboardPosition(moved(reported, to: top), .layoutGuide, .isHighest)
    }

    /// Returns the position before the last notification, for a keyboard that another scene uses.
    private func previous(for reported: KeyboardGeometry) -> KeyboardPosition {
        guard let previousTop else { return KeyboardPosition(.isUsedInOtherScene) }
        return KeyboardPosition(
            moved(reported, to: previousTop), .memory, .isUsedInOtherScene)
    }

    /// Returns the position of a keyboard that a finger has dragged down without a notification; `nil`
    /// if the keyboard is still as high as reported.
    private func dragged(below reported: KeyboardGeometry) -> KeyboardPosition? {
        guard guide.isDragged, let guideTop = guide.top else { return nil }
        // A part that the guide leaves out at rest, such as a bar, is left out under a finger, too.
        let missing = (guide.restingTop ?? reported.keyboard.minY) - reported.keyboard.minY
        let top = guideTop - (missing > Self.tolerance ? missing : 0)
        guard top > reported.keyboard.minY else { return nil }
        var dragged = moved(reported, to: top)
        dragged.isDragged = true
        return KeyboardPosition(dragged, .layoutGuide, .isDragged)
    }

    private func highest(above reported: KeyboardGeometry) -> KeyboardPosition {
        let top = reported.keyboard.minY
        // A less reliable guide raises no keyboard that a more reliable one confirms.
        let guideTop = guide.top.flatMap {
            counts($0, above: top) && !isTop(ofGuideWithoutKeyboard: top) ? $0 : nil
        }
        let bar = barTop(above: reported.keyboard)
        if let guideTop, guide.isCurrent, guideTop <= bar ?? guideTop {
            return KeyboardPosition(moved(reported, to: guideTop), .layoutGuide, .isHighest)
        }
        if let bar {
            return KeyboardPosition(moved(reported, to: bar), .accessoryBar, .isHighest)
        }
        return KeyboardPosition(
            reported, .endFrame, guideTop == nil ? .isHighest : .guideIsOutdated)
    }

    /// Returns the top of the bar if the bar covers the full width directly above the keyboard and is
    /// part of the keyboard.
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

    /// Returns a Boolean value that indicates whether the height is that of the whole screen,
    /// impossible for a docked keyboard.
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

/// The keyboard's position in a window, with its source and reason.
public struct KeyboardPosition: Equatable, Sendable {
    /// The sources of the keyboard's position.
    public enum Source: String, Sendable {
        /// The end frame of the last notification.
        case endFrame
        /// A keyboard layout guide in the window.
        case layoutGuide
        /// The accessory bar on the keyboard.
        case accessoryBar
        /// The position of an earlier keyboard, in this window or in one of the same size.
        case memory
    }

    /// The reasons for using a source, or none.
    public enum Reason: String, Sendable {
        /// The last notification hid the keyboard, or there was no notification.
        case keyboardIsAway
        /// The last notification was about a screen other than the window's.
        case isOnAnotherScreen
        /// Only another scene on the screen uses the keyboard, and no layout guide in this window
        /// confirms the frame. The keyboard stays where it was.
        case isUsedInOtherScene
        /// The end frame has the height of the screen, impossible for a keyboard.
        case fillsScreen
        /// The keyboard is floating, split or undocked, and no layout guide yields to the keyboard.
        case isDetached
        /// No reliable source reports a higher position.
        case isHighest
        /// A finger has dragged the keyboard down.
        case isDragged
        /// The keyboard is said to be shown, but to cover nothing, and no layout guide can tell its
        /// position.
        case isRemembered
        /// The layout guide reports a higher position, but hasn't moved since the keyboard last
        /// moved.
        case guideIsOutdated
    }

    /// The frames of the keyboard and the window; `nil` while the keyboard isn't in the window.
    var geometry: KeyboardGeometry?
    /// The source that is used; `nil` if no source reports a keyboard.
    public internal(set) var source: Source?
    /// The reason for using the source.
    public internal(set) var reason: Reason
    /// The number of successive shows without a move of a keyboard layout guide.
    ///
    /// A guide that never moves can't show that a finger drags the keyboard, or that a keyboard
    /// appeared without a notification.
    public internal(set) var silentShows = 0

    fileprivate init(_ reason: Reason) {
        self.reason = reason
    }

    fileprivate init(_ geometry: KeyboardGeometry, _ source: Source, _ reason: Reason) {
        (self.geometry, self.source, self.reason) = (geometry, source, reason)
    }

    /// A Boolean value that indicates whether the source reports a higher position than the
    /// notifications.
    var isRaised: Bool {
        reason == .isRemembered
            || reason == .isHighest && (source == .layoutGuide || source == .accessoryBar)
    }
}
