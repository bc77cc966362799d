import CoreGraphics
import UIKit

// The headers of sections that stay at the top while their rows scroll beneath them.

extension UITableView {
    /// Returns the height of a section's header if it floats, or zero.
    package func floatingHeaderHeight(ofSection section: Int) -> CGFloat {
        guard style == .plain else { return 0 }
        return rectForHeader(inSection: section).height.finiteOrZero
    }

    /// Returns the vertical origins of a section's header and footer in a plain table.
    ///
    /// Both stay at the edges of the visible part, but in their section.
    func floatingPlaces(inSection section: Int) -> (header: CGFloat, footer: CGFloat) {
        let range = rect(forSection: section)
        let (header, footer) = (
            rectForHeader(inSection: section), rectForFooter(inSection: section)
        )
        let visible = bounds.inset(by: adjustedContentInset)
        let lowest = max(header.minY, range.maxY - floatingHeaderHeight(ofSection: section))
        return (
            visible.minY.clamped(to: header.minY...lowest),
            (visible.maxY - footer.height).clamped(to: min(range.minY, footer.minY)...footer.minY)
        )
    }
}

extension UICollectionView {
    /// Returns the frame of a section's header if the header floats; otherwise `nil`.
    ///
    /// A flow layout says whether headers float. A compositional layout doesn't say which headers
    /// float, but depends on the offset only if one does. In a layout of the app's, a header in view
    /// floats if it is above its items rather than before them.
    package func floatingHeaderFrame(ofSection section: Int) -> CGRect? {
        switch collectionViewLayout {
        case let flow as UICollectionViewFlowLayout where flow.sectionHeadersPinToVisibleBounds:
            headerFrame(ofSection: section)
        case let flow where type(of: flow) == UICollectionViewFlowLayout.self: nil
        case let layout as UICollectionViewCompositionalLayout:
            layout.shouldInvalidateLayout(forBoundsChange: bounds.offsetBy(dx: 0, dy: 1))
                ? headerFrame(ofSection: section) : nil
        default: headerFrame(amongItemsOfSection: section)
        }
    }

    private func headerFrame(ofSection section: Int) -> CGRect? {
        layoutAttributesForSupplementaryElement(
            ofKind: UICollectionView.elementKindSectionHeader,
            at: RowPosition(section, 0).indexPath)?.frame
    }

    // Only headers in view are asked for. A layout of the app's may have no others, and needn't answer
    // for one.
    private func headerFrame(amongItemsOfSection section: Int) -> CGRect? {
        let kind = UICollectionView.elementKindSectionHeader
        let isShown = indexPathsForVisibleSupplementaryElements(ofKind: kind)
            .contains { $0.section == section }
        guard isShown, numberOfItems(inSection: section) > 0,
            let header = headerFrame(ofSection: section),
            let first = layoutAttributesForItem(at: RowPosition(section, 0).indexPath)?.frame,
            header.minY > first.minY, header.midY < bounds.midY,
            header.minX <= first.minX, header.maxX >= first.maxX
        else { return nil }
        return header
    }

    fileprivate var scrollsVertically: Bool {
        (collectionViewLayout as? UICollectionViewFlowLayout)?.scrollDirection != .horizontal
    }
}

extension UIScrollView {
    /// Returns the height that a floating header takes at the top of the visible part when the row at
    /// `rect`, in content coordinates, is scrolled there; zero outside of rows.
    func floatingHeaderHeight(overRowAt rect: CGRect) -> CGFloat {
        guard rect.isFinite else { return 0 }
        switch self {
        case let table as UITableView:
            return table.indexPathForRow(at: rect.middle)
                .map { table.floatingHeaderHeight(ofSection: $0.section) } ?? 0
        case let collection as UICollectionView where collection.scrollsVertically:
            return collection.indexPathForItem(at: rect.middle)
                .flatMap { collection.floatingHeaderFrame(ofSection: $0.section) }?
                .height.finiteOrZero ?? 0
        default: return 0
        }
    }

    /// Returns the height that a floating header takes at the top of the visible part when `view` is
    /// scrolled there; zero outside of cells.
    func floatingHeaderHeight(over view: UIView) -> CGFloat {
        guard self is UITableView || self is UICollectionView, view.isDescendant(of: self) else {
            return 0
        }
        let cell = sequence(first: view, next: \.superview).prefix { $0 !== self }.last(
            where: \.isCell)
        return cell.map { floatingHeaderHeight(overRowAt: $0.convert($0.bounds, to: self)) } ?? 0
    }
}

extension UIView {
    /// A Boolean value that indicates whether the view is a cell of a table or a collection view.
    var isCell: Bool { self is UITableViewCell || self is UICollectionViewCell }
}
