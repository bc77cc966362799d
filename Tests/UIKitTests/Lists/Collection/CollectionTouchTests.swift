#if canImport(SimulatedDevice)
import CoreGraphics
import Foundation
import SimulatedDevice
import Testing
import UIKit

// Where a test names no source: Apple's reference of UICollectionView and UICollectionViewDelegate.
@MainActor
struct CollectionTouchTests {
    /// A device that shows a grid; made in a test's body, as the world is the last device's.
    private func shown(
        count: Int = 200, _ change: (TestGrid) -> Void = { _ in }
    ) -> (device: SimulatedDevice, grid: TestGrid) {
        let device = SimulatedDevice(.iPhone13)
        let grid = TestGrid(count: count)
        let controller = UIViewController()
        grid.collection.frame = CGRect(x: 0, y: 100, width: 320, height: 480)
        controller.view.addSubview(grid.collection)
        change(grid)
        device.show(controller)
        grid.log = []
        return (device, grid)
    }

    private func tap(_ item: Int, _ device: SimulatedDevice, _ grid: TestGrid) throws {
        try device.tap(#require(grid.tile(item)))
    }

    // UICollectionView.h ends with didUnhighlight, which apps log earlier (assumed: A23).
    @Test("A tap highlights, asks, deselects the old item and then selects the new one")
    func tapHighlightsAsksDeselectsAndSelects() throws {
        let (device, grid) = shown()
        try tap(2, device, grid)
        let asked = ["shouldHighlight 2", "didHighlight 2", "didUnhighlight 2", "shouldSelect 2"]
        #expect(grid.log == asked + ["didSelect 2", "primaryAction 2"])
        #expect(grid.tile(2)?.isSelected == true)
        grid.log = []
        try tap(5, device, grid)
        #expect(
            Array(grid.log.dropFirst(3)) == [
                "shouldSelect 5", "didDeselect 2", "didSelect 5", "primaryAction 5",
            ])
        #expect(grid.collection.indexPathsForSelectedItems == [.item(5)])
        #expect(grid.tile(2)?.isSelected == false)
    }

    @Test("An item that may not be highlighted is not selected (Apple, shouldHighlightItemAt)")
    func itemRefusingHighlightIsNotSelected() throws {
        let (device, grid) = shown { $0.refused = [.item(2)] }
        try tap(2, device, grid)
        #expect(grid.log == ["shouldHighlight 2"])
        #expect(grid.collection.indexPathsForSelectedItems == [])
    }

    @Test("The delegate may forbid an item, which keeps the selection (Apple, shouldSelectItemAt)")
    func forbiddenItemKeepsSelection() throws {
        let (device, grid) = shown { $0.forbidden = [.item(2)] }
        grid.collection.selectItem(at: .item(1), animated: false, scrollPosition: [])
        try tap(2, device, grid)
        #expect(grid.log.last == "shouldSelect 2")
        #expect(grid.collection.indexPathsForSelectedItems == [.item(1)])
    }

    @Test(
        """
        Among several a tap on a selected item takes it out, if the delegate lets it \
        (Apple, shouldDeselectItemAt)
        """)
    func tapDeselectsAmongSeveralIfAllowed() throws {
        let (device, grid) = shown { $0.collection.allowsMultipleSelection = true }
        for item in [1, 3, 1] { try tap(item, device, grid) }
        #expect(grid.collection.indexPathsForSelectedItems == [.item(3)])
        #expect(Array(grid.log.suffix(2)) == ["shouldDeselect 1", "didDeselect 1"])
        grid.forbidden = [.item(3)]
        try tap(3, device, grid)
        #expect(grid.collection.indexPathsForSelectedItems == [.item(3)])
    }

    @Test("Only the first of several selected items has its primary action (Apple)")
    func onlyFirstSelectionHasPrimaryAction() throws {
        let (device, grid) = shown { $0.collection.allowsMultipleSelection = true }
        for item in [1, 3] { try tap(item, device, grid) }
        #expect(grid.log.filter { $0.hasPrefix("primary") } == ["primaryAction 1"])
    }

