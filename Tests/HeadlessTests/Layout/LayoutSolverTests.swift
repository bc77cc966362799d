import Testing
import UIKit

// The stand-in's own arithmetic: no test here states a fact about UIKit.
@Suite struct LayoutSolverTests {
    @Test("What a single variable ends up with", arguments: SolverCase.oneVariable)
    func singleVariableEndsUpAsExpected(_ row: SolverCase) {
        let solution = row.solution
        #expect(abs(solution.values[0] - row.expected) < 1e-6, "\(row.name)")
        #expect(solution.broken == row.broken, "\(row.name)")
    }

    @Test("One constraint isn't given up for any number of constraints of lower priority")
    func aHigherPriorityIsNotSacrificedForAnyNumberOfLowerOnes() {
        let crowd = (0..<50).map { _ in SolverCase.x(.equal, 0, 749) }
        let solution = LinearSolver.solve(
            SolverCase.line, [SolverCase.x(.equal, 10, 750)] + crowd)
        #expect(solution.values == [10])
    }

    @Test("Within one priority, the sum of what is missing is as small as possible")
    func withinOnePriorityTheSumOfWhatIsMissingIsSmallest() {
        let constraints = [30.0, 40, 40, 100].map { SolverCase.x(.equal, $0, 500) }
        #expect(LinearSolver.solve(SolverCase.line, constraints).values == [40])
    }

    @Test("A size isn't negative, even if a required constraint asks for that")
    func sizesNeverBecomeNegative() {
        let solution = LinearSolver.solve([.size], [SolverCase.x(.equal, -5, 900)])
        #expect(solution.values == [0])
        let broken = LinearSolver.solve([.size], [SolverCase.x(.equal, -5, 1000)])
        #expect(broken.broken == [0])
    }

    @Test("A position without constraints is at its resting place")
    func aPositionNobodySpeaksOfRestsWhereItIsTold() {
        let parent = LinearExpression(variable: 0)
        let solution = LinearSolver.solve(
            [.position(resting: .init()), .position(resting: parent)],
            [SolverCase.x(.equal, 12, 1000)])
        #expect(solution.values == [12, 12])
    }

    @Test("Constraints with NaN or infinity are left out, and aren't reported as broken")
    func numbersThatAreNoneAreLeftOut() {
        let constraints = [
            SolverCase.x(.equal, .nan, 1000), SolverCase.x(.equal, .infinity, 900),
            SolverCase.x(.equal, 3, 800),
        ]
        let solution = LinearSolver.solve(SolverCase.line, constraints)
        #expect(solution.values == [3])
        #expect(solution.broken.isEmpty)
    }

    @Test("A system without variables and constraints has an empty solution")
    func anEmptySystemHasAnEmptySolution() {
        #expect(LinearSolver.solve([], []).values.isEmpty)
    }

    // Every triple out of a list of templates over three variables, at every mix of priorities:
    // what remains missing at each priority is as little as a walk over the whole grid finds.
    @Test(
        "No point of a grid satisfies three constraints better than the solution does",
        arguments: SolverTwin.templates.indices)
    func noPointOfTheGridIsBetter(first: Int) {
        var worst: [String] = []
        for system in SolverTwin.systems(first: first) {
            let solution = LinearSolver.solve(SolverTwin.variables, system.constraints)
            let best = system.best
            let isRight =
                best == nil
                ? !solution.broken.isEmpty
                : solution.broken.isEmpty
                    && SolverTwin.isAsGood(system.missing(at: solution.values), as: best ?? [])
            if !isRight { worst.append("\(system): \(solution)") }
        }
        #expect(worst.prefix(3) == [])
    }
}

struct SolverCase: Sendable {
    var name: String
    var constraints: [LinearConstraint]
    var expected: Double
    var broken: [Int] = []

    var solution: LinearSolver.Solution { LinearSolver.solve(Self.line, constraints) }

    static let line: [LinearSolver.Domain] = [.position(resting: .init())]

    static func x(
        _ relation: LinearConstraint.Relation, _ value: Double, _ priority: Float
    ) -> LinearConstraint {
        var expression = LinearExpression(variable: 0)
        expression.constant = -value
        return LinearConstraint(expression, relation, priority: priority)
    }

