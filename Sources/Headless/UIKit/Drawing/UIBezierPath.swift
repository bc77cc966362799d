import CoreGraphics
import Foundation

/// A path of lines and curves that can be filled and stroked.
open class UIBezierPath: NSObject {
    private var elements: [PathElement] = []
    private var start = CGPoint.zero

    public override init() {
        super.init()
    }

    public convenience init(rect: CGRect) {
        self.init()
        elements = .rectangle(rect)
        start = rect.origin
    }

    public convenience init(ovalIn rect: CGRect) {
        self.init()
        elements = .rounded(
            rect, radii: CGSize(width: rect.width / 2, height: rect.height / 2))
        start = CGPoint(x: rect.midX, y: rect.minY)
    }

    public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
        self.init()
        let radius = max(0, min(cornerRadius, rect.width / 2, rect.height / 2))
        elements = .rounded(rect, radii: CGSize(width: radius, height: radius))
        start = CGPoint(x: rect.minX + radius, y: rect.minY)
    }

    public convenience init(
        roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
    ) {
        self.init()
        elements = CornerRounding(rect: rect, corners: corners, radii: cornerRadii).elements
        start = elements.first?.points.first ?? .zero
    }

    public convenience init(cgPath: CGPath) {
        self.init()
        self.cgPath = cgPath
    }

    open var cgPath: CGPath {
        get { CGPath(elements: elements) }
        set {
            elements = newValue.elements
            for case .move(let point) in elements { start = point }
        }
    }

    public convenience init(
        arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
        clockwise: Bool
    ) {
        self.init()
        addArc(
            withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
            clockwise: clockwise)
    }

    // MARK: Steps

    open func move(to point: CGPoint) {
        elements.append(.move(point))
        start = point
    }

    open func addLine(to point: CGPoint) {
        elements.append(.line(point))
    }

    open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
        elements.append(
            .curve(endPoint, control1: controlPoint1, control2: controlPoint2))
    }

    // Every quadratic curve is a cubic one with control points two thirds of the way.
    open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
        func toward(_ point: CGPoint) -> CGPoint {
            CGPoint(
                x: point.x + (controlPoint.x - point.x) * 2 / 3,
                y: point.y + (controlPoint.y - point.y) * 2 / 3)
        }
        addCurve(
            to: endPoint, controlPoint1: toward(currentPoint), controlPoint2: toward(endPoint))
    }

    // Apple's reference: a line leads from the current point to where the arc begins.
    open func addArc(
        withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
        clockwise: Bool
    ) {
        let first = ArcPoint(center, radius, startAngle).point
        if elements.isEmpty { move(to: first) } else { addLine(to: first) }
        let turn = CGFloat.pi * 2
        var end = endAngle
        if abs(end - startAngle) < turn {
            if clockwise, end < startAngle { end += turn }
            if !clockwise, end > startAngle { end -= turn }
        }
        elements += .arc(center: center, radius: radius, from: startAngle, to: end)
    }

    open func close() {
        guard !elements.isEmpty else { return }
        elements.append(.close)
    }

    open func removeAllPoints() {
        elements = []
        start = .zero
    }

    open func append(_ bezierPath: UIBezierPath) {
        elements += bezierPath.elements
        start = bezierPath.start
    }

    open func apply(_ transform: CGAffineTransform) {
        elements = elements.map { $0.applying(transform) }
        start = start.applying(transform)
    }

    // MARK: What it is

    open var isEmpty: Bool { elements.isEmpty }

    open var currentPoint: CGPoint {
        elements.last == .close ? start : elements.last?.points.last ?? .zero
    }

    // Apple's reference: the smallest rectangle around all points, control points included.
    open var bounds: CGRect {
        let points = elements.flatMap(\.points)
        guard let first = points.first else { return .zero }
        return points.reduce(CGRect(origin: first, size: .zero)) {
            $0.union(CGRect(origin: $1, size: .zero))
        }
    }

    // MARK: Drawing

    open var lineWidth: CGFloat = 1
    open var usesEvenOddFillRule = false

    open func fill() {
        GraphicsSurface.current?.fill(.path(elements, usesEvenOddRule: usesEvenOddFillRule))
    }

    open func stroke() {
        GraphicsSurface.current?.stroke(
            .path(elements, usesEvenOddRule: false), width: lineWidth)
    }
}
