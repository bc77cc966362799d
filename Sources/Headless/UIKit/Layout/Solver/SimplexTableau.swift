/// The rows of a simplex over variables that can't be negative.
///
/// Each row defines a basic variable in terms of the other variables, which are all zero at the
/// moment.
struct SimplexTableau: Sendable {
    struct Row: Sendable {
        var basic: Int
        var expression: LinearExpression
    }

    private(set) var rows: [Row] = []
    /// The expression that is minimized, in terms of variables that are not basic.
    private(set) var objective = LinearExpression()
    /// The row of each basic variable, -1 for the others.
    private var rowOfVariable: [Int] = []
    private var isUsed: [Bool] = []

    mutating func reserve(variable: Int) {
        while rowOfVariable.count <= variable {
            rowOfVariable.append(-1)
            isUsed.append(false)
        }
    }

    func row(of variable: Int) -> LinearExpression? {
        let index = rowOfVariable[variable]
        return index < 0 ? nil : rows[index].expression
    }

    /// Returns a Boolean value that indicates whether a variable has ever been in a row or in the
    /// objective.
    func hasUsed(_ variable: Int) -> Bool { isUsed[variable] }

    /// Adds the row of `basic`; the expression has no basic variable and isn't negative now.
    mutating func addRow(_ basic: Int, _ expression: LinearExpression) {
        rowOfVariable[basic] = rows.count
        isUsed[basic] = true
        for term in expression.terms { isUsed[term.variable] = true }
        rows.append(Row(basic: basic, expression: expression))
    }

    /// Adds an expression without basic variables to the objective.
    mutating func addCost(_ expression: LinearExpression) {
        for term in expression.terms { isUsed[term.variable] = true }
        objective.add(expression)
    }

    mutating func clearObjective() {
        objective = LinearExpression()
    }

    /// Minimizes the objective.
    mutating func minimize() {
        // The steepest column first is quick but may go in circles at a degenerate corner; the
        // first column never does (Bland's rule), so it takes over after a while.
        var steps = 0
        while let entering = enteringVariable(steepest: steps < 4 * rows.count + 50),
            let leaving = leavingRow(entering: entering)
        {
            pivot(leaving, entering: entering)
            steps += 1
            // A guard against rounding noise only: no layout comes near it.
            if steps > 40 * (rows.count + 50) { return }
        }
    }

    private func enteringVariable(steepest: Bool) -> Int? {
        var best: Int?
        var bestCost = -Tolerance.coefficient
        for term in objective.terms where term.coefficient < bestCost {
            best = term.variable
            if !steepest { break }
            bestCost = term.coefficient
        }
        return best
    }

    /// Returns the row that becomes zero first when `entering` grows.
    private func leavingRow(entering: Int) -> Int? {
        var best: Int?
        var bestRatio = Double.infinity
        for index in rows.indices {
            let coefficient = rows[index].expression.coefficient(of: entering)
            guard coefficient < -Tolerance.coefficient else { continue }
            let ratio = rows[index].expression.constant / -coefficient
            let isTie = best.map { rows[index].basic < rows[$0].basic } ?? true
            if ratio < bestRatio || (ratio == bestRatio && isTie) {
                best = index
                bestRatio = ratio
            }
        }
        return best
    }

    /// Exchanges a row's basic variable with `entering`, which that row must contain.
    mutating func pivot(_ rowIndex: Int, entering: Int) {
        let leaving = rows[rowIndex].basic
        var solved = rows[rowIndex].expression
        let coefficient = solved.coefficient(of: entering)
        solved.remove(entering)
        solved.add(variable: leaving, times: -1)
        solved.scale(by: -1 / coefficient)
        // Rounding must not leave a variable slightly negative.
        if abs(solved.constant) < Tolerance.coefficient { solved.constant = 0 }
        rows[rowIndex] = Row(basic: entering, expression: solved)
        rowOfVariable[leaving] = -1
        rowOfVariable[entering] = rowIndex
        replace(entering, by: solved, except: rowIndex)
    }

    private mutating func replace(
        _ variable: Int, by expression: LinearExpression, except rowIndex: Int
    ) {
        for index in rows.indices where index != rowIndex {
            Self.replace(variable, by: expression, in: &rows[index].expression)
        }
        Self.replace(variable, by: expression, in: &objective)
    }

    private static func replace(
        _ variable: Int, by replacement: LinearExpression, in expression: inout LinearExpression
    ) {
        let coefficient = expression.coefficient(of: variable)
        guard coefficient != 0 else { return }
        expression.remove(variable)
        expression.add(replacement, times: coefficient)
    }
}

extension SimplexTableau {
    /// Fixes variables, none of which is basic, at zero.
    mutating func forget(_ isGone: (Int) -> Bool) {
        for index in rows.indices { rows[index].expression.remove(where: isGone) }
        objective.remove(where: isGone)
    }

    /// Removes the row of a variable without moving the variable elsewhere.
    mutating func removeRow(of variable: Int) {
        let index = rowOfVariable[variable]
        guard index >= 0 else { return }
        rowOfVariable[variable] = -1
        let last = rows.removeLast()
        guard last.basic != variable else { return }
        rows[index] = last
        rowOfVariable[last.basic] = index
    }

    /// Removes a variable that is zero, permanently.
    mutating func retire(_ variable: Int) {
        let index = rowOfVariable[variable]
        if index >= 0,
            let other = rows[index].expression.terms.max(by: {
                abs($0.coefficient) < abs($1.coefficient)
            })
        {
            rows[index].expression.constant = 0
            pivot(index, entering: other.variable)
        }
        removeRow(of: variable)
        forget { $0 == variable }
    }
}
