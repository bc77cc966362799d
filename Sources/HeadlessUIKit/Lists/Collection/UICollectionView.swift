import CoreGraphics
import Foundation

/// Items in any layout, as many as anybody likes.
@MainActor open class UICollectionView: UIScrollView {
    // Stored state; what uses it stands in files of its own.
    var content = CollectionContent()
    let pool = CollectionReusePool()
    var touch = TableTouch.none
    private var chosenLayout: UICollectionViewLayout

    public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
        chosenLayout = layout
        super.init(frame: frame)
        prepare()
    }

    public required init?(coder: NSCoder) {
        chosenLayout = UICollectionViewFlowLayout()
        super.init(coder: coder)
        prepare()
    }

    private func prepare() {
        chosenLayout.owner = self
        backgroundColor = .systemBackground
    }

    public class var elementKindSectionHeader: String { "UICollectionElementKindSectionHeader" }
    public class var elementKindSectionFooter: String { "UICollectionElementKindSectionFooter" }

    open weak var dataSource: (any UICollectionViewDataSource)? {
        didSet { if dataSource !== oldValue { countsAreUnknown() } }
    }

    // A delegate of its own kind beside the scroll view's, which hears of scrolling.
    @_nonoverride
    open weak var delegate: (any UICollectionViewDelegate)? {
        didSet {
            (self as UIScrollView).delegate = delegate
            if delegate !== oldValue { chosenLayout.invalidateLayout() }
        }
    }

    open var collectionViewLayout: UICollectionViewLayout {
        get { chosenLayout }
        set { adopt(newValue) }
    }

    open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
        adopt(layout)
    }

    private func adopt(_ new: UICollectionViewLayout) {
        chosenLayout.owner = nil
        chosenLayout = new
        new.owner = self
        removeAllViews()
        new.invalidateLayout()
    }

    open var backgroundView: UIView? {
        didSet {
            oldValue?.removeFromSuperview()
            if let backgroundView { insertSubview(backgroundView, at: 0) }
        }
    }

    // MARK: What is where

    open var numberOfSections: Int { loadedCounts.count }

    @discardableResult
    open func numberOfItems(inSection section: Int) -> Int {
        loadedCounts.indices.contains(section) ? loadedCounts[section] : 0
    }

    @discardableResult
    open func layoutAttributesForItem(at indexPath: IndexPath)
        -> UICollectionViewLayoutAttributes?
    {
        placedItem(at: indexPath)
    }

    @discardableResult
    open func layoutAttributesForSupplementaryElement(ofKind kind: String, at indexPath: IndexPath)
        -> UICollectionViewLayoutAttributes?
    {
        placedView(ofKind: kind, at: indexPath)
    }

    @discardableResult
    open func indexPathForItem(at point: CGPoint) -> IndexPath? {
        let spot = CGRect(x: point.x, y: point.y, width: 1, height: 1)
        return placedElements(in: spot).last {
            $0.representedElementCategory == .cell && $0.frame.contains(point)
        }?.indexPath
    }

    @discardableResult
    open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
        content.cells.first { $0.value === cell }?.key
    }

    @discardableResult
    open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
        content.cells[indexPath]
    }

    open var visibleCells: [UICollectionViewCell] {
        content.cells.sorted { $0.key < $1.key }.map(\.value)
    }

    open var indexPathsForVisibleItems: [IndexPath] { Array(content.cells.keys) }

    @discardableResult
    open func supplementaryView(forElementKind elementKind: String, at indexPath: IndexPath)
        -> UICollectionReusableView?
    {
        content.views[.init(kind: elementKind, path: indexPath)]
    }

    @discardableResult
    open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
        content.views.filter { $0.key.kind == elementKind }
            .sorted { $0.key.path < $1.key.path }.map(\.value)
    }

    open func scrollToItem(
        at indexPath: IndexPath, at scrollPosition: UICollectionView.ScrollPosition, animated: Bool
    ) {
        scroll(to: indexPath, scrollPosition, animated: animated)
    }

    // MARK: Changes

    open func reloadData() { reload() }
    open var hasUncommittedUpdates: Bool { content.updateDepth > 0 }

    open func performBatchUpdates(
        _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
        batch(updates, completion)
    }

    open func insertItems(at indexPaths: [IndexPath]) {
        change { $0.insertedRows.formUnion(indexPaths) }
    }

    open func deleteItems(at indexPaths: [IndexPath]) {
        change { $0.deletedRows.formUnion(indexPaths) }
    }

    open func reloadItems(at indexPaths: [IndexPath]) {
        change { $0.reloadedRows.formUnion(indexPaths) }
    }

    open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        change { $0.movedRows.append(.init(from: indexPath, to: newIndexPath)) }
    }

    open func insertSections(_ sections: IndexSet) {
        change { $0.insertedSections.formUnion(sections) }
    }

    open func deleteSections(_ sections: IndexSet) {
        change { $0.deletedSections.formUnion(sections) }
    }

    open func reloadSections(_ sections: IndexSet) {
        change { $0.reloadedSections.formUnion(sections) }
    }

    open func moveSection(_ section: Int, toSection newSection: Int) {
        change { $0.movedSections.append(.init(from: section, to: newSection)) }
    }

    // MARK: Cells and views to be used again

    open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
        pool.register(cellClass as? UICollectionViewCell.Type, "cell " + identifier)
    }

    open func register(
        _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
        withReuseIdentifier identifier: String
    ) {
        pool.register(
            viewClass as? UICollectionReusableView.Type, elementKind + " " + identifier)
    }

    @discardableResult
    open func dequeueReusableCell(
        withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionViewCell {
        dequeuedCell(identifier, at: indexPath)
    }

    @discardableResult
    open func dequeueReusableSupplementaryView(
        ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionReusableView {
        dequeuedView(elementKind, identifier)
    }

    // MARK: Selection

    open var allowsSelection = true
    open var allowsMultipleSelection = false {
        didSet { selectionRulesDidChange() }
    }
    open var allowsSelectionDuringEditing = false
    open var allowsMultipleSelectionDuringEditing = false {
        didSet { selectionRulesDidChange() }
    }

    open var isEditing = false {
        didSet { selectionRulesDidChange() }
    }

    // Apple, `indexPathsForSelectedItems`: empty, not nil, if nothing is selected; in no order.
    open var indexPathsForSelectedItems: [IndexPath]? { Array(content.selection) }

    open func selectItem(
        at indexPath: IndexPath?, animated: Bool, scrollPosition: UICollectionView.ScrollPosition
    ) {
        selectInCode(indexPath, animated: animated, scrollPosition)
    }

    open func deselectItem(at indexPath: IndexPath, animated: Bool) {
        setSelected(false, indexPath)
    }

    // MARK: Focus

    open var remembersLastFocusedIndexPath = false
    open var selectionFollowsFocus = false
    open var allowsFocus = false
    open var allowsFocusDuringEditing = false

    // MARK: Touches

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        if let touch = touches.first { beginTouch(touch) }
        super.touchesBegan(touches, with: event)
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        endTouch()
        super.touchesEnded(touches, with: event)
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        cancelTouch()
        super.touchesCancelled(touches, with: event)
    }

    // MARK: Layout

    open override func layoutSubviews() {
        super.layoutSubviews()
        layOutElements()
    }

    package override func boundsSizeDidChange(from old: CGSize) {
        super.boundsSizeDidChange(from: old)
        if chosenLayout.shouldInvalidateLayout(forBoundsChange: bounds) {
            chosenLayout.invalidateLayout()
        }
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        setNeedsLayout()
    }
}
