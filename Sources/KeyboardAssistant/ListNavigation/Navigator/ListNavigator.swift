import Foundation
import UIKit

/// An object that moves a cursor through a list with the keys of a hardware keyboard.
///
/// Use one of its subclasses, ``TableNavigator`` or ``CollectionNavigator``.
///
/// To connect a navigator, override two members in a responder: return ``possibleKeyCommands`` from
/// `keyCommands`, and return the result of ``target(forKeyCommandAction:)`` from
/// `target(forAction:withSender:)` if it isn't `nil`. The navigator doesn't replace the list's
/// delegate or data source, and you don't need to subclass anything. It provides no commands after
/// the list is deallocated.
@MainActor
public class ListNavigator {
    typealias Request = ListMoveRequest<ListIntent>

    /// The options, such as the commands that the navigator provides.
    public var options: ListOptions {
        didSet {
            if options.focusPreference != oldValue.focusPreference { focusPreferenceChanged() }
        }
    }

    /// The source of the keys that people chose for the commands.
    ///
    /// It is referenced weakly. Without a source, the commands have their default keys.
    public weak var keySource: (any KeyCommandSource)?

    /// The outline of the list; `nil`, which is the default, if no row can expand.
    ///
    /// It has no effect in a grid, where the arrow keys move to the sides.
    public var outline: ListOutline? {
        didSet { trace = nil }
    }

    let list: any NavigableList
    let cursorKind: ListCursorKind
    /// The position of a cursor that is neither the selection nor the system's focus.
    private(set) var ownCursor: RowPosition? {
        didSet { if cursorKind == .selection { highlight.refresh() } }
    }
    /// The highlight for a cursor that neither the app nor a selection shows.
    private(set) lazy var highlight = CursorHighlight(list) { [weak self] in
        self?.highlightedPosition
    }
    /// The selection that is being extended, until the cursor moves in another way.
    var extent: SelectionExtent?
    /// The row or item that was selected or deselected last, from which ⇧Space extends.
    var anchor: RowPosition?
    var pendingScroll = PendingScroll.none
    /// A Boolean value that indicates whether an estimated size has been wrong.
    var hasWrongEstimates = false
    /// The stay of focus inside the cell under the cursor.
    var stay: CellStay?
    /// The rows around the cursor in an outline.
    var trace: OutlineTrace?
    let typing = ListTyping()
    private(set) lazy var target = KeyCommandTarget { [weak self] command, keys in
        self?.perform(command, keys)
    }
    private var gestures: [GestureObserver] = []

    init(list: any NavigableList, cursorKind: ListCursorKind) {
        self.list = list
        self.cursorKind = cursorKind
        options = ListOptions(for: cursorKind)
        gestures = gestureObservers()
    }

    // MARK: Delegate calls of subclasses

    /// A Boolean value that indicates whether there is a delegate to draw the cursor.
    var hasDelegate: Bool { false }

    /// Returns the delegate's keys for an action, or `defaults`.
    func keys(for action: ListAction, defaults: [KeyCommandDescriptor]) -> [KeyCommandDescriptor] {
        defaults
    }

    /// Returns the delegate's response to a request.
    func response(to request: Request) -> ListMoveResponse { .defaultNavigation }

    /// Tells the delegate that the cursor moved.
    func didMove(_ update: ListFocusUpdate, by move: ListMove, for request: Request) {}

    /// Tells the delegate that an arrow key would have moved past the first or last row or item.
    func didReachEnd(for request: Request) {}

    /// Tells the delegate to open the row or item under the cursor.
    func didCommit(_ position: RowPosition) {}
}

// MARK: - The cursor

extension ListNavigator {
    /// Moves the cursor to a row or item without notifying the delegate; `nil` removes the cursor.
    ///
    /// An index path that doesn't exist is treated as `nil`. This method doesn't scroll.
    @discardableResult
    public func focus(_ indexPath: IndexPath?) -> ListFocusUpdate {
        forgetPath()
        let update = putCursor(at: indexPath.flatMap(RowPosition.init))
        if let cursor, list.cell(at: cursor)?.window != nil { bringSystemFocus() }
        return update
    }

    /// Removes the cursor without notifying the delegate.
    @discardableResult
    public func removeFocus() -> ListFocusUpdate {
        focus(nil)
    }

    /// The position of the cursor.
    ///
    /// If it no longer exists, it is replaced according to the options.
    var cursor: RowPosition? {
        let stored = storedCursor
        if let row = collapsedRow(around: stored) { return row }
        guard let position = stored else { return nil }
        return list.contains(position) ? position : replacement(for: position)
    }

    /// A Boolean value that indicates whether the selection is the cursor.
    var selectionIsCursor: Bool {
        cursorKind == .selection && list.selectionMode == .single && focusEngine == .library
    }

    /// The cursor as it was put or selected, whether or not it still exists.
    var storedCursor: RowPosition? {
        if focusEngine == .system { return list.focusedPosition }
        return selectionIsCursor ? list.selection.first : ownCursor
    }

