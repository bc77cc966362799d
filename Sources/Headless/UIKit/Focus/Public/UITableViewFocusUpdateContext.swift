import Foundation

/// The context of a focus update between two rows.
@preconcurrency @MainActor open class UITableViewFocusUpdateContext: UIFocusUpdateContext {
    private let previousPath: IndexPath?
    private let nextPath: IndexPath?

    init(_ context: UIFocusUpdateContext, in table: UITableView) {
        let (previous, next) = (context.previouslyFocusedItem, context.nextFocusedItem)
        previousPath = previous.flatMap { table.focusPath(of: $0) }
        nextPath = next.flatMap { table.focusPath(of: $0) }
        super.init(from: previous, to: next, heading: context.focusHeading)
    }

    open var previouslyFocusedIndexPath: IndexPath? { previousPath }
    open var nextFocusedIndexPath: IndexPath? { nextPath }
}

extension UITableViewDelegate {
    @discardableResult
    public func tableView(
        _ tableView: UITableView, shouldUpdateFocusIn context: UITableViewFocusUpdateContext
    ) -> Bool { true }

    public func tableView(
        _ tableView: UITableView, didUpdateFocusIn context: UITableViewFocusUpdateContext,
        with coordinator: UIFocusAnimationCoordinator
    ) {}
}
