import UIKit

/// A table, seen as a list.
@MainActor
final class TableList: NavigableList {
    private(set) weak var tableView: UITableView?
    /// Whether the cursor passes over rows that cannot be highlighted.
    private let skipsRefused: Bool
    let answers = ListAnswerCache()

    init(_ tableView: UITableView, skipsRefused: Bool) {
        self.tableView = tableView
        self.skipsRefused = skipsRefused
    }

    var scrollView: UIScrollView? { tableView }
    let shape = ListSituation.Shape.rows
    let pagingAxis = ArrowDirection.Axis.vertical
    let runsRightToLeft = false

    var selectionMode: ListSelectionMode {
        guard let tableView else { return .none }
        return tableView.isEditing
            ? ListSelectionMode(
                one: tableView.allowsSelectionDuringEditing,
                several: tableView.allowsMultipleSelectionDuringEditing)
            : ListSelectionMode(
                one: tableView.allowsSelection, several: tableView.allowsMultipleSelection)
    }

    var selection: [RowPosition] { positions(tableView?.indexPathsForSelectedRows) }

    var hasSelection: Bool { tableView?.indexPathForSelectedRow != nil }

    var isEditing: Bool { tableView?.isEditing ?? false }

    var dataSource: AnyObject? { tableView?.dataSource }

    /// Unless the table has fixed heights alone.
    var estimatesSizes: Bool {
        guard let tableView else { return false }
        return tableView.estimatedRowHeight != 0 || tableView.estimatedSectionHeaderHeight != 0
            || tableView.estimatedSectionFooterHeight != 0
    }

    func positions(in rect: CGRect) -> [RowPosition] {
        positions(tableView?.indexPathsForRows(in: rect))
    }

    private func positions(_ paths: [IndexPath]?) -> [RowPosition] {
        (paths ?? []).compactMap(RowPosition.init).sorted()
    }

    // MARK: Places

    func walk(wraps: Bool) -> RowWalk {
        guard let tableView else { return .empty }
        guard skipsRefused, tableView.delegate != nil else {
            return tableView.rowWalk(wraps: wraps)
        }
        return tableView.rowWalk(wraps: wraps) { [weak self] in self?.letsHighlight($0) ?? false }
    }

    private func letsHighlight(_ position: RowPosition) -> Bool {
        guard let tableView else { return false }
        return answers.answer(\.acceptsCursor, position) {
            tableView.delegate?.letsHighlight(position.indexPath, of: tableView) ?? true
        }
    }

    func neighbor(of position: RowPosition, _ arrow: ArrowDirection, wraps: Bool) -> RowPosition? {
        walk(wraps: wraps).next(arrow.isPositive ? .forward : .backward, from: position)
    }

    // Rows need no memory: a step back leads to where the step came from.
    func didStep(_ arrow: ArrowDirection, from position: RowPosition) {}
    func forgetSteps() {}

    func position(at point: CGPoint) -> RowPosition? {
        tableView?.indexPathForRow(at: point).flatMap(RowPosition.init)
    }

    func frame(of position: RowPosition) -> CGRect? {
        tableView?.rectForRow(at: position.indexPath)
    }

    /// The headers of plain tables stick to the top.
    func cover(over position: RowPosition) -> CGFloat {
        guard let tableView, tableView.style == .plain else { return 0 }
        return tableView.rectForHeader(inSection: position.section).height.finiteOrZero
    }

    // MARK: Selecting

    func select(_ position: RowPosition) {
        tableView?.selectRow(at: position.indexPath, animated: false, scrollPosition: .none)
    }

    func deselect(_ position: RowPosition) {
        tableView?.deselectRow(at: position.indexPath, animated: false)
    }

    func placeToDeselect(for position: RowPosition) -> RowPosition? {
        guard let tableView else { return nil }
        return tableView.rowToDeselect(for: position.indexPath).flatMap(RowPosition.init)
    }

    /// As with a tap, which asks about the old row before it selects another one.
    func letsSelectionLeave(_ position: RowPosition, for other: RowPosition?) -> Bool {
        placeToDeselect(for: position) == position
    }

    func isSelected(_ cell: UIView) -> Bool? { (cell as? UITableViewCell)?.isSelected }

    func isHighlighted(_ cell: UIView) -> Bool {
        (cell as? UITableViewCell)?.isHighlighted ?? false
    }

    func setHighlighted(_ isHighlighted: Bool, _ cell: UIView) {
        (cell as? UITableViewCell)?.setHighlighted(isHighlighted, animated: false)
    }

    var allowsSystemFocus: Bool { tableView?.allowsFocus ?? false }

    var focused: RowPosition? {
        guard let tableView, let view = tableView.focusedViewInside else { return nil }
        return sequence(first: view, next: \.superview).lazy.compactMap { $0 as? UITableViewCell }
            .first.flatMap(tableView.indexPath).flatMap(RowPosition.init)
    }

    func cell(at position: RowPosition) -> UIView? {
        tableView?.cellForRow(at: position.indexPath)
    }

    func open(_ position: RowPosition) {
        guard let tableView, letsHighlight(position) else { return }
        let opening = RowOpening(table: tableView, mode: selectionMode)
        opening.open(position.indexPath, isSelected: isSelected(position))
    }

    // MARK: Data

    func canDelete(_ position: RowPosition) -> Bool {
        guard let tableView, let source = tableView.dataSource else { return false }
        let row = position.indexPath
        return answers.answer(\.canDelete, position) {
            source.letsEdit(row, of: tableView)
                && tableView.delegate?.letsDelete(row, of: tableView) ?? true
        }
    }

    func delete(_ position: RowPosition) {
        guard let tableView, canDelete(position) else { return }
        tableView.dataSource?.commitDeletion(of: position.indexPath, in: tableView)
    }

    func canMove(_ position: RowPosition) -> Bool {
        guard let tableView, let source = tableView.dataSource else { return false }
        return answers.answer(\.canMove, position) {
            source.letsMove(position.indexPath, of: tableView)
        }
    }

    func reorderTarget(of position: RowPosition, _ arrow: ArrowDirection) -> RowPosition? {
        guard let tableView, canMove(position),
            let proposal = (arrow.isPositive ? RowMove.down : .up)
                .target(of: position, in: tableView.rowWalk())
        else { return nil }
        return answers.answer(\.targets, .init(place: position, arrow: arrow)) {
            let target =
                tableView.delegate?.target(
                    ofMoving: position.indexPath, to: proposal.indexPath, in: tableView)
                ?? proposal.indexPath
            return RowPosition(target).flatMap { $0 == position ? nil : $0 }
        }
    }
}
