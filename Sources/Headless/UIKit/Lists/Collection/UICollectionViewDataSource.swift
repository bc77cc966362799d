import Foundation

/// The methods that provide a collection view with its items.
@preconcurrency @MainActor public protocol UICollectionViewDataSource: NSObjectProtocol {
    @discardableResult
    func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int
    @discardableResult
    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell
    @discardableResult
    func numberOfSections(in collectionView: UICollectionView) -> Int
    @discardableResult
    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionReusableView
    @discardableResult
    func collectionView(
        _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
    ) -> Bool
    func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
    )
}

// On Apple's systems, these methods are optional. The defaults are UIKit's without them.
extension UICollectionViewDataSource {
    public func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }

    public func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionReusableView { OptionalMethod.missing(UICollectionReusableView()) }

    // Apple, `canMoveItemAt`: without it, each item can be moved if `moveItemAt` is implemented.
    public func collectionView(
        _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
    ) -> Bool { OptionalMethod.missing(true) }

    public func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
    ) { OptionalMethod.missing(()) }
}
