import CoreGraphics
import Foundation
import Testing
import UIKit

// Where a test names no source: Apple's reference of UICollectionView.
@MainActor
struct CollectionViewTests {
    /// Counts how often it is asked for headers.
    private final class Titled: TestGrid {
        var asked: [Int] = []

        override func collectionView(
            _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
            at indexPath: IndexPath
        ) -> UICollectionReusableView {
            asked.append(indexPath.section)
            return super.collectionView(
                collectionView, viewForSupplementaryElementOfKind: kind, at: indexPath)
        }
    }

    @Test("Headers are made anew with their section, and not with its first item (Apple)")
    func headersAreRemadeWithSectionOnly() {
        let grid = Titled([["a", "b"], ["c"]])
        grid.flow?.headerReferenceSize = CGSize(width: 0, height: 30)
        grid.show()
        #expect(grid.asked == [0, 1])
        grid.collection.reloadItems(at: [.item(0), .item(0, 1)])
        grid.show()
        #expect(grid.asked == [0, 1])
        grid.collection.reloadSections([1])
        grid.show()
        #expect(grid.asked == [0, 1, 1])
    }

    @Test("Cells exist for what is in sight, and are used again for what comes")
    func cellsInSightAreReused() {
        let grid = TestGrid(count: 1000)
        grid.show()
        // Eight lines of five meet a height of 480.
        #expect(grid.collection.visibleCells.count == 40)
        #expect(grid.collection.indexPathsForVisibleItems.first == .item(0))
        let first = grid.tile(0)
        grid.collection.contentOffset.y = 6000
        grid.show()
        #expect(grid.tile(0) == nil)
        #expect(grid.collection.visibleCells.contains { $0 === first })
        #expect(first?.reuses == 1)
        #expect(grid.collection.indexPath(for: first!)?.item ?? 0 >= 500)
    }

    @Test("A cell is registered by its class and made by its own initializer")
    func registeredClassUsesOwnInitializer() {
        let grid = TestGrid(count: 1)
        grid.show()
        #expect(grid.tile(0)?.label.text == "0.0")
        #expect(grid.tile(0)?.reuseIdentifier == "tile")
        #expect(grid.collection.backgroundView == nil)
    }

    @Test("A registration makes the cells it is for, and fills them")
    func cellRegistrationMakesAndFillsCells() {
        let grid = TestGrid(count: 0)
        let registration = UICollectionView.CellRegistration<TestGrid.Tile, String> {
            $0.label.text = "\($1.item): \($2)"
        }
        let cell = grid.collection.dequeueConfiguredReusableCell(
            using: registration, for: .item(3), item: "tea")
        #expect(cell.label.text == "3: tea")
        let titles = UICollectionView.SupplementaryRegistration<TestGrid.Title>(
            elementKind: "badge"
        ) { $0.label.text = "\($1) \($2.section)" }
        let title = grid.collection.dequeueConfiguredReusableSupplementary(
            using: titles, for: .item(0, 2))
        #expect(title.label.text == "badge 2")
    }

    @Test(
        "scrollToItem brings an item to its place, within what can be scrolled to",
        arguments: [
            (UICollectionView.ScrollPosition.top, 100, CGFloat(1200)), (.bottom, 100, 770),
            (.centeredVertically, 100, 985), (UICollectionView.ScrollPosition(), 100, 770),
            (.top, 999, 11_510), (.bottom, 0, 0),
        ])
    func scrollToItemStaysWithinRange(
        position: UICollectionView.ScrollPosition, item: Int, offset: CGFloat
    ) {
        let grid = TestGrid(count: 1000)
        grid.collection.scrollToItem(at: .item(item), at: position, animated: false)
        #expect(grid.collection.contentOffset.y == offset)
    }

    @Test("What is inserted and deleted moves cells and the selection along (assumed: A3)")
    func updatesMoveCellsAndSelectionAlong() {
        let grid = TestGrid(count: 6)
        grid.show()
        grid.collection.selectItem(at: .item(3), animated: false, scrollPosition: [])
        let cell = grid.tile(3)
        grid.items[0].remove(at: 1)
        grid.items[0].insert("new", at: 0)
        grid.items[0].insert("newer", at: 1)
        grid.collection.performBatchUpdates {
            grid.collection.deleteItems(at: [.item(1)])
            grid.collection.insertItems(at: [.item(0), .item(1)])
        }
        grid.show()
        #expect(grid.collection.indexPathsForSelectedItems == [.item(4)])
        #expect(grid.tile(4) === cell)
        #expect(cell?.frame == grid.frame(4))
        #expect((0..<7).map { grid.tile($0)?.label.text } == grid.items[0].map { $0 })
    }

    @Test("Whole sections can be inserted, deleted and moved")
    func wholeSectionsInsertDeleteAndMove() {
        let grid = TestGrid(count: 3, sections: 3)
        grid.show()
        let cell = grid.tile(1, 2)
        grid.items.remove(at: 0)
        grid.collection.deleteSections([0])
        grid.show()
        #expect(grid.tile(1, 1) === cell)
        grid.items.swapAt(0, 1)
        grid.collection.moveSection(1, toSection: 0)
        grid.show()
        #expect(grid.tile(1, 0) === cell)
        #expect(grid.collection.numberOfSections == 2)
    }

