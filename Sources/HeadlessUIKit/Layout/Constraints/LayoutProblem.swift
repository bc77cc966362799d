/// Something about a constraint that UIKit writes into a log.
package struct LayoutProblem: Sendable {
    package enum Kind: Sendable {
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
