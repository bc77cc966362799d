import CoreGraphics
import Example
import Foundation
import KeyboardConversations
import SimulatedDevice
import UIKit

/// The newest row of the example's chat and the bar below it, as they are drawn at one moment.
struct ChatSight: Equatable {
    /// The distance from the bottom of the newest row down to the bar, in points; `nil` if the row
    /// isn't on the screen.
    var gap: CGFloat?
    var isAtEnd: Bool
    var rowsBelow: Int
    /// The top of the bar, in points.
    var barTop: CGFloat
    /// The height of the bar, in points.
    var barHeight: CGFloat

    /// The distance that is no mistake: a pixel of most screens.
    static let tolerance: CGFloat = 0.5

    /// A Boolean value that indicates whether the newest row of a list that is at its end and at
    /// rest is elsewhere than at the bar.
    var isOff: Bool { isAtEnd && !(gap.map { abs($0) < Self.tolerance } ?? false) }

    /// A Boolean value that indicates whether the newest row of a list that is at its end is behind
    /// the bar.
    var isHidden: Bool { isAtEnd && (!(gap.map { $0 > -Self.tolerance } ?? false)) }

    // MARK: Text

    static let heading = columns("step", "bar", "high", "newest row", "below")

    func line(after step: String) -> String {
        let row = gap.map { "\(Double($0).points) pt above" } ?? "not on screen"
        return Self.columns(
            step, Double(barTop).points, Double(barHeight).points,
            isAtEnd ? (isOff ? row : "at the bar") : "away", String(rowsBelow))
            + (isOff ? "  FAILED" : "")
    }

    private static func columns(
        _ step: String, _ bar: String, _ height: String, _ row: String, _ below: String
    ) -> String {
        let start = step.padding(toLength: max(36, step.count + 1), withPad: " ", startingAt: 0)
        return "  " + start
            + [(bar, 5), (height, 7), (row, 15), (below, 7)].map { text, width in
                String(repeating: " ", count: max(0, width - text.count)) + text
            }.joined()
    }
}

extension ChatSight {
    @MainActor
    init(_ screen: ConversationViewController, on device: SimulatedDevice) {
        let bar = device.drawnFrame(of: screen.bar) ?? .zero
        let last = IndexPath(row: screen.messages.count - 1, section: 0)
        let row = screen.tableView.cellForRow(at: last).flatMap { device.drawnFrame(of: $0) }
        self.init(
            gap: row.map { bar.minY - $0.maxY }, isAtEnd: screen.conversation.isAtEnd,
            rowsBelow: screen.conversation.rowsBelow, barTop: bar.minY, barHeight: bar.height)
    }
}
