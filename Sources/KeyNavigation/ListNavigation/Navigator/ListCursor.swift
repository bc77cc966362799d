import UIKit

/// The cursor of a list: the selection, the system's focus or a position of its own.
@MainActor
final class ListCursor {
    let kind: ListCursorKind
    private let list: any NavigableList
    private var options: ListOptions
    /// The position of a cursor apart from the selection and the system's focus.
    private var own: RowPosition? {
        didSet { refreshHighlight() }
    }
    /// The highlight for a cursor that neither the app nor a selection shows.
    private lazy var highlight = CursorHighlight(list) { [weak self] in self?.highlightedPosition }
    private var tracker: OutlineTracker?
    /// The arrow keys that led to the cursor.
    private var history = GridHistory()
    private var onMove: () -> Void = {}
    private var arrowObserver: FocusArrowObserver?

    init(_ kind: ListCursorKind, of list: any NavigableList, _ options: ListOptions) {
        (self.kind, self.list, self.options) = (kind, list, options)
        arrowObserver = FocusArrowObserver(in: list) { [weak self] in
            self?.focusMoved(by: $0)
        }
    }

    /// Calls `handler` after each move of the cursor, except for moves by the system.
    func observeMoves(_ handler: @escaping () -> Void) { onMove = handler }

    /// The position of the cursor.
    ///
    /// The options determine a replacement if the row or item no longer exists.
    var position: RowPosition? {
        let stored = stored
        if let row = collapsedRow(around: stored) { return row }
        guard let position = stored else { return nil }
        return list.contains(position) ? position : replacement(for: position)
    }

    /// The latest position of the cursor, whether or not the row or item still exists.
    private var stored: RowPosition? {
        switch storage {
        case .systemFocus: list.focusedPosition
        case .selection: list.selection.first
        case .own: own
        }
    }

    private var storage: CursorStorage {
        CursorStorage(
            of: kind, in: list.selectionMode,
            movedBy: FocusEngineChoice(
                hasSystem: list.scrollView?.hasFocusSystem ?? false,
                optedIn: list.allowsSystemFocus, preference: options.focusPreference))
    }

    private func replacement(for position: RowPosition) -> RowPosition? {
        options.missingRowPolicy == .nearest && list.scrollView != nil
            ? walk().nearest(to: position) : nil
    }

    /// A Boolean value that indicates whether there is a cursor that can be removed.
    ///
    /// The system's focus stays in the list until it goes elsewhere.
    var isRemovable: Bool { position != nil && !isMovedBySystem }

    /// A Boolean value that indicates whether the selection is the cursor.
    var isSelection: Bool { storage == .selection }

    // MARK: Moving

    /// Moves the cursor.
    ///
    /// A nonexistent position removes the cursor, but leaves the system's focus in place.
    @discardableResult
    func put(at position: RowPosition?) -> ListFocusUpdate {
        let old = self.position
        let new = position.flatMap { list.contains($0) ? $0 : nil }
        switch storage {
        case .systemFocus: if let new { list.requestSystemFocus(at: new) }
        case .selection: moveSelection(to: new)
        case .own: own = new
        }
        tracker?.forget()
        followOutline()
        onMove()
        return ListFocusUpdate(from: old?.indexPath, to: new?.indexPath)
    }

    /// Moves the cursor, and the system's focus if it was on another cell.
    ///
    /// - Parameter isLost: A Boolean value that indicates whether the cell with focus may just have
    ///   left the list.
    @discardableResult
    func move(to position: RowPosition?, afterFocusLoss isLost: Bool) -> ListFocusUpdate {
        let update = put(at: position)
        bringSystemFocus(afterLoss: isLost)
        return update
    }

    private func moveSelection(to position: RowPosition?) {
        own = nil
        let selection = list.selection
        for old in selection where old != position { list.deselect(old) }
        if let position, !selection.contains(position) { list.select(position) }
    }

