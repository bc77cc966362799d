import CoreGraphics

/// The direction in which the lines of a flow follow each other.
enum FlowAxis: Sendable {
    case vertical
    case horizontal

    func size(_ size: CGSize) -> FlowSize {
        switch self {
        case .vertical: FlowSize(along: size.height.usableLength, across: size.width.usableLength)
        case .horizontal: FlowSize(along: size.width.usableLength, across: size.height.usableLength)
        }
    }

    func rect(_ rect: FlowRect) -> CGRect {
        switch self {
        case .vertical:
            CGRect(
                x: rect.across, y: rect.along, width: rect.size.across, height: rect.size.along)
        case .horizontal:
            CGRect(
                x: rect.along, y: rect.across, width: rect.size.along, height: rect.size.across)
        }
    }

    /// Returns the beginning and the end of a rectangle in the direction of the flow.
    func stretch(of rect: CGRect) -> (start: CGFloat, end: CGFloat) {
        switch self {
        case .vertical: (rect.minY, rect.maxY)
        case .horizontal: (rect.minX, rect.maxX)
        }
    }
}

/// A length in the direction of the flow, and one across it.
struct FlowSize: Equatable, Sendable {
    var along: CGFloat = 0
    var across: CGFloat = 0
}

/// A rectangle in the flow.
struct FlowRect: Equatable, Sendable {
    var along: CGFloat
    var across: CGFloat
    var size: FlowSize

    func moved(along way: CGFloat, across side: CGFloat) -> FlowRect {
        FlowRect(along: along + way, across: across + side, size: size)
    }
}

extension CGFloat {
    /// The length; zero for a value that can't be one.
    var usableLength: CGFloat { isFinite ? Swift.max(0, self) : 0 }
}
