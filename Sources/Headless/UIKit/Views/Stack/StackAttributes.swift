/// The attributes of a direction: along a stack, or across it.
struct StackAttributes {
    typealias Attribute = NSLayoutConstraint.Attribute

    let start: Attribute
    let end: Attribute
    let center: Attribute
    let size: Attribute
    /// The edges of the stack view with which views are aligned.
    let containerStart: Attribute
    let containerEnd: Attribute
    let containerCenter: Attribute

    init(_ axis: NSLayoutConstraint.Axis, insideMargins: Bool) {
        switch axis {
        case .horizontal:
            (start, end, center, size) = (.leading, .trailing, .centerX, .width)
            containerStart = insideMargins ? .leadingMargin : .leading
            containerEnd = insideMargins ? .trailingMargin : .trailing
            containerCenter = insideMargins ? .centerXWithinMargins : .centerX
        default:
            (start, end, center, size) = (.top, .bottom, .centerY, .height)
            containerStart = insideMargins ? .topMargin : .top
            containerEnd = insideMargins ? .bottomMargin : .bottom
            containerCenter = insideMargins ? .centerYWithinMargins : .centerY
        }
    }
}

extension NSLayoutConstraint.Axis {
    var other: NSLayoutConstraint.Axis { self == .horizontal ? .vertical : .horizontal }
}
