import UIKit

/// The form in a collection view.
@MainActor
final class CollectionFormList: FormList {
    private weak var collection: UICollectionView?

    init(_ collection: UICollectionView) {
        self.collection = collection
    }

    var scrollView: UIScrollView? { collection }
    var dataSource: AnyObject? { collection?.dataSource }
    var rows: RowWalk { collection?.itemWalk ?? .empty }
    var ends: (header: UIView?, footer: UIView?) { (nil, nil) }

    func hasHeader(_ section: Int) -> Bool { frame(of: .header(section)) != nil }

    func hasFooter(_ section: Int) -> Bool { frame(of: .footer(section)) != nil }

    var existingParts: [ListPart] {
        guard let collection else { return [] }
        let items = collection.indexPathsForVisibleItems.compactMap(RowPosition.init)
        return
            (items.map(ListPart.row)
            + sections(of: UICollectionView.elementKindSectionHeader).map(ListPart.header)
            + sections(of: UICollectionView.elementKindSectionFooter).map(ListPart.footer)).sorted()
    }

    private func sections(of kind: String) -> [Int] {
        collection?.indexPathsForVisibleSupplementaryElements(ofKind: kind)
            .compactMap { $0.first } ?? []
    }

    func view(of row: ListPart) -> UIView? {
        switch row {
        case .listHeader, .listFooter: nil
        case .header(let section): supplementaryView(.header, section)
        case .footer(let section): supplementaryView(.footer, section)
        case .row(let position):
            collection.flatMap { $0.cellForItem(at: position.indexPath)?.part(of: $0) }
        }
    }

    func row(containing view: UIView) -> ListPart? {
        guard let collection else { return nil }
        for part in [view] + view.superviews(below: collection) {
            if let cell = part as? UICollectionViewCell, let path = collection.indexPath(for: cell)
            {
                return RowPosition(path).map(ListPart.row)
            }
            if part is UICollectionReusableView, !(part is UICollectionViewCell),
                let row = existingParts.first(where: { self.view(of: $0) === part })
            {
                return row
            }
        }
        return nil
    }

    func frame(of row: ListPart) -> CGRect? {
        switch row {
        case .listHeader, .listFooter: nil
        case .header(let section): attributes(.header, section)?.frame
        case .footer(let section): attributes(.footer, section)?.frame
        case .row(let position):
            collection?.layoutAttributesForItem(at: position.indexPath)?.frame
        }
    }

    func select(_ position: RowPosition) { collection?.selectByTap(position.indexPath) }

    func scroll(to position: RowPosition) {
        collection?.scrollToItem(
            at: position.indexPath, at: [.centeredVertically, .centeredHorizontally],
            animated: false)
    }

    private enum Kind {
        case header, footer

        @MainActor var name: String {
            switch self {
            case .header: UICollectionView.elementKindSectionHeader
            case .footer: UICollectionView.elementKindSectionFooter
            }
        }
    }

    private func supplementaryView(_ kind: Kind, _ section: Int) -> UIView? {
        collection?.supplementaryView(
            forElementKind: kind.name, at: RowPosition(section, 0).indexPath)
    }

    private func attributes(
        _ kind: Kind, _ section: Int
    ) -> UICollectionViewLayoutAttributes? {
        collection?.layoutAttributesForSupplementaryElement(
            ofKind: kind.name, at: RowPosition(section, 0).indexPath)
    }
}
