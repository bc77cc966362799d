import UIKit

/// An object that keeps the cell under a cursor highlighted while cells are removed and reused.
///
/// Scrolling and reloading remove cells together with their highlight, and UIKit notifies only the
/// list's delegate, an object of the app. Therefore, constraints tie the sizes of two hidden views
/// in the list to the content offset and the cell. These views are laid out after the list, in the
/// same layout pass. If a cell is removed and put back before the list is laid out, the next key
/// press restores its highlight.
@MainActor
final class CursorHighlight {
    private weak var list: (any NavigableList)?
    /// A closure that returns the position of a visible cursor; `nil` for a hidden one.
    private let cursor: () -> RowPosition?
    /// The cell that is highlighted as the cursor.
    private weak var cell: UIView?
    private var probes: CellFrameProbes?
    private var cleanup: Cleanup?

    /// Creates a highlight.
    ///
    /// It appears after the first call to `refresh()`.
    init(_ list: any NavigableList, cursor: @escaping () -> RowPosition?) {
        self.list = list
        self.cursor = cursor
    }

    /// Highlights the cell under the cursor, and no other cell.
    func refresh() {
        let position = cursor()
        let new = position.flatMap { list?.cell(at: $0) }
        if new !== cell { removeHighlight() }
        guard let list, let view = list.scrollView, position != nil else {
            (probes, cleanup) = (nil, nil)
            return
        }
        if let new, !list.isHighlighted(new) || cell == nil { highlight(new, in: list) }
        watch(view)
        if let new { probes?.follow(new) }
    }

    private func highlight(_ new: UIView, in list: any NavigableList) {
        removeHighlight()
        list.setHighlighted(true, new)
        cell = new
        cleanup = Cleanup { [weak new] in
            if let new { list.setHighlighted(false, new) }
        }
    }

    private func removeHighlight() {
        (cell, cleanup) = (nil, nil)
    }

    private func watch(_ view: UIScrollView) {
        guard probes?.isIn(view) != true else { return }
        probes = CellFrameProbes(in: view) { [weak self] in self?.refresh() }
    }
}

/// The hidden views that detect scrolling, and changes of one cell's frame.
@MainActor
final class CellFrameProbes {
    private let offsetProbe: OwnedSubview<CornerProbe>
    private let cellProbe: OwnedSubview<CornerProbe>
    private weak var cell: UIView?

    init(in view: UIScrollView, changed: @escaping () -> Void) {
        let (offset, cell) = (
            CornerProbe(in: view, changed: changed), CornerProbe(in: view, changed: changed)
        )
        (offsetProbe, cellProbe) = (OwnedSubview(offset), OwnedSubview(cell))
        offset.pinToVisibleCorner(of: view)
    }

    func isIn(_ view: UIView) -> Bool { offsetProbe.isIn(view) && cellProbe.isIn(view) }

    /// Follows `cell`.
    ///
    /// A cell that leaves the list takes the constraints along and so changes the probe's size.
    func follow(_ cell: UIView) {
        guard let probe = cellProbe.view, cell !== self.cell || !probe.isTied,
            cell.isDescendant(of: probe.superview ?? probe)
        else { return }
        self.cell = cell
        probe.pin(to: cell)
    }
}
