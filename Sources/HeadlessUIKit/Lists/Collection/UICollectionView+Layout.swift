import CoreGraphics
import Foundation

// Puts the views of what is in sight on the collection view, and takes those away that are not.
extension UICollectionView {
    // What appears may change the layout, which lets others appear.
    private static let maximumRounds = 12

    func visiblePaths(ofKind kind: String?) -> [IndexPath] {
        shown.attributes
            .filter { $0.key.kind == kind && $0.value.frame.overlaps(bounds) }
            .map(\.key.path).sorted()
    }

    func layOutElements() {
        UIView.performWithoutAnimation {
            for _ in 0..<Self.maximumRounds where !showWhatIsInSight() {}
            backgroundView?.frame = bounds
            stackViews()
        }
    }

    /// Returns false where the layout became another one meanwhile.
    private func showWhatIsInSight() -> Bool {
        prepareLayoutIfNeeded()
        let generation = content.generation
        let found = elementsInSight()
        removeWhatIsNot(in: found)
        for (element, attributes) in found.sorted(by: { $0.key.isBelow($1.key) }) {
            show(element, attributes)
            guard content.generation == generation else { return false }
        }
        return content.isPrepared
    }

    private func elementsInSight() -> [CollectionElement: UICollectionViewLayoutAttributes] {
        guard !bounds.isEmpty else { return [:] }
        var found: [CollectionElement: UICollectionViewLayoutAttributes] = [:]
        for attributes in attributes(in: bounds) {
            // UIKit raises an exception where a layout speaks of items that are not there.
            switch attributes.element {
            case .cell(let path): guard content.contains(path) else { continue }
            case .supplementary(_, let path):
                guard content.counts.indices.contains(path.section) else { continue }
            }
            // UIKit has views for what meets its bounds, whatever else the layout may name.
            guard attributes.frame.overlaps(bounds) else { continue }
            found[attributes.element] = attributes
        }
        return found
    }

    private func show(
        _ element: CollectionElement, _ attributes: UICollectionViewLayoutAttributes
    ) {
        shown.attributes[element] = attributes
        if let view = shown.views[element] { return view.place(by: attributes) }
        switch element {
        case .cell(let path): showCell(at: path, attributes)
        case .supplementary(let kind, let path): showView(kind, at: path, attributes)
        }
    }

    private func showCell(at path: IndexPath, _ attributes: UICollectionViewLayoutAttributes) {
        guard let dataSource else { return }
        let generation = content.generation
        let cell = dataSource.collectionView(self, cellForItemAt: path)
        guard content.generation == generation else { return }
        // One cell stands for one item; a data source that hands out a cell twice moves it.
        if let old = shown.element(of: cell) { shown.views[old] = nil }
        shown.views[.cell(path)] = cell
        cell.place(by: attributes)
        cell.isInEditing = isEditing
        cell.isHighlighted = touch.highlighted == path
        cell.isSelected = content.selection.contains(path)
        cell.updateConfigurationIfNeeded()
        delegate?.collectionView(self, willDisplay: cell, forItemAt: path)
        if shown.views[.cell(path)] === cell { addSubview(cell) }
    }

    private func showView(
        _ kind: String, at path: IndexPath, _ attributes: UICollectionViewLayoutAttributes
    ) {
        let generation = content.generation
        // UIKit raises an exception where the data source has no view for what is laid out.
        let asked = OptionalMethod.answer {
            dataSource?.collectionView(self, viewForSupplementaryElementOfKind: kind, at: path)
        }
        guard let view = asked, content.generation == generation else { return }
        let element = CollectionElement.supplementary(kind, path)
        shown.views[element] = view
        view.place(by: attributes)
        delegate?.collectionView(
            self, willDisplaySupplementaryView: view, forElementKind: kind, at: path)
        if shown.views[element] === view { addSubview(view) }
    }

    private func removeWhatIsNot(in found: [CollectionElement: UICollectionViewLayoutAttributes]) {
        for element in shown.views.keys.sorted(by: { $0.isBelow($1) }) where found[element] == nil {
            // The cell of the first responder is kept, so that typing goes on (assumed: A4).
            if let view = shown.views[element], let first = window?.firstResponder,
                first.isInside(view), let kept = attributes(of: element)
            {
                shown.attributes[element] = kept
                view.place(by: kept)
                continue
            }
            remove(element)
        }
        for element in shown.attributes.keys where shown.views[element] == nil {
            shown.attributes[element] = nil
        }
    }

    func remove(_ element: CollectionElement) {
        shown.attributes[element] = nil
        guard let view = shown.views.removeValue(forKey: element) else { return }
        view.removeFromSuperview()
        switch element {
        case .cell(let path):
            guard let cell = view as? UICollectionViewCell else { return }
            delegate?.collectionView(self, didEndDisplaying: cell, forItemAt: path)
        case .supplementary(let kind, let path):
            delegate?.collectionView(
                self, didEndDisplayingSupplementaryView: view, forElementOfKind: kind, at: path)
        }
        pool.keep(view, element.kind)
    }

    func removeAllViews() {
        for element in shown.views.keys.sorted(by: { $0.isBelow($1) }) { remove(element) }
    }

    /// Lets views cover each other as their attributes say.
    private func stackViews() {
        let stack = shown.stack
        let mine = Set(stack.map(ObjectIdentifier.init))
        let present = subviews.filter { mine.contains(ObjectIdentifier($0)) }
        let isInOrder = zip(present, stack).allSatisfy { $0 === $1 }
        guard !isInOrder || present.count != stack.count else { return }
        for view in stack { bringSubviewToFront(view) }
    }
}
