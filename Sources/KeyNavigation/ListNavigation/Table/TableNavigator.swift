import Foundation
import UIKit

/// An object that moves a cursor through a table with the keys of a hardware keyboard.
///
/// To connect the navigator, override two members in a responder: return
/// ``ListNavigator/possibleKeyCommands`` from `keyCommands`, and return the result of
/// ``ListNavigator/target(forKeyCommandAction:)`` from `target(forAction:withSender:)` if it isn't
/// `nil`. The table keeps its delegate and data source. The navigator provides no commands after
/// the table is deallocated.
public final class TableNavigator: ListNavigator {
    /// The object that draws the cursor and opens rows.
    ///
    /// The delegate is required unless the selection is the cursor.
    public weak var delegate: (any TableNavigatorDelegate)?

    private let table: TableList

    /// Creates a navigator with a cursor that `delegate` draws.
    ///
    /// Until there is a cursor, only ↓ is available.
    public convenience init(tableView: UITableView, delegate: any TableNavigatorDelegate) {
        self.init(tableView, cursorKind: .appDrawn)
        self.delegate = delegate
    }

    /// Creates a navigator that uses the selection as its cursor.
    ///
    /// The navigator needs no delegate and provides all commands.
    public convenience init(tableView: UITableView) {
        self.init(tableView, cursorKind: .selection)
    }

    private init(_ tableView: UITableView, cursorKind: ListCursorKind) {
        table = TableList(tableView)
        super.init(list: table, cursorKind: cursorKind)
    }

    /// The table; `nil` after it is deallocated.
    public var tableView: UITableView? { table.tableView }

    /// The index path of the row under the cursor; `nil` if there is no cursor.
    ///
    /// ``ListOptions/missingRowPolicy`` determines a replacement if the row no longer exists.
    public var indexPathForFocusedRow: IndexPath? { cursor.position?.indexPath }

    /// Keeps the cursor on its row after rows are inserted or deleted.
    ///
    /// As in `UITableView.performBatchUpdates`, deleted index paths refer to the state before the
    /// update, and inserted ones to the state after it. Call this method after updating the table.
    /// The call is unnecessary if the selection is the cursor.
    @discardableResult
    public func rowsDidChange(
        deleted: [IndexPath] = [], inserted: [IndexPath] = [],
        deletedSections: IndexSet = [], insertedSections: IndexSet = []
    ) -> FocusUpdate {
        listDidChange(
            ListChange(
                deleted: deleted, inserted: inserted, deletedSections: deletedSections,
                insertedSections: insertedSections))
    }

    /// A closure that deletes all selected rows at once for the Backspace key, or the row under the
    /// cursor if there is no selection.
    ///
    /// The closure receives the deletable rows according to the data source and the delegate, as
    /// index paths in order. Without the closure, the data source deletes the rows one by one, the
    /// last one first, as long as it deletes exactly the requested row.
    public var deleteRows: (([IndexPath]) -> Void)?

    /// A closure that returns the text by which people find a row by typing.
    ///
    /// Without this closure, typing finds no rows.
    ///
    /// The navigator calls the closure for up to 10,000 rows, starting at the cursor, so it should
    /// return quickly.
    public var textForRow: ((IndexPath) -> String?)?

    /// A closure that is called when no row begins with the typed text.
    ///
    /// `searchedAll` is false if the search stopped after 10,000 rows, so a matching row may still
    /// exist.
    public var onRowNotFound: ((_ text: String, _ searchedAll: Bool) -> Void)?

    // MARK: Calls to the app

    override var hasDelegate: Bool { delegate != nil }

    override func keys(for action: ListAction, defaults: [KeyCommandDescriptor])
        -> [KeyCommandDescriptor]
    {
        guard let delegate, let action = Action(action) else { return defaults }
        return delegate.tableNavigator(
            self, keyCommandDescriptorsFor: action, defaultDescriptors: defaults)
    }

    override func response(to request: Request) -> ListMoveResponse {
        delegate?.tableNavigator(self, navigationResponseFor: request.map(FocusIntent.init))
            ?? .defaultNavigation
    }

    override func didMove(_ update: ListFocusUpdate, by move: ListMove, for request: Request) {
        let context = NavigationCompletionContext(
            navigation: move, request: request.map(FocusIntent.init))
        delegate?.tableNavigator(self, didUpdateFocus: update, completedNavigationWith: context)
    }

    override func didReachEnd(for request: Request) {
        delegate?.tableNavigator(self, didReachEndFor: request.map(FocusIntent.init))
    }

    override func didCommit(_ position: RowPosition) {
        delegate?.tableNavigator(self, commitFocusedRowAt: position.indexPath)
    }

    override func canDelete(_ position: RowPosition) -> Bool { table.canDelete(position) }

    override func delete(_ positions: [RowPosition]) {
        table.delete(positions, together: deleteRows, orEach: table.commitDeletion)
    }

    override var text: ((RowPosition) -> String?)? {
        textForRow.map { text in { text($0.indexPath) } }
    }

    override var onNotFound: ((_ text: String, _ searchedAll: Bool) -> Void)? { onRowNotFound }
}

extension UITableView {
    /// The index path of the table's first row in any section; `nil` if there are no rows.
    public var indexPathForFirstRow: IndexPath? { rowWalk.first?.indexPath }

    /// The index path of the table's last row in any section; `nil` if there are no rows.
    public var indexPathForLastRow: IndexPath? { rowWalk.last?.indexPath }

    /// Returns the row at a distance of `rowOffset` rows, across sections and past empty ones.
    ///
    /// A start row beyond the end of its section is treated as the section's last row. Returns
    /// `nil` past either end of the table, and for a nonexistent section.
    public func indexPathForRow(startingAt indexPath: IndexPath, offsetBy rowOffset: Int)
        -> IndexPath?
    {
        guard let start = RowPosition(indexPath) else { return nil }
        return rowWalk.position(startingAt: start, offsetBy: rowOffset)?.indexPath
    }
}
