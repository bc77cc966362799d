import CoreGraphics
import Foundation

/// A view that shows items in sections, at the places that a layout defines.
@preconcurrency @MainActor open class UICollectionView: UIScrollView {
    // The stored state. The code that uses it is in separate files.
    var content = CollectionContent()
    var shown = ShownElements()
    let pool = CollectionReusePool()
    var touch = TableTouch.none
    var itemMenu: ListContextMenu?
    var movement: ItemMovement?
    /// The scroll views of sections that scroll orthogonally, by section.
    var orthogonalViews: [Int: OrthogonalScrollView] = [:]
    var layoutInUse: UICollectionViewLayout
    var transition: LayoutTransition?

    public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
        layoutInUse = layout
        super.init(frame: frame)
        prepare()
    }

    public required init?(coder: NSCoder) {
        layoutInUse = UICollectionViewFlowLayout()
        super.init(coder: coder)
        prepare()
    }

    private func prepare() {
        backgroundColor = .systemBackground
        layoutInUse.user = self
    }

    public class var elementKindSectionHeader: String { "UICollectionElementKindSectionHeader" }
    public class var elementKindSectionFooter: String { "UICollectionElementKindSectionFooter" }

    open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?
    open var isPrefetchingEnabled = true

    open weak var dataSource: (any UICollectionViewDataSource)? {
        didSet { if dataSource !== oldValue { contentIsUnknown() } }
    }

    // A delegate of another type than the scroll view's, which is notified of scrolling, too.
    @_nonoverride
    open weak var delegate: (any UICollectionViewDelegate)? {
        didSet {
            (self as UIScrollView).delegate = delegate
            if delegate !== oldValue { layoutInUse.invalidateLayout() }
            addItemMenu()
        }
    }

    open var contextMenuInteraction: UIContextMenuInteraction? { itemMenu?.interaction }

    open var collectionViewLayout: UICollectionViewLayout {
        get { layoutInUse }
        set { setCollectionViewLayout(newValue, animated: false) }
    }

    open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
        setCollectionViewLayout(layout, animated: animated, completion: nil)
    }

    open func setCollectionViewLayout(
        _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
    ) {
        exchangeLayout(for: layout)
        afterUpdate(animated: animated, completion)
    }

    @discardableResult
    open func startInteractiveTransition(
        to layout: UICollectionViewLayout,
        completion: UICollectionViewLayoutInteractiveTransitionCompletion? = nil
    ) -> UICollectionViewTransitionLayout { beginTransition(to: layout, completion) }

    open func finishInteractiveTransition() { endTransition(finished: true) }

    open func cancelInteractiveTransition() { endTransition(finished: false) }

    open var backgroundView: UIView? {
        didSet {
            guard backgroundView !== oldValue else { return }
            oldValue?.removeFromSuperview()
            if let backgroundView { insertSubview(backgroundView, at: 0) }
            setNeedsLayout()
        }
    }

    // MARK: Items, frames and cells

    open var numberOfSections: Int { loadedCounts.count }

    @discardableResult
    open func numberOfItems(inSection section: Int) -> Int {
        let counts = loadedCounts
        return counts.indices.contains(section) ? counts[section] : 0
    }

    @discardableResult
    open func layoutAttributesForItem(
        at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { attributes(of: .cell(indexPath)) }

    @discardableResult
    open func layoutAttributesForSupplementaryElement(
        ofKind kind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { attributes(of: .supplementary(kind, indexPath)) }

    @discardableResult
    open func indexPathForItem(at point: CGPoint) -> IndexPath? { item(at: point) }

    @discardableResult
    open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
        shown.element(of: cell)?.path
    }

    @discardableResult
    open func indexPath(
        forSupplementaryView supplementaryView: UICollectionReusableView
    ) -> IndexPath? { shown.element(of: supplementaryView)?.path }

    @discardableResult
    open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
        answeredCell(at: indexPath)
    }

    // UIKit promises no order; here it is that of the items.
    open var visibleCells: [UICollectionViewCell] {
        indexPathsForVisibleItems.compactMap { shown.cell(at: $0) }
    }

    open var indexPathsForVisibleItems: [IndexPath] { visiblePaths(ofKind: nil) }

    @discardableResult
    open func supplementaryView(
        forElementKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView? { shown.views[.supplementary(elementKind, indexPath)] }

    @discardableResult
    open func visibleSupplementaryViews(
        ofKind elementKind: String
    ) -> [UICollectionReusableView] {
        visiblePaths(ofKind: elementKind)
            .compactMap { shown.views[.supplementary(elementKind, $0)] }
    }

    @discardableResult
    open func indexPathsForVisibleSupplementaryElements(
        ofKind elementKind: String
    ) -> [IndexPath] { visiblePaths(ofKind: elementKind) }

    open func scrollToItem(
        at indexPath: IndexPath, at scrollPosition: UICollectionView.ScrollPosition, animated: Bool
    ) {
        scroll(to: indexPath, scrollPosition, animated: animated)
    }

    // MARK: Reusing views

    open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
        pool.register(cellClass as? UICollectionViewCell.Type, nil, identifier)
    }

    open func register(
        _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
        withReuseIdentifier identifier: String
    ) {
        pool.register(viewClass as? UICollectionReusableView.Type, elementKind, identifier)
    }

    @discardableResult
    open func dequeueReusableCell(
        withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionViewCell { dequeuedCell(identifier, for: indexPath) }

    @discardableResult
    open func dequeueReusableSupplementaryView(
        ofKind elementKind: String, withReuseIdentifier identifier: String,
        for indexPath: IndexPath
    ) -> UICollectionReusableView { dequeuedView(elementKind, identifier, for: indexPath) }

    // MARK: Changes

    open func reloadData() { reload() }

    open var selfSizingInvalidation = UICollectionView.SelfSizingInvalidation.enabled

    open var hasUncommittedUpdates: Bool { content.updateDepth > 0 }

    open func performBatchUpdates(
        _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) { update(updates, completion) }

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

    open func insertItems(at indexPaths: [IndexPath]) {
        change { $0.insertedRows.formUnion(indexPaths) }
    }

    open func deleteItems(at indexPaths: [IndexPath]) {
        change { $0.deletedRows.formUnion(indexPaths) }
    }

    open func reloadItems(at indexPaths: [IndexPath]) {
        change { $0.reloadedRows.formUnion(indexPaths) }
    }

    open func reconfigureItems(at indexPaths: [IndexPath]) {
        for path in indexPaths { reconfigure(path) }
    }

    open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        change { $0.movedRows.append(.init(from: indexPath, to: newIndexPath)) }
    }

    // MARK: Moving items interactively

    @discardableResult
    open func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool {
        beginMovement(of: indexPath)
    }

    open func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {
        moveItem(to: targetPosition)
    }

    open func endInteractiveMovement() { endMovement() }

    open func cancelInteractiveMovement() { cancelMovement() }

    // MARK: Selection

    open var allowsSelection = true
    open var allowsSelectionDuringEditing = false
    open var allowsMultipleSelection = false {
        didSet { selectionRulesDidChange() }
    }
    open var allowsMultipleSelectionDuringEditing = false {
        didSet { selectionRulesDidChange() }
    }

    // Apple, `indexPathsForSelectedItems`: an empty array if nothing is selected.
    open var indexPathsForSelectedItems: [IndexPath]? { content.selection.sorted() }

    open func selectItem(
        at indexPath: IndexPath?, animated: Bool, scrollPosition: UICollectionView.ScrollPosition
    ) {
        selectInCode(indexPath, animated: animated, scrollPosition)
    }

    open func deselectItem(at indexPath: IndexPath, animated: Bool) {
        setSelected(false, indexPath)
    }

    open var isEditing: Bool {
        get { content.isEditing }
        set { changeEditing(newValue) }
    }

    // MARK: Focus

    open var remembersLastFocusedIndexPath = false
    open var selectionFollowsFocus = false
    open var allowsFocus = false
    open var allowsFocusDuringEditing = false

    @_documentation(visibility: internal)
    @discardableResult
    open override func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool {
        delegate?.collectionView(
            self, shouldUpdateFocusIn: UICollectionViewFocusUpdateContext(context, in: self))
            ?? true
    }

    @_documentation(visibility: internal)
    open override func didUpdateFocus(
        in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
    ) {
        delegate?.collectionView(
            self, didUpdateFocusIn: UICollectionViewFocusUpdateContext(context, in: self),
            with: coordinator)
    }

    @_documentation(visibility: internal)
    open override var preferredFocusEnvironments: [any UIFocusEnvironment] {
        [preferredFocusCell, self].compactMap(\.self)
    }

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

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        setNeedsLayout()
    }

    package override func boundsWillChange(to newBounds: CGRect) {
        super.boundsWillChange(to: newBounds)
        invalidateIfNeeded(for: newBounds)
    }

    package override func boundsSizeDidChange(from old: CGSize) {
        boundsChange(from: CGRect(origin: bounds.origin, size: old))
        super.boundsSizeDidChange(from: old)
        layoutInUse.surroundingsMayHaveChanged()
    }

    @_documentation(visibility: internal)
    open override func adjustedContentInsetDidChange() {
        super.adjustedContentInsetDidChange()
        layoutInUse.surroundingsMayHaveChanged()
    }

    // Apple, `contentInsetsReference` and `sectionInsetReference`: sections stay in the safe area
    // or the margins, which can change without the content insets.
    package override func ownSafeAreaDidChange() {
        super.ownSafeAreaDidChange()
        layoutInUse.surroundingsMayHaveChanged()
    }

    @_documentation(visibility: internal)
    open override func layoutMarginsDidChange() {
        super.layoutMarginsDidChange()
        layoutInUse.surroundingsMayHaveChanged()
    }

    package override func restingOffset(proposed: CGPoint, velocity: CGPoint) -> CGPoint {
        layoutInUse.targetContentOffset(
            forProposedContentOffset: proposed, withScrollingVelocity: velocity)
    }
}
