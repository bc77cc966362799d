import CoreGraphics

/// The corners of a rectangle.
public struct UIRectCorner: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    public static var topLeft: UIRectCorner { UIRectCorner(rawValue: 1 << 0) }
    public static var topRight: UIRectCorner { UIRectCorner(rawValue: 1 << 1) }
    public static var bottomLeft: UIRectCorner { UIRectCorner(rawValue: 1 << 2) }
    public static var bottomRight: UIRectCorner { UIRectCorner(rawValue: 1 << 3) }
    public static var allCorners: UIRectCorner { UIRectCorner(rawValue: .max) }
}

/// A rectangle with some round corners.
struct CornerRounding {
    let rect: CGRect
    let corners: UIRectCorner
    let radii: CGSize

    // A square corner has radii of zero, and its curve is a point.
    var elements: [PathElement] {
        let legal = CGSize(
            width: max(0, min(radii.width, rect.width / 2)),
            height: max(0, min(radii.height, rect.height / 2)))
        let parts: [(UIRectCorner, CGPoint, CGVector, CGVector)] = [
            (.topRight, CGPoint(x: rect.maxX, y: rect.minY), Self.right, Self.down),
            (.bottomRight, CGPoint(x: rect.maxX, y: rect.maxY), Self.down, Self.left),
            (.bottomLeft, CGPoint(x: rect.minX, y: rect.maxY), Self.left, Self.up),
            (.topLeft, CGPoint(x: rect.minX, y: rect.minY), Self.up, Self.right),
        ]
        let path = parts.flatMap { corner, point, coming, going in
            let radii = corners.contains(corner) ? legal : .zero
            return quarter(at: point, coming, going, radii)
        }
        guard let last = path.last?.points.last else { return [] }
        return [.move(last)] + path + [.close]
    }

    private static let right = CGVector(dx: 1, dy: 0)
    private static let down = CGVector(dx: 0, dy: 1)
    private static let left = CGVector(dx: -1, dy: 0)
    private static let up = CGVector(dx: 0, dy: -1)
    private static let roundness: CGFloat = 0.5522847498

    /// Returns the line to a corner, and the curve around it.
    private func quarter(
        at corner: CGPoint, _ coming: CGVector, _ going: CGVector, _ radii: CGSize
    ) -> [PathElement] {
        func point(_ way: CGVector, _ share: CGFloat) -> CGPoint {
            CGPoint(
                x: corner.x + way.dx * radii.width * share,
                y: corner.y + way.dy * radii.height * share)
        }
        let back = CGVector(dx: -coming.dx, dy: -coming.dy)
        let rest = 1 - Self.roundness
        let line = PathElement.line(point(back, 1))
        guard radii != .zero else { return [line] }
        return [
            line,
            .curve(point(going, 1), control1: point(back, rest), control2: point(going, rest)),
        ]
    }
}