    @Test("While edited, items are selected only where that is allowed, without primary action")
    func editingSelectsOnlyWhereAllowed() throws {
        let (device, grid) = shown { $0.collection.isEditing = true }
        try tap(1, device, grid)
        #expect(grid.log.isEmpty)
        grid.collection.allowsSelectionDuringEditing = true
        try tap(1, device, grid)
        #expect(grid.log.last == "didSelect 1")
    }

    @Test("A finger that rests shows its item as touched, and a drag selects nothing")
    func restingFingerHighlightsDragSelectsNothing() throws {
        let (device, grid) = shown()
        device.drag(grid.collection, by: CGVector(dx: 0, dy: -150))
        device.settle()
        #expect(grid.collection.contentOffset.y > 100)
        #expect(grid.collection.indexPathsForSelectedItems == [])
        #expect(!grid.log.contains { $0.hasPrefix("shouldSelect") })
    }

    private final class Snapping: UICollectionViewFlowLayout {
        override func targetContentOffset(
            forProposedContentOffset proposedContentOffset: CGPoint,
            withScrollingVelocity velocity: CGPoint
        ) -> CGPoint { CGPoint(x: 0, y: (proposedContentOffset.y / 60).rounded() * 60) }
    }

    @Test("The layout says where a drag comes to rest (Apple, targetContentOffset)")
    func layoutSaysWhereDragRests() {
        let (device, grid) = shown()
        grid.collection.setCollectionViewLayout(Snapping(), animated: false)
        device.drag(grid.collection, by: CGVector(dx: 0, dy: -130))
        device.settle()
        let offset = grid.collection.contentOffset.y
        #expect(offset > 0)
        #expect(offset.truncatingRemainder(dividingBy: 60) == 0)
    }

    private final class Grid: UICollectionViewController {
        var chosen: [Int] = []

        override func viewDidLoad() {
            super.viewDidLoad()
            collectionView.register(TestGrid.Tile.self, forCellWithReuseIdentifier: "tile")
            collectionView.register(
                TestGrid.Title.self,
                forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
                withReuseIdentifier: "title")
        }

        override func numberOfSections(in collectionView: UICollectionView) -> Int { 2 }

        override func collectionView(
            _ collectionView: UICollectionView, numberOfItemsInSection section: Int
        ) -> Int { 4 }

        override func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            let cell = collectionView.dequeueReusableCell(
                withReuseIdentifier: "tile", for: indexPath)
            (cell as? TestGrid.Tile)?.label.text = "\(indexPath.section).\(indexPath.item)"
            return cell
        }

        override func collectionView(
            _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
            at indexPath: IndexPath
        ) -> UICollectionReusableView {
            let view = collectionView.dequeueReusableSupplementaryView(
                ofKind: kind, withReuseIdentifier: "title", for: indexPath)
            (view as? TestGrid.Title)?.label.text = "Section \(indexPath.section)"
            return view
        }

        override func collectionView(
            _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
        ) { chosen.append(indexPath.item) }
    }

    @Test("A controller of a collection view is its data source and delegate (Apple's overview)")
    func controllerIsDataSourceAndDelegate() throws {
        let device = SimulatedDevice(.iPhoneSE)
        let flow = UICollectionViewFlowLayout()
        flow.itemSize = CGSize(width: 100, height: 60)
        flow.headerReferenceSize = CGSize(width: 0, height: 32)
        flow.sectionInset = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
        let grid = Grid(collectionViewLayout: flow)
        device.show(grid)
        #expect(grid.collectionView !== grid.view)
        #expect(grid.collectionViewLayout === flow)
        try device.tap(#require(grid.collectionView.cellForItem(at: .item(1, 1))))
        #expect(grid.chosen == [1])
        #expect(
            device.transcript == """
                UICollectionView y 0–667
                  Title “Section 0” y 0–32
                  Tile “0.0” y 40–100
                  Tile “0.1” y 40–100
                  Tile “0.2” y 40–100
                  Tile “0.3” y 110–170
                  Title “Section 1” y 178–210
                  Tile “1.0” y 218–278
                  Tile “1.1” y 218–278, selected
                  Tile “1.2” y 218–278
                  Tile “1.3” y 288–348
                """)
        grid.viewWillAppear(false)
        #expect(grid.collectionView.indexPathsForSelectedItems == [])
    }
}
#endif
