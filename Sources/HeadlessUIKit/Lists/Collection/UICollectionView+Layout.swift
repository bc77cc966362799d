import CoreGraphics
import Foundation

// Asks the layout where things are, and puts the views of what is in sight there.
extension UICollectionView {
    var loadedCounts: [Int] {
        if let counts = content.counts { return counts }
        // Whoever asks while being asked sees nothing yet.
        content.counts = []
        let counts = freshCounts()
        content.counts = counts
        return counts
    }

    func freshCounts() -> [Int] {
        guard let dataSource else { return [] }
        return (0..<max(0, dataSource.numberOfSections(in: self))).map {
            max(0, dataSource.collectionView(self, numberOfItemsInSection: $0))
        }
    }

    func countsAreUnknown() {
        content.counts = nil
        collectionViewLayout.invalidateLayout()
    }

    func layoutWasInvalidated() {
        content.isPrepared = false
        setNeedsLayout()
    }

    /// Prepares the layout if it was invalidated, and takes over the size of the content.
    private func prepareLayout() {
        guard !content.isPrepared else { return }
        content.isPrepared = true
        _ = loadedCounts
        collectionViewLayout.prepare()
        let size = collectionViewLayout.collectionViewContentSize
        if contentSize != size { contentSize = size }
    }

    // MARK: Places

    // General knowledge: the layout knows one direction only; where it is to be flipped the
    // collection view does it, for what it is asked and for what it shows.
    private var isMirrored: Bool {
        collectionViewLayout.flipsHorizontallyInOppositeLayoutDirection
            && effectiveUserInterfaceLayoutDirection == .rightToLeft
    }

    private func placed(_ attributes: UICollectionViewLayoutAttributes?)
        -> UICollectionViewLayoutAttributes?
    {
        isMirrored ? attributes?.mirrored(in: contentSize.width) : attributes
    }

    func placedItem(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
        prepareLayout()
        guard content.contains(path) else { return nil }
        return placed(collectionViewLayout.layoutAttributesForItem(at: path))
    }

    func placedView(ofKind kind: String, at path: IndexPath) -> UICollectionViewLayoutAttributes? {
        prepareLayout()
        return placed(
            collectionViewLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: path))
    }

    func placedElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
        prepareLayout()
        var asked = rect
        if isMirrored { asked.origin.x = contentSize.width - rect.maxX }
        return (collectionViewLayout.layoutAttributesForElements(in: asked) ?? [])
            .compactMap(placed).filter { $0.frame.intersects(rect) }
    }

    // MARK: Views

    func layOutElements() {
        if collectionViewLayout.shouldInvalidateLayout(forBoundsChange: bounds) {
            content.isPrepared = false
        }
        UIView.performWithoutAnimation {
            prepareLayout()
            backgroundView?.frame = bounds
            show(placedElements(in: bounds))
        }
    }

    private func show(_ elements: [UICollectionViewLayoutAttributes]) {
        let isCell = { (attributes: UICollectionViewLayoutAttributes) in
            attributes.representedElementCategory == .cell
        }
        let cells = elements.filter { isCell($0) && content.contains($0.indexPath) }
        let views = elements.filter { !isCell($0) }
        // What is out of sight first, so that it can be used again at once.
        remove(except: Set(cells.map(\.indexPath)), Set(views.map(place)))
        cells.forEach(showCell)
        for attributes in views.sorted(by: { $0.zIndex < $1.zIndex }) {
            showView(attributes, at: place(of: attributes))
        }
    }

    private func place(of attributes: UICollectionViewLayoutAttributes)
        -> CollectionContent.ViewPlace
    {
        .init(kind: attributes.representedElementKind ?? "", path: attributes.indexPath)
    }

    private func remove(except cells: Set<IndexPath>, _ views: Set<CollectionContent.ViewPlace>) {
        for (path, cell) in content.cells where !cells.contains(path) { remove(cell, at: path) }
        for (place, view) in content.views where !views.contains(place) {
            content.views[place] = nil
            view.removeFromSuperview()
            pool.keep(view)
        }
    }

    private func showCell(_ attributes: UICollectionViewLayoutAttributes) {
        let path = attributes.indexPath
        if let cell = content.cells[path] { return cell.take(attributes) }
        guard let dataSource else { return }
        let cell = dataSource.collectionView(self, cellForItemAt: path)
        guard content.contains(path) else { return }
        content.cells[path] = cell
        cell.isSelected = content.selection.contains(path)
        cell.isHighlighted = touch.highlighted == path
        cell.take(attributes)
        cell.updateConfigurationIfNeeded()
        delegate?.collectionView(self, willDisplay: cell, forItemAt: path)
        insertSubview(cell, at: backgroundView == nil ? 0 : 1)
    }

    private func showView(
        _ attributes: UICollectionViewLayoutAttributes, at place: CollectionContent.ViewPlace
    ) {
        if let view = content.views[place] { return view.take(attributes) }
        let view = OptionalMethod.answer {
            dataSource?.collectionView(
                self, viewForSupplementaryElementOfKind: place.kind, at: place.path)
        }
        guard let view else { return }
        content.views[place] = view
        view.take(attributes)
        addSubview(view)
    }

    func remove(_ cell: UICollectionViewCell, at path: IndexPath) {
        content.cells[path] = nil
        cell.removeFromSuperview()
        delegate?.collectionView(self, didEndDisplaying: cell, forItemAt: path)
        pool.keep(cell)
    }

    func removeAllViews() {
        for (path, cell) in content.cells.sorted(by: { $0.key < $1.key }) {
            remove(cell, at: path)
        }
        for view in content.views.values {
            view.removeFromSuperview()
            pool.keep(view)
        }
        content.views = [:]
    }

    // MARK: Reuse

    // Apple raises an exception where nothing is registered. A test that ends there would say less
    // than an empty cell.
    func dequeuedCell(_ identifier: String, at path: IndexPath) -> UICollectionViewCell {
        let cell = pool.view("cell " + identifier) as? UICollectionViewCell
        let found = cell ?? UICollectionViewCell(frame: .zero)
        if let size = placedItem(at: path)?.size { found.bounds.size = size }
        return found
    }

    func dequeuedView(_ kind: String, _ identifier: String) -> UICollectionReusableView {
        pool.view(kind + " " + identifier) ?? UICollectionReusableView(frame: .zero)
    }

    // MARK: Scrolling

    func scroll(
        to path: IndexPath, _ position: UICollectionView.ScrollPosition, animated: Bool
    ) {
        guard let frame = placedItem(at: path)?.frame else { return }
        let target = CollectionScrolling(
            bounds: bounds, insets: adjustedContentInset, contentSize: contentSize
        ).offset(showing: frame, at: position)
        setContentOffset(target, animated: animated)
    }
}
