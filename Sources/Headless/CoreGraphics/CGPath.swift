import Foundation

/// A path of lines and curves that doesn't change.
public class CGPath: Hashable {
    package var elements: [PathElement]

    package init(elements: [PathElement]) {
        self.elements = elements
    }

    public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        self.init(elements: [PathElement].rectangle(rect).applying(transform))
    }

    public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        let radii = CGSize(width: rect.width / 2, height: rect.height / 2)
        self.init(elements: [PathElement].rounded(rect, radii: radii).applying(transform))
    }

    public convenience init(
        roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
        transform: UnsafePointer<CGAffineTransform>?
    ) {
        let radii = CGSize(width: cornerWidth, height: cornerHeight)
        self.init(elements: [PathElement].rounded(rect, radii: radii).applying(transform))
    }

    public var isEmpty: Bool { elements.isEmpty }

    public var currentPoint: CGPoint {
        guard elements.last == .close else { return elements.last?.points.last ?? .zero }
        for case .move(let point) in elements.reversed() { return point }
        return .zero
    }

    /// The smallest rectangle around all points, control points included.
    public var boundingBox: CGRect {
        let points = elements.flatMap(\.points)
        guard let first = points.first else { return .null }
        return points.reduce(CGRect(origin: first, size: .zero)) {
            $0.union(CGRect(origin: $1, size: .zero))
        }
    }

    public func copy() -> CGPath? { CGPath(elements: elements) }

    public func mutableCopy() -> CGMutablePath? { CGMutablePath(elements: elements) }

    public static func == (lhs: CGPath, rhs: CGPath) -> Bool { lhs.elements == rhs.elements }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(elements.count)
    }
}

/// A path of lines and curves that can be extended.
public class CGMutablePath: CGPath {
    package override init(elements: [PathElement]) {
        super.init(elements: elements)
    }

    public init() {
        super.init(elements: [])
    }
}

// In Swift, these are methods of mutable paths alone on Apple's systems, too.
extension CGMutablePath {
    public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
        elements.append(.move(point.applying(transform)))
    }

    public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
        elements.append(.line(point.applying(transform)))
    }

    public func addCurve(
        to end: CGPoint, control1: CGPoint, control2: CGPoint,
        transform: CGAffineTransform = .identity
    ) {
        let curve = PathElement.curve(end, control1: control1, control2: control2)
        elements.append(curve.applying(transform))
    }

    public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
        guard let first = points.first else { return }
        move(to: first, transform: transform)
        for point in points.dropFirst() { addLine(to: point, transform: transform) }
    }

    public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
        elements += [PathElement].rectangle(rect).map { $0.applying(transform) }
    }

    public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
        let radii = CGSize(width: rect.width / 2, height: rect.height / 2)
        elements += [PathElement].rounded(rect, radii: radii).map { $0.applying(transform) }
    }

    public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
        elements += path.elements.map { $0.applying(transform) }
    }

    public func closeSubpath() {
        guard !elements.isEmpty else { return }
        elements.append(.close)
    }
}

extension [PathElement] {
    fileprivate func applying(_ transform: UnsafePointer<CGAffineTransform>?) -> [PathElement] {
        guard let transform else { return self }
        return map { $0.applying(transform.pointee) }
    }
}
