import CoreGraphics
import Foundation
internal import HeadlessBehavior

extension UICollectionView {
    func scroll(
        to path: IndexPath, _ position: UICollectionView.ScrollPosition, animated: Bool
    ) {
        loadIfNeeded()
        guard content.contains(path) else {
            return raiseOutOfBounds(path, "Attempted to scroll the collection view to")
        }
        if let across = orthogonalView(of: path.section) {
            across.scroll(to: path, position, animated: animated)
        }
        guard let rect = attributes(of: .cell(path))?.frame else { return }
        let offset = CGPoint(
            x: ItemScrolling(axis: horizontal).offset(
                showing: rect.minX, length: rect.width, at: position.horizontal,
                from: contentOffset.x),
            y: ItemScrolling(axis: vertical).offset(
                showing: rect.minY, length: rect.height, at: position.vertical,
                from: contentOffset.y))
        guard offset != contentOffset else { return }
        setContentOffset(offset, animated: animated)
    }

    // The words are those of Provenance-Emu/Provenance#1771.
    func raiseOutOfBounds(_ path: IndexPath, _ attempt: String) {
        let missing =
            content.counts.indices.contains(path.section)
            ? "item (\(path.item)) when there are only \(content.counts[path.section]) items in "
                + "section \(path.section)"
            : "section (\(path.section)) when there are only \(content.counts.count) sections"
        Faults.raise(.internalInconsistency, "\(attempt) an out-of-bounds \(missing).")
    }

    func settleOffset() {
        prepareLayoutIfNeeded()
        chooseOffset(proposed: legal(contentOffset))
    }

    // Apple, `targetContentOffset(forProposedContentOffset:)`: called after updates and changes of
    // the layout, unless the delegate has a method of that name.
    func chooseOffset(proposed: CGPoint) {
        let chosen =
            OptionalMethod.answer {
                delegate?.collectionView(
                    self, targetContentOffsetForProposedContentOffset: proposed)
            } ?? collectionViewLayout.targetContentOffset(forProposedContentOffset: proposed)
        if chosen != contentOffset { correctOffset(to: chosen) }
    }
}
