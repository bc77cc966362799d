import KeyNavigation
import KeyboardAssistant
import SimulatedDevice
import UIKit

/// A screen with a collection view whose items are numbers, and a navigator for it.
@MainActor
class TestGrid: UIViewController, UICollectionViewDataSource,
    UICollectionViewDelegateFlowLayout
{
    /// A flow layout that UIKit mirrors where people read from right to left.
    final class MirroredLayout: UICollectionViewFlowLayout {
        override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
    }

    let collectionView: UICollectionView
    let layout: UICollectionViewFlowLayout
    var sections: [Int]
    var navigator: CollectionNavigator!
    var refused: Set<IndexPath> = []
    /// Items that people may not deselect.
    var kept: Set<IndexPath> = []
    /// Items that people may not select.
    var unselectable: Set<IndexPath> = []
    var movable = false
    private(set) var diary: [String] = []

    /// As many columns as fit into 390 points.
    init(
        _ sections: [Int], columns: Int = 3, layout: UICollectionViewFlowLayout = MirroredLayout()
    ) {
        self.sections = sections
        self.layout = layout
        let width = (390 - CGFloat(columns - 1) * 10) / CGFloat(columns)
        layout.itemSize = CGSize(width: width.rounded(.down), height: 100)
        collectionView = UICollectionView(frame: .zero, collectionViewLayout: layout)
        super.init(nibName: nil, bundle: nil)
        collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
        collectionView.register(
            UICollectionReusableView.self,
            forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
            withReuseIdentifier: "header")
        collectionView.dataSource = self
        collectionView.delegate = self
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func loadView() {
        view = collectionView
    }

    override var canBecomeFirstResponder: Bool { true }

    override var keyCommands: [UIKeyCommand]? { navigator.possibleKeyCommands }

    override func target(forAction action: Selector, withSender sender: Any?) -> Any? {
        navigator.target(forKeyCommandAction: action)
            ?? super.target(forAction: action, withSender: sender)
    }

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        if !navigator.typeSelect(presses) { super.pressesBegan(presses, with: event) }
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }

    func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { sections[section] }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
    }

    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionReusableView {
        collectionView.dequeueReusableSupplementaryView(
            ofKind: kind, withReuseIdentifier: "header", for: indexPath)
    }

    func collectionView(
        _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
    ) -> Bool { movable }

    func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
    ) {
        diary.append("move \(sourceIndexPath.item) to \(destinationIndexPath.item)")
    }

    func collectionView(
        _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
    ) -> Bool { !refused.contains(indexPath) }

    func collectionView(
        _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
    ) { diary.append("select \(indexPath.item)") }

    func collectionView(
        _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
    ) -> Bool { !kept.contains(indexPath) }

    func collectionView(
        _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
    ) { diary.append("deselect \(indexPath.item)") }

    func collectionView(
        _ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath
    ) { diary.append("open \(indexPath.item)") }

    // Here, so that subclasses can have their own: a method that only they have is no witness.

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        (collectionViewLayout as? UICollectionViewFlowLayout ?? layout).itemSize
    }

    func collectionView(
        _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
    ) -> Bool { !unselectable.contains(indexPath) }

    func collectionView(
        _ collectionView: UICollectionView,
        targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
        atCurrentIndexPath currentIndexPath: IndexPath,
        toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath { proposedIndexPath }
}

extension TestGrid {
    /// Shows the grid with the keyboard's attention; the selection is the cursor unless `navigator`
    /// has another one.
    func show(on device: SimulatedDevice, by navigator: CollectionNavigator? = nil) {
        self.navigator = navigator ?? CollectionNavigator(collectionView: collectionView)
        device.show(self)
        becomeFirstResponder()
    }
}

/// A grid on a device with a hardware keyboard.
@MainActor
struct GridScreen {
    let device: SimulatedDevice
    let grid: TestGrid

    init(
        _ grid: TestGrid, on model: SimulatedDevice.Model = .iPhone13,
        by navigator: CollectionNavigator? = nil
    ) {
        self.grid = grid
        device = SimulatedDevice(model)
        device.keyboard.mode = .hardware(bar: false)
        grid.show(on: device, by: navigator)
    }

    init(_ sections: [Int], columns: Int = 3) {
        self.init(TestGrid(sections, columns: columns))
    }

    var view: UICollectionView { grid.collectionView }
    var navigator: CollectionNavigator { grid.navigator }
    var selected: [IndexPath] { (view.indexPathsForSelectedItems ?? []).sorted() }
}
