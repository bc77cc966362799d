import CoreGraphics

extension ArrowDirection {
    /// Whether `target` lies ahead of `start` that way.
    func leads(from start: CGRect, to target: CGRect) -> Bool {
        switch self {
        case .up: target.midY < start.midY && target.maxY <= start.midY
        case .down: target.midY > start.midY && target.minY >= start.midY
        case .left: target.midX < start.midX && target.maxX <= start.midX
        case .right: target.midX > start.midX && target.minX >= start.midX
        }
    }

    /// How far `target` is: what lies in the beam of `start` comes first, then what is near.
    func distance(_ start: CGRect, _ target: CGRect) -> FocusDistance {
        switch self {
        case .up, .down:
            FocusDistance(
                beside: max(0, target.minX - start.maxX, start.minX - target.maxX),
                ahead: abs(target.midY - start.midY), aside: abs(target.midX - start.midX))
        case .left, .right:
            FocusDistance(
                beside: max(0, target.minY - start.maxY, start.minY - target.maxY),
                ahead: abs(target.midX - start.midX), aside: abs(target.midY - start.midY))
        }
    }
}

/// How far something is, the beam before all else.
struct FocusDistance: Hashable, Comparable, Sendable {
    var beside: CGFloat
    var ahead: CGFloat
    var aside: CGFloat

    static func < (a: FocusDistance, b: FocusDistance) -> Bool {
        (a.beside, a.ahead, a.aside) < (b.beside, b.ahead, b.aside)
    }
}
