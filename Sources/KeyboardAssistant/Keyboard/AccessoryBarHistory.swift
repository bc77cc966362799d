import CoreGraphics

/// The history of accessory bars, for finding out whether the frames in notifications include the bars.
///
/// Up to iOS 17, the frames in all recordings include the bar. Reports about iOS 26 differ
/// (badoo/Chatto#797). The position of the next bar can only be inferred from the position of the last
/// one.
struct AccessoryBarHistory: Equatable, Sendable {
    /// A Boolean value that indicates whether frames exclude the accessory bar.
    private var framesExcludeBar = false
    /// The last observation of a stationary keyboard.
    private var latest: Observation?

    private struct Observation: Equatable {
        var excludesBar: Bool
        var barHeight: CGFloat
        /// The frame in the notification, in the coordinates of the next notification.
        var reported: CGRect
    }

    /// Records the frame of a bar on a stationary keyboard.
    ///
    /// `bar` and `endFrame` use the same coordinates. `reported` is the end frame as it was
    /// reported.
    mutating func keyboardDidRest(with bar: CGRect, on endFrame: CGRect, reported: CGRect) {
        if abs(bar.maxY - endFrame.minY) <= 1 {
            latest = Observation(excludesBar: true, barHeight: bar.height, reported: reported)
        } else if abs(bar.minY - endFrame.minY) <= 1 {
            latest = Observation(excludesBar: false, barHeight: bar.height, reported: reported)
        }
    }

    /// Records that the keyboard starts to move to `frame`; `nil` stands for a hide.
    ///
    /// A frame that only adds the bar's height is the second stage of the previous frame: a keyboard
    /// may be announced without its bar and, within 60 milliseconds, with the bar. The first stage says
    /// nothing about the frames.
    mutating func keyboardWillMove(to frame: CGRect?) {
        guard let latest else { return }
        self.latest = nil
        let growth = frame.map { latest.reported.minY - $0.minY } ?? 0
        if latest.excludesBar, abs(growth - latest.barHeight) <= 1 { return }
        framesExcludeBar = latest.excludesBar
    }

    /// Returns the expected frame of a bar that is `height` points high; `nil` if the end frame
    /// includes the bar.
    func expectedBar(height: CGFloat, on endFrame: CGRect) -> CGRect? {
        guard latest?.excludesBar ?? framesExcludeBar, height > 0 else { return nil }
        return CGRect(
            x: endFrame.minX, y: endFrame.minY - height, width: endFrame.width, height: height)
    }
}
