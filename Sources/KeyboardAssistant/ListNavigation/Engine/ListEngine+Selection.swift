import UIKit

extension ListEngine {
    // MARK: Several selected

    /// Selects from where extending began to `end`, and lets go of what was taken on the way and
    /// is not between any more.
    func extend(to end: RowPosition?, from cursor: RowPosition) {
        guard let end else { return }
        let walk = list.walk(wraps: false)
        var extent =
            extent ?? SelectionExtent(anchor: cursor, selection: Set(list.selection))
        if self.extent == nil { apply(extent.beginning) }
        apply(extent.move(to: end, in: walk))
        putCursor(at: end)
        reveal(end)
        self.extent = extent
    }

    func selectAll() {
        apply(SelectionExtent.all(in: list.walk(wraps: false), selection: Set(list.selection)))
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

    // MARK: Data

    /// The cursor goes to what takes the place; an app that asks people first changes nothing yet.
    func delete(_ place: RowPosition) {
        list.delete(place)
        extent = nil
        let next = list.walk(wraps: false).nearest(to: place)
        putCursor(at: next)
        if let next { reveal(next) }
    }

    func reorder(_ place: RowPosition, _ arrow: ArrowDirection) {
        guard let target = list.reorderTarget(of: place, arrow),
            let new = list.reorder(place, to: target)
        else { return }
        extent = nil
        putCursor(at: new)
        reveal(new)
    }

    // MARK: From outside

    func focus(_ place: RowPosition?) -> ListFocusUpdate {
        extent = nil
        return putCursor(at: place)
    }

    func listDidChange(_ change: ListChange) -> ListFocusUpdate {
        extent = nil
        guard !selectionIsCursor, let old = mark, list.scrollView != nil else {
            return ListFocusUpdate(from: cursor?.indexPath, to: cursor?.indexPath)
        }
        let new = change.cursor(from: old, in: list.walk(wraps: false), policy: options.loss)
        putCursor(at: new)
        return ListFocusUpdate(from: old.indexPath, to: new?.indexPath)
    }

    // MARK: Scrolling

    /// A page turned leaves the cursor behind, so that the next arrow starts in what is in sight.
    func scroll(to target: CGPoint?, _ invocation: ListMoveInvocation) {
        guard let target, let view = list.scrollView else { return }
        if scrolling.scroll(to: target, at: view.contentOffset) {
            view.setContentOffset(target, animated: options.animatesScrolling)
        }
        leaveBehind(invocation)
    }

    private func leaveBehind(_ invocation: ListMoveInvocation) {
        guard !options.keepsCursorWhenScrolled, cursor != nil else { return }
        make(ListMove(focusingRowAt: nil), for: .leave, invocation)
    }

    // MARK: Fingers

    func touchWatches() -> [GestureWatch] {
        guard let view = list.scrollView else { return [] }
        let taps = GestureWatch(
            UITapGestureRecognizer(), in: view,
            heeding: { !($0.view is UIControl) },
            noticed: { [weak self] in self?.tapped(at: $0) })
        let drags = GestureWatch(UIPanGestureRecognizer(), in: view) { [weak self] _ in
            self?.scrolling.handle(.dragged)
            self?.leaveBehind(.touch)
        }
        return [taps, drags]
    }

    /// A tap moves a cursor that is not the selection; the selection is the list's own affair.
    private func tapped(at point: CGPoint) {
        guard !selectionIsCursor, let place = list.position(at: point), place != cursor else {
            return
        }
        make(ListMove(focusingRowAt: place.indexPath), for: .touch(place), .touch)
    }
}
