import Foundation
import UIKit

/// An object that moves a cursor through a list with the keys of a hardware keyboard.
///
/// Use one of the subclasses, ``TableNavigator`` or ``CollectionNavigator``.
///
/// To connect a navigator, override two members in a responder: return ``possibleKeyCommands`` from
/// `keyCommands`, and return the result of ``target(forKeyCommandAction:)`` from
/// `target(forAction:withSender:)` if it isn't `nil`. The list keeps its delegate and data source,
/// and no view has to be subclassed. The navigator provides no commands after the list is
/// deallocated.
@MainActor
public class ListNavigator {
    typealias Request = ListMoveRequest<ListIntent>

    /// The options, such as the commands that the navigator provides.
    public var options: ListOptions {
        didSet {
            // Steps to other lines aren't retraced once lines have an end.
            if options.lineEnd != oldValue.lineEnd { cursor.forgetSteps() }
            cursor.apply(options)
            scroller.apply(options)
        }
    }

    /// The source of the keys that people chose for the commands.
    ///
    /// The source is referenced weakly. Without a source, the commands have their default keys.
    public weak var keySource: (any KeyCommandSource)?

    let list: any NavigableList
    let cursor: ListCursor
    let selection: ListSelection
    let scroller: ListScroller
    let cells: CellFocus
    let typing = ListTyping()
    private lazy var target = KeyCommandTarget { [weak self] command, keys in
        self?.perform(command, keys)
    }
    private var gestures: [GestureObserver] = []

    init(list: any NavigableList, cursorKind: ListCursorKind) {
        let options = ListOptions(for: cursorKind)
        self.list = list
        self.options = options
        cursor = ListCursor(cursorKind, of: list, options)
        selection = ListSelection(of: list, cursor)
        scroller = ListScroller(list, options)
        cells = CellFocus(in: list, cursor, scroller)
        gestures = gestureObservers()
    }

    /// The key commands that currently have an effect.
    ///
    /// The commands depend on the cursor, the data, and whether text is being edited, so read this
    /// property each time instead of storing its value.
    public var possibleKeyCommands: [UIKeyCommand] {
        cursor.refreshHighlight()
        return target.commands(for: offeredCommands, keySource)
    }

    private var offeredCommands: [AvailableCommand] {
        guard let view = list.scrollView else { return [] }
        return commandsWithKeys(in: view, cursor.walk())
            + [view.refreshCommand(keySource)].compactMap(\.self)
    }

    /// Returns the object that performs `action`; `nil` if the action isn't one of this
    /// navigator's, or if the list gets no keys or has nothing to navigate.
    public func target(forKeyCommandAction action: Selector) -> Any? {
        canPerformCommands || canRefresh ? target.receiver(of: action) : nil
    }

    package func menuReceiver(of action: Selector, _ sender: Any?) -> Any? {
        target.menuReceiver(of: action, sender, offeredCommands)
    }

    // MARK: Calls to the app in subclasses

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

    /// Returns a Boolean value that indicates whether the app lets people delete a row or item.
    func canDelete(_ position: RowPosition) -> Bool { false }

    /// Has the app delete rows or items.
    ///
    /// All of them can be deleted, and are in the list's order.
    func delete(_ positions: [RowPosition]) {}

    /// A closure that returns the text of a row or item; `nil` if people can't find rows by typing.
    var text: ((RowPosition) -> String?)? { nil }

    /// A closure that is called when no text of a row or item begins with the typed text.
    var onNotFound: ((_ text: String, _ searchedAll: Bool) -> Void)? { nil }
}

// MARK: - The cursor

extension ListNavigator {
    /// Moves the cursor to a row or item without notifying the delegate; `nil` removes the cursor.
    ///
    /// A nonexistent index path is treated as `nil`. This method doesn't scroll.
    @discardableResult
    public func focus(_ indexPath: IndexPath?) -> ListFocusUpdate {
        forgetPath()
        let update = cursor.put(at: indexPath.flatMap(RowPosition.init))
        if let position = cursor.position, list.cell(at: position)?.window != nil {
            cursor.bringSystemFocus()
        }
        return update
    }

