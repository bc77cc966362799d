#if canImport(SimulatedDevice)
import CoreGraphics
import Foundation
import SimulatedDevice
import Testing
import UIKit
import Requirements

@MainActor
struct CompositionalLayoutTests {
    private typealias Item = NSCollectionLayoutItem
    private typealias Group = NSCollectionLayoutGroup
    private typealias Section = NSCollectionLayoutSection

    private func size(
        _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
    ) -> NSCollectionLayoutSize {
        NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
    }

    private func section(
        _ item: NSCollectionLayoutSize, in group: NSCollectionLayoutSize
    ) -> NSCollectionLayoutSection {
        Section(group: .horizontal(layoutSize: group, subitems: [Item(layoutSize: item)]))
    }

    /// A grid of 320 by 480 points with such sections.
    private func grid(
        _ counts: [Int], _ section: NSCollectionLayoutSection, spacing: CGFloat = 0,
        scrolls direction: UICollectionView.ScrollDirection = .vertical
    ) -> TestGrid {
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        configuration.scrollDirection = direction
        configuration.interSectionSpacing = spacing
        let layout = UICollectionViewCompositionalLayout(
            section: section, configuration: configuration)
        let grid = TestGrid(
            counts.enumerated().map { section, count in
                (0..<count).map { "\(section).\($0)" }
            }, layout: layout)
        grid.show()
        return grid
    }

    @Test(
        "Items follow each other in a group until it is full, then the next begins (Apple)",
        .requirement("U357"))
    func itemsFillGroupBeforeNextBegins() {
        let section = section(
            size(.fractionalWidth(0.25), .fractionalHeight(1)),
            in: size(.fractionalWidth(1), .absolute(50)))
        section.interGroupSpacing = 8
        section.contentInsets = NSDirectionalEdgeInsets(
            top: 5, leading: 10, bottom: 6, trailing: 30)
        let grid = grid([6, 1], section, spacing: 20)
        #expect(grid.frame(0) == CGRect(x: 10, y: 5, width: 70, height: 50))
        #expect(grid.frame(3) == CGRect(x: 220, y: 5, width: 70, height: 50))
        #expect(grid.frame(4) == CGRect(x: 10, y: 63, width: 70, height: 50))
        #expect(grid.frame(0, 1) == CGRect(x: 10, y: 144, width: 70, height: 50))
        #expect(grid.collection.contentSize == CGSize(width: 320, height: 200))
        #expect(grid.tile(4)?.frame == grid.frame(4))
    }

    @Test(
        "Items keep free of a safe area that changes by itself (Apple, contentInsetsReference)",
        .requirement("U357"))
    func itemsFollowSafeArea() {
        let device = SimulatedDevice(.iPhoneSE)
        let screen = UIViewController()
        device.show(screen)
        let grid = grid(
            [2],
            section(
                size(.fractionalWidth(0.5), .fractionalHeight(1)),
                in: size(.fractionalWidth(1), .absolute(50))))
        screen.view.addSubview(grid.collection)
        for side in [0, 40, 10] as [CGFloat] {
            screen.additionalSafeAreaInsets.left = side
            grid.show()
            let width = (320 - side) / 2
            #expect(grid.frame(0) == CGRect(x: side, y: 0, width: width, height: 50))
            #expect(grid.tile(1)?.frame == CGRect(x: 320 - width, y: 0, width: width, height: 50))
        }
    }

