import CoreGraphics
import Foundation

/// Groups that follow each other, with their headers and footers.
@preconcurrency @MainActor open class NSCollectionLayoutSection: NSObject {
    let group: NSCollectionLayoutGroup

    init(repeating group: NSCollectionLayoutGroup) {
        self.group = group
        super.init()
    }

    public convenience init(group: NSCollectionLayoutGroup) {
        self.init(repeating: group)
    }

    open var contentInsets = NSDirectionalEdgeInsets.zero
    open var interGroupSpacing: CGFloat = 0
    open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
    open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
}

/// The environment that a section is created for.
@preconcurrency @MainActor public protocol NSCollectionLayoutEnvironment: NSObjectProtocol {
    var container: any NSCollectionLayoutContainer { get }
    var traitCollection: UITraitCollection { get }
}

/// The space that a section is laid out in.
@preconcurrency @MainActor public protocol NSCollectionLayoutContainer: NSObjectProtocol {
    var contentSize: CGSize { get }
    var effectiveContentSize: CGSize { get }
    var contentInsets: NSDirectionalEdgeInsets { get }
    var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}

/// The space of a collection view's sections.
final class CompositionalSurroundings: NSObject, NSCollectionLayoutEnvironment,
    NSCollectionLayoutContainer
{
    let contentSize: CGSize
    let contentInsets: NSDirectionalEdgeInsets
    let traitCollection: UITraitCollection

    // Apple, `contentInsetsReference`: by default, sections stay in the safe area. An inset that
    // the content has already isn't added again.
    init(of view: UICollectionView) {
        let insets = view.adjustedContentInset
        contentSize = view.bounds.inset(by: insets).size
        let safe = view.safeAreaInsets
        let (left, right) = (max(0, safe.left - insets.left), max(0, safe.right - insets.right))
        let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        contentInsets = NSDirectionalEdgeInsets(
            top: 0, leading: isMirrored ? right : left, bottom: 0,
            trailing: isMirrored ? left : right)
        traitCollection = view.traitCollection
        super.init()
    }

    var container: any NSCollectionLayoutContainer { self }
    var effectiveContentInsets: NSDirectionalEdgeInsets { contentInsets }

    var effectiveContentSize: CGSize { contentInsets.reduced(contentSize) }

    func isSame(as other: CompositionalSurroundings) -> Bool {
        contentSize == other.contentSize && contentInsets == other.contentInsets
    }
}

extension NSDirectionalEdgeInsets {
    func reduced(_ size: CGSize) -> CGSize {
        CGSize(
            width: max(0, size.width - leading - trailing),
            height: max(0, size.height - top - bottom))
    }

    static func + (
        first: NSDirectionalEdgeInsets, second: NSDirectionalEdgeInsets
    ) -> NSDirectionalEdgeInsets {
        NSDirectionalEdgeInsets(
            top: first.top + second.top, leading: first.leading + second.leading,
            bottom: first.bottom + second.bottom, trailing: first.trailing + second.trailing)
    }
}
