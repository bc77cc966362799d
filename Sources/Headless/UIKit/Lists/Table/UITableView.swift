import CoreGraphics
import Foundation

/// A view that shows rows below each other, in sections.
@preconcurrency @MainActor open class UITableView: UIScrollView {
    // The stored state. The code that uses it is in separate files.
    var content = TableContent()
    var shown = ShownViews()
    let pool = ReusePool()
    var touch = TableTouch.none
    var rowMenu: ListContextMenu?
    private let chosenStyle: UITableView.Style

    public init(frame: CGRect, style: UITableView.Style) {
        chosenStyle = style
        super.init(frame: frame)
        prepare()
    }

    @_documentation(visibility: internal)
    public convenience override init(frame: CGRect) {
        self.init(frame: frame, style: .plain)
    }

    public required init?(coder: NSCoder) {
        chosenStyle = .plain
        super.init(coder: coder)
        prepare()
    }

    private func prepare() {
        alwaysBounceVertical = true
        backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground
    }

    // Apple, `automaticDimension`: -1.
    public class var automaticDimension: CGFloat { -1 }
    public class var indexSearch: String { "{search}" }

    nonisolated public class var selectionDidChangeNotification: NSNotification.Name {
        NSNotification.Name("UITableViewSelectionDidChangeNotification")
    }

    open var style: UITableView.Style { chosenStyle }

    open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?
    open var isPrefetchingEnabled = true

    open weak var dataSource: (any UITableViewDataSource)? {
        didSet { if dataSource !== oldValue { contentIsUnknown() } }
    }

    // A delegate of another type than the scroll view's, which is notified of scrolling, too.
    @_nonoverride
    open weak var delegate: (any UITableViewDelegate)? {
        didSet {
            (self as UIScrollView).delegate = delegate
            if delegate !== oldValue { contentIsUnknown() }
            addRowMenu()
        }
    }

    open var contextMenuInteraction: UIContextMenuInteraction? { rowMenu?.interaction }

    // MARK: Heights

    open var rowHeight = UITableView.automaticDimension {
        didSet { heightsDidChange() }
    }
    open var sectionHeaderHeight = UITableView.automaticDimension {
        didSet { heightsDidChange() }
    }
    open var sectionFooterHeight = UITableView.automaticDimension {
        didSet { heightsDidChange() }
    }
    open var estimatedRowHeight = UITableView.automaticDimension {
        didSet { heightsDidChange() }
    }
    open var estimatedSectionHeaderHeight = UITableView.automaticDimension {
        didSet { heightsDidChange() }
    }
    open var estimatedSectionFooterHeight = UITableView.automaticDimension {
        didSet { heightsDidChange() }
    }
    open var sectionHeaderTopPadding = UITableView.automaticDimension {
        didSet { heightsDidChange() }
    }
    open var selfSizingInvalidation = UITableView.SelfSizingInvalidation.enabled

    // MARK: Appearance

    open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine {
        didSet { updateSurfaces() }
    }

    open var separatorColor: UIColor? = .separator {
        didSet { updateSurfaces() }
    }

