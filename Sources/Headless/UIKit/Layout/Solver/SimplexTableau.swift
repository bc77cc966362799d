/// Simplex rows over variables that may not become negative.
///
/// Every row says what a basic variable is in terms of the others, which are all zero at the
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

    /// Returns a Boolean value that indicates whether a variable has ever stood in a row or in the
    /// objective.
    func hasUsed(_ variable: Int) -> Bool { isUsed[variable] }

    /// Adds what `basic` is; the expression has no basic variable in it and is not negative now.
    mutating func addRow(_ basic: Int, _ expression: LinearExpression) {
        rowOfVariable[basic] = rows.count
        isUsed[basic] = true
        for term in expression.terms { isUsed[term.variable] = true }
        rows.append(Row(basic: basic, expression: expression))
    }

    /// Counts an expression, which has no basic variable in it, in what is being made small.
    mutating func addCost(_ expression: LinearExpression) {
        for term in expression.terms { isUsed[term.variable] = true }
        objective.add(expression)
    }

    mutating func clearObjective() {
        objective = LinearExpression()
    }

    /// Makes the objective as small as it can be.
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

    /// The row that becomes zero first when `entering` grows.
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
    /// Keeps variables at zero from now on; none of them is basic.
    mutating func forget(_ isGone: (Int) -> Bool) {
        for index in rows.indices { rows[index].expression.remove(where: isGone) }
        objective.remove(where: isGone)
    }

    /// Takes a row out without putting its variable anywhere else.
    mutating func removeRow(of variable: Int) {
        let index = rowOfVariable[variable]
        guard index >= 0 else { return }
        rowOfVariable[variable] = -1
        let last = rows.removeLast()
        guard last.basic != variable else { return }
        rows[index] = last
        rowOfVariable[last.basic] = index
    }

    /// Takes a variable that is zero out for good.
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
