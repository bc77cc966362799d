import Foundation
internal import HeadlessBehavior

// Asks the data source for views, and raises the exceptions that UIKit raises.
extension UICollectionView {
    /// Returns the data source's cell; `nil` if UIKit doesn't accept it.
    func askedCell(at path: IndexPath) -> UICollectionViewCell? {
        guard let dataSource else { return nil }
        let cell = dataSource.collectionView(self, cellForItemAt: path)
        guard !cell.isFaulty else { return nil }
        pool.isReturned(cell)
        guard !reclaimStrayViews() else { return nil }
        // The words are those of badoo/Chatto#526.
        guard cell.reuseIdentifier != nil else {
            Faults.raise(
                .internalInconsistency,
                "the cell returned from -collectionView:cellForItemAtIndexPath: does not have a "
                    + "reuseIdentifier - cells must be retrieved by calling "
                    + "-dequeueReusableCellWithReuseIdentifier:forIndexPath:")
            return nil
        }
        return cell
    }

    func askedView(_ kind: String, at path: IndexPath) -> UICollectionReusableView? {
        let view = OptionalMethod.answer {
            dataSource?.collectionView(self, viewForSupplementaryElementOfKind: kind, at: path)
        }
        if let view {
            guard !view.isFaulty else { return nil }
            pool.isReturned(view)
        }
        guard !reclaimStrayViews() else { return nil }
        guard let view, view.reuseIdentifier != nil else {
            Faults.raise(
                .internalInconsistency,
                "the view returned from "
                    + "-collectionView:viewForSupplementaryElementOfKind:atIndexPath: "
                    + "(\(kind),\(path)) was not retrieved by calling "
                    + "-dequeueReusableSupplementaryViewOfKind:withReuseIdentifier:forIndexPath: or "
                    + "is nil (\(view.map { "\($0)" } ?? "(null)"))")
            return nil
        }
        return view
    }

    /// Takes back views that were dequeued and not returned, for which iOS 18 raises an exception
    /// (didi/DoKit#1191, Juanpe/SkeletonView#580); returns whether there was any.
    @discardableResult
    func reclaimStrayViews() -> Bool {
        let stray = pool.takeStrayViews()
        for view in stray {
            Faults.raise(
                .internalInconsistency,
                "Expected dequeued view to be returned to the collection view in preparation for "
                    + "display. When the collection view's data source is asked to provide a view "
                    + "for a given index path, ensure that a single view is dequeued and returned "
                    + "to the collection view. Avoid dequeuing views without a request from the "
                    + "collection view. For retrieving an existing view in the collection view, "
                    + "use -[UICollectionView cellForItemAtIndexPath:] or -[UICollectionView "
                    + "supplementaryViewForElementKind:atIndexPath:]. Dequeued view: \(view)")
        }
        return !stray.isEmpty
    }
}
