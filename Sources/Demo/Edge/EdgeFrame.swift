import CoreGraphics
import Foundation
import KeyboardAssistant

/// The keyboard, its edge and a bar on it in one picture of the screen.
struct EdgeFrame: Equatable {
    /// The time since the step began, in seconds.
    var time: TimeInterval
    /// The top of the keyboard as drawn, or the bottom of the screen, in points.
    var keyboard: CGFloat
    /// The edge that the library has told.
    var edge: CGFloat
    var motion: KeyboardEdge.Motion
    /// The top of the bar as drawn, in points.
    var barTop: CGFloat
    /// The bottom of the bar as drawn, in points.
    var barBottom: CGFloat

    /// The distance that is no mistake: a pixel of most screens.
    static let tolerance: CGFloat = 0.5

    /// The larger of the distances of the edge and the bar from the keyboard.
    var distance: CGFloat { max(abs(edge - keyboard), abs(barBottom - keyboard)) }

    var isOff: Bool {
        ![edge, barBottom].allSatisfy { abs($0 - keyboard) <= Self.tolerance }
    }

    /// Whether nothing is elsewhere than in `other`.
    func looks(like other: EdgeFrame?) -> Bool {
        var same = self
        if let other { same.time = other.time }
        return same == other
    }

    // MARK: Text

    static let heading = columns("ms", "keyboard", "edge", "motion", "bar", "off")

    var line: String {
        Self.columns(
            String(Int((time * 1000).rounded())), keyboard.tenths, edge.tenths, motion.name,
            barTop.tenths, distance.tenths) + (isOff ? "  FAILED" : "")
    }

    private static func columns(
        _ time: String, _ keyboard: String, _ edge: String, _ motion: String, _ bar: String,
        _ off: String
    ) -> String {
        let start = [(time, 6), (keyboard, 10), (edge, 8)].map { $0.leftPadded(to: $1) }.joined()
        let end = [(bar, 7), (off, 6)].map { $0.leftPadded(to: $1) }.joined()
        return start + "  " + motion.padding(toLength: 9, withPad: " ", startingAt: 0) + end
    }
}

extension KeyboardEdge.Motion {
    /// The motion in a word.
    var name: String {
        switch self {
        case .resting: "resting"
        case .animating: "animating"
        case .dragging: "dragging"
        }
    }
}

extension String {
    fileprivate func leftPadded(to width: Int) -> String {
        String(repeating: " ", count: max(0, width - count)) + self
    }
}

extension CGFloat {
    /// The number of points with one decimal.
    fileprivate var tenths: String { String(format: "%.1f", self) }
}
