/// Something about a constraint for which UIKit would raise an exception or write a log.
package struct LayoutProblem: Sendable {
    package enum Kind: Sendable {
        /// Its items are in no common hierarchy, or its host does not contain them.
        case noCommonAncestor
        /// It compares what cannot be compared, or a position with a number.
        case meaningless
        /// Its priority was to change between required and optional while it was active.
        case changedRequiredPriority
        /// It contradicts other required constraints and was left out.
        case contradiction
    }

    package let kind: Kind
    package private(set) weak var constraint: NSLayoutConstraint?

    /// The latest problems, the oldest first.
    @MainActor package static var recorded: [LayoutProblem] = []

    @MainActor static func record(_ kind: Kind, _ constraint: NSLayoutConstraint) {
        // A contradiction is found again with every layout; it is told once.
        guard !recorded.contains(where: { $0.kind == kind && $0.constraint === constraint }) else {
            return
        }
        recorded.append(LayoutProblem(kind: kind, constraint: constraint))
        if recorded.count > 100 { recorded.removeFirst() }
    }
}
