import CoreGraphics
import Foundation

extension UICollectionView {
    // General knowledge: items take this long to move to their new places.
    private static let duration: TimeInterval = 0.3

    func update(_ updates: (() -> Void)?, _ completion: ((Bool) -> Void)?) {
        loadIfNeeded()
        content.updateDepth += 1
        if let completion { content.completions.append(completion) }
        updates?()
        endUpdate()
    }

    func change(_ change: (inout TableUpdate) -> Void) {
        loadIfNeeded()
        content.updateDepth += 1
        change(&content.pendingUpdate)
        endUpdate()
    }

    private func endUpdate() {
        content.updateDepth -= 1
        guard content.updateDepth == 0 else { return }
        let update = content.pendingUpdate
        let completions = content.completions
        content.pendingUpdate = TableUpdate()
        content.completions = []
        apply(update)
        afterUpdate(animated: true) { finished in
            for completion in completions { completion(finished) }
        }
    }

    /// Brings the offset where the layout wants it, and says so when everything would be in place.
    func afterUpdate(animated: Bool, _ completion: ((Bool) -> Void)?) {
        settleOffset()
        guard let completion else { return }
        UIView.animate(
            withDuration: animated ? Self.duration : 0, animations: {}, completion: completion)
    }

    private func apply(_ update: TableUpdate) {
        let plan = TableUpdatePlan(update, sections: content.counts.count)
        let new = itemCounts()
        // UIKit raises an exception for an update that the data source contradicts; what it shows
        // then is all that can still be true.
        guard plan.explains(content.counts, new) else { return reload() }
        cancelTouch()
        content.selection = Set(
            content.selection.filter { !plan.isReloaded($0) }.compactMap { plan.place(of: $0) })
        moveViews(by: plan)
        contentIsUnknown()
        content.counts = new
        content.isLoaded = true
    }

    /// Cells go along with their items; those of items that are gone or reloaded are given up.
    private func moveViews(by plan: TableUpdatePlan) {
        let old = shown
        var kept = ShownElements()
        for element in old.views.keys.sorted(by: { $0.isBelow($1) }) {
            if case .cell(let path) = element, !plan.isReloaded(path),
                let place = plan.place(of: path)
            {
                kept.views[.cell(place)] = old.views[element]
                kept.attributes[.cell(place)] = old.attributes[element]
            } else {
                remove(element)
            }
        }
        shown = kept
    }
}