    @Test("Reloading asks for everything and drops the selection (assumed: A6)")
    func reloadingAsksAgainAndDropsSelection() {
        let grid = TestGrid(count: 3)
        grid.show()
        grid.collection.selectItem(at: .item(1), animated: false, scrollPosition: [])
        grid.items = [["a"], ["b", "c"]]
        grid.collection.reloadData()
        #expect(grid.collection.numberOfSections == 2)
        #expect(grid.collection.indexPathsForSelectedItems == [])
        grid.show()
        #expect(grid.tile(1, 1)?.label.text == "c")
    }

    @Test("A cell is handed to the data source as it is when reconfigured (Apple)")
    func reconfiguredCellIsHandedOverUnchanged() {
        let grid = TestGrid(count: 3)
        grid.show()
        let cell = grid.tile(1)
        grid.items[0][1] = "changed"
        grid.collection.reconfigureItems(at: [.item(1)])
        #expect(grid.tile(1) === cell)
        #expect(cell?.label.text == "changed")
        #expect(cell?.reuses == 0)
        grid.items[0][1] = "again"
        grid.collection.reloadItems(at: [.item(1)])
        grid.show()
        #expect(grid.tile(1)?.label.text == "again")
    }

    @Test("An item is moved by hand where the data source can move it (Apple)")
    func itemMovesByHandWhereAllowed() {
        let grid = TestGrid(count: 5)
        grid.show()
        #expect(grid.collection.beginInteractiveMovementForItem(at: .item(0)))
        grid.collection.updateInteractiveMovementTargetPosition(CGPoint(x: 150, y: 20))
        grid.collection.endInteractiveMovement()
        grid.show()
        #expect(grid.items[0] == ["0.1", "0.2", "0.0", "0.3", "0.4"])
        #expect(grid.tile(2)?.label.text == "0.0")
    }

    private final class Circle: UICollectionViewLayout {
        var prepared = 0

        override func prepare() {
            super.prepare()
            prepared += 1
        }

        override var collectionViewContentSize: CGSize { CGSize(width: 320, height: 900) }

        override func layoutAttributesForItem(
            at indexPath: IndexPath
        ) -> UICollectionViewLayoutAttributes? {
            let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
            attributes.size = CGSize(width: 40, height: 40)
            attributes.center = CGPoint(x: 160, y: 100 + CGFloat(indexPath.item) * 20)
            attributes.zIndex = -indexPath.item
            attributes.alpha = 0.5
            return attributes
        }

        override func layoutAttributesForElements(
            in rect: CGRect
        ) -> [UICollectionViewLayoutAttributes]? {
            let count = collectionView?.numberOfItems(inSection: 0) ?? 0
            return (0..<count).compactMap { layoutAttributesForItem(at: .item($0)) }
        }

        override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
            newBounds.size != collectionView?.bounds.size
        }
    }

    @Test("A layout of one's own places cells, one above the other by their zIndex (Apple)")
    func ownLayoutPlacesAndStacksCells() {
        let circle = Circle()
        let grid = TestGrid(count: 3, layout: circle)
        grid.show()
        #expect(grid.tile(1)?.center == CGPoint(x: 160, y: 120))
        #expect(grid.tile(1)?.alpha == 0.5)
        #expect(grid.collection.subviews.last === grid.tile(0))
        #expect(grid.collection.indexPathForItem(at: CGPoint(x: 160, y: 115)) == .item(0))
        #expect(circle.prepared == 1)
        grid.collection.contentOffset.y = 5
        grid.show()
        #expect(circle.prepared == 1)
        grid.collection.frame.size.height = 300
        grid.show()
        #expect(circle.prepared == 2)
    }

    @Test("Another layout takes over, and the selection stays (assumed: A7)")
    func selectionOutlivesChangeOfLayout() {
        let grid = TestGrid(count: 3)
        grid.show()
        grid.collection.selectItem(at: .item(1), animated: false, scrollPosition: [])
        grid.collection.setCollectionViewLayout(Circle(), animated: false)
        grid.show()
        #expect(grid.tile(1)?.frame.midX == 160)
        #expect(grid.tile(1)?.isSelected == true)
        #expect(grid.layout.collectionView == nil)
    }

    @Test("Attributes are copied with all they hold, as the class they are of (Apple, NSCopying)")
    func attributesAreCopiedWhole() throws {
        final class Own: UICollectionViewLayoutAttributes {}
        let own = Own(forSupplementaryViewOfKind: "badge", with: .item(2, 1))
        own.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
        own.zIndex = 3
        own.transform = CGAffineTransform(scaleX: 2, y: 2)
        let copy = try #require(own.copy() as? Own)
        #expect(copy !== own)
        #expect(copy.indexPath == .item(2, 1))
        #expect(copy.representedElementKind == "badge")
        #expect(copy.representedElementCategory == .supplementaryView)
        #expect(copy.center == CGPoint(x: 25, y: 40))
        #expect(copy.frame == CGRect(x: -5, y: 0, width: 60, height: 80))
        #expect(copy.zIndex == 3)
    }

    @Test("A collection view without a data source has no sections, cells or selection")
    func aCollectionViewWithoutADataSourceIsEmpty() {
        let layout = UICollectionViewFlowLayout()
        let collection = UICollectionView(frame: .zero, collectionViewLayout: layout)
        collection.layoutIfNeeded()
        #expect(collection.numberOfSections == 0)
        #expect(collection.visibleCells.isEmpty)
        #expect(collection.indexPathForItem(at: CGPoint(x: CGFloat.nan, y: 0)) == nil)
        #expect(layout.layoutAttributesForItem(at: IndexPath(index: 3)) == nil)
        #expect(collection.indexPathsForSelectedItems == [])
    }
}
