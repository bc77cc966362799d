import CoreGraphics
import Foundation
internal import HeadlessBehavior

// Adds the views of visible elements, and removes all others.
extension UICollectionView {
    // A view that appears may change the layout, which makes others visible.
    private static let maximumRounds = 12

    func visiblePaths(ofKind kind: String?) -> [IndexPath] {
        shown.attributes
            .filter { element, attributes in
                element.kind == kind && element.category != .decorationView
                    && attributes.frame.overlaps(bounds)
            }
            .map(\.key.path).sorted()
    }

    func layOutElements() {
        tellAnimatedBoundsChange()
        removeLeavingViews()
        reclaimStrayViews()
        UIView.performWithoutAnimation {
            for _ in 0..<Self.maximumRounds {
                if showWhatIsInSight() { break }
            }
            backgroundView?.frame = bounds
            stackViews()
        }
        prepareHiddenCells()
        prefetchItems()
    }

    /// Shows the visible elements; returns `false` if the layout changed meanwhile.
    private func showWhatIsInSight() -> Bool {
        prepareLayoutIfNeeded()
        placeOrthogonalViews()
        let generation = content.generation
        let found = elementsInSight()
        removeWhatIsNot(in: found)
        for (element, attributes) in found.sorted(by: { $0.key.isBelow($1.key) }) {
            show(element, attributes)
            guard content.generation == generation else { return false }
        }
        return content.isPrepared
    }

    func elementsInSight() -> [CollectionElement: UICollectionViewLayoutAttributes] {
        guard !bounds.isEmpty else { return [:] }
        var found: [CollectionElement: UICollectionViewLayoutAttributes] = [:]
        for attributes in attributes(in: bounds) {
            guard isThere(attributes.element) else { continue }
            // UIKit has views only for elements inside of its bounds, whatever the layout returns.
            guard attributes.frame.overlaps(bounds) else { continue }
            found[attributes.element] = attributes
        }
        return found
    }

    // The words are those of BenEmdon/CenteredCollectionView#37.
    private func isThere(_ element: CollectionElement) -> Bool {
        switch element {
        case .cell(let path):
            if content.contains(path) { return true }
            guard shown.refused.insert(element).inserted else { return false }
            Faults.raise(
                .internalInconsistency,
                "UICollectionView received layout attributes for a cell with an index path that "
                    + "does not exist: \(path)")
            return false
        case .supplementary(_, let path): return content.counts.indices.contains(path.section)
        case .decoration: return true
        }
    }

    private func show(
        _ element: CollectionElement, _ attributes: UICollectionViewLayoutAttributes
    ) {
        shown.attributes[element] = attributes
        if let view = shown.views[element] {
            place(view, element, attributes)
            return askForSize(of: view, attributes)
        }
        guard !shown.refused.contains(element) else { return }
        switch element {
        case .cell(let path): showCell(at: path, attributes)
        case .supplementary(let kind, let path): showView(kind, at: path, attributes)
        case .decoration(let kind, _): showDecoration(kind, element, attributes)
        }
    }

    private func showCell(at path: IndexPath, _ attributes: UICollectionViewLayoutAttributes) {
        let generation = content.generation
        let prepared = shown.prepared.removeValue(forKey: path)
        guard let cell = prepared ?? askedCell(at: path) else {
            if dataSource != nil { shown.refused.insert(.cell(path)) }
            return
        }
        guard content.generation == generation else { return }
        // A cell represents one item. One that the data source returns twice moves.
        if let old = shown.element(of: cell) {
            shown.views[old] = nil
            shown.prepared[old.path] = nil
        }
        shown.views[.cell(path)] = cell
        place(cell, .cell(path), attributes)
        if prepared == nil { prepare(cell, for: path) }
        delegate?.collectionView(self, willDisplay: cell, forItemAt: path)
        guard shown.views[.cell(path)] === cell else { return }
        container(of: .cell(path)).addSubview(cell)
        askForSize(of: cell, attributes)
    }

    func prepare(_ cell: UICollectionViewCell, for path: IndexPath) {
        cell.isInEditing = isEditing
        cell.isHighlighted = touch.highlighted == path
        cell.isSelected = content.selection.contains(path)
        cell.updateConfigurationIfNeeded()
    }

    private func showView(
        _ kind: String, at path: IndexPath, _ attributes: UICollectionViewLayoutAttributes
    ) {
        let generation = content.generation
        guard let view = askedView(kind, at: path) else {
            shown.refused.insert(.supplementary(kind, path))
            return
        }
        guard content.generation == generation else { return }
        let element = CollectionElement.supplementary(kind, path)
        shown.views[element] = view
        view.place(by: attributes)
        delegate?.collectionView(
            self, willDisplaySupplementaryView: view, forElementKind: kind, at: path)
        guard shown.views[element] === view else { return }
        addSubview(view)
        askForSize(of: view, attributes)
    }

    // Apple, `register(_:forDecorationViewOfKind:)`: the layout has the class, and no data source is
    // asked. The words are those of an assertion of UICollectionViewLayout.m.
    private func showDecoration(
        _ kind: String, _ element: CollectionElement,
        _ attributes: UICollectionViewLayoutAttributes
    ) {
        guard let type = collectionViewLayout.decorationClass(of: kind) else {
            shown.refused.insert(element)
            return Faults.raise(
                .internalInconsistency,
                "could not dequeue a decoration view of kind: \(kind) - must register as a class or "
                    + "nib or connect a prototype in a storyboard")
        }
        let view = pool.decoration(type, kind)
        shown.views[element] = view
        view.place(by: attributes)
        addSubview(view)
    }

    private func removeWhatIsNot(in found: [CollectionElement: UICollectionViewLayoutAttributes]) {
        for element in shown.views.keys.sorted(by: { $0.isBelow($1) }) where found[element] == nil {
            if let view = shown.views[element], respondingCells.staysOutOfSight(view),
                let kept = attributes(of: element)
            {
                shown.attributes[element] = kept
                place(view, element, kept)
                continue
            }
            remove(element)
        }
        for element in shown.attributes.keys where shown.views[element] == nil {
            shown.attributes[element] = nil
        }
    }

    private func remove(_ element: CollectionElement) {
        shown.attributes[element] = nil
        guard let view = shown.views.removeValue(forKey: element) else { return }
        end(view, as: element)
    }

    func end(_ view: UICollectionReusableView, as element: CollectionElement) {
        view.removeFromSuperview()
        switch element {
        case .cell(let path):
            if let cell = view as? UICollectionViewCell {
                delegate?.collectionView(self, didEndDisplaying: cell, forItemAt: path)
            }
        case .supplementary(let kind, let path):
            delegate?.collectionView(
                self, didEndDisplayingSupplementaryView: view, forElementOfKind: kind, at: path)
        case .decoration(let kind, _): return pool.keepDecoration(view, kind)
        }
        pool.keep(view, element.kind)
    }

    /// Orders the views as their attributes require.
    private func stackViews() {
        let stack = shown.stack.filter { $0.superview === self }
        let mine = Set(stack.map(ObjectIdentifier.init))
        let present = subviews.filter { mine.contains(ObjectIdentifier($0)) }
        let isInOrder = zip(present, stack).allSatisfy { $0 === $1 }
        guard !isInOrder || present.count != stack.count else { return }
        for view in stack { bringSubviewToFront(view) }
    }
}