    static let oneVariable: [SolverCase] = [
        .init(name: "nothing", constraints: [], expected: 0),
        .init(name: "an equation", constraints: [x(.equal, 7, 1000)], expected: 7),
        .init(name: "at least", constraints: [x(.greaterThanOrEqual, 7, 1000)], expected: 7),
        .init(name: "at most", constraints: [x(.lessThanOrEqual, -7, 1000)], expected: -7),
        .init(
            name: "the later of two contradicting equations is left out",
            constraints: [x(.equal, 1, 1000), x(.equal, 2, 1000)], expected: 1, broken: [1]),
        .init(
            name: "an earlier inequality stands against a later equation",
            constraints: [x(.greaterThanOrEqual, 5, 1000), x(.equal, 2, 1000)],
            expected: 5, broken: [1]),
        .init(
            name: "the same said twice is no contradiction",
            constraints: [x(.equal, 2, 1000), x(.equal, 2, 1000)], expected: 2),
        .init(
            name: "hugging pulls down to what compression resistance allows",
            constraints: [x(.greaterThanOrEqual, 30, 750), x(.lessThanOrEqual, 30, 250)],
            expected: 30),
        .init(
            name: "a wish outside the required range ends at its edge",
            constraints: [x(.equal, 100, 999), x(.lessThanOrEqual, 60, 1000)], expected: 60),
    ]
}

/// The obvious, slow way: try every whole-numbered point.
enum SolverTwin {
    static let variables: [LinearSolver.Domain] = [
        .position(resting: .init()), .size, .size,
    ]
    static let priorities: [Float] = [1000, 750, 250]

    static let templates: [(LinearExpression, LinearConstraint.Relation)] = [
        (sum([1, 0, 0], -2), .equal), (sum([1, 0, 0], -3), .lessThanOrEqual),
        (sum([0, 1, 0], -3), .greaterThanOrEqual), (sum([0, 1, -1], 0), .equal),
        (sum([1, 1, 0], -4), .equal), (sum([0, 1, 1], -4), .lessThanOrEqual),
        (sum([1, 1, 1], -6), .equal), (sum([0, 0, 1], -1), .lessThanOrEqual),
        (sum([1, 0, -1], 1), .greaterThanOrEqual),
    ]

    /// Three templates, each at one of the priorities.
    struct System: CustomStringConvertible {
        var chosen: [(template: Int, level: Int)]

        var constraints: [LinearConstraint] {
            chosen.map {
                let (expression, relation) = templates[$0.template]
                return LinearConstraint(expression, relation, priority: priorities[$0.level])
            }
        }

        /// Returns the violation at each priority, the required one first.
        func missing(at point: [Double]) -> [Double] {
            chosen.reduce(into: [0, 0, 0]) {
                $0[$1.level] += SolverTwin.missing($1.template, at: point)
            }
        }

        /// The least that can be missing, or nothing if the required ones contradict each other.
        var best: [Double]? {
            var best: [Double]?
            for point in points.indices {
                let (a, b, c) = (chosen[0], chosen[1], chosen[2])
                var missing = [0.0, 0, 0]
                missing[a.level] += missingAtPoints[a.template][point]
                missing[b.level] += missingAtPoints[b.template][point]
                missing[c.level] += missingAtPoints[c.template][point]
                guard missing[0] == 0 else { continue }
                if best.map({ missing.lexicographicallyPrecedes($0) }) ?? true { best = missing }
            }
            return best
        }

        var description: String { "\(chosen)" }
    }

    static func systems(first: Int) -> [System] {
        var result: [System] = []
        for second in templates.indices where second > first {
            for third in templates.indices where third > second {
                for mix in 0..<27 {
                    let chosen = [(first, mix % 3), (second, mix / 3 % 3), (third, mix / 9)]
                    result.append(System(chosen: chosen))
                }
            }
        }
        return result
    }

    static func isAsGood(_ ours: [Double], as best: [Double]) -> Bool {
        for (mine, other) in zip(ours, best) {
            if mine < other - 1e-6 { return true }
            if mine > other + 1e-6 { return false }
        }
        return true
    }

    private static func sum(_ coefficients: [Double], _ constant: Double) -> LinearExpression {
        var result = LinearExpression(constant: constant)
        for (variable, coefficient) in coefficients.enumerated() {
            result.add(variable: variable, times: coefficient)
        }
        return result
    }

    private static func missing(_ template: Int, at point: [Double]) -> Double {
        let (expression, relation) = templates[template]
        let value = expression.terms.reduce(expression.constant) {
            $0 + $1.coefficient * point[$1.variable]
        }
        return switch relation {
        case .equal: abs(value)
        case .greaterThanOrEqual: max(0, -value)
        case .lessThanOrEqual: max(0, value)
        }
    }

    private static let missingAtPoints: [[Double]] = templates.indices.map { template in
        points.map { missing(template, at: $0) }
    }

    private static let points: [[Double]] = {
        var result: [[Double]] = []
        for x in -2...5 {
            for y in 0...5 {
                for z in 0...5 { result.append([Double(x), Double(y), Double(z)]) }
            }
        }
        return result
    }()
}
