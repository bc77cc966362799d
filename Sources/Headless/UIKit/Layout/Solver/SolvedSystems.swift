/// The systems of one view that were solved last, with their solutions.
///
/// Between two layouts most often one axis is as it was, and a comparison is much quicker than
/// another solution.
struct SolvedSystems {
    private struct Entry {
        var variables: [LinearSolver.Domain]
        var constraints: [LinearConstraint]
        var solution: LinearSolver.Solution
    }

    /// Both axes of a layout, and those of a size that is searched for.
    private static let capacity = 4

    /// The entries, the one that was used last at the end.
    private var entries: [Entry] = []

    /// Returns the solution that ``LinearSolver/solve(_:_:)`` finds.
    mutating func solution(
        _ variables: [LinearSolver.Domain], _ constraints: [LinearConstraint]
    ) -> LinearSolver.Solution {
        let entry =
            remove { $0.constraints == constraints && $0.variables == variables }
            ?? Entry(
                variables: variables, constraints: constraints,
                solution: LinearSolver.solve(variables, constraints))
        if entries.count == Self.capacity { entries.removeFirst() }
        entries.append(entry)
        return entry.solution
    }

    private mutating func remove(where isSame: (Entry) -> Bool) -> Entry? {
        entries.lastIndex(where: isSame).map { entries.remove(at: $0) }
    }
}
