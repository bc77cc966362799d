import CoreGraphics

extension LayoutBoxes {
    /// A position with the scroll view whose content contains it; a size has none.
    private struct Place {
        var expression: LinearExpression
        var space: ObjectIdentifier?
    }

    /// Returns a constraint as an expression to compare with zero; `nil` if it reaches outside.
    mutating func equation(for constraint: NSLayoutConstraint) -> LinearConstraint? {
        let flips = constraint.followsReadingDirection && readsRightToLeft(constraint)
        guard var sum = difference(constraint, flips: flips) else { return nil }
        sum.constant -= Double(constraint.constant)
        let relation: LinearConstraint.Relation =
            switch constraint.relation {
            case .lessThanOrEqual: .lessThanOrEqual
            case .greaterThanOrEqual: .greaterThanOrEqual
            default: .equal
            }
        return LinearConstraint(sum, relation, priority: constraint.priority.rawValue)
    }

    private mutating func difference(
        _ constraint: NSLayoutConstraint, flips: Bool
    ) -> LinearExpression? {
        guard let second = constraint.second else {
            return size(constraint.first, constraint, flips)
        }
        if constraint.first.isSize {
            guard let first = size(constraint.first, constraint, flips),
                let other = size(second, constraint, flips)
            else { return nil }
            return first.plus(other, times: -Double(constraint.multiplier))
        }
        guard let first = place(of: constraint.first.point, constraint, flips),
            let other = place(of: second.point, constraint, flips)
        else { return nil }
        return difference(first, other, constraint, flips)
    }

    private mutating func difference(
        _ first: Place, _ other: Place, _ constraint: NSLayoutConstraint, _ flips: Bool
    ) -> LinearExpression? {
        guard let (first, other, space) = inOneSpace(first, other, constraint, flips) else {
            return nil
        }
        let multiplier = Double(constraint.multiplier)
        var sum = first.plus(other, times: -multiplier)
        guard multiplier != 1 else { return sum }
        // UIKit: a multiple of a position counts from the view that holds the constraint
        // (assumed: A32): "centerY == 0.5 * superview.centerY" is a quarter of its height.
        guard let host = constraint.host, let axis = constraint.first.axis,
            let origin = origin(inside: host), origin.space == space
        else { return sum }
        sum.add(origin[axis], times: (flips ? -1 : 1) * (multiplier - 1))
        return sum
    }

    private mutating func inOneSpace(
        _ first: Place, _ other: Place, _ constraint: NSLayoutConstraint, _ flips: Bool
    ) -> (LinearExpression, LinearExpression, ObjectIdentifier?)? {
        if first.space == other.space { return (first.expression, other.expression, first.space) }
        guard let axis = constraint.first.axis else { return nil }
        return (outermost(first, axis, flips), outermost(other, axis, flips), nil)
    }

    private mutating func outermost(
        _ place: Place, _ axis: NSLayoutConstraint.Axis, _ flips: Bool
    ) -> LinearExpression {
        var result = place.expression
        var space = place.space
        while let inner = space, let shift = shift(outOf: inner) {
            result.add(shift[axis], times: flips ? -1 : 1)
            space = shift.space
        }
        return result
    }

    private mutating func size(
        _ meaning: AnchorMeaning, _ constraint: NSLayoutConstraint, _ flips: Bool
    ) -> LinearExpression? {
        guard let end = meaning.end else {
            return place(of: meaning.point, constraint, flips)?.expression
        }
        guard let axis = meaning.axis, let from = place(of: meaning.point, constraint, flips),
            let to = place(of: end, constraint, flips)
        else { return nil }
        if from.space == to.space { return to.expression.plus(from.expression, times: -1) }
        return outermost(to, axis, flips).plus(outermost(from, axis, flips), times: -1)
    }

    private mutating func place(
        of point: AnchorMeaning.Point, _ constraint: NSLayoutConstraint, _ flips: Bool
    ) -> Place? {
        guard let item = point.item, var box = box(of: scrolledItem(item, point, constraint)) else {
            return nil
        }
        var attribute = point.attribute
        if let plain = attribute.withoutMargin {
            attribute = plain
            if let view = item as? UIView { box = box.inset(by: view.layoutMargins) }
        }
        if let view = item as? UIView, attribute == .firstBaseline || attribute == .lastBaseline {
            return baseline(attribute, of: view)
        }
        let expression = box.expression(of: attribute, isRightToLeft: flips)
        let isTurned = flips && !attribute.isSize
        return Place(
            expression: isTurned ? LinearExpression().plus(expression, times: -1) : expression,
            space: box.space)
    }

    // For items inside, the edges of a scroll view are those of its content. Its size and its
    // center are always those of its frame (Apple, "Working with Scroll Views").
    private func scrolledItem(
        _ item: any LayoutItem, _ point: AnchorMeaning.Point, _ constraint: NSLayoutConstraint
    ) -> any LayoutItem {
        guard let view = item as? UIView, view.scrollsContents, point.attribute.isEdge,
            constraint.points.contains(where: { $0.item?.liesInContents(of: view) ?? false })
        else { return item }
        return view.systemGuide(.scrollContent)
    }

    private mutating func baseline(
        _ attribute: NSLayoutConstraint.Attribute, of view: UIView
    ) -> Place? {
        let isFirst = attribute == .firstBaseline
        let text = isFirst ? view.forFirstBaselineLayout : view.forLastBaselineLayout
        guard let box = box(of: text) else { return nil }
        let insets = text.baselineInsets ?? (first: 0, last: 0)
        return Place(
            expression: isFirst ? box.y.start.plus(insets.first) : box.y.end.plus(-insets.last),
            space: box.space)
    }

    // A forced direction applies to the constraints that the view holds, and doesn't propagate to
    // its subviews (Apple, `effectiveUserInterfaceLayoutDirection`).
    private func readsRightToLeft(_ constraint: NSLayoutConstraint) -> Bool {
        let view = constraint.host ?? root
        guard view.semanticContentAttribute == .unspecified else { return view.readsRightToLeft }
        return isRightToLeft
    }
}

extension LayoutBox {
    func expression(
        of attribute: NSLayoutConstraint.Attribute, isRightToLeft: Bool
    ) -> LinearExpression {
        switch attribute {
        case .left: x.start
        case .right: x.end
        case .leading: isRightToLeft ? x.end : x.start
        case .trailing: isRightToLeft ? x.start : x.end
        case .centerX: x.center
        case .width: x.length
        case .top, .firstBaseline: y.start
        case .bottom, .lastBaseline: y.end
        case .centerY: y.center
        case .height: y.length
        default: LinearExpression()
        }
    }
}

extension NSLayoutConstraint.Attribute {
    var isEdge: Bool {
        switch withoutMargin ?? self {
        case .left, .right, .leading, .trailing, .top, .bottom: true
        default: false
        }
    }
}

extension NSLayoutConstraint {
    var followsReadingDirection: Bool {
        first.followsReadingDirection || second?.followsReadingDirection ?? false
    }

    /// The points of both sides.
    var points: [AnchorMeaning.Point] { first.points + (second?.points ?? []) }
}

extension LayoutItem {
    /// Returns a Boolean value that indicates whether the item is in the content of a scroll view,
    /// as a subview or as its content guide.
    fileprivate func liesInContents(of view: UIView) -> Bool {
        if let guide = self as? SystemLayoutGuide, guide.owningView === view {
            return guide.kind == .scrollContent
        }
        guard let own = itemView else { return false }
        return self is UIView
            ? own !== view && own.isDescendant(of: view) : own.isDescendant(of: view)
    }
}
