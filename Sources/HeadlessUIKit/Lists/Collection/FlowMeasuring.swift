import CoreGraphics
import Foundation

/// Asks a flow layout and its delegate for all measures, and lays the sections out.
@MainActor
struct FlowMeasuring {
    let layout: UICollectionViewFlowLayout
    let view: UICollectionView

    private var isVertical: Bool { layout.scrollDirection == .vertical }
    private var delegate: (any UICollectionViewDelegateFlowLayout)? {
        view.delegate as? any UICollectionViewDelegateFlowLayout
    }

    var geometry: FlowGeometry {
        FlowGeometry(
            sections: (0..<view.numberOfSections).map(section), direction: layout.scrollDirection,
            breadth: breadth)
    }

    private var breadth: CGFloat { view.flowBreadth(layout.scrollDirection) }

    private func section(_ section: Int) -> FlowSection {
        let metrics = metrics(of: section)
        let count = view.numberOfItems(inSection: section)
        guard let first = size(of: IndexPath(item: 0, section: section)), count > 0 else {
            return FlowSection(count: count, size: flow(layout.itemSize), metrics: metrics)
        }
        let others = (1..<max(count, 1)).map { item in
            size(of: IndexPath(item: item, section: section)) ?? layout.itemSize
        }
        return FlowSection(sizes: ([first] + others).map(flow), metrics: metrics)
    }

    private func size(of path: IndexPath) -> CGSize? {
        OptionalMethod.answer {
            delegate?.collectionView(view, layout: layout, sizeForItemAt: path)
        }
    }

    private func flow(_ size: CGSize) -> FlowSize {
        let (width, height) = (max(0, size.width), max(0, size.height))
        return isVertical
            ? FlowSize(main: height, cross: width) : FlowSize(main: width, cross: height)
    }

    private func metrics(of section: Int) -> FlowMetrics {
        let insets =
            OptionalMethod.answer {
                delegate?.collectionView(view, layout: layout, insetForSectionAt: section)
            } ?? layout.sectionInset
        return FlowMetrics(
            breadth: breadth, itemSpacing: itemSpacing(section), lineSpacing: lineSpacing(section),
            insetBefore: isVertical ? insets.top : insets.left,
            insetAfter: isVertical ? insets.bottom : insets.right,
            crossInsetBefore: isVertical ? insets.left : insets.top,
            crossInsetAfter: isVertical ? insets.right : insets.bottom,
            header: flow(headerSize(section)).main, footer: flow(footerSize(section)).main)
    }

    private func itemSpacing(_ section: Int) -> CGFloat {
        OptionalMethod.answer {
            delegate?.collectionView(
                view, layout: layout, minimumInteritemSpacingForSectionAt: section)
        } ?? layout.minimumInteritemSpacing
    }

    private func lineSpacing(_ section: Int) -> CGFloat {
        OptionalMethod.answer {
            delegate?.collectionView(view, layout: layout, minimumLineSpacingForSectionAt: section)
        } ?? layout.minimumLineSpacing
    }

    private func headerSize(_ section: Int) -> CGSize {
        OptionalMethod.answer {
            delegate?.collectionView(view, layout: layout, referenceSizeForHeaderInSection: section)
        } ?? layout.headerReferenceSize
    }

    private func footerSize(_ section: Int) -> CGSize {
        OptionalMethod.answer {
            delegate?.collectionView(view, layout: layout, referenceSizeForFooterInSection: section)
        } ?? layout.footerReferenceSize
    }
}

extension UICollectionView {
    /// How much room lines have across the way the content scrolls.
    func flowBreadth(_ direction: UICollectionView.ScrollDirection) -> CGFloat {
        let insets = adjustedContentInset
        return direction == .vertical
            ? max(0, bounds.width - insets.left - insets.right)
            : max(0, bounds.height - insets.top - insets.bottom)
    }
}
