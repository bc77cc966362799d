import Foundation
import Requirements
import Testing
import UIKit

/// A tile that remembers between which layouts it went.
private final class Tile: UICollectionViewCell {
    private(set) var ways: [String] = []

    override func willTransition(
        from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
    ) {
        super.willTransition(from: oldLayout, to: newLayout)
        ways.append("will")
    }

    override func didTransition(
        from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
    ) {
        super.didTransition(from: oldLayout, to: newLayout)
        ways.append("did")
    }
}

/// A flow layout that remembers its transitions, and begins a transition where it ended one.
private final class NotingLayout: UICollectionViewFlowLayout {
    private(set) var calls: [String] = []

    init(_ size: CGSize) {
        super.init()
        itemSize = size
        minimumLineSpacing = 0
        minimumInteritemSpacing = 0
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func prepareForTransition(to newLayout: UICollectionViewLayout) {
        super.prepareForTransition(to: newLayout)
        calls.append("to")
    }

    override func prepareForTransition(from oldLayout: UICollectionViewLayout) {
        super.prepareForTransition(from: oldLayout)
        calls.append("from")
    }

    override func finalizeLayoutTransition() {
        super.finalizeLayoutTransition()
        calls.append("final")
    }
}

/// Photos as a list or as a grid.
private final class PhotosController: UICollectionViewController {
    let list = NotingLayout(CGSize(width: 390, height: 100))
    let grid = NotingLayout(CGSize(width: 130, height: 130))
    private(set) var transitions = 0

    init() {
        super.init(collectionViewLayout: list)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.contentInsetAdjustmentBehavior = .never
        collectionView.register(Tile.self, forCellWithReuseIdentifier: "tile")
    }

    override func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 30 }

    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "tile", for: indexPath)
    }

    override func collectionView(
        _ collectionView: UICollectionView,
        transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
        newLayout toLayout: UICollectionViewLayout
    ) -> UICollectionViewTransitionLayout {
        transitions += 1
        return UICollectionViewTransitionLayout(currentLayout: fromLayout, nextLayout: toLayout)
    }

    func tile(_ item: Int) -> Tile? {
        collectionView.cellForItem(at: IndexPath(item: item, section: 0)) as? Tile
    }
}

#if canImport(SimulatedDevice)
import SimulatedDevice

@MainActor
@Suite struct LayoutSwitchTests {
    private let device = SimulatedDevice(.iPhone13)

    private func show() -> PhotosController {
        let screen = PhotosController()
        device.show(screen)
        device.settle()
        return screen
    }

    @Test("Both layouts and the cells learn of a switch", .requirement("U593"))
    func switchIsAnnounced() throws {
        let screen = show()
        let tile = try #require(screen.tile(0))
        var isDone = false
        screen.collectionView.setCollectionViewLayout(screen.grid, animated: true) { isDone = $0 }
        device.settle()
        #expect(isDone)
        #expect(screen.list.calls == ["to", "final"])
        #expect(screen.grid.calls == ["from", "final"])
        #expect(screen.tile(0) === tile && tile.ways == ["will", "did"])
        #expect(tile.frame == CGRect(x: 0, y: 0, width: 130, height: 130))
        #expect(screen.list.collectionView == nil)
        #expect(screen.grid.collectionView === screen.collectionView)
    }

    @Test("A gesture takes the items from one layout to the other", .requirement("U593"))
    func gestureSwitches() throws {
        let screen = show()
        var ends: [Bool] = []
        let transition = screen.collectionView.startInteractiveTransition(to: screen.grid) {
            _, finished in ends.append(finished)
        }
        #expect(screen.transitions == 1)
        #expect(screen.collectionView.collectionViewLayout === transition)
        transition.updateValue(7, forAnimatedKey: "tilt")
        #expect(transition.value(forAnimatedKey: "tilt") == 7)
        for progress in [0, 0.5, 1] as [CGFloat] {
            transition.transitionProgress = progress
            device.settle()
            let frame = try #require(screen.tile(1)).frame
            #expect(
                frame
                    == CGRect(
                        x: 130 * progress, y: 100 * (1 - progress), width: 390 - 260 * progress,
                        height: 100 + 30 * progress))
        }
        screen.collectionView.finishInteractiveTransition()
        device.settle()
        #expect(ends == [true])
        #expect(screen.collectionView.collectionViewLayout === screen.grid)
        #expect(screen.list.collectionView == nil)
    }

    @Test("A gesture that is canceled leaves the layout", .requirement("U593"))
    func canceledGestureLeavesLayout() throws {
        let screen = show()
        var ends: [Bool] = []
        let transition = screen.collectionView.startInteractiveTransition(to: screen.grid) {
            _, finished in ends.append(finished)
        }
        transition.transitionProgress = 0.4
        device.settle()
        screen.collectionView.cancelInteractiveTransition()
        device.settle()
        #expect(ends == [false])
        #expect(screen.collectionView.collectionViewLayout === screen.list)
        #expect(screen.list.collectionView === screen.collectionView)
        #expect(screen.grid.collectionView == nil)
        #expect(try #require(screen.tile(1)).frame.minY == 100)
    }
}
#endif