    /// Removes the cursor without notifying the delegate.
    @discardableResult
    public func removeFocus() -> ListFocusUpdate { focus(nil) }

    /// The outline of the list; `nil` if no row can expand.
    ///
    /// The default is `nil`.
    ///
    /// An outline has no effect in a grid: there, the horizontal arrow keys move the cursor.
    public var outline: ListOutline? {
        get { cursor.outline }
        set { cursor.outline = newValue }
    }

    /// The control or text input with focus in the cell under the cursor.
    ///
    /// The value is `nil` while the cell itself has focus, and after the control was removed or
    /// disabled.
    public var focusedControl: UIView? { cells.control }

    /// Keeps the cursor on its row or item after a change of the list.
    func listDidChange(_ change: ListChange) -> ListFocusUpdate {
        forgetPath()
        return cursor.listDidChange(change)
    }

    /// Forgets the steps before a move that keys can't retrace.
    func forgetPath() {
        selection.forget()
        cursor.forgetSteps()
    }
}

// MARK: - Focus

extension ListNavigator: MenuCommandPerformer {}

extension ListNavigator: FocusStop {
    var focusView: UIView? { list.scrollView }

    /// Without a cursor, moves one to the first or first visible row or item, or to the last one
    /// for ↑.
    ///
    /// The system's focus goes to the cursor if the focus is in the list.
    func focusEntered(by step: FocusStep?) {
        guard cursor.position == nil else { return cursor.bringSystemFocus() }
        let intent = ListIntent.enter(from: step == .arrow(.up) ? .last : .first)
        move(Request(intent: intent, invocation: .focus), in: cursor.walk())
    }

    func focusLeft() { cells.leave() }

    /// A Boolean value that indicates whether the list takes part in the system's focus.
    var hasJoinedSystemFocus: Bool { list.allowsSystemFocus }

    /// A Boolean value that indicates whether the system's focus engine moves the cursor.
    var isMovedBySystem: Bool { cursor.isMovedBySystem }

    /// A Boolean value that indicates whether focus is in one of the cells.
    var keepsKeys: Bool { cells.isInCell }

    /// Lets the system's focus engine, where available, move through the rows or items of the list.
    ///
    /// The system then handles the arrow keys and Return (the space bar on a Mac), also while the list
    /// is edited, unless `allowsFocusDuringEditing` is unset later. Without a focus engine, nothing
    /// changes. `selectionFollowsFocus` sets the list's property of that name.
    public func joinSystemFocus(selectionFollowsFocus: Bool = false) {
        list.joinSystemFocus(selectionFollowsFocus: selectionFollowsFocus)
    }
}

// MARK: - Touches

extension ListNavigator {
    /// Returns the observers of taps and drags.
    ///
    /// A tap moves a cursor, and a drag ends scrolling by keys.
    private func gestureObservers() -> [GestureObserver] {
        guard let view = list.scrollView else { return [] }
        let taps = GestureObserver(
            UITapGestureRecognizer(), in: view,
            shouldReceive: { [weak self] in
                self?.cursor.followOutline()
                return !($0.view is UIControl)
            },
            onBegan: { [weak self] in self?.tapped(at: $0) })
        let drags = GestureObserver(UIPanGestureRecognizer(), in: view) { [weak self] _ in
            self?.scroller.dragBegan()
            self?.removeCursorAfterScrolling(.touch)
        }
        return [taps, drags]
    }

    /// Moves the cursor, unless the selection is the cursor.
    ///
    /// UIKit moves the selection itself.
    private func tapped(at point: CGPoint) {
        guard !cursor.isSelection, let position = list.position(at: point),
            cursor.walk().accepts?(position) ?? true
        else { return }
        selection.setAnchor(position)
        // The list removes its own highlight from the tapped cell, before or after this.
        Task { @MainActor [weak self] in self?.cursor.refreshHighlight() }
        guard position != cursor.position else { return }
        let move = ListMove(focusingRowAt: position.indexPath)
        make(move, for: Request(intent: .touch(position), invocation: .touch))
    }
}
