import Foundation

extension UICollectionView {
    // Apple, `dequeueReusableCell(withReuseIdentifier:for:)`: raises an exception where nothing is
    // registered. A test that ends there would say less than an empty item.
    func dequeuedCell(_ identifier: String, for path: IndexPath) -> UICollectionViewCell {
        let cell =
            pool.view(nil, identifier) as? UICollectionViewCell
            ?? UICollectionViewCell(frame: .zero)
        giveSize(to: cell, .cell(path), identifier)
        return cell
    }

    func dequeuedView(
        _ kind: String, _ identifier: String, for path: IndexPath
    ) -> UICollectionReusableView {
        let view = pool.view(kind, identifier) ?? UICollectionReusableView(frame: .zero)
        giveSize(to: view, .supplementary(kind, path), identifier)
        return view
    }

    // UIKit gives the view its place's size, for content that is laid out at once.
    private func giveSize(
        to view: UICollectionReusableView, _ element: CollectionElement, _ identifier: String
    ) {
        view.identifier = identifier
        if let attributes = shown.attributes[element] { view.bounds.size = attributes.size }
    }

    // Apple, `reconfigureItems(at:)`: the data source is handed the cell that is there already.
    func reconfigure(_ path: IndexPath) {
        guard let old = shown.cell(at: path), let dataSource else { return }
        let cell = pool.offering(old) { dataSource.collectionView(self, cellForItemAt: path) }
        guard cell === old else { return reloadItems(at: [path]) }
        cell.setNeedsUpdateConfiguration()
    }
}
