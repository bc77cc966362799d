import CoreGraphics

/// The placement of a popover beside its source.
package struct PopoverPlacement: Equatable, Sendable {
    /// The length of the arrow, in points (assumed: A48).
    private static let arrow: CGFloat = 13
    /// The size of a popover without a preferred one: 320 points wide, and as high as possible
    /// (assumed: A48).
    ///
    /// Apple's reference of `preferredContentSize` leaves it open.
    private static let usual = CGSize(width: 320, height: 1100)

    package private(set) var frame: CGRect
    package private(set) var direction: UIPopoverArrowDirection

    package init(
        size preferred: CGSize, source: CGRect, area: CGRect,
        permitted: UIPopoverArrowDirection, overlaps: Bool = false
    ) {
        let size = CGSize(
            width: preferred.width > 0 ? preferred.width : Self.usual.width,
            height: preferred.height > 0 ? preferred.height : Self.usual.height)
        let directions: [UIPopoverArrowDirection] = [.up, .down, .left, .right]
        let allowed = directions.filter(permitted.contains)
        let rooms = allowed.map { Self.room(for: $0, beside: source, in: area) }
        let fitting = rooms.firstIndex { $0.width >= size.width && $0.height >= size.height }
        // If it fits nowhere, the popover is where most of it is visible.
        let best =
            fitting
            ?? rooms.indices.max {
                Self.seen(of: size, in: rooms[$0]) < Self.seen(of: size, in: rooms[$1])
            }
        guard let best else {
            direction = .unknown
            frame = Self.centered(size, at: source, in: area)
            return
        }
        direction = allowed[best]
        let room = overlaps && fitting == nil ? area : rooms[best]
        frame = Self.place(size, toward: allowed[best], of: source, in: room)
    }

    private static func seen(of size: CGSize, in room: CGRect) -> CGFloat {
        min(size.width, room.width) * min(size.height, room.height)
    }

    private static func room(
        for direction: UIPopoverArrowDirection, beside source: CGRect, in area: CGRect
    ) -> CGRect {
        var (left, right, top, bottom) = (area.minX, area.maxX, area.minY, area.maxY)
        switch direction {
        case .up: top = max(top, source.maxY + arrow)
        case .down: bottom = min(bottom, source.minY - arrow)
        case .left: left = max(left, source.maxX + arrow)
        default: right = min(right, source.minX - arrow)
        }
        return CGRect(
            x: left, y: top, width: max(0, right - left), height: max(0, bottom - top))
    }

    private static func place(
        _ size: CGSize, toward direction: UIPopoverArrowDirection, of source: CGRect,
        in room: CGRect
    ) -> CGRect {
        var frame = centered(size, at: source, in: room)
        switch direction {
        case .up: frame.origin.y = room.minY
        case .down: frame.origin.y = room.maxY - frame.height
        case .left: frame.origin.x = room.minX
        default: frame.origin.x = room.maxX - frame.width
        }
        return frame
    }

    private static func centered(_ size: CGSize, at source: CGRect, in room: CGRect) -> CGRect {
        let width = min(size.width, room.width)
        let height = min(size.height, room.height)
        return CGRect(
            x: min(max(source.midX - width / 2, room.minX), room.maxX - width),
            y: min(max(source.midY - height / 2, room.minY), room.maxY - height),
            width: width, height: height)
    }
}
