import Foundation
import UIKit

/// An object that moves a cursor through a table by the keys of a hardware keyboard.
///
/// It offers commands, and a responder of the app's hands them on: return
/// ``ListNavigator/possibleKeyCommands`` from `keyCommands`, and ask
/// ``ListNavigator/target(forKeyCommandAction:)`` first in `target(forAction:withSender:)`. The
/// table's delegate and data source stay the app's. Once the table is gone nothing is offered.
public final class TableNavigator: ListNavigator {
    /// The object that draws the cursor and opens rows; needed where the cursor is not the
    /// selection.
    public weak var delegate: (any TableNavigatorDelegate)?

    private let table: TableList

    /// Creates a navigator whose cursor is drawn by `delegate`; only ↓ is offered until the cursor
    /// is somewhere.
    public convenience init(tableView: UITableView, delegate: any TableNavigatorDelegate) {
        self.init(tableView, cursorKind: .appDrawn)
        self.delegate = delegate
    }

    /// Creates a navigator whose cursor is the selection; it needs no delegate, and all commands
    /// are offered.
    public convenience init(tableView: UITableView) {
        self.init(tableView, cursorKind: .selection)
    }

    private init(_ tableView: UITableView, cursorKind: ListCursorKind) {
        table = TableList(tableView, skipsUnhighlightable: cursorKind == .selection)
        super.init(list: table, cursorKind: cursorKind)
    }

    /// The table; nil once it is gone.
    public var tableView: UITableView? { table.tableView }

    /// The row under the cursor; nil if it is nowhere.
    ///
    /// A row that the table lost meanwhile is replaced as ``ListOptions/missingRowPolicy``
    /// says.
    public var indexPathForFocusedRow: IndexPath? { cursor?.indexPath }

    /// Keeps the cursor on its row when rows come and go.
    ///
    /// As in `UITableView.performBatchUpdates`, what is deleted counts as before the change, and
    /// what is inserted as after it. Call it after the table's own update. A selection that is the
    /// cursor needs no call.
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

    /// A closure that returns the text by which a row is found; without it no row is found by
    /// typing.
    ///
    /// It is asked from the cursor on, for as many rows as it takes and at most 10,000, so it
    /// should answer at once.
    public var textForRow: ((IndexPath) -> String?)? {
        didSet { typing.text = textForRow.map { text in { text($0.indexPath) } } }
    }

    /// A closure that receives typed text with which no row begins.
    ///
    /// `searchedAll` is false if the search gave up after 10,000 rows, so that there may be one.
    public var onRowNotFound: ((_ text: String, _ searchedAll: Bool) -> Void)? {
        get { typing.onNotFound }
        set { typing.onNotFound = newValue }
    }

    // MARK: The delegate

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
}

extension UITableView {
    /// The first row of all, whichever section it is in; nil if there is none.
    public var indexPathForFirstRow: IndexPath? { rowWalk.first?.indexPath }

    /// The last row of all, whichever section it is in; nil if there is none.
    public var indexPathForLastRow: IndexPath? { rowWalk.last?.indexPath }

    /// Returns the row that is `rowOffset` rows away, over the borders of sections and past empty
    /// ones.
    ///
    /// A row beyond the end of its section counts as the last one of it. Nil beyond either end, and
    /// for a section that is not there.
    public func indexPathForRow(startingAt indexPath: IndexPath, offsetBy rowOffset: Int)
        -> IndexPath?
    {
        guard let start = RowPosition(indexPath) else { return nil }
        return rowWalk.position(startingAt: start, offsetBy: rowOffset)?.indexPath
    }

    /// The walk over all rows.
    var rowWalk: RowWalk {
        RowWalk(numberOfSections: numberOfSections, numberOfRows: numberOfRows(inSection:))
    }
}
