import CoreGraphics
import Foundation

/// The space that a collection view has for the lines of its flow.
struct FlowSurroundings: Equatable, Sendable {
    /// The length of a line, including the insets of its section.
    var breadth: CGFloat
    /// The insets that sections have in addition to their own.
    var extra: UIEdgeInsets

    // UIKit's warning on the console says that items must be narrower than the collection view
    // minus the section's and the content's insets. So this is the length of lines.
    @MainActor
    init(of view: UICollectionView, for layout: UICollectionViewFlowLayout) {
        let insets = view.adjustedContentInset
        let room = view.bounds.inset(by: insets).size
        breadth = layout.axis.size(room).across
        let reference =
            switch layout.sectionInsetReference {
            case .fromSafeArea: view.safeAreaInsets
            case .fromLayoutMargins: view.layoutMargins
            default: insets
            }
        extra = UIEdgeInsets(
            top: max(0, reference.top - insets.top), left: max(0, reference.left - insets.left),
            bottom: max(0, reference.bottom - insets.bottom),
            right: max(0, reference.right - insets.right))
    }
}

/// The questions that a flow layout asks its delegate, with the layout's own values as defaults.
@MainActor
struct FlowQuestions {
    private let view: UICollectionView
    private let layout: UICollectionViewFlowLayout
    private let delegate: (any UICollectionViewDelegateFlowLayout)?
    private let surroundings: FlowSurroundings

    init(
        _ view: UICollectionView, _ layout: UICollectionViewFlowLayout,
        _ surroundings: FlowSurroundings
    ) {
        self.view = view
        self.layout = layout
        self.surroundings = surroundings
        delegate = view.delegate as? any UICollectionViewDelegateFlowLayout
    }

    var geometry: FlowGeometry {
        FlowGeometry(
            sections: (0..<view.numberOfSections).map(section), breadth: surroundings.breadth)
    }

    private func section(_ section: Int) -> FlowSection {
        let inset = insets(of: section)
        let isVertical = layout.axis == .vertical
        // Apple, `headerReferenceSize`: only the length in the direction of scrolling counts.
        return FlowSection(
            header: layout.axis.size(headerSize(of: section)).along,
            footer: layout.axis.size(footerSize(of: section)).along,
            insets: FlowSection.Insets(
                before: isVertical ? inset.top : inset.left,
                after: isVertical ? inset.bottom : inset.right,
                start: isVertical ? inset.left : inset.top),
            items: items(of: section, inset))
    }

    private func items(of section: Int, _ inset: UIEdgeInsets) -> FlowSection.Items {
        let sides = layout.axis == .vertical ? inset.left + inset.right : inset.top + inset.bottom
        let count = view.numberOfItems(inSection: section)
        var grid = FlowGrid(
            count: count, item: layout.axis.size(layout.itemSize),
            room: max(0, surroundings.breadth - sides), lineSpacing: lineSpacing(of: section),
            itemSpacing: itemSpacing(of: section))
        guard let sizes = sizes(of: section, count: count) else { return .uniform(grid) }
        // Items that turn out to have one size are calculated as a grid, too.
        if let first = sizes.first, sizes.allSatisfy({ $0 == first }) {
            grid.item = first
            return .uniform(grid)
        }
        return .varied(
            FlowParagraph(
                sizes: sizes, room: grid.room, lineSpacing: grid.lineSpacing,
                itemSpacing: grid.itemSpacing))
    }

    /// Returns the sizes from the delegate; `nil` if it doesn't implement the method.
    private func sizes(of section: Int, count: Int) -> [FlowSize]? {
        guard let delegate, count > 0 else { return nil }
        func size(_ item: Int) -> CGSize {
            delegate.collectionView(
                view, layout: layout, sizeForItemAt: IndexPath(item: item, section: section))
        }
        guard let first = OptionalMethod.answer({ size(0) }) else { return nil }
        return [layout.axis.size(first)] + (1..<count).map { layout.axis.size(size($0)) }
    }

    private func insets(of section: Int) -> UIEdgeInsets {
        let own =
            OptionalMethod.answer {
                delegate?.collectionView(view, layout: layout, insetForSectionAt: section)
            } ?? layout.sectionInset
        let whole = own.isFinite ? own : .zero
        // Apple, `sectionInsetReference`: it defines where the lines begin and end.
        let extra = surroundings.extra
        return layout.axis == .vertical
            ? UIEdgeInsets(
                top: whole.top, left: whole.left + extra.left, bottom: whole.bottom,
                right: whole.right + extra.right)
            : UIEdgeInsets(
                top: whole.top + extra.top, left: whole.left, bottom: whole.bottom + extra.bottom,
                right: whole.right)
    }

    private func lineSpacing(of section: Int) -> CGFloat {
        let spacing = OptionalMethod.answer {
            delegate?.collectionView(
                view, layout: layout, minimumLineSpacingForSectionAt: section)
        }
        return (spacing ?? layout.minimumLineSpacing).usableLength
    }

    private func itemSpacing(of section: Int) -> CGFloat {
        let spacing = OptionalMethod.answer {
            delegate?.collectionView(
                view, layout: layout, minimumInteritemSpacingForSectionAt: section)
        }
        return (spacing ?? layout.minimumInteritemSpacing).usableLength
    }

    private func headerSize(of section: Int) -> CGSize {
        OptionalMethod.answer {
            delegate?.collectionView(
                view, layout: layout, referenceSizeForHeaderInSection: section)
        } ?? layout.headerReferenceSize
    }

    private func footerSize(of section: Int) -> CGSize {
        OptionalMethod.answer {
            delegate?.collectionView(
                view, layout: layout, referenceSizeForFooterInSection: section)
        } ?? layout.footerReferenceSize
    }
}
