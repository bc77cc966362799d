import CoreGraphics

extension NSTextAlignment {
    /// Returns the edge for a natural alignment in an interface of this direction.
    package func resolved(isRightToLeft: Bool) -> NSTextAlignment {
        guard self == .natural || self == .justified else { return self }
        return isRightToLeft ? .right : .left
    }

    /// Returns the distance at which a line `width` points wide begins in `room` points.
    ///
    /// A natural alignment follows the text's direction. Justified text isn't stretched here.
    package func indent(of width: CGFloat, in room: CGFloat, isRightToLeft: Bool) -> CGFloat {
        guard room.isFinite else { return 0 }
        switch self {
        case .left: return 0
        case .center: return (room - width) / 2
        case .right: return room - width
        default: return isRightToLeft ? room - width : 0
        }
    }
}
