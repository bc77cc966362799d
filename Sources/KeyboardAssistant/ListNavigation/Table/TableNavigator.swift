import UIKit

/// Moves a cursor through a table by the keys of a hardware keyboard.
///
/// It offers commands, and whoever is in the responder chain hands them on: return
/// ``possibleKeyCommands`` from `keyCommands`, and ask ``target(forKeyCommandAction:)`` first in
/// `target(forAction:withSender:)`. Neither the table's delegate nor its data source is taken, and
/// no class need be subclassed. Once the table is gone nothing is offered.
@MainActor
public final class TableNavigator: KeyNavigator {
    /// Draws the cursor and opens rows; needed where the cursor is not the selection.
    public weak var delegate: (any TableNavigatorDelegate)?

    private let list: TableList
    private lazy var engine = ListEngine(
        list: list, style: cursor, delegation: delegation)
    /// What the cursor is.
    public let cursor: ListCursor

    /// Moves a cursor that `delegate` draws; only ↓ is offered until it is somewhere.
    public convenience init(tableView: UITableView, delegate: any TableNavigatorDelegate) {
        self.init(tableView: tableView, cursor: .focus)
        self.delegate = delegate
    }

    /// Moves a cursor; where that is the selection no delegate is needed, and all commands are
    /// offered.
    public init(tableView: UITableView, cursor: ListCursor = .selection) {
        self.cursor = cursor
        list = TableList(tableView, skipsRefused: cursor == .selection)
        _ = engine
    }

    /// The table; nil once it is gone.
    public var tableView: UITableView? { list.tableView }

    // MARK: The cursor

    /// The row under the cursor.
    ///
    /// Nil if it is nowhere. A row that the table lost meanwhile is replaced as
    /// ``ListOptions/loss`` says.
    public var indexPathForFocusedRow: IndexPath? { engine.cursor?.indexPath }

    /// Puts the cursor on a row, or away with nil, and tells no delegate.
    ///
    /// A row that the table does not have is as good as nil. Nothing scrolls.
    @discardableResult
    public func focus(_ indexPath: IndexPath?) -> FocusUpdate {
        engine.focus(indexPath.flatMap(RowPosition.init))
    }

    /// Takes the cursor away and tells no delegate.
    @discardableResult
    public func removeFocus() -> FocusUpdate {
        focus(nil)
    }

    /// Keeps the cursor on its row when rows come and go.
    ///
    /// As in `UITableView.performBatchUpdates`, what is deleted counts as before the change, and
    /// what is inserted as after it. Call it when the table has been told. A selection that is the
    /// cursor needs no call.
    @discardableResult
    public func rowsDidChange(
        deleted: [IndexPath] = [], inserted: [IndexPath] = [],
        deletedSections: IndexSet = [], insertedSections: IndexSet = []
    ) -> FocusUpdate {
        engine.listDidChange(
            ListChange(
                deletedSections: Set(deletedSections), insertedSections: Set(insertedSections),
                deletedRows: Set(deleted.compactMap(RowPosition.init)),
                insertedRows: Set(inserted.compactMap(RowPosition.init))))
    }

    /// Lets the system's focus engine into the table where there is one.
    ///
    /// There it moves through the rows then, and arrows and Return (on a Mac the space bar) are its
    /// own; elsewhere nothing changes. `selectionFollowsFocus` is what the table's property
    /// becomes.
    public func joinSystemFocus(selectionFollowsFocus: Bool = false) {
        tableView?.allowsFocus = true
        tableView?.selectionFollowsFocus = selectionFollowsFocus
        tableView?.remembersLastFocusedIndexPath = true
    }

    // MARK: Key commands

    /// The commands that would do something now.
    ///
    /// They change with the cursor, the data and whoever is typing: ask every time.
    public var possibleKeyCommands: [UIKeyCommand] { engine.keyCommands }

    /// What performs `action`; nil if that is not an action of this navigator's, or if it has
    /// nothing to do.
    public func target(forKeyCommandAction action: Selector) -> Any? {
        engine.receiver(of: action)
    }

    // MARK: Typing

    /// The text by which a row is found; without it no row is found by typing.
    ///
    /// It is asked from the cursor on, for as many rows as it takes and at most 10,000, so it
    /// should answer at once.
    public var textForRow: ((IndexPath) -> String?)? {
        didSet { engine.typing.text = textForRow.map { text in { text($0.indexPath) } } }
    }

    /// Hears of typed text with which no row begins.
    ///
    /// `searchedAll` is false if the search gave up after 10,000 rows, so that there may be one.
    public var onRowNotFound: ((_ text: String, _ searchedAll: Bool) -> Void)? {
        get { engine.typing.missed }
        set { engine.typing.missed = newValue }
    }

    /// Goes to the next row whose text begins with what is typed; call it in
    /// `pressesBegan(_:with:)`.
    ///
    /// What is typed within a second of one another belongs together. The result is false for keys
    /// that are no text, for those of commands that are offered, and while somebody types
    /// elsewhere: hand these on to super.
    public func typeSelect(_ presses: Set<UIPress>) -> Bool {
        engine.type(presses)
    }

    /// Goes to the next row whose text begins with what is typed.
    ///
    /// The result is whether the key was for that. A ``PressRouter`` that handles keys by it keeps
    /// them from others in all phases of the press.
    public func typeSelect(_ key: UIKey) -> Bool {
        engine.type(key)
    }

    // MARK: Choices

    /// What the app chose.
    public var options: ListOptions {
        get { engine.options }
        set { engine.options = newValue }
    }

    /// Knows which keys people gave to the commands; it is not kept, and without it they have the
    /// default ones.
    public var keySource: (any KeyCommandSource)? {
        get { engine.keySource }
        set { engine.keySource = newValue }
    }
}

extension TableNavigator: FocusStop {
    public var focusView: UIView? { tableView }

    /// The cursor stays where it is; if it is nowhere it goes to the first row, or to the first in
    /// sight.
    public func focusEntered() {
        engine.enter()
    }

    /// Whether the list lets focus in.
    public var hasJoinedSystemFocus: Bool { tableView?.allowsFocus ?? false }
}

extension TableNavigator {
    private var delegation: ListDelegation {
        ListDelegation(
            isPresent: { [weak self] in
                self.map { $0.cursor == .selection || $0.delegate != nil } ?? false
            },
            keys: { [weak self] action, defaults in
                guard let self, let delegate, let action = Action(action) else { return defaults }
                return delegate.tableNavigator(
                    self, keyCommandDescriptorsFor: action, defaultDescriptors: defaults)
            },
            response: { [weak self] intent, invocation in
                guard let self, let delegate else { return .defaultNavigation }
                return delegate.tableNavigator(
                    self, navigationResponseFor: Self.request(intent, invocation))
            },
            moved: { [weak self] update, move, intent, invocation in
                guard let self else { return }
                delegate?.tableNavigator(
                    self, didUpdateFocus: update,
                    completedNavigationWith: NavigationCompletionContext(
                        navigation: move, request: Self.request(intent, invocation)))
            },
            reachedEnd: { [weak self] intent, invocation in
                guard let self else { return }
                delegate?.tableNavigator(
                    self, didReachEndFor: Self.request(intent, invocation))
            },
            committed: { [weak self] place in
                guard let self else { return }
                delegate?.tableNavigator(self, commitFocusedRowAt: place.indexPath)
            })
    }

    private static func request(_ intent: ListIntent, _ invocation: ListMoveInvocation)
        -> NavigationRequest
    {
        NavigationRequest(intent: FocusIntent(intent), invocation: invocation)
    }
}
