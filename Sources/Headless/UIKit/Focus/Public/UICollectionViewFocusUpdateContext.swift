import Foundation

/// The context of a focus update between two items.
@preconcurrency @MainActor open class UICollectionViewFocusUpdateContext: UIFocusUpdateContext {
    private let previousPath: IndexPath?
    private let nextPath: IndexPath?

    init(_ context: UIFocusUpdateContext, in list: UICollectionView) {
        let (previous, next) = (context.previouslyFocusedItem, context.nextFocusedItem)
        previousPath = previous.flatMap { list.focusPath(of: $0) }
        nextPath = next.flatMap { list.focusPath(of: $0) }
        super.init(from: previous, to: next, heading: context.focusHeading)
    }

    open var previouslyFocusedIndexPath: IndexPath? { previousPath }
    open var nextFocusedIndexPath: IndexPath? { nextPath }
}

extension UICollectionViewDelegate {
    @discardableResult
    public func collectionView(
        _ collectionView: UICollectionView,
        shouldUpdateFocusIn context: UICollectionViewFocusUpdateContext
    ) -> Bool { true }

    public func collectionView(
        _ collectionView: UICollectionView,
        didUpdateFocusIn context: UICollectionViewFocusUpdateContext,
        with coordinator: UIFocusAnimationCoordinator
    ) {}
}
