extension NSLayoutConstraint {
    /// The parts of a view or guide that a constraint may name.
    public typealias Attribute = NSLayoutAttribute

    /// The relations between the two sides of a constraint.
    public typealias Relation = NSLayoutRelation

    /// A direction in which things are laid out.
    public typealias Axis = UILayoutConstraintAxis
}

extension NSLayoutConstraint.Attribute {
    /// The axis it lies on; nothing has none.
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

    /// A Boolean value that indicates whether it means the other side where one reads from right to
    /// left.
    var followsReadingDirection: Bool {
        switch self {
        case .leading, .trailing, .leadingMargin, .trailingMargin: true
        default: false
        }
    }

    /// The same attribute of the view itself, where this one is of its margins.
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
