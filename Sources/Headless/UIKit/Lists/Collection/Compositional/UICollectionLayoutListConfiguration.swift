import CoreGraphics
import Foundation

/// A configuration for a compositional layout in which items are below each other.
public struct UICollectionLayoutListConfiguration {
    public enum Appearance: Sendable {
        case plain, grouped, insetGrouped, sidebar, sidebarPlain
    }

    public enum HeaderMode: Sendable {
        case none, supplementary, firstItemInSection
    }

    public enum FooterMode: Sendable {
        case none, supplementary
    }

    public var appearance: Appearance
    public var headerMode: HeaderMode = .none
    public var footerMode: FooterMode = .none
    public var headerTopPadding: CGFloat?

    // Cells have no separators here, and nobody swipes them.
    public var showsSeparators = true
    public var backgroundColor: UIColor?
    public var leadingSwipeActionsConfigurationProvider:
        ((IndexPath) -> UISwipeActionsConfiguration?)?
    public var trailingSwipeActionsConfigurationProvider:
        ((IndexPath) -> UISwipeActionsConfiguration?)?

    public init(appearance: Appearance) {
        self.appearance = appearance
    }
}

extension NSCollectionLayoutSection {
    public class func list(
        using configuration: UICollectionLayoutListConfiguration,
        layoutEnvironment: any NSCollectionLayoutEnvironment
    ) -> NSCollectionLayoutSection {
        let size = NSCollectionLayoutSize(.fractionalWidth(1), .estimated(rowHeight))
        let section = NSCollectionLayoutSection(
            group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(size: size)]))
        section.contentInsets = insets(configuration)
        if configuration.headerMode == .supplementary {
            let header = NSCollectionLayoutBoundarySupplementaryItem(
                layoutSize: size, elementKind: UICollectionView.elementKindSectionHeader,
                alignment: .top)
            header.pinToVisibleBounds = configuration.appearance == .plain
            section.boundarySupplementaryItems.append(header)
        }
        if configuration.footerMode == .supplementary {
            section.boundarySupplementaryItems.append(
                NSCollectionLayoutBoundarySupplementaryItem(
                    layoutSize: size, elementKind: UICollectionView.elementKindSectionFooter,
                    alignment: .bottom))
        }
        return section
    }

    // The height of a table's rows (assumed: A61).
    private static let rowHeight: CGFloat = 44

    // The space between and around sections is that of tables of this style (assumed: A61).
    private static func insets(
        _ configuration: UICollectionLayoutListConfiguration
    ) -> NSDirectionalEdgeInsets {
        let top = configuration.headerTopPadding ?? 0
        switch configuration.appearance {
        case .plain, .sidebarPlain: return .init(top: top, leading: 0, bottom: 0, trailing: 0)
        case .grouped: return .init(top: max(top, 17.5), leading: 0, bottom: 17.5, trailing: 0)
        case .insetGrouped, .sidebar:
            return .init(top: max(top, 17.5), leading: 16, bottom: 17.5, trailing: 16)
        }
    }
}

extension UICollectionViewCompositionalLayout {
    public class func list(
        using configuration: UICollectionLayoutListConfiguration
    ) -> UICollectionViewCompositionalLayout {
        UICollectionViewCompositionalLayout { _, environment in
            .list(using: configuration, layoutEnvironment: environment)
        }
    }
}

/// A cell of a list, which looks like a table's.
@preconcurrency @MainActor open class UICollectionViewListCell: UICollectionViewCell {
    @discardableResult
    open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }
}
