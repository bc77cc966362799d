import CoreGraphics
import Foundation

extension UICollectionView {
    func scroll(
        to path: IndexPath, _ position: UICollectionView.ScrollPosition, animated: Bool
    ) {
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

    // Apple, `targetContentOffset(forProposedContentOffset:)`: asked after updates and changes of
    // the layout; the delegate's method of that name is asked in its place.
    func settleOffset() {
        prepareLayoutIfNeeded()
        let proposed = legal(contentOffset)
        let chosen =
            OptionalMethod.answer {
                delegate?.collectionView(
                    self, targetContentOffsetForProposedContentOffset: proposed)
            } ?? collectionViewLayout.targetContentOffset(forProposedContentOffset: proposed)
        if chosen != contentOffset { contentOffset = chosen }
    }
}
