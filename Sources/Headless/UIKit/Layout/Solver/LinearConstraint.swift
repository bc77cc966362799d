/// A relation between an expression and zero, with its importance.
package struct LinearConstraint: Equatable, Sendable {
    package enum Relation: Sendable { case lessThanOrEqual, equal, greaterThanOrEqual }

    package static let required: Float = 1000

    package var expression: LinearExpression
    package var relation: Relation
    package var priority: Float

    package init(
        _ expression: LinearExpression, _ relation: Relation, priority: Float = Self.required
    ) {
        self.expression = expression
        self.relation = relation
        self.priority = priority
    }

    package var isRequired: Bool { priority >= Self.required }

    /// A Boolean value that indicates whether a solver can use the constraint: all numbers are
    /// finite, and the priority is above zero.
    package var isMeaningful: Bool { expression.isFinite && priority > 0 }

    /// The same constraint, negated if necessary so that its relation isn't "at most".
    var pointingUp: LinearConstraint {
        guard relation == .lessThanOrEqual else { return self }
        var turned = self
        turned.expression.scale(by: -1)
        turned.relation = .greaterThanOrEqual
        return turned
    }
}