    /// Keeps the cursor on its row or item after a change of the list.
    func listDidChange(_ change: ListChange) -> ListFocusUpdate {
        if let (old, row) = tracker?.collapse(by: change, around: stored) {
            put(at: row)
            return ListFocusUpdate(from: old.indexPath, to: row.indexPath)
        }
        tracker?.forget()
        defer { followOutline() }
        guard !isSelection, let old = own, list.scrollView != nil else {
            let path = position?.indexPath
            return ListFocusUpdate(from: path, to: path)
        }
        let new = change.cursor(from: old, in: walk(), policy: options.missingRowPolicy)
        put(at: new)
        return ListFocusUpdate(from: old.indexPath, to: new?.indexPath)
    }

    // MARK: Steps

    /// Returns the walk over the rows or items that accept the cursor.
    ///
    /// Unless the app draws the cursor, the walk asks the delegate once about each row or item, and
    /// skips the ones that can't be highlighted. So a key makes one walk and passes it on.
    func walk() -> RowWalk { kind == .selection ? list.highlightableRows() : list.allRows }

    /// Returns the position of `walk` to which an arrow key leads; `nil` if there is none.
    func neighbor(
        of position: RowPosition, _ arrow: ArrowDirection, _ rule: ListStepRule, in walk: RowWalk
    ) -> RowPosition? {
        list.step(arrow, from: position, rule, after: history, in: walk)?.target
    }

    /// Returns the arrow keys that the list leaves to other responders, because they lead nowhere
    /// from `position`.
    func arrowsPassedOn(
        at position: RowPosition, _ shape: ListState.Shape, in walk: RowWalk
    ) -> Set<ArrowDirection> {
        guard options.edgeBehavior == .passesKeyOn else { return [] }
        let rule = ListStepRule(options, in: shape)
        return Set(shape.arrows.filter { neighbor(of: position, $0, rule, in: walk) == nil })
    }

    /// Returns the position to which an arrow key moves the cursor, and records the step.
    func step(
        _ arrow: ArrowDirection, from position: RowPosition, _ rule: ListStepRule,
        in walk: RowWalk
    ) -> RowPosition? {
        recording { list.neighbor(of: position, arrow, rule, in: walk, after: &$0) }
    }

    /// Returns the position to which an intent moves the cursor when the list is at `offset`, and
    /// records the steps.
    func destination(
        of intent: ListIntent, _ options: ListOptions, at offset: CGPoint, in walk: RowWalk
    ) -> RowPosition? {
        recording { list.destination(of: intent, options, at: offset, in: walk, after: &$0) }
    }

    /// Returns the destination of a movable row or item for an arrow key; `nil` if there is none.
    func reorderTarget(
        of position: RowPosition, _ arrow: ArrowDirection, in walk: RowWalk
    ) -> RowPosition? {
        list.reorderTarget(of: position, arrow, after: history, in: walk)
    }

    /// Forgets the steps before a move that arrow keys can't retrace.
    func forgetSteps() { history = GridHistory() }

    /// Records the frames of the latest step again, after a scroll that may have measured them.
    func measureSteps() { history.measure(list.frame) }

    /// Lends the history to `steps`.
    ///
    /// The app is called meanwhile.
    private func recording(_ steps: (inout GridHistory) -> RowPosition?) -> RowPosition? {
        var history = history
        let position = steps(&history)
        self.history = history
        return position
    }

    // MARK: The outline

    /// The outline of the list; `nil` if no row can expand.
    var outline: ListOutline? {
        get { tracker?.outline }
        set { tracker = newValue.map { OutlineTracker($0, of: list) } }
    }

    /// Returns the row of the outline at `position`; `nil` if there is none, or if the horizontal
    /// arrow keys have another use.
    func outlineRow(
        at position: RowPosition, _ shape: ListState.Shape, in walk: RowWalk
    ) -> OutlineRow? {
        guard let tracker, shape == .rows || shape == .column else { return nil }
        let next = neighbor(of: position, .down, ListStepRule(), in: walk)
        return tracker.row(at: position, before: next, in: walk)
    }

    /// Moves the cursor to the collapsed row around it, or otherwise records the rows that can
    /// collapse.
    func followOutline() {
        guard let tracker else { return }
        if let row = collapsedRow(around: stored) {
            put(at: row)
        } else {
            tracker.cursorMoved(to: position)
        }
    }

    private func collapsedRow(around stored: RowPosition?) -> RowPosition? {
        tracker.flatMap { isMovedBySystem ? nil : $0.collapsedRow(around: stored) }
    }

