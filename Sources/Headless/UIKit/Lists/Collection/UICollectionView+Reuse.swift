import Foundation
internal import HeadlessBehavior

extension UICollectionView {
    func dequeuedCell(_ identifier: String, for path: IndexPath) -> UICollectionViewCell {
        guard let cell = pool.view(nil, identifier) as? UICollectionViewCell else {
            raiseUnregistered("UICollectionElementKindCell", identifier)
            return .faulty
        }
        giveSize(to: cell, .cell(path), identifier)
        return cell
    }

    func dequeuedView(
        _ kind: String, _ identifier: String, for path: IndexPath
    ) -> UICollectionReusableView {
        guard let view = pool.view(kind, identifier) else {
            raiseUnregistered(kind, identifier)
            return .faulty
        }
        giveSize(to: view, .supplementary(kind, path), identifier)
        return view
    }

    /// Apple, `dequeueReusableCell(withReuseIdentifier:for:)`: an exception if nothing is
    /// registered; the words are those of bhlvoong/LBTAComponents#12.
    private func raiseUnregistered(_ kind: String, _ identifier: String) {
        Faults.raise(
            .internalInconsistency,
            "could not dequeue a view of kind: \(kind) with identifier \(identifier) - must "
                + "register a nib or a class for the identifier or connect a prototype cell in a "
                + "storyboard")
    }

    // UIKit gives the view the size of its attributes, for content that is laid out immediately.
    private func giveSize(
        to view: UICollectionReusableView, _ element: CollectionElement, _ identifier: String
    ) {
        guard !view.isFaulty else { return }
        view.identifier = identifier
        if let attributes = shown.attributes[element] { view.bounds.size = attributes.size }
    }

    // Apple, `reconfigureItems(at:)`: the data source receives the existing cell. The view resizes a
    // self-sizing cell afterward.
    func reconfigure(_ path: IndexPath) {
        guard let old = shown.cell(at: path) ?? shown.prepared[path], let dataSource else { return }
        let cell = pool.offering(old) { dataSource.collectionView(self, cellForItemAt: path) }
        guard !cell.isFaulty else { return }
        guard cell === old else {
            return Faults.raise(.internalInconsistency, Reconfiguration.otherCell)
        }
        cell.sizeAnswer = nil
        collectionViewLayout.askAgain(for: .cell(path))
        cell.setNeedsUpdateConfiguration()
        setNeedsLayout()
    }
}
