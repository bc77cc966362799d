extension NSLayoutConstraint {
    /// The attributes of a view or guide that a constraint can refer to.
    public typealias Attribute = NSLayoutAttribute

    /// The relations between the two sides of a constraint.
    public typealias Relation = NSLayoutRelation

    /// The direction of a layout.
    public typealias Axis = UILayoutConstraintAxis
}

extension NSLayoutConstraint.Attribute {
    /// The axis of the attribute; `nil` for `notAnAttribute`.
    var axis: NSLayoutConstraint.Axis? {
        switch self {
        case .left, .right, .leading, .trailing, .width, .centerX, .leftMargin, .rightMargin,
            .leadingMargin, .trailingMargin, .centerXWithinMargins:
            .horizontal
        case .top, .bottom, .height, .centerY, .lastBaseline, .firstBaseline, .topMargin,
            .bottomMargin, .centerYWithinMargins:
            .vertical
        default: nil
        }
    }

    var isSize: Bool { self == .width || self == .height }

    /// A Boolean value that indicates whether the attribute stands for the other side in a
    /// right-to-left layout.
    var followsReadingDirection: Bool {
        switch self {
        case .leading, .trailing, .leadingMargin, .trailingMargin: true
        default: false
        }
    }

    /// The corresponding attribute of the view itself, if this is one of its margins.
    var withoutMargin: NSLayoutConstraint.Attribute? {
        switch self {
        case .leftMargin: .left
        case .rightMargin: .right
        case .topMargin: .top
        case .bottomMargin: .bottom
        case .leadingMargin: .leading
        case .trailingMargin: .trailing
        case .centerXWithinMargins: .centerX
        case .centerYWithinMargins: .centerY
        default: nil
        }
    }
}
