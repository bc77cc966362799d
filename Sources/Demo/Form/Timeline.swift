import Foundation

/// A table of what happened, one line an event.
struct Timeline {
    struct Entry {
        var time: TimeInterval
        var event: String
        var overlap: Double
        var room: Double
        var offset: Double
        var inSight: String
    }

    static let heading = columns("time", "event", "overlap", "room", "offset", "in sight")

    static func line(_ entry: Entry) -> String {
        columns(
            String(format: "%.2f s", entry.time), entry.event, entry.overlap.points,
            entry.room.points, entry.offset.points, entry.inSight)
    }

    private static func columns(
        _ time: String, _ event: String, _ overlap: String, _ room: String, _ offset: String,
        _ inSight: String
    ) -> String {
        "\(time.paddedLeft(to: 7))  \(event.paddedRight(to: 36))"
            + "\(overlap.paddedLeft(to: 7))  \(room.paddedLeft(to: 5))  "
            + "\(offset.paddedLeft(to: 6))  \(inSight)"
    }
}

extension String {
    fileprivate func paddedLeft(to width: Int) -> String {
        String(repeating: " ", count: max(0, width - count)) + self
    }

    fileprivate func paddedRight(to width: Int) -> String {
        self + String(repeating: " ", count: max(0, width - count))
    }
}
