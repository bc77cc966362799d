import CoreGraphics
import Foundation
import UIKit

/// A collection view in a window, with a data source and delegate that note the calls they receive.
@MainActor
class TestGrid: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
    final class Tile: UICollectionViewCell {
        let label = UILabel()
        private(set) var reuses = 0

        override init(frame: CGRect) {
            super.init(frame: frame)
            contentView.addSubview(label)
            backgroundColor = .systemGray5
        }

        required init?(coder: NSCoder) { nil }

        override var isSelected: Bool {
            didSet { backgroundColor = isSelected ? .systemBlue : .systemGray5 }
        }

        override func layoutSubviews() {
            super.layoutSubviews()
            label.frame = contentView.bounds.insetBy(dx: 4, dy: 4)
        }

        override func prepareForReuse() {
            super.prepareForReuse()
            reuses += 1
        }
    }

    final class Title: UICollectionReusableView {
        let label = UILabel()

        override init(frame: CGRect) {
            super.init(frame: frame)
            addSubview(label)
            backgroundColor = .secondarySystemBackground
        }

        required init?(coder: NSCoder) { nil }

        override func layoutSubviews() {
            super.layoutSubviews()
            label.frame = bounds.insetBy(dx: 8, dy: 0)
        }
    }

    var items: [[String]]
    var log: [String] = []
    var made = 0
    var refused: Set<IndexPath> = []
    var forbidden: Set<IndexPath> = []
    let layout: UICollectionViewLayout
    let collection: UICollectionView
    private let window: UIWindow

    init(_ items: [[String]], layout: UICollectionViewLayout? = nil) {
        self.items = items
        let layout = layout ?? UICollectionViewFlowLayout()
        self.layout = layout
        let frame = CGRect(x: 0, y: 0, width: 320, height: 480)
        collection = UICollectionView(frame: frame, collectionViewLayout: layout)
        window = UIWindow(frame: frame)
        super.init()
        collection.contentInsetAdjustmentBehavior = .never
        collection.register(Tile.self, forCellWithReuseIdentifier: "tile")
        for kind in [
            UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
        ] {
            collection.register(
                Title.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "title")
        }
        collection.dataSource = self
        collection.delegate = self
        window.addSubview(collection)
        window.isHidden = false
    }

    convenience init(count: Int, sections: Int = 1, layout: UICollectionViewLayout? = nil) {
        self.init(
            (0..<sections).map { section in (0..<count).map { "\(section).\($0)" } },
            layout: layout)
    }

    var flow: UICollectionViewFlowLayout? { layout as? UICollectionViewFlowLayout }

    func show() { collection.layoutIfNeeded() }

    func tile(_ item: Int, _ section: Int = 0) -> Tile? {
        collection.cellForItem(at: .item(item, section)) as? Tile
    }

    func frame(_ item: Int, _ section: Int = 0) -> CGRect? {
        collection.layoutAttributesForItem(at: .item(item, section))?.frame
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int { items.count }

    func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { items[section].count }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        made += 1
        let cell = collectionView.dequeueReusableCell(
            withReuseIdentifier: "tile", for: indexPath)
        (cell as? Tile)?.label.text = items[indexPath.section][indexPath.item]
        return cell
    }

    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionReusableView {
        let view = collectionView.dequeueReusableSupplementaryView(
            ofKind: kind, withReuseIdentifier: "title", for: indexPath)
        (view as? Title)?.label.text = "Section \(indexPath.section)"
        return view
    }

    func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
    ) {
        let item = items[sourceIndexPath.section].remove(at: sourceIndexPath.item)
        items[destinationIndexPath.section].insert(item, at: destinationIndexPath.item)
    }

    func collectionView(
        _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
    ) -> Bool {
        log.append("shouldHighlight \(indexPath.item)")
        return !refused.contains(indexPath)
    }

    func collectionView(
        _ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath
    ) { log.append("didHighlight \(indexPath.item)") }

    func collectionView(
        _ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath
    ) { log.append("didUnhighlight \(indexPath.item)") }

    func collectionView(
        _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
    ) -> Bool {
        log.append("shouldSelect \(indexPath.item)")
        return !forbidden.contains(indexPath)
    }

    func collectionView(
        _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
    ) -> Bool {
        log.append("shouldDeselect \(indexPath.item)")
        return !forbidden.contains(indexPath)
    }

    func collectionView(
        _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
    ) { log.append("didSelect \(indexPath.item)") }

    func collectionView(
        _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
    ) { log.append("didDeselect \(indexPath.item)") }

    func collectionView(
        _ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath
    ) { log.append("primaryAction \(indexPath.item)") }

    func collectionView(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
        forItemAt indexPath: IndexPath
    ) { log.append("willDisplay \(indexPath.item)") }

    func collectionView(
        _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
        forItemAt indexPath: IndexPath
    ) { log.append("didEndDisplaying \(indexPath.item)") }
}

extension IndexPath {
    static func item(_ item: Int, _ section: Int = 0) -> IndexPath {
        IndexPath(item: item, section: section)
    }
}
