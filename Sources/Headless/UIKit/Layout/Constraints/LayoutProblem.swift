/// A required constraint that was left out because it contradicts others, which UIKit logs.
package struct LayoutProblem: Sendable {
    package private(set) weak var constraint: NSLayoutConstraint?

    /// The latest problems, the oldest first.
    @MainActor package static var recorded: [LayoutProblem] = []

    @MainActor static func record(_ constraint: NSLayoutConstraint) {
        // Each layout finds a contradiction again, so it is recorded only once.
        guard !recorded.contains(where: { $0.constraint === constraint }) else { return }
        recorded.append(LayoutProblem(constraint: constraint))
        if recorded.count > 100 { recorded.removeFirst() }
    }
}
