/// Finds values for variables such that a higher priority is never sacrificed for lower ones.
///
/// The constraints are added one priority after the other. Within one, the sum of the errors is
/// minimized, which later priorities can't change.
package struct LinearSolver: Sendable {
    /// The variables' values, and the required constraints that had to be left out.
    package struct Solution: Equatable, Sendable {
        package var values: [Double]
        package var broken: [Int]
    }

    /// The values that a variable may take.
    package enum Domain: Equatable, Sendable {
        /// Any value; the given one if no constraint defines it.
        case position(resting: LinearExpression)
        /// Zero or more; the smallest possible value if no constraint defines it.
        case size

        var isPosition: Bool {
            if case .position = self { true } else { false }
        }
    }

    /// The definitions of variables, once they are known.
    var definitions: [LinearExpression?]
    var domains: [Domain]
    var tableau = SimplexTableau()

    private init(_ variables: [Domain]) {
        definitions = Array(repeating: nil, count: variables.count)
        domains = variables
        if !variables.isEmpty { tableau.reserve(variable: variables.count - 1) }
    }

    /// Solves a system of variables, which the constraints identify by their indices.
    ///
    /// If required constraints contradict each other, the last one is left out.
    package static func solve(
        _ variables: [Domain], _ constraints: [LinearConstraint]
    ) -> Solution {
        let usable = constraints.indices.filter { constraints[$0].isMeaningful }
        let required = usable.filter { constraints[$0].isRequired }
        var solver = LinearSolver(variables)
        var broken: [Int] = []
        // Equations first, because each makes the system smaller. The order matters only for a
        // contradiction, and then all constraints are added in the given order.
        let equationsFirst =
            required.filter { constraints[$0].relation == .equal }
            + required.filter { constraints[$0].relation != .equal }
        if !equationsFirst.allSatisfy({ solver.require(constraints[$0]) }) {
            solver = LinearSolver(variables)
            broken = required.filter { !solver.require(constraints[$0]) }
        }
        solver.settle()
        let optional = usable.filter { !constraints[$0].isRequired }
        for level in Dictionary(grouping: optional, by: { constraints[$0].priority })
            .sorted(by: { $0.key > $1.key })
        {
            solver.prefer(level.value.map { constraints[$0] })
        }
        solver.rest()
        return Solution(values: solver.values(count: variables.count), broken: broken)
    }

    /// Adds a variable that can't be negative, and returns it.
    mutating func makeRestricted() -> Int {
        definitions.append(nil)
        domains.append(.size)
        tableau.reserve(variable: definitions.count - 1)
        return definitions.count - 1
    }

    private mutating func rest() {
        for variable in domains.indices where definitions[variable] == nil {
            guard case .position(let resting) = domains[variable] else { continue }
            let place = reduced(resting)
            let isItself = place.coefficient(of: variable) != 0
            definitions[variable] = isItself ? LinearExpression() : place
        }
    }

    private func values(count: Int) -> [Double] {
        var known: [Double?] = Array(repeating: nil, count: definitions.count)
        return (0..<count).map { value(of: $0, &known) }
    }

    private func value(of variable: Int, _ known: inout [Double?]) -> Double {
        if let value = known[variable] { return value }
        let meaning = definitions[variable] ?? tableau.row(of: variable)
        let value = (meaning?.terms ?? []).reduce(meaning?.constant ?? 0) { sum, term in
            sum + term.coefficient * self.value(of: term.variable, &known)
        }
        known[variable] = value
        return value
    }
}
