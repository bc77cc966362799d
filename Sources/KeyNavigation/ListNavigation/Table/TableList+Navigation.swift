import UIKit

extension TableList: NavigableList {
    var shape: ListState.Shape { .rows }

    // MARK: Rows

    func shouldHighlight(_ position: RowPosition) -> Bool {
        guard let tableView else { return false }
        return tableView.delegate?.shouldHighlight(position.indexPath, of: tableView) ?? true
    }

    /// Rows need no history, because a step back returns to the previous row.
    func step(
        _ arrow: ArrowDirection, from position: RowPosition, _ rule: ListStepRule,
        after history: GridHistory, in walk: RowWalk
    ) -> ListStep? {
        walk.wrapping(rule.wraps).next(arrow.isPositive ? .forward : .backward, from: position)
            .map { ListStep(target: $0, history: history) }
    }

    // MARK: Geometry

    func position(at point: CGPoint) -> RowPosition? {
        tableView?.indexPathForRow(at: point).flatMap(RowPosition.init)
    }

    func positions(in rect: CGRect) -> [RowPosition] {
        positions(tableView?.indexPathsForRows(in: rect))
    }

    private func positions(_ paths: [IndexPath]?) -> [RowPosition] {
        (paths ?? []).compactMap(RowPosition.init).sorted()
    }

    /// The headers of plain tables stick to the top.
    func stickyHeaderLength(over position: RowPosition) -> CGFloat {
        tableView?.floatingHeaderHeight(ofSection: position.section) ?? 0
    }

    var pagingAxis: ArrowDirection.Axis { .vertical }

    var runsRightToLeft: Bool { false }

    func runsRightToLeft(at position: RowPosition) -> Bool { false }

    /// Only a table that uses nothing but fixed heights has no estimates.
    var estimatesSizes: Bool {
        guard let tableView else { return false }
        return tableView.estimatedRowHeight != 0 || tableView.estimatedSectionHeaderHeight != 0
            || tableView.estimatedSectionFooterHeight != 0
    }

    // MARK: Selection

    var selectionMode: ListSelectionMode { tableView?.selectionMode ?? .none }

    var selection: [RowPosition] { positions(tableView?.indexPathsForSelectedRows) }

    var hasSelection: Bool { tableView?.indexPathForSelectedRow != nil }

    func select(_ position: RowPosition) {
        tableView?.selectRow(at: position.indexPath, animated: false, scrollPosition: .none)
    }

    func deselect(_ position: RowPosition) {
        tableView?.deselectRow(at: position.indexPath, animated: false)
    }

    func proposedSelection(of position: RowPosition) -> RowPosition? {
        guard let tableView, let delegate = tableView.delegate else { return position }
        return delegate.rowToSelect(for: position.indexPath, of: tableView)
            .flatMap(RowPosition.init)
    }

    func didSelect(_ position: RowPosition) {
        guard let tableView else { return }
        tableView.delegate?.didSelect(position.indexPath, of: tableView)
    }

    func didDeselect(_ position: RowPosition) {
        guard let tableView else { return }
        tableView.delegate?.didDeselect(position.indexPath, of: tableView)
    }

    func positionToDeselect(for position: RowPosition) -> RowPosition? {
        guard let tableView else { return nil }
        return tableView.rowToDeselect(for: position.indexPath).flatMap(RowPosition.init)
    }

    /// As for a tap, UIKit asks about the old row before it selects another one.
    func canMoveSelection(from position: RowPosition, to other: RowPosition?) -> Bool {
        positionToDeselect(for: position) == position
    }

    func isSelected(_ cell: UIView) -> Bool? { (cell as? UITableViewCell)?.isSelected }

    func isHighlighted(_ cell: UIView) -> Bool {
        (cell as? UITableViewCell)?.isHighlighted ?? false
    }

    func setHighlighted(_ isHighlighted: Bool, _ cell: UIView) {
        (cell as? UITableViewCell)?.setHighlighted(isHighlighted, animated: false)
    }

    // MARK: The system's focus

    // Apple's headers of `allowsFocusDuringEditing`: while a list is edited, this property counts.
    var allowsSystemFocus: Bool {
        tableView.map { $0.isEditing ? $0.allowsFocusDuringEditing : $0.allowsFocus } ?? false
    }

    func joinSystemFocus(selectionFollowsFocus: Bool) {
        tableView?.allowsFocus = true
        tableView?.allowsFocusDuringEditing = true
        tableView?.selectionFollowsFocus = selectionFollowsFocus
        tableView?.remembersLastFocusedIndexPath = true
    }

    var focusedPosition: RowPosition? {
        guard let tableView, let view = tableView.focusedViewInside else { return nil }
        return sequence(first: view, next: \.superview).lazy.compactMap { $0 as? UITableViewCell }
            .first.flatMap(tableView.indexPath).flatMap(RowPosition.init)
    }

    // MARK: Deleting and reordering

    func canDelete(_ position: RowPosition) -> Bool {
        guard let tableView, let source = tableView.dataSource else { return false }
        let row = position.indexPath
        return source.canEdit(row, of: tableView)
            && tableView.delegate?.canDelete(row, of: tableView) ?? true
    }

    /// Tells the data source to delete a row.
    func commitDeletion(of row: IndexPath) {
        guard let tableView else { return }
        tableView.dataSource?.commitDeletion(of: row, in: tableView)
    }

    func canMove(_ position: RowPosition) -> Bool {
        guard let tableView else { return false }
        return tableView.dataSource?.canMove(position.indexPath, of: tableView) ?? false
    }

    func proposedTarget(
        of position: RowPosition, _ arrow: ArrowDirection, after history: GridHistory,
        in walk: RowWalk
    ) -> RowPosition? {
        (arrow.isPositive ? RowMove.down : .up).target(of: position, in: walk)
    }

    func target(ofMoving position: RowPosition, to proposal: RowPosition) -> RowPosition? {
        guard let tableView, let delegate = tableView.delegate else { return proposal }
        return RowPosition(
            delegate.target(
                ofMoving: position.indexPath, to: proposal.indexPath, in: tableView))
    }

    var dataSourceCounts: [Int] {
        tableView.flatMap { $0.dataSource?.rowCounts(of: $0) } ?? []
    }

    func moveInDataSource(_ position: RowPosition, to target: RowPosition) {
        guard let tableView else { return }
        tableView.dataSource?.move(position.indexPath, to: target.indexPath, in: tableView)
    }

    func moveInView(_ position: RowPosition, to target: RowPosition) {
        tableView?.moveRow(at: position.indexPath, to: target.indexPath)
    }

    /// Apple's sample for diffable tables moves the row with a snapshot in the data source's own
    /// method ("Implementing Modern Collection Views", TableViewEditingViewController).
    func moveBySnapshot(_ position: RowPosition, to target: RowPosition) {
        moveInDataSource(position, to: target)
    }
}

// MARK: - Opening

extension TableList {
    /// Performs the effect of a tap on a row, with the delegate calls in the same order as UIKit.
    func open(_ position: RowPosition, in walk: RowWalk, performingPrimaryAction: Bool) {
        guard let tableView, canHighlight(position, in: walk) else { return }
        let (row, mode) = (position.indexPath, selectionMode)
        switch mode {
        case .none: break
        case .multiple where isSelected(position): tableView.deselectAsUser(row)
        case .single, .multiple:
            guard let row = proposedSelection(of: position)?.indexPath else { return }
            guard mode == .multiple || tableView.deselectOthers(than: row) else { return }
            tableView.selectAsUser(row, performingPrimaryAction: performingPrimaryAction)
        }
    }
}
