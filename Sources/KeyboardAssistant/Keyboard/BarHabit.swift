import CoreGraphics

/// Whether the frames that notifications tell leave the accessory bar out, as it was last seen.
///
/// Up to iOS 17 all recordings include it; reports about iOS 26 say otherwise (badoo/Chatto#797).
/// Where a bar will stand is known beforehand only by where the last one stood.
struct BarHabit: Equatable, Sendable {
    private(set) var leavesBarOut = false

    /// Takes in where a bar stands on a keyboard at rest; both frames are in the same coordinates.
    mutating func learn(bar: CGRect, endFrame: CGRect) {
        if abs(bar.maxY - endFrame.minY) <= 1 {
            leavesBarOut = true
        } else if abs(bar.minY - endFrame.minY) <= 1 {
            leavesBarOut = false
        }
    }

    /// Returns where a bar of `height` points is going to stand; nil where the frame includes it.
    func expectedBar(height: CGFloat, on endFrame: CGRect) -> CGRect? {
        guard leavesBarOut, height > 0 else { return nil }
        return CGRect(
            x: endFrame.minX, y: endFrame.minY - height, width: endFrame.width, height: height)
    }
}