    @Test(
        "A count has as many items of equal length, with space between them (Apple)",
        .requirement("U357"))
    func countMakesEqualItemsWithSpacing() {
        let item = Item(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
        item.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        let group = Group.horizontal(
            layoutSize: size(.fractionalWidth(1), .fractionalWidth(0.5)), repeatingSubitem: item,
            count: 3)
        group.interItemSpacing = .fixed(10)
        let grid = grid([4], Section(group: group))
        #expect(grid.frame(1) == CGRect(x: 112, y: 1, width: 94, height: 156))
        #expect(grid.frame(3) == CGRect(x: 2, y: 161, width: 94, height: 156))
    }

    @Test("Groups in groups fill up with items in their order (Apple)", .requirement("U357"))
    func nestedGroupsFillInItemOrder() {
        let whole = size(.fractionalWidth(1), .fractionalHeight(1))
        let pair = Group.vertical(
            layoutSize: size(.fractionalWidth(0.5), .fractionalHeight(1)),
            repeatingSubitem: Item(layoutSize: whole), count: 2)
        let lead = Item(layoutSize: size(.fractionalWidth(0.5), .fractionalHeight(1)))
        let group = Group.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(100)), subitems: [lead, pair])
        let grid = grid([5], Section(group: group))
        #expect(grid.frame(0) == CGRect(x: 0, y: 0, width: 160, height: 100))
        #expect(grid.frame(1) == CGRect(x: 160, y: 0, width: 160, height: 50))
        #expect(grid.frame(2) == CGRect(x: 160, y: 50, width: 160, height: 50))
        #expect(grid.frame(4) == CGRect(x: 160, y: 100, width: 160, height: 50))
    }

    @Test(
        "A layout depends on how far it is scrolled only where something is pinned (assumed: A44)",
        arguments: [true, false])
    func scrollingMattersWhereSomethingIsPinned(isPinned: Bool) {
        let section = section(
            size(.fractionalWidth(1), .fractionalHeight(1)),
            in: size(.fractionalWidth(1), .absolute(100)))
        let header = NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: size(.fractionalWidth(1), .absolute(30)),
            elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
        header.pinToVisibleBounds = isPinned
        section.boundarySupplementaryItems = [header]
        let grid = grid([6, 6], section)
        let bounds = grid.collection.bounds.offsetBy(dx: 0, dy: 1)
        let layout = grid.collection.collectionViewLayout
        #expect(layout.shouldInvalidateLayout(forBoundsChange: bounds) == isPinned)
    }

    @Test(
        "Headers and footers stand around their section, and pinned ones stay (Apple)",
        .requirement("U357"))
    func headersAndFootersSurroundTheirSection() {
        let section = section(
            size(.fractionalWidth(1), .fractionalHeight(1)),
            in: size(.fractionalWidth(1), .absolute(100)))
        let edge = size(.fractionalWidth(0.5), .absolute(30))
        let header = NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: edge, elementKind: UICollectionView.elementKindSectionHeader,
            alignment: .topLeading)
        header.pinToVisibleBounds = true
        let footer = NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: edge, elementKind: UICollectionView.elementKindSectionFooter,
            alignment: .bottomTrailing)
        section.boundarySupplementaryItems = [header, footer]
        let grid = grid([6, 6], section)
        func frame(_ kind: String, _ section: Int) -> CGRect? {
            grid.collection.layoutAttributesForSupplementaryElement(
                ofKind: kind, at: .item(0, section))?.frame
        }
        let (top, bottom) = (header.elementKind, footer.elementKind)
        #expect(frame(top, 0) == CGRect(x: 0, y: 0, width: 160, height: 30))
        #expect(grid.frame(0) == CGRect(x: 0, y: 30, width: 320, height: 100))
        #expect(frame(bottom, 0) == CGRect(x: 160, y: 630, width: 160, height: 30))
        #expect(frame(top, 1)?.minY == 660)
        grid.collection.contentOffset.y = 300
        grid.show()
        #expect(frame(top, 0)?.minY == 300)
        #expect(
            grid.collection.supplementaryView(forElementKind: top, at: .item(0))?.frame.minY == 300)
        grid.collection.contentOffset.y = 650
        grid.show()
        #expect(frame(top, 0)?.minY == 630)
        #expect(grid.collection.contentSize.height == 1320)
    }

    @Test("Where people read from right to left, leading is right (Apple)", .requirement("U357"))
    func rightToLeft() {
        let section = section(
            size(.fractionalWidth(0.25), .fractionalHeight(1)),
            in: size(.fractionalWidth(1), .absolute(50)))
        section.contentInsets.leading = 20
        let grid = grid([2], section)
        grid.collection.semanticContentAttribute = .forceRightToLeft
        grid.collection.collectionViewLayout.invalidateLayout()
        grid.show()
        #expect(grid.frame(0) == CGRect(x: 225, y: 0, width: 75, height: 50))
        #expect(grid.frame(1) == CGRect(x: 150, y: 0, width: 75, height: 50))
    }

    @Test(
        "A layout that scrolls sideways has its groups beside each other (Apple)",
        .requirement("U357"))
    func sidewaysLayoutPlacesGroupsInRow() {
        let section = Section(
            group: .vertical(
                layoutSize: size(.absolute(100), .fractionalHeight(1)),
                subitems: [Item(layoutSize: size(.fractionalWidth(1), .fractionalHeight(0.5)))]))
        section.interGroupSpacing = 10
        section.contentInsets = NSDirectionalEdgeInsets(
            top: 20, leading: 5, bottom: 60, trailing: 7)
        let grid = grid([3, 1], section, spacing: 30, scrolls: .horizontal)
        #expect(grid.frame(0) == CGRect(x: 5, y: 20, width: 100, height: 200))
        #expect(grid.frame(1) == CGRect(x: 5, y: 220, width: 100, height: 200))
        #expect(grid.frame(2) == CGRect(x: 115, y: 20, width: 100, height: 200))
        // 215 points of groups, 7 after them, 30 between sections, 5 before the next.
        #expect(grid.frame(0, 1) == CGRect(x: 257, y: 20, width: 100, height: 200))
        #expect(grid.collection.contentSize == CGSize(width: 364, height: 480))
    }

    @Test(
        "Flexible space takes what the items leave, and at least so much (Apple)",
        .requirement("U357"),
        arguments: [(CGFloat(0.25), 3, CGFloat(40)), (0.25, 2, 160), (0.5, 2, 0)])
    func flexibleSpaceTakesWhatItemsLeave(share: CGFloat, count: Int, space: CGFloat) {
        let item = Item(layoutSize: size(.fractionalWidth(share), .fractionalHeight(1)))
        let group = Group.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(50)),
            subitems: Array(repeating: item, count: count))
        group.interItemSpacing = .flexible(0)
        let grid = grid([count], Section(group: group))
        let width = share * 320
        #expect(grid.frame(0)?.minX == 0)
        #expect(grid.frame(1)?.minX == width + space)
        #expect(grid.frame(count - 1)?.maxX == 320)
    }

    @Test(
        "A header can be moved from its place, and lie over its section (Apple)",
        .requirement("U357"))
    func headerOverItems() {
        func frames(extends: Bool, _ offset: CGPoint) -> (header: CGRect?, item: CGRect?) {
            let section = section(
                size(.fractionalWidth(1), .fractionalHeight(1)),
                in: size(.fractionalWidth(1), .absolute(100)))
            let header = NSCollectionLayoutBoundarySupplementaryItem(
                layoutSize: size(.absolute(80), .absolute(30)),
                elementKind: UICollectionView.elementKindSectionHeader, alignment: .top,
                absoluteOffset: offset)
            header.extendsBoundary = extends
            section.boundarySupplementaryItems = [header]
            let grid = grid([1], section)
            let attributes = grid.collection.layoutAttributesForSupplementaryElement(
                ofKind: header.elementKind, at: .item(0))
            return (attributes?.frame, grid.frame(0))
        }
        let usual = frames(extends: true, .zero)
        #expect(usual.header == CGRect(x: 120, y: 0, width: 80, height: 30))
        #expect(usual.item?.minY == 30)
        let moved = frames(extends: true, CGPoint(x: -20, y: 5))
        #expect(moved.header == CGRect(x: 100, y: 5, width: 80, height: 30))
        #expect(moved.item?.minY == 30)
        let over = frames(extends: false, .zero)
        #expect(over.header == CGRect(x: 120, y: 0, width: 80, height: 30))
        #expect(over.item?.minY == 0)
    }

    // MARK: Across

    @Test(
        "Read from right to left, a section that scrolls across begins at the right (Apple)",
        .requirement("U357"))
    func acrossFromTheRight() throws {
        let grid = shelf(.continuous)
        grid.collection.semanticContentAttribute = .forceRightToLeft
        grid.collection.collectionViewLayout.invalidateLayout()
        grid.show()
        let scroller = try scroller(grid)
        // 2105 points of content of which 320 can be seen.
        #expect(scroller.contentSize.width == 2105)
        #expect(scroller.contentOffset.x == 1785)
        #expect(grid.frame(0) == CGRect(x: 105, y: 0, width: 200, height: 90))
        #expect(grid.frame(1) == CGRect(x: -105, y: 0, width: 200, height: 90))
        scroller.contentOffset.x -= 210
        grid.show()
        #expect(grid.frame(1) == CGRect(x: 105, y: 0, width: 200, height: 90))
        #expect(grid.tile(1)?.convert(CGPoint.zero, to: grid.collection).x == 105)
        #expect(grid.tile(0)?.frame.minX == 1890)
        #expect(grid.frame(0, 1)?.minX == 105)
    }

    private func shelf(
        _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior
    ) -> TestGrid {
        let section = section(
            size(.fractionalWidth(1), .fractionalHeight(1)), in: size(.absolute(200), .absolute(90))
        )
        section.orthogonalScrollingBehavior = behavior
        section.interGroupSpacing = 10
        section.contentInsets.leading = 15
        return grid([10, 10], section)
    }

    private func scroller(_ grid: TestGrid, _ section: Int = 0) throws -> UIScrollView {
        let cell = try #require(
            grid.collection.visibleCells.first {
                grid.collection.indexPath(for: $0)?.section == section
            })
        return try #require(cell.superview as? UIScrollView)
    }

    @Test(
        "A section that scrolls across does so in a scroll view of its own (Apple)",
        .requirement("U357"))
    func sectionScrollsAcrossByItself() throws {
        let grid = shelf(.continuous)
        let scroller = try scroller(grid)
        #expect(scroller !== grid.collection)
        #expect(scroller.superview === grid.collection)
        #expect(scroller.frame == CGRect(x: 0, y: 0, width: 320, height: 90))
        #expect(scroller.contentSize.width == 2105)
        #expect(grid.collection.contentSize == CGSize(width: 320, height: 180))
        #expect(grid.frame(1) == CGRect(x: 225, y: 0, width: 200, height: 90))
        #expect(grid.tile(2) == nil)
        scroller.contentOffset.x = 420
        grid.show()
        #expect(grid.frame(2) == CGRect(x: 15, y: 0, width: 200, height: 90))
        #expect(grid.tile(2)?.frame == CGRect(x: 435, y: 0, width: 200, height: 90))
        #expect(grid.tile(2)?.convert(CGPoint.zero, to: grid.collection).x == 15)
        #expect(grid.tile(0) == nil)
        // The other section stays where it is.
        #expect(grid.frame(0, 1)?.minX == 15)
        #expect(grid.collection.indexPathForItem(at: CGPoint(x: 20, y: 10)) == .item(2))
    }

    @Test("An item far across is scrolled to", .requirement("U357"))
    func acrossToItem() throws {
        let grid = shelf(.continuous)
        grid.collection.scrollToItem(at: .item(6, 1), at: .left, animated: false)
        grid.show()
        #expect(grid.frame(6, 1)?.minX == 0)
        #expect(grid.tile(6, 1) != nil)
        #expect(grid.frame(0)?.minX == 15)
    }

    @Test(
        "What scrolls across comes to rest at groups (Apple)", .requirement("U357"),
        arguments: [
            (UICollectionLayoutSectionOrthogonalScrollingBehavior.continuous, CGFloat(500)),
            (.continuousGroupLeadingBoundary, 420), (.groupPaging, 210),
            (.groupPagingCentered, 165),
        ])
    func acrossScrollingRestsAtGroups(
        behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior, offset: CGFloat
    ) throws {
        let scroller = try scroller(shelf(behavior))
        let target = scroller.restingOffset(proposed: CGPoint(x: 500, y: 0), velocity: .zero)
        #expect(target == CGPoint(x: offset, y: 0))
        #expect(!scroller.isPagingEnabled)
    }

    @Test(
        "Centered groups begin in the middle, and pages are as wide as the view (Apple)",
        .requirement("U357"))
    func centeredGroupsBeginInMiddle() throws {
        #expect(try scroller(shelf(.groupPagingCentered)).contentOffset.x == -45)
        #expect(try scroller(shelf(.paging)).isPagingEnabled)
    }

    // MARK: Estimates

    @Test(
        "Cells with estimated heights tell their own, and those below move (Apple)",
        .requirement("U357"))
    func estimatedCellsTellOwnHeights() throws {
        final class Tall: UICollectionViewCell {
            override func preferredLayoutAttributesFitting(
                _ layoutAttributes: UICollectionViewLayoutAttributes
            ) -> UICollectionViewLayoutAttributes {
                let attributes = super.preferredLayoutAttributesFitting(layoutAttributes)
                attributes.size.height = 30 + CGFloat(layoutAttributes.indexPath.item) * 10
                return attributes
            }
        }
        final class Source: NSObject, UICollectionViewDataSource {
            func collectionView(
                _ collectionView: UICollectionView, numberOfItemsInSection section: Int
            ) -> Int { 40 }

            func collectionView(
                _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
            ) -> UICollectionViewCell {
                collectionView.dequeueReusableCell(withReuseIdentifier: "tall", for: indexPath)
            }
        }
        let estimate = size(.fractionalWidth(1), .estimated(100))
        let layout = UICollectionViewCompositionalLayout(
            section: Section(
                group: .vertical(layoutSize: estimate, subitems: [Item(layoutSize: estimate)])))
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        let view = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
        let source = Source()
        view.register(Tall.self, forCellWithReuseIdentifier: "tall")
        view.dataSource = source
        window.addSubview(view)
        window.isHidden = false
        view.layoutIfNeeded()
        #expect(view.cellForItem(at: .item(0))?.frame == CGRect(x: 0, y: 0, width: 320, height: 30))
        #expect(
            view.cellForItem(at: .item(3))?.frame == CGRect(x: 0, y: 120, width: 320, height: 60))
        // Eight rows of 30 to 100 points are in sight; the others are still estimated.
        let known = view.visibleCells.count
        #expect(known == 8)
        #expect(
            view.contentSize.height
                == CGFloat((0..<known).map { 30 + $0 * 10 }.reduce(0, +) + (40 - known) * 100))
    }

    /// A cell with a height of its own.
    private final class Told: UICollectionViewCell {
        static let height: CGFloat = 70

        override init(frame: CGRect) {
            super.init(frame: frame)
            let inside = UIView()
            inside.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(inside)
            NSLayoutConstraint.activate([
                inside.heightAnchor.constraint(equalToConstant: Self.height),
                inside.topAnchor.constraint(equalTo: contentView.topAnchor),
                inside.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
            ])
        }

        required init?(coder: NSCoder) { nil }
    }

    /// A grid of `Told` cells that notes for which sections its layout asks.
    @MainActor
    private final class ToldGrid {
        final class Source: NSObject, UICollectionViewDataSource {
            let counts: [Int]

            init(_ counts: [Int]) { self.counts = counts }

            func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }

            func collectionView(
                _ collectionView: UICollectionView, numberOfItemsInSection section: Int
            ) -> Int { counts[section] }

            func collectionView(
                _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
            ) -> UICollectionViewCell {
                collectionView.dequeueReusableCell(withReuseIdentifier: "told", for: indexPath)
            }
        }

        let view: UICollectionView
        private(set) var asked: [Int] = []
        private let source: Source
        private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

        init(_ counts: [Int], _ group: @escaping () -> NSCollectionLayoutGroup) {
            source = Source(counts)
            view = UICollectionView(
                frame: window.bounds, collectionViewLayout: UICollectionViewFlowLayout())
            view.contentInsetAdjustmentBehavior = .never
            view.register(Told.self, forCellWithReuseIdentifier: "told")
            view.dataSource = source
            let layout = UICollectionViewCompositionalLayout { [unowned self] section, _ in
                asked.append(section)
                return Section(group: group())
            }
            view.setCollectionViewLayout(layout, animated: false)
            window.addSubview(view)
            window.isHidden = false
            view.layoutIfNeeded()
        }

        func frame(_ item: Int) -> CGRect? {
            view.layoutAttributesForItem(at: .item(item))?.frame
        }
    }

    @Test("Of items in groups in groups each has its own estimate (Apple)", .requirement("U357"))
    func nestedItemsHaveTheirOwnEstimates() {
        let grid = ToldGrid([6]) {
            let lead = Item(layoutSize: size(.fractionalWidth(0.5), .absolute(40)))
            let half = size(.fractionalWidth(0.5), .estimated(50))
            let pair = Group.horizontal(
                layoutSize: half,
                repeatingSubitem: Item(layoutSize: size(.fractionalWidth(1), .estimated(50))),
                count: 2)
            return .horizontal(
                layoutSize: size(.fractionalWidth(1), .estimated(50)), subitems: [lead, pair])
        }
        #expect(grid.frame(0) == CGRect(x: 0, y: 0, width: 160, height: 40))
        #expect(grid.frame(1) == CGRect(x: 160, y: 0, width: 80, height: 70))
        #expect(grid.frame(2) == CGRect(x: 240, y: 0, width: 80, height: 70))
        #expect(grid.frame(3) == CGRect(x: 0, y: 70, width: 160, height: 40))
        #expect(grid.frame(4)?.height == 70 && grid.frame(5)?.height == 70)
        #expect(grid.view.contentSize.height == 140)
    }

    @Test(
        "A layout asks once for each of its sections (Apple: the provider is called so)",
        .requirement("U357"))
    func layoutAsksOnceForEachSection() {
        let grid = ToldGrid([3, 2]) {
            let size = size(.fractionalWidth(1), .estimated(Told.height))
            return .vertical(layoutSize: size, subitems: [Item(layoutSize: size)])
        }
        #expect(grid.view.visibleCells.count == 5)
        #expect(grid.asked == [0, 1])
        grid.view.collectionViewLayout.invalidateLayout()
        grid.view.layoutIfNeeded()
        #expect(grid.asked == [0, 1, 0, 1])
    }

    @Test(
        "What is in sight stays while cells above it tell their heights (Apple)",
        .requirement("U357"))
    func offsetIsKept() {
        let grid = ToldGrid([100]) {
            let size = size(.fractionalWidth(1), .estimated(50))
            return .vertical(layoutSize: size, subitems: [Item(layoutSize: size)])
        }
        grid.view.scrollToItem(at: .item(50), at: .top, animated: false)
        grid.view.layoutIfNeeded()
        let place = grid.frame(55).map { $0.minY - grid.view.contentOffset.y }
        // The row above becomes 20 points higher as soon as a part of it is seen.
        grid.view.contentOffset.y -= 10
        grid.view.layoutIfNeeded()
        #expect(grid.frame(49)?.height == 70)
        #expect(grid.frame(55).map { $0.minY - grid.view.contentOffset.y } == place.map { $0 + 10 })
        #expect(grid.frame(49).map { $0.maxY - grid.view.contentOffset.y } == 10)
    }

    @Test(
        "A list has rows that measure themselves, and headers (Apple, list(using:))",
        .requirement("U357"))
    func listRowsMeasureThemselves() throws {
        var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
        configuration.headerMode = .supplementary
        let layout = UICollectionViewCompositionalLayout.list(using: configuration)
        let view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: layout)
        let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
            var content = $0.defaultContentConfiguration()
            content.text = $2
            content.secondaryText = $1.item == 1 ? "below" : nil
            $0.contentConfiguration = content
        }
        let header = UICollectionView.SupplementaryRegistration<UICollectionReusableView>(
            elementKind: UICollectionView.elementKindSectionHeader
        ) { view, _, _ in view.heightAnchor.constraint(equalToConstant: 33).isActive = true }
        let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: view) {
            $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
        }
        source.supplementaryViewProvider = { view, _, path in
            view.dequeueConfiguredReusableSupplementary(using: header, for: path)
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
        snapshot.appendSections([0])
        snapshot.appendItems(["one", "two", "three"])
        source.apply(snapshot, animatingDifferences: false)
        view.layoutIfNeeded()
        let frames = view.visibleCells.map(\.frame)
        #expect(frames.count == 3)
        #expect(frames.allSatisfy { $0.width == 320 && $0.height >= 44 })
        #expect(frames[1].height > frames[0].height)
        #expect(frames[2].minY == frames[1].maxY)
        #expect(frames[0].minY == 33)
    }
}
#endif