    // MARK: The highlight

    /// Highlights the cell under the cursor, unless the cursor is shown already.
    func refreshHighlight() {
        if kind == .selection { highlight.refresh() }
    }

    private var highlightedPosition: RowPosition? {
        own != nil && storage == .own ? position : nil
    }

    // MARK: The system's focus

    /// A Boolean value that indicates whether the system's focus engine moves the cursor.
    var isMovedBySystem: Bool { storage == .systemFocus }

    /// The platform.
    ///
    /// It determines the keys of the focus engine.
    var focusPlatform: FocusPlatform {
        guard isMovedBySystem, let view = list.scrollView else { return .none }
        return FocusPlatform(of: view)
    }

    /// Applies new options.
    ///
    /// When the library takes over, the system's focus becomes its cursor. If the selection is the
    /// cursor, the next key moves the system's focus to the selection instead.
    func apply(_ options: ListOptions) {
        let old = self.options
        self.options = options
        guard options.focusPreference != old.focusPreference else { return }
        guard storage == .own, list.allowsSystemFocus, let focused = list.focusedPosition else {
            return
        }
        own = focused
    }

    /// Moves the system's focus to the cursor if another row or item has focus, and scrolls there.
    ///
    /// Only one engine moves a cursor. The system's focus would stay behind: when its cell leaves
    /// the list, the system scrolls back to the cell or moves focus elsewhere. Focus inside a cell,
    /// such as on a control or on edited text, isn't the list's.
    ///
    /// - Parameter isLost: A Boolean value that indicates whether the cell with focus may just have
    ///   left the list, which lets the system choose another place for its focus.
    func bringSystemFocus(afterLoss isLost: Bool = false) {
        guard list.allowsSystemFocus, !isMovedBySystem, let position else { return }
        // Cells leave at the next layout.
        if isLost { list.scrollView?.layoutIfNeeded() }
        let focused = focusedCellPosition
        guard focused != position, isLost || focused != nil else { return }
        list.requestSystemFocus(at: position)
    }

    /// Scrolls to the cursor at `position`, with the system's focus, which would otherwise be left
    /// behind as in a move.
    func reveal(_ position: RowPosition, by scroller: ListScroller, animated: Bool? = nil) {
        bringSystemFocus()
        scroller.reveal(position, animated: animated)
    }

    /// Calls the app, and then brings the system's focus to the cursor if the app has inserted or
    /// deleted rows or items, which may have included the one with focus.
    ///
    /// Focus that the app has moved in the call stays, and so does the editing of text.
    func keepSystemFocus(during call: () -> Void) {
        guard isBesideSystemFocus, let cell = list.scrollView?.systemFocusedItem else {
            return call()
        }
        let (before, responder) = (list.allRows.rowCounts, list.scrollView?.sceneFirstResponder)
        call()
        guard list.allRows.rowCounts != before,
            list.scrollView?.sceneFirstResponder?.responder === responder?.responder
        else { return }
        let focused = list.scrollView?.systemFocusedItem
        if focused == nil || focused === cell || isBesideSystemFocus {
            bringSystemFocus(afterLoss: true)
        }
    }

    /// Brings the system's focus back after an arrow key that the list passes on.
    ///
    /// Such a key may move focus out of the list, but not to another cell. Other arrow keys come to
    /// the system only if the app doesn't offer the library's, and move its focus.
    private func focusMoved(by arrow: ArrowDirection) {
        guard isBesideSystemFocus, let position,
            arrowsPassedOn(at: position, list.shape, in: walk()).contains(arrow)
        else { return }
        bringSystemFocus()
    }

    /// A Boolean value that indicates whether a cell has the system's focus, in addition to the
    /// library's cursor.
    var isBesideSystemFocus: Bool {
        list.allowsSystemFocus && !isMovedBySystem && focusedCellPosition != nil
    }

    /// The position of the cell that has the system's focus itself.
    private var focusedCellPosition: RowPosition? {
        list.focusedPosition.flatMap { focused in
            list.cell(at: focused) === list.scrollView?.systemFocusedItem ? focused : nil
        }
    }
}
