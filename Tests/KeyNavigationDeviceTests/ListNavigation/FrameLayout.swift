import UIKit

/// A layout of one section whose items have given frames.
final class FrameLayout: UICollectionViewLayout {
    private let frames: [CGRect]

    init(_ frames: [CGRect]) {
        self.frames = frames
        super.init()
    }

    required init?(coder: NSCoder) {
        nil
    }

    override var collectionViewContentSize: CGSize {
        let all = frames.reduce(CGRect.null) { $0.union($1) }
        return CGSize(width: all.maxX, height: all.maxY)
    }

    override func layoutAttributesForItem(
        at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        guard frames.indices.contains(indexPath.item) else { return nil }
        let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
        attributes.frame = frames[indexPath.item]
        return attributes
    }

    override func layoutAttributesForElements(
        in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes]? {
        frames.indices.filter { frames[$0].intersects(rect) }
            .compactMap { layoutAttributesForItem(at: [0, $0]) }
    }
}

extension UICollectionViewLayout {
    /// Returns a layout of items in three columns.
    static func threeColumns(height: NSCollectionLayoutDimension) -> UICollectionViewLayout {
        let item = NSCollectionLayoutItem(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(0.3), heightDimension: height))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1), heightDimension: height),
            subitems: [item])
        return UICollectionViewCompositionalLayout(
            section: NSCollectionLayoutSection(group: group))
    }
}
