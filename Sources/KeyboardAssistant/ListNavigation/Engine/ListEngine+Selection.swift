import UIKit

extension ListEngine {
    // MARK: Several selected

    /// Selects from where extending began to `end`, and lets go of what was taken on the way and
    /// is not between any more.
    func extend(to end: RowPosition?, from cursor: RowPosition) {
        // At the end the cursor stays, and is brought into sight again.
        guard let end else { return reveal(cursor) }
        putCursor(at: end)
        reveal(end)
        // Where the anchor shows that it is not selected any more, the list was reloaded or the app
        // has changed what is selected.
        let isOver = extent.flatMap { list.showsSelection(at: $0.anchor) } == false
        var extent = (isOver ? nil : extent) ?? SelectionExtent(anchor: cursor)
        apply(extent.move(to: end, in: list.walk(wraps: false), isSelected: list.selectionTest()))
        self.extent = extent
    }

    func selectAll() {
        apply(SelectionExtent.all(in: list.walk(wraps: false), isSelected: list.selectionTest()))
    }

    private func apply(_ change: SelectionExtent.Change) {
        deselect(change.deselected)
        change.selected.forEach(list.select)
    }

    /// Takes the cursor and everything selected away.
    func clear(_ invocation: ListMoveInvocation) {
        if !selectionIsCursor { deselect(list.selection) }
        make(ListMove(focusingRowAt: nil), for: .leave, invocation)
    }

    /// Forgets how the cursor came where it is: it goes elsewhere in a way that no key goes back.
    private func forgetWay() {
        extent = nil
        list.forgetSteps()
    }

    // MARK: Data

    /// The cursor goes to what takes the place; an app that asks people first changes nothing yet.
    func delete(_ place: RowPosition) {
        list.delete(place)
        list.answers.invalidate()
        forgetWay()
        let next = list.walk(wraps: false).nearest(to: place)
        putCursor(at: next)
        if let next { reveal(next) }
    }

    func reorder(_ place: RowPosition, _ arrow: ArrowDirection) {
        let target = list.reorderTarget(of: place, arrow)
        let new = target.flatMap { list.reorder(place, to: $0) }
        list.answers.invalidate()
        guard let new else { return }
        forgetWay()
        putCursor(at: new)
        reveal(new)
    }

    // MARK: From outside

    func focus(_ place: RowPosition?) -> ListFocusUpdate {
        forgetWay()
        return putCursor(at: place)
    }

    func listDidChange(_ change: ListChange) -> ListFocusUpdate {
        forgetWay()
        guard !selectionIsCursor, let old = mark, list.scrollView != nil else {
            return ListFocusUpdate(from: cursor?.indexPath, to: cursor?.indexPath)
        }
        let new = change.cursor(from: old, in: list.walk(wraps: false), policy: options.loss)
        putCursor(at: new)
        return ListFocusUpdate(from: old.indexPath, to: new?.indexPath)
    }

    // MARK: Fingers

    func touchWatches() -> [GestureObserver] {
        guard let view = list.scrollView else { return [] }
        let taps = GestureObserver(
            UITapGestureRecognizer(), in: view,
            shouldReceive: { !($0.view is UIControl) },
            onBegan: { [weak self] in self?.tapped(at: $0) })
        let drags = GestureObserver(UIPanGestureRecognizer(), in: view) { [weak self] _ in
            self?.motion.end()
            self?.leaveBehind(.touch)
        }
        return [taps, drags]
    }

    /// A tap moves a cursor that is not the selection; the selection is the list's own affair.
    private func tapped(at point: CGPoint) {
        guard !selectionIsCursor, let place = list.position(at: point) else { return }
        // The list takes its own highlight off the cell that was tapped, before or after this.
        Task { @MainActor [weak self] in self?.highlight.refresh() }
        guard place != cursor else { return }
        make(ListMove(focusingRowAt: place.indexPath), for: .touch(place), .touch)
    }
}
