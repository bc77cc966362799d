import CoreGraphics
import Foundation
internal import HeadlessBehavior

/// The view of a reloaded element that is still on the collection view.
struct LeavingElement {
    var element: CollectionElement
    var view: UICollectionReusableView
}

// The first responder in a cell that is no longer needed.
extension UICollectionView {
    /// Keeps the view of a reloaded element until the next layout, if the behavior says so; returns
    /// whether it does.
    func leavesAtLayout(
        _ view: UICollectionReusableView, as element: CollectionElement
    ) -> Bool {
        guard respondingCells.leavesAtLayout(view) else { return false }
        shown.leaving.append(LeavingElement(element: element, view: view))
        return true
    }

    func removeLeavingViews() {
        let leaving = shown.leaving
        shown.leaving = []
        for one in leaving { end(one.view, as: one.element) }
    }

    /// Apple, `reloadData()`: all data is requested again; the selection is removed (assumed: A6).
    func reload() {
        cancelTouch()
        movement = nil
        content.selection = []
        var old = shown
        shown = ShownElements()
        shown.leaving = old.leaving
        old.leaving = []
        contentIsUnknown()
        loadIfNeeded()
        for (element, view) in old.views {
            if respondingCells.staysWhenReloaded(view), isStillThere(element) {
                shown.views[element] = view
                (view as? UICollectionViewCell)?.isSelected = false
                old.views[element] = nil
            } else if leavesAtLayout(view, as: element) {
                old.views[element] = nil
            }
        }
        discard(old)
    }

    private func isStillThere(_ element: CollectionElement) -> Bool {
        switch element {
        case .cell(let path): content.contains(path)
        case .supplementary(_, let path): content.counts.indices.contains(path.section)
        case .decoration: false
        }
    }

    /// Removes views that the collection view no longer uses.
    func discard(_ old: ShownElements) {
        for (element, view) in old.views.sorted(by: { $0.key.isBelow($1.key) }) {
            end(view, as: element)
        }
        for (_, cell) in old.prepared.sorted(by: { $0.key < $1.key }) { pool.keep(cell, nil) }
    }
}

// Cells for items just beyond the edge.
extension UICollectionView {
    /// Returns the cell for `cellForItem(at:)`.
    ///
    /// Apple, `cellForItem(at:)`: `nil` if the item isn't visible; since iOS 15, the cell may be a
    /// prepared one.
    func answeredCell(at path: IndexPath) -> UICollectionViewCell? {
        guard let cell = shown.cell(at: path) else { return shown.prepared[path] }
        if UIApplication.behavior.hiddenCells == .prepared { return cell }
        return shown.attributes[.cell(path)].map { $0.frame.overlaps(bounds) } ?? true ? cell : nil
    }

    /// Creates cells for the items next to the visible ones; they have no superview until then.
    func prepareHiddenCells() {
        guard UIApplication.behavior.hiddenCells == .prepared else { return }
        let wanted = neighborsOfVisibleItems
        for (path, cell) in shown.prepared.sorted(by: { $0.key < $1.key })
        where !wanted.contains(path) {
            shown.prepared[path] = nil
            pool.keep(cell, nil)
        }
        let generation = content.generation
        for path in wanted where shown.cell(at: path) == nil && shown.prepared[path] == nil {
            guard let cell = askedCell(at: path) else { continue }
            guard content.generation == generation, shown.cell(at: path) == nil else { return }
            if let size = attributes(of: .cell(path))?.size { cell.bounds.size = size }
            prepare(cell, for: path)
            shown.prepared[path] = cell
        }
    }

    private var neighborsOfVisibleItems: [IndexPath] {
        let visible = indexPathsForVisibleItems
        guard let first = visible.first, let last = visible.last else { return [] }
        return [content.item(before: first), content.item(after: last)].compactMap(\.self)
    }
}
