import CoreGraphics
import QuartzCore

/// The corners of a row that are round where a section's rows form a card.
struct CardCorners: Equatable, Sendable {
    var radius: CGFloat
    var mask: CACornerMask

    init(row: Int, of count: Int) {
        let isFirst = row == 0
        let isLast = row == count - 1
        radius = isFirst || isLast ? 10 : 0
        mask = []
        if isFirst { mask.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
        if isLast { mask.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
    }
}
