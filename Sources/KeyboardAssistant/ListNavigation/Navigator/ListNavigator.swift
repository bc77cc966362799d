import Foundation
import UIKit

/// An object that moves a cursor through a list by the keys of a hardware keyboard.
///
/// Apps use one of its two subclasses, ``TableNavigator`` and ``CollectionNavigator``.
///
/// It offers commands, and a responder of the app's hands them on: return ``possibleKeyCommands``
/// from `keyCommands`, and ask ``target(forKeyCommandAction:)`` first in
/// `target(forAction:withSender:)`. The list's delegate and data source stay the app's, and no
/// class need be subclassed. Once the list is gone nothing is offered.
@MainActor
public class ListNavigator {
    typealias Request = ListMoveRequest<ListIntent>

    /// The choices of the app, such as which commands are offered.
    public var options: ListOptions {
        didSet { list.answers.invalidate() }
    }

    /// The source of the keys that people gave to the commands; it is held weakly, and without it
    /// the commands have their default keys.
    public weak var keySource: (any KeyCommandSource)?

    let list: any NavigableList
    let cursorKind: ListCursorKind
    /// The cursor where it is neither the selection nor the system's focus.
    private(set) var ownCursor: RowPosition? {
        didSet { if cursorKind == .selection { highlight.refresh() } }
    }
    /// The highlight of the cursor where neither the app nor a selection shows it.
    private(set) lazy var highlight = CursorHighlight(list) { [weak self] in
        self?.highlightedPosition
    }
    /// The selection that is being extended, until the cursor moves in another way.
    var extent: SelectionExtent?
    var pendingScroll = PendingScroll.none
    /// A Boolean value that indicates whether something was once of another size than estimated.
    var hasWrongEstimates = false
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

    // MARK: Delegates of subclasses

    /// A Boolean value that indicates whether there is a delegate to draw the cursor.
    var hasDelegate: Bool { false }

    /// Returns the delegate's keys for an action, or `defaults`.
    func keys(for action: ListAction, defaults: [KeyCommandDescriptor]) -> [KeyCommandDescriptor] {
        defaults
    }

    /// Returns the delegate's answer to a request.
    func response(to request: Request) -> ListMoveResponse { .defaultNavigation }

    /// Tells the delegate that the cursor moved.
    func didMove(_ update: ListFocusUpdate, by move: ListMove, for request: Request) {}

    /// Tells the delegate that an arrow would have led beyond the first or last.
    func didReachEnd(for request: Request) {}

    /// Tells the delegate that the row or item under the cursor was opened.
    func didCommit(_ position: RowPosition) {}
}

// MARK: - The cursor

extension ListNavigator {
    /// Moves the cursor to a row or item, or away with nil, without telling the delegate.
    ///
    /// A row or item that is not there is as good as nil. Nothing scrolls.
    @discardableResult
    public func focus(_ indexPath: IndexPath?) -> ListFocusUpdate {
        forgetPath()
        return putCursor(at: indexPath.flatMap(RowPosition.init))
    }

    /// Takes the cursor away without telling the delegate.
    @discardableResult
    public func removeFocus() -> ListFocusUpdate {
        focus(nil)
    }

    /// The position of the cursor; a missing one is replaced as the options say.
    var cursor: RowPosition? {
        guard let position = storedCursor else { return nil }
        return list.contains(position) ? position : replacement(for: position)
    }

    /// A Boolean value that indicates whether what is selected is the cursor.
    var selectionIsCursor: Bool {
        cursorKind == .selection && list.selectionMode == .single && focusEngine == .library
    }

    private var storedCursor: RowPosition? {
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

    /// Moves the cursor without telling the delegate; a position that is not there is none.
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
        return ListFocusUpdate(from: old?.indexPath, to: new?.indexPath)
    }

    private func moveSelection(to position: RowPosition?) {
        ownCursor = nil
        let selection = list.selection
        for old in selection where old != position { list.deselect(old) }
        if let position, !selection.contains(position) { list.select(position) }
    }

    /// Forgets how the cursor came where it is: it goes elsewhere in a way that no key goes back.
    func forgetPath() {
        extent = nil
        list.forgetSteps()
    }

    /// Keeps the cursor on its row or item when others come and go.
    func listDidChange(_ change: ListChange) -> ListFocusUpdate {
        forgetPath()
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

    /// Moves a cursor that is nowhere to the first row or item, or to the first in sight.
    func focusEntered() {
        if cursor == nil { move(Request(intent: .enter(from: .first), invocation: .focus)) }
    }

    /// A Boolean value that indicates whether the list lets the system's focus engine in.
    var hasJoinedSystemFocus: Bool { list.allowsSystemFocus }

    /// Lets the system's focus engine into the list where there is one.
    ///
    /// There it moves through the rows or items then, and arrows and Return (on a Mac the space
    /// bar) are its own; elsewhere nothing changes. `selectionFollowsFocus` becomes the list's
    /// property of that name.
    public func joinSystemFocus(selectionFollowsFocus: Bool = false) {
        list.joinSystemFocus(selectionFollowsFocus: selectionFollowsFocus)
    }

    /// The one that moves the cursor.
    fileprivate var focusEngine: FocusEngineChoice {
        FocusEngineChoice(
            hasSystem: list.scrollView?.hasFocusSystem ?? false, optedIn: list.allowsSystemFocus,
            preference: options.focusPreference)
    }

    /// The platform whose focus engine has the arrows.
    var focusPlatform: FocusPlatform {
        guard focusEngine == .system, let view = list.scrollView else { return .none }
        return FocusPlatform(of: view)
    }
}
