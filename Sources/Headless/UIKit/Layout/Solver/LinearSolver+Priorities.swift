extension LinearSolver {
    /// Adds a required constraint; returns `false` and changes nothing if it contradicts others.
    mutating func require(_ constraint: LinearConstraint) -> Bool {
        let constraint = constraint.pointingUp
        let expression = reduced(constraint.expression)
        if constraint.relation == .equal { return requireZero(expression) }
        if expression.isConstant { return expression.constant >= -Tolerance.distance }
        return requireNotNegative(expression)
    }

    private mutating func requireZero(_ expression: LinearExpression) -> Bool {
        if expression.isConstant { return abs(expression.constant) <= Tolerance.distance }
        if define(fromZero: expression) { return true }
        var missing = expression
        if missing.constant < 0 { missing.scale(by: -1) }
        return canVanish(missing)
    }

    private mutating func requireNotNegative(_ expression: LinearExpression) -> Bool {
        let before = self
        let surplus = makeRestricted()
        var rest = expression
        rest.add(variable: surplus, times: -1)
        if define(fromZero: rest) { return true }
        if expression.constant >= 0 {
            tableau.addRow(surplus, expression)
            return true
        }
        rest.scale(by: -1)
        if canVanish(rest) { return true }
        self = before
        return false
    }

    /// Fixes an expression that isn't negative at zero; returns `false` if it can't be zero.
    private mutating func canVanish(_ expression: LinearExpression) -> Bool {
        let before = self
        let missing = makeRestricted()
        tableau.addRow(missing, expression)
        tableau.clearObjective()
        tableau.addCost(expression)
        tableau.minimize()
        let isZero = (tableau.row(of: missing)?.constant ?? 0) <= Tolerance.distance
        tableau.clearObjective()
        guard isZero else {
            self = before
            return false
        }
        tableau.retire(missing)
        definitions[missing] = LinearExpression()
        return true
    }

    /// Satisfies the constraints of one priority as closely as possible, and fixes the error.
    mutating func prefer(_ constraints: [LinearConstraint]) {
        tableau.clearObjective()
        for constraint in constraints { prefer(constraint.pointingUp) }
        tableau.minimize()
        settle()
    }

    private mutating func prefer(_ constraint: LinearConstraint) {
        let expression = reduced(constraint.expression)
        guard !expression.isConstant else { return }
        let missing = makeRestricted()
        let surplus = makeRestricted()
        // expression + missing - surplus = 0
        var sum = expression
        sum.add(variable: missing, times: 1)
        sum.add(variable: surplus, times: -1)
        if !define(fromZero: sum) { addRow(fromZero: sum, missing, surplus) }
        addCost(of: missing)
        if constraint.relation == .equal { addCost(of: surplus) }
    }

    private mutating func addCost(of variable: Int) {
        tableau.addCost(reduced(LinearExpression(variable: variable)))
    }

    private mutating func addRow(fromZero sum: LinearExpression, _ missing: Int, _ surplus: Int) {
        // A variable that isn't used yet can take the whole sum, which saves a later step.
        let unused = sum.terms.first {
            $0.variable < missing && $0.coefficient * sum.constant <= 0
                && !tableau.hasUsed($0.variable)
        }
        let basic = unused?.variable ?? (sum.constant >= 0 ? surplus : missing)
        var row = sum
        row.remove(basic)
        row.scale(by: -1 / sum.coefficient(of: basic))
        tableau.addRow(basic, row)
    }
}