    open var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0) {
        didSet { updateSurfaces() }
    }

    open var backgroundView: UIView? {
        didSet { replace(oldValue, by: backgroundView) }
    }

    open var tableHeaderView: UIView? {
        didSet { replace(oldValue, by: tableHeaderView) }
    }

    open var tableFooterView: UIView? {
        didSet { replace(oldValue, by: tableFooterView) }
    }

    open var sectionIndexColor: UIColor?
    open var sectionIndexMinimumDisplayRowCount = 0

    // MARK: Rows and frames

    open var numberOfSections: Int { loadedGeometry.sections.count }

    @discardableResult
    open func numberOfRows(inSection section: Int) -> Int {
        let sections = loadedGeometry.sections
        return sections.indices.contains(section) ? sections[section].rows.count : 0
    }

    @discardableResult
    open func rect(forSection section: Int) -> CGRect { loadedGeometry.rect(ofSection: section) }

    @discardableResult
    open func rectForHeader(inSection section: Int) -> CGRect {
        loadedGeometry.rect(ofHeaderIn: section)
    }

    @discardableResult
    open func rectForFooter(inSection section: Int) -> CGRect {
        loadedGeometry.rect(ofFooterIn: section)
    }

    @discardableResult
    open func rectForRow(at indexPath: IndexPath) -> CGRect { loadedGeometry.rect(of: indexPath) }

    @discardableResult
    open func indexPathForRow(at point: CGPoint) -> IndexPath? {
        (0..<max(bounds.width, 1)).contains(point.x) ? loadedGeometry.row(at: point.y) : nil
    }

    @discardableResult
    open func indexPath(for cell: UITableViewCell) -> IndexPath? { shown.path(of: cell) }

    @discardableResult
    open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
        rect.isUsable ? loadedGeometry.rows(from: rect.minY, to: rect.maxY) : nil
    }

    @discardableResult
    open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
        answeredCell(at: indexPath)
    }

    open var visibleCells: [UITableViewCell] { visiblePaths.compactMap { shown.cells[$0] } }

    open var indexPathsForVisibleRows: [IndexPath]? { visiblePaths }

    @discardableResult
    open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        shown.headers[section] as? UITableViewHeaderFooterView
    }

    @discardableResult
    open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        shown.footers[section] as? UITableViewHeaderFooterView
    }

    // MARK: Scrolling

    open func scrollToRow(
        at indexPath: IndexPath, at scrollPosition: UITableView.ScrollPosition, animated: Bool
    ) {
        scroll(to: indexPath, scrollPosition, animated: animated)
    }

    open func scrollToNearestSelectedRow(
        at scrollPosition: UITableView.ScrollPosition, animated: Bool
    ) {
        guard let nearest = nearestSelectedRow else { return }
        scrollToRow(at: nearest, at: scrollPosition, animated: animated)
    }

    // MARK: Changes

    open func reloadData() { reload() }
    open func reloadSectionIndexTitles() { updateIndexTitles() }
    open func beginUpdates() { beginUpdate() }
    open func endUpdates() { endUpdate() }
    open var hasUncommittedUpdates: Bool { content.isUpdating }

    open func performBatchUpdates(
        _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
        update(updates, completion)
    }

    open func insertSections(
        _ sections: IndexSet, with animation: UITableView.RowAnimation
    ) {
        change { $0.insertedSections.formUnion(sections) }
    }

    open func deleteSections(
        _ sections: IndexSet, with animation: UITableView.RowAnimation
    ) {
        change { $0.deletedSections.formUnion(sections) }
    }

    open func reloadSections(
        _ sections: IndexSet, with animation: UITableView.RowAnimation
    ) {
        change { $0.reloadedSections.formUnion(sections) }
    }

    open func moveSection(_ section: Int, toSection newSection: Int) {
        change { $0.movedSections.append(.init(from: section, to: newSection)) }
    }

    open func insertRows(
        at indexPaths: [IndexPath], with animation: UITableView.RowAnimation
    ) {
        change { $0.insertedRows.formUnion(indexPaths) }
    }

    open func deleteRows(
        at indexPaths: [IndexPath], with animation: UITableView.RowAnimation
    ) {
        change { $0.deletedRows.formUnion(indexPaths) }
    }

    open func reloadRows(
        at indexPaths: [IndexPath], with animation: UITableView.RowAnimation
    ) {
        change { $0.reloadedRows.formUnion(indexPaths) }
    }

    open func reconfigureRows(at indexPaths: [IndexPath]) {
        for path in indexPaths { reconfigure(path) }
    }

    open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        change { $0.movedRows.append(.init(from: indexPath, to: newIndexPath)) }
    }

    // MARK: Reusing cells and views

    open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
        pool.cellClasses[identifier] = cellClass as? UITableViewCell.Type
    }

    open func register(
        _ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String
    ) {
        pool.viewClasses[identifier] = aClass as? UITableViewHeaderFooterView.Type
    }

    @discardableResult
    open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
        pool.cell(identifier)
    }

    @discardableResult
    open func dequeueReusableCell(
        withIdentifier identifier: String, for indexPath: IndexPath
    ) -> UITableViewCell {
        dequeuedCell(identifier, for: indexPath)
    }

    @discardableResult
    open func dequeueReusableHeaderFooterView(
        withIdentifier identifier: String
    ) -> UITableViewHeaderFooterView? {
        pool.view(identifier)
    }

    // MARK: Selection

    open var allowsSelection = true
    open var allowsSelectionDuringEditing = false
    open var allowsMultipleSelection = false {
        didSet { selectionRulesDidChange() }
    }
    open var allowsMultipleSelectionDuringEditing = false {
        didSet { selectionRulesDidChange() }
    }
    open var indexPathForSelectedRow: IndexPath? { content.selection.min() }

    open var indexPathsForSelectedRows: [IndexPath]? {
        content.selection.isEmpty ? nil : content.selection.sorted()
    }

    open func selectRow(
        at indexPath: IndexPath?, animated: Bool, scrollPosition: UITableView.ScrollPosition
    ) {
        selectInCode(indexPath, animated: animated, scrollPosition)
    }

    open func deselectRow(at indexPath: IndexPath, animated: Bool) {
        setSelected(false, indexPath, animated: animated)
    }

    // MARK: Editing

    open var isEditing: Bool {
        get { content.isEditing }
        set { setEditing(newValue, animated: false) }
    }

    open func setEditing(_ editing: Bool, animated: Bool) {
        changeEditing(editing, animated: animated)
    }

    // MARK: Focus

    open var remembersLastFocusedIndexPath = false
    open var selectionFollowsFocus = false
    open var allowsFocus = false
    open var allowsFocusDuringEditing = false

    @_documentation(visibility: internal)
    @discardableResult
    open override func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool {
        delegate?.tableView(
            self, shouldUpdateFocusIn: UITableViewFocusUpdateContext(context, in: self))
            ?? true
    }

    @_documentation(visibility: internal)
    open override func didUpdateFocus(
        in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
    ) {
        delegate?.tableView(
            self, didUpdateFocusIn: UITableViewFocusUpdateContext(context, in: self),
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
        layOutRows()
    }

    package override func boundsSizeDidChange(from old: CGSize) {
        super.boundsSizeDidChange(from: old)
        if bounds.width != old.width { widthDidChange() }
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        setNeedsLayout()
    }
}
