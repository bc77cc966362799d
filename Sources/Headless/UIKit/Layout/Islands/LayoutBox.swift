import CoreGraphics

/// An interval on one axis, in terms of variables.
struct LayoutSpan {
    var start: LinearExpression
    var length: LinearExpression

    var end: LinearExpression { start.plus(length) }
    var center: LinearExpression { start.plus(length, times: 0.5) }

    func inset(by before: CGFloat, _ after: CGFloat) -> LayoutSpan {
        guard before != 0 || after != 0 else { return self }
        var result = self
        result.start.constant += Double(before)
        result.length.constant -= Double(before + after)
        return result
    }
}

/// A rectangle in terms of variables: the alignment rectangle of a view, or that of a guide.
struct LayoutBox {
    var x: LayoutSpan
    var y: LayoutSpan
    /// The scroll view whose content contains the rectangle; `nil` if there is none.
    var space: ObjectIdentifier?

    func inset(by insets: UIEdgeInsets) -> LayoutBox {
        var result = self
        result.x = x.inset(by: insets.left, insets.right)
        result.y = y.inset(by: insets.top, insets.bottom)
        return result
    }

    subscript(axis: NSLayoutConstraint.Axis) -> LayoutSpan {
        axis == .horizontal ? x : y
    }
}

/// The point from which positions are measured.
struct LayoutOrigin {
    var x: LinearExpression
    var y: LinearExpression
    var space: ObjectIdentifier?

    subscript(axis: NSLayoutConstraint.Axis) -> LinearExpression {
        axis == .horizontal ? x : y
    }
}

extension LinearExpression {
    func plus(_ other: LinearExpression, times factor: Double = 1) -> LinearExpression {
        var result = self
        result.add(other, times: factor)
        return result
    }

    func plus(_ number: CGFloat) -> LinearExpression {
        var result = self
        result.constant += Double(number)
        return result
    }

    func value(at values: [Double]) -> Double {
        var result = constant
        for term in terms { result += term.coefficient * values[term.variable] }
        return result
    }
}
