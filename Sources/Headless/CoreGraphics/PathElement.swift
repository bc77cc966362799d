import Foundation

/// A step of a path.
package enum PathElement: Equatable, Sendable {
    case move(CGPoint)
    case line(CGPoint)
    case curve(CGPoint, control1: CGPoint, control2: CGPoint)
    case close

    /// The points of the step.
    package var points: [CGPoint] {
        switch self {
        case .move(let point), .line(let point): [point]
        case .curve(let point, let control1, let control2): [control1, control2, point]
        case .close: []
        }
    }

    package func applying(_ transform: CGAffineTransform) -> PathElement {
        switch self {
        case .move(let point): .move(point.applying(transform))
        case .line(let point): .line(point.applying(transform))
        case .curve(let point, let control1, let control2):
            .curve(
                point.applying(transform), control1: control1.applying(transform),
                control2: control2.applying(transform))
        case .close: .close
        }
    }
}

extension [PathElement] {
    /// The distance of the control points of a quarter of a circle from its end points, in radii.
    private static let roundness: CGFloat = 0.5522847498

    package static func rectangle(_ rect: CGRect) -> [PathElement] {
        [
            .move(CGPoint(x: rect.minX, y: rect.minY)), .line(CGPoint(x: rect.maxX, y: rect.minY)),
            .line(CGPoint(x: rect.maxX, y: rect.maxY)), .line(CGPoint(x: rect.minX, y: rect.maxY)),
            .close,
        ]
    }

    /// Returns a rectangle with corners that are quarters of an ellipse.
    package static func rounded(_ rect: CGRect, radii: CGSize) -> [PathElement] {
        let (x, y) = (radii.width * (1 - roundness), radii.height * (1 - roundness))
        let (left, right) = (rect.minX + radii.width, rect.maxX - radii.width)
        let (top, bottom) = (rect.minY + radii.height, rect.maxY - radii.height)
        func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }
        return [
            .move(point(left, rect.minY)), .line(point(right, rect.minY)),
            .curve(
                point(rect.maxX, top), control1: point(rect.maxX - x, rect.minY),
                control2: point(rect.maxX, rect.minY + y)),
            .line(point(rect.maxX, bottom)),
            .curve(
                point(right, rect.maxY), control1: point(rect.maxX, rect.maxY - y),
                control2: point(rect.maxX - x, rect.maxY)),
            .line(point(left, rect.maxY)),
            .curve(
                point(rect.minX, bottom), control1: point(rect.minX + x, rect.maxY),
                control2: point(rect.minX, rect.maxY - y)),
            .line(point(rect.minX, top)),
            .curve(
                point(left, rect.minY), control1: point(rect.minX, rect.minY + y),
                control2: point(rect.minX + x, rect.minY)),
            .close,
        ]
    }

    /// Returns the curves of an arc, each at most a quarter of the circle, without a line to it.
    package static func arc(
        center: CGPoint, radius: CGFloat, from start: CGFloat, to end: CGFloat
    ) -> [PathElement] {
        let count = Swift.max(1, Int((abs(end - start) / (.pi / 2)).rounded(.up)))
        let step = (end - start) / CGFloat(count)
        let reach = CGFloat(4.0 / 3) * CGFloat(tan(Double(step) / 4)) * radius
        return (0..<count).map { index in
            let from = ArcPoint(center, radius, start + CGFloat(index) * step)
            let to = ArcPoint(center, radius, start + CGFloat(index + 1) * step)
            return .curve(to.point, control1: from.ahead(reach), control2: to.ahead(-reach))
        }
    }
}

/// A point of a circle, and the direction in which the circle continues from there.
package struct ArcPoint {
    package let point: CGPoint
    private let direction: CGVector

    package init(_ center: CGPoint, _ radius: CGFloat, _ angle: CGFloat) {
        let (sine, cosine) = (CGFloat(sin(Double(angle))), CGFloat(cos(Double(angle))))
        point = CGPoint(x: center.x + radius * cosine, y: center.y + radius * sine)
        direction = CGVector(dx: -sine, dy: cosine)
    }

    package func ahead(_ distance: CGFloat) -> CGPoint {
        CGPoint(x: point.x + direction.dx * distance, y: point.y + direction.dy * distance)
    }
}
