extension LinearSolver {
    /// Returns the expression in terms of variables that are undefined, or zero at the moment.
    mutating func reduced(_ expression: LinearExpression) -> LinearExpression {
        let meant = withoutDefined(expression)
        return Self.replacing(in: meant) { tableau.row(of: $0) }
    }

    /// Replaces variables by their definitions, recursively.
    private mutating func withoutDefined(_ expression: LinearExpression) -> LinearExpression {
        for term in expression.terms {
            guard let definition = definitions[term.variable], !definition.isConstant else {
                continue
            }
            definitions[term.variable] = withoutDefined(definition)
        }
        return Self.replacing(in: expression) { definitions[$0] }
    }

    private static func replacing(
        in expression: LinearExpression, _ meaning: (Int) -> LinearExpression?
    ) -> LinearExpression {
        var result = expression
        for term in expression.terms {
            guard let meaning = meaning(term.variable) else { continue }
            result.remove(term.variable)
            result.add(meaning, times: term.coefficient)
        }
        return result
    }

    /// Defines one variable so that `expression` is zero; returns `false` if none can be defined.
    mutating func define(fromZero expression: LinearExpression) -> Bool {
        guard let term = definable(in: expression) else { return false }
        var definition = expression
        definition.remove(term.variable)
        definition.scale(by: -1 / term.coefficient)
        definitions[term.variable] = definition
        return true
    }

    // The newest variable, so that definitions refer to older ones and chains stay short.
    private func definable(in expression: LinearExpression) -> LinearExpression.Term? {
        if let free = expression.terms.last(where: { domains[$0.variable].isPosition }) {
            return free
        }
        return expression.terms.last { isNeverNegative($0, makingZero: expression) }
    }

    // x = (a sum of variables and a number, none of them negative) can't be negative, so the
    // condition that it isn't can be dropped.
    private func isNeverNegative(
        _ term: LinearExpression.Term, makingZero expression: LinearExpression
    ) -> Bool {
        let sign = term.coefficient
        return expression.constant * sign <= 0 && !tableau.hasUsed(term.variable)
            && expression.terms.allSatisfy {
                $0.variable == term.variable || $0.coefficient * sign < 0
            }
    }

    /// Replaces variables that can't change any more by numbers, which keeps later steps small.
    mutating func settle() {
        var isGone = Set(
            tableau.objective.terms.filter { $0.coefficient > Tolerance.coefficient }
                .map(\.variable))
        while true {
            forget(isGone)
            isGone = variablesHeldAtZero()
            if isGone.isEmpty { return }
        }
    }

    private mutating func forget(_ isGone: Set<Int>) {
        if !isGone.isEmpty { tableau.forget(isGone.contains) }
        for variable in isGone { definitions[variable] = LinearExpression() }
        for row in tableau.rows where row.expression.isConstant {
            definitions[row.basic] = row.expression
            tableau.removeRow(of: row.basic)
        }
    }

    // If a row is zero and can only decrease, all its variables remain at zero.
    private func variablesHeldAtZero() -> Set<Int> {
        var held: Set<Int> = []
        for row in tableau.rows
        where row.expression.constant <= Tolerance.coefficient
            && row.expression.terms.allSatisfy({ $0.coefficient < 0 })
        {
            held.formUnion(row.expression.terms.map(\.variable))
        }
        return held
    }
}
