import Testing
import UIKit

#if canImport(SimulatedDevice)
import SimulatedDevice
#endif

/// Facts about `UICollectionView`; those without a source are general knowledge.
@MainActor
@Suite struct CollectionViewTests {
    private final class Screen: UIViewController, UICollectionViewDataSource,
        UICollectionViewDelegate
    {
        let layout = UICollectionViewFlowLayout()
        lazy var grid = UICollectionView(frame: .zero, collectionViewLayout: layout)
        var count: Int
        var made = 0
        var asked = 0
        var diary: [String] = []

        init(_ count: Int) {
            self.count = count
            super.init(nibName: nil, bundle: nil)
            grid.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
            grid.dataSource = self
            grid.delegate = self
        }

        required init?(coder: NSCoder) {
            nil
        }

        override func loadView() {
            view = grid
        }

        func collectionView(
            _ collectionView: UICollectionView, numberOfItemsInSection section: Int
        ) -> Int { count }

        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            asked += 1
            return collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
        }

        func collectionView(
            _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
        ) -> Bool {
            diary.append("shouldHighlight")
            return true
        }

        func collectionView(
            _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
        ) -> Bool {
            diary.append("shouldSelect \(indexPath.item)")
            return true
        }

        func collectionView(
            _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
        ) { diary.append("didSelect \(indexPath.item)") }

        func collectionView(
            _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
        ) { diary.append("didDeselect \(indexPath.item)") }

        func collectionView(
            _ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath
        ) { diary.append("primaryAction \(indexPath.item)") }
    }

    @Test("Selecting in code replaces the selection and tells no delegate (Apple, selectItem)")
    func selectingInCode() {
        let screen = Screen(5)
        screen.loadViewIfNeeded()
        screen.grid.selectItem(at: [0, 1], animated: false, scrollPosition: [])
        screen.grid.selectItem(at: [0, 2], animated: false, scrollPosition: [])
        #expect(screen.grid.indexPathsForSelectedItems == [[0, 2]])
        screen.grid.selectItem(at: nil, animated: false, scrollPosition: [])
        #expect(screen.grid.indexPathsForSelectedItems == [])
        #expect(screen.diary == [])
    }

    @Test("Several are selected one after the other where that is allowed")
    func selectingSeveral() {
        let screen = Screen(5)
        screen.grid.allowsMultipleSelection = true
        for item in [3, 1] {
            screen.grid.selectItem(at: [0, item], animated: false, scrollPosition: [])
        }
        #expect(screen.grid.indexPathsForSelectedItems?.sorted() == [[0, 1], [0, 3]])
        screen.grid.reloadData()
        #expect(screen.grid.indexPathsForSelectedItems == [], "reloadData drops the selection")
    }

    @Test("Updates take the selection along")
    func updates() {
        let screen = Screen(5)
        screen.grid.selectItem(at: [0, 3], animated: false, scrollPosition: [])
        screen.count = 4
        screen.grid.performBatchUpdates {
            screen.grid.deleteItems(at: [[0, 0], [0, 1]])
            screen.grid.insertItems(at: [[0, 3]])
        }
        #expect(screen.grid.indexPathsForSelectedItems == [[0, 1]])
        screen.grid.moveItem(at: [0, 1], to: [0, 0])
        #expect(screen.grid.indexPathsForSelectedItems == [[0, 0]])
    }

    #if canImport(SimulatedDevice)
    @Test("A tap asks, deselects, selects and performs the primary action, in this order")
    func tap() throws {
        let device = SimulatedDevice()
        let screen = Screen(5)
        device.show(screen)
        try device.tap(try #require(screen.grid.cellForItem(at: [0, 1])))
        screen.diary = []
        try device.tap(try #require(screen.grid.cellForItem(at: [0, 2])))
        #expect(
            screen.diary == [
                "shouldHighlight", "shouldSelect 2", "didDeselect 1", "didSelect 2",
                "primaryAction 2",
            ])
        #expect(screen.grid.cellForItem(at: [0, 2])?.isSelected == true)
    }

    @Test("Cells are made for what shows, and used again for what comes")
    func reuse() {
        let device = SimulatedDevice()
        let screen = Screen(1_000_000)
        device.show(screen)
        let shown = screen.grid.visibleCells.count
        #expect(shown < 150)
        let first = Set(screen.grid.visibleCells.map(ObjectIdentifier.init))
        screen.grid.scrollToItem(at: [0, 500_000], at: .centeredVertically, animated: false)
        screen.grid.layoutIfNeeded()
        #expect(screen.grid.indexPathsForVisibleItems.contains([0, 500_000]))
        let later = Set(screen.grid.visibleCells.map(ObjectIdentifier.init))
        #expect(!first.isDisjoint(with: later))
        #expect(screen.asked < 400)
        withExtendedLifetime(device) {}
    }
    #endif
}
