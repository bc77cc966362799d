import UIKit

// The form in a collection view.

extension CollectionList: FormList {
    var ends: (header: UIView?, footer: UIView?) { (nil, nil) }

    func hasHeader(_ section: Int) -> Bool { frame(of: .header(section)) != nil }

    func hasFooter(_ section: Int) -> Bool { frame(of: .footer(section)) != nil }

    var existingParts: [ListPart] {
        guard let collectionView else { return [] }
        let items = collectionView.indexPathsForVisibleItems.compactMap(RowPosition.init)
        return
            (items.map(ListPart.row)
            + sections(of: UICollectionView.elementKindSectionHeader).map(ListPart.header)
            + sections(of: UICollectionView.elementKindSectionFooter).map(ListPart.footer)).sorted()
    }

    private func sections(of kind: String) -> [Int] {
        collectionView?.indexPathsForVisibleSupplementaryElements(ofKind: kind)
            .compactMap { $0.first } ?? []
    }

    func view(of row: ListPart) -> UIView? {
        switch row {
        case .listHeader, .listFooter: nil
        case .header(let section): supplementaryView(.header, section)
        case .footer(let section): supplementaryView(.footer, section)
        case .row(let position): addedCell(at: position)
        }
    }

    func row(containing view: UIView) -> ListPart? {
        guard let collectionView else { return nil }
        for part in [view] + view.superviews(below: collectionView) {
            if let cell = part as? UICollectionViewCell,
                let path = collectionView.indexPath(for: cell)
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
        case .row(let position): frame(of: position)
        }
    }

    func selectByTap(_ position: RowPosition) { collectionView?.selectByTap(position.indexPath) }

    func scroll(to position: RowPosition) {
        collectionView?.scrollToItem(
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
        collectionView?.supplementaryView(
            forElementKind: kind.name, at: RowPosition(section, 0).indexPath)
    }

    private func attributes(
        _ kind: Kind, _ section: Int
    ) -> UICollectionViewLayoutAttributes? {
        collectionView?.layoutAttributesForSupplementaryElement(
            ofKind: kind.name, at: RowPosition(section, 0).indexPath)
    }
}
