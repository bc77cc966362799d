import DeviceFixtures
import KeyNavigation
import KeyboardAssistant
import SimulatedDevice
import UIKit

/// A screen with a collection view whose items are numbers, and a navigator for it, whose cursor is
/// the selection unless a test sets another one.
@MainActor
class TestGrid: KeyNavigatorScreen, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
    /// A flow layout that UIKit mirrors where people read from right to left.
    final class MirroredLayout: UICollectionViewFlowLayout {
        override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
    }

    let collectionView: UICollectionView
    let layout: UICollectionViewFlowLayout
    var sections: [Int]
    lazy var navigator = CollectionNavigator(collectionView: collectionView)
    /// The calls that the collection view's delegate received.
    private(set) var diary: [String] = []
    /// The questions that the collection view has asked, such as “highlight 2”.
    var asked: [String] = []
    /// A data source in place of the grid, which the collection view doesn't keep.
    var source: (any UICollectionViewDataSource)?

    var movable = false
    /// Items that cannot be highlighted.
    var refused: Set<IndexPath> = []
    /// Items that people may not deselect.
    var kept: Set<IndexPath> = []
    /// Items that people may not select.
    var unselectable: Set<IndexPath> = []
    /// Returns the size of an item in place of the layout's.
    var size: ((IndexPath) -> CGSize)?

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

    /// Cells with given frames.
    convenience init(frames: [CGRect]) {
        self.init([frames.count])
        collectionView.collectionViewLayout = FrameLayout(frames)
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func loadView() {
        view = collectionView
        _ = navigator
    }

    override var canBecomeFirstResponder: Bool { true }

    override var keyNavigator: (any KeyNavigator)? { navigator }

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        if !navigator.typeSelect(presses) { super.pressesBegan(presses, with: event) }
    }

    private func ask(_ question: String, _ item: IndexPath) {
        asked.append("\(question) \(item.item)")
    }

    // MARK: Data

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
    ) -> Bool {
        ask("move", indexPath)
        return movable
    }

    func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
    ) {
        diary.append("move \(sourceIndexPath.item) to \(destinationIndexPath.item)")
    }

    func collectionView(
        _ collectionView: UICollectionView,
        targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
        atCurrentIndexPath currentIndexPath: IndexPath,
        toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath {
        ask("target \(proposedIndexPath.item)", originalIndexPath)
        return proposedIndexPath
    }

    // MARK: Layout

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        size?(indexPath)
            ?? (collectionViewLayout as? UICollectionViewFlowLayout ?? layout).itemSize
    }

    // MARK: Selection

    func collectionView(
        _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
    ) -> Bool {
        ask("highlight", indexPath)
        return !refused.contains(indexPath)
    }

    func collectionView(
        _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
    ) -> Bool {
        ask("select", indexPath)
        return !unselectable.contains(indexPath)
    }

    func collectionView(
        _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
    ) -> Bool {
        ask("deselect", indexPath)
        return !kept.contains(indexPath)
    }

    func collectionView(
        _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
    ) { diary.append("select \(indexPath.item)") }

    func collectionView(
        _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
    ) { diary.append("deselect \(indexPath.item)") }

    func collectionView(
        _ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath
    ) { diary.append("open \(indexPath.item)") }
}

extension TestGrid {
    /// Shows the grid with the keyboard's attention; the selection is the cursor unless a delegate
    /// draws one.
    func show(on device: SimulatedDevice, drawnBy delegate: TestGridDelegate? = nil) {
        if let delegate {
            navigator = CollectionNavigator(collectionView: collectionView, delegate: delegate)
        }
        device.show(self)
        becomeFirstResponder()
    }
}
