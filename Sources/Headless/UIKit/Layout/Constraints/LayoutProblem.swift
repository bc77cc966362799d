/// A constraint that contradicts other required ones and was left out, of which UIKit writes a log.
package struct LayoutProblem: Sendable {
    package private(set) weak var constraint: NSLayoutConstraint?

    /// The latest problems, the oldest first.
    @MainActor package static var recorded: [LayoutProblem] = []

    @MainActor static func record(_ constraint: NSLayoutConstraint) {
        // A contradiction is found again with every layout; it is recorded once.
        guard !recorded.contains(where: { $0.constraint === constraint }) else { return }
        recorded.append(LayoutProblem(constraint: constraint))
        if recorded.count > 100 { recorded.removeFirst() }
    }
}