    private func replacement(for position: RowPosition) -> RowPosition? {
        options.missingRowPolicy == .nearest && list.scrollView != nil
            ? list.walk().nearest(to: position) : nil
    }

    private var highlightedPosition: RowPosition? {
        ownCursor == nil || selectionIsCursor || focusEngine == .system ? nil : cursor
    }

    /// Moves the cursor without notifying the delegate.
    ///
    /// A position that doesn't exist removes it.
    @discardableResult
    func putCursor(at position: RowPosition?) -> ListFocusUpdate {
        let old = cursor
        let new = position.flatMap { list.contains($0) ? $0 : nil }
        if focusEngine == .system {
            if let new { list.requestSystemFocus(at: new) }
        } else if selectionIsCursor {
            moveSelection(to: new)
        } else {
            ownCursor = new
        }
        trace = nil
        traceOutline()
        endStayIfLeft()
        return ListFocusUpdate(from: old?.indexPath, to: new?.indexPath)
    }

    private func moveSelection(to position: RowPosition?) {
        ownCursor = nil
        let selection = list.selection
        for old in selection where old != position { list.deselect(old) }
        if let position, !selection.contains(position) { list.select(position) }
    }

    /// Forgets the steps that led to the cursor, because it moves in a way that keys can't retrace.
    func forgetPath() {
        (extent, anchor) = (nil, nil)
        list.forgetSteps()
    }

    /// Keeps the cursor on its row or item after a change of the list.
    func listDidChange(_ change: ListChange) -> ListFocusUpdate {
        forgetPath()
        if let update = leaveCollapsedRow(after: change) { return update }
        defer { traceOutline() }
        trace = nil
        guard !selectionIsCursor, let old = ownCursor, list.scrollView != nil else {
            return ListFocusUpdate(from: cursor?.indexPath, to: cursor?.indexPath)
        }
        let new = change.cursor(from: old, in: list.walk(), policy: options.missingRowPolicy)
        putCursor(at: new)
        return ListFocusUpdate(from: old.indexPath, to: new?.indexPath)
    }
}

// MARK: - Focus

extension ListNavigator: FocusStop {
    var focusView: UIView? { list.scrollView }

    /// If there is no cursor, moves it to the first or first visible row or item, or to the last
    /// one for ↑.
    func focusEntered(by step: FocusStep?) {
        let end: ListEnd = step == .arrow(.up) ? .last : .first
        guard cursor == nil else { return }
        move(Request(intent: .enter(from: end), invocation: .focus), in: list.walk())
    }

    func focusLeft() { leaveCell() }

    /// A Boolean value that indicates whether the list takes part in the system's focus.
    var hasJoinedSystemFocus: Bool { list.allowsSystemFocus }

    /// A Boolean value that indicates whether focus is in one of the cells.
    var keepsKeys: Bool { currentStay != nil }

    /// Lets the system's focus engine, where available, move through the rows or items of the list.
    ///
    /// The system then handles the arrow keys and Return (the space bar on a Mac). Without a focus
    /// engine, nothing changes. `selectionFollowsFocus` sets the list's property of that name.
    public func joinSystemFocus(selectionFollowsFocus: Bool = false) {
        list.joinSystemFocus(selectionFollowsFocus: selectionFollowsFocus)
    }

    /// A Boolean value that indicates whether the system's focus engine moves the cursor.
    var isMovedBySystem: Bool { focusEngine == .system }

    /// The engine that moves the cursor.
    fileprivate var focusEngine: FocusEngineChoice {
        FocusEngineChoice(
            hasSystem: list.scrollView?.hasFocusSystem ?? false, optedIn: list.allowsSystemFocus,
            preference: options.focusPreference)
    }

    /// Makes the system's focus the cursor of the library when it takes over, unless the selection
    /// is the cursor, from which the next key takes the system's focus along.
    private func focusPreferenceChanged() {
        guard focusEngine == .library, list.allowsSystemFocus, !selectionIsCursor,
            let focused = list.focusedPosition
        else { return }
        ownCursor = focused
    }

    /// Takes the system's focus along to the cursor if it is on another row or item, and scrolls there.
    ///
    /// Only one engine moves a cursor. The other's focus would stay behind, and when its cell leaves
    /// the list, the system scrolls back to it or gives the focus to something else. Focus in a cell,
    /// such as on a control or on text that is being edited, isn't the list's.
    func bringSystemFocus() {
        guard focusEngine == .library, list.allowsSystemFocus, let cursor,
            let focused = list.focusedPosition, cursor != focused,
            list.cell(at: focused) === list.scrollView?.systemFocusedItem
        else { return }
        list.requestSystemFocus(at: cursor)
    }

    /// The platform, which determines the keys of the focus engine.
    var focusPlatform: FocusPlatform {
        guard focusEngine == .system, let view = list.scrollView else { return .none }
        return FocusPlatform(of: view)
    }
}
