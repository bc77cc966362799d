import CoreGraphics
import QuartzCore

/// The round corners of a row in a section whose rows form a card.
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
