import CoreGraphics
import Foundation

extension UICollectionView {
    // General knowledge: items take this long to move to their new places.
    private static let duration: TimeInterval = 0.3

    // Apple, `reloadData`: what was selected is not any more.
    func reload() {
        cancelTouch()
        deselectAll()
        removeAllViews()
        countsAreUnknown()
    }

    func batch(_ updates: (() -> Void)?, _ completion: ((Bool) -> Void)?) {
        beginUpdate()
        if let completion { content.completions.append(completion) }
        updates?()
        endUpdate()
    }

    func change(_ change: (inout TableUpdate) -> Void) {
        beginUpdate()
        change(&content.update)
        endUpdate()
    }

    private func beginUpdate() {
        // What was before the change has to be known.
        _ = loadedCounts
        content.updateDepth += 1
    }

    private func endUpdate() {
        content.updateDepth -= 1
        guard content.updateDepth == 0 else { return }
        let (update, completions) = (content.update, content.completions)
        content.update = TableUpdate()
        content.completions = []
        apply(update)
        guard !completions.isEmpty else { return }
        UIView.animate(withDuration: Self.duration, animations: {}) { finished in
            for completion in completions { completion(finished) }
        }
    }

    private func apply(_ update: TableUpdate) {
        let (old, new) = (loadedCounts, freshCounts())
        let plan = TableUpdatePlan(update, sections: old.count)
        // UIKit raises an exception for an update that the data source contradicts; what it shows
        // then is all that can still be true.
        guard plan.explains(old, new) else { return reload() }
        cancelTouch()
        content.selection = Set(
            content.selection.filter { !plan.isReloaded($0) }.compactMap { plan.place(of: $0) })
        let cells = content.cells
        content.cells = [:]
        for (path, cell) in cells.sorted(by: { $0.key < $1.key }) {
            if !plan.isReloaded(path), let place = plan.place(of: path) {
                content.cells[place] = cell
            } else {
                cell.removeFromSuperview()
                delegate?.collectionView(self, didEndDisplaying: cell, forItemAt: path)
                pool.keep(cell)
            }
        }
        for view in content.views.values {
            view.removeFromSuperview()
            pool.keep(view)
        }
        content.views = [:]
        content.counts = new
        collectionViewLayout.invalidateLayout()
    }
}
