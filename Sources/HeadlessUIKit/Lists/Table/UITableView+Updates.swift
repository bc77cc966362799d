import CoreGraphics
import Foundation

extension UITableView {
    // General knowledge: rows take this long to move to their new places.
    private static let duration: TimeInterval = 0.3

    func update(_ updates: (() -> Void)?, _ completion: ((Bool) -> Void)?) {
        beginUpdate()
        if let completion { content.completions.append(completion) }
        updates?()
        endUpdate()
    }

    func beginUpdate() {
        loadIfNeeded()
        content.updateDepth += 1
    }

    func endUpdate() {
        guard content.updateDepth > 0 else { return }
        content.updateDepth -= 1
        if content.updateDepth == 0 { commit() }
    }

    func change(_ change: (inout TableUpdate) -> Void) {
        beginUpdate()
        change(&content.pendingUpdate)
        endUpdate()
    }

    private func commit() {
        let update = content.pendingUpdate
        let completions = content.completions
        content.pendingUpdate = TableUpdate()
        content.completions = []
        apply(update)
        guard !completions.isEmpty else { return }
        UIView.animate(withDuration: Self.duration, animations: {}) { finished in
            for completion in completions { completion(finished) }
        }
    }

    private func apply(_ update: TableUpdate) {
        let old = content.geometry
        let counts = old.sections.map(\.rows.count)
        let plan = TableUpdatePlan(update, sections: counts.count)
        let new = rowCounts()
        // UIKit raises an exception for an update that the data source contradicts; what it shows
        // then is all that can still be true.
        guard plan.explains(counts, new) else { return reload() }
        cancelTouch()
        content.selection = Set(
            content.selection.filter { !plan.isReloaded($0) }.compactMap { plan.place(of: $0) })
        moveViews(by: plan)
        load(counts: new)
        keepMeasured(of: old, by: plan)
        updateSurfaces()
        returnToLegalOffset()
    }

    /// Cells go along with their rows; those of rows that are gone or reloaded are given up.
    private func moveViews(by plan: TableUpdatePlan) {
        let cells = shown.cells
        var kept: [IndexPath: UITableViewCell] = [:]
        for (path, cell) in cells.sorted(by: { $0.key < $1.key }) {
            if !plan.isReloaded(path), let place = plan.place(of: path) {
                kept[place] = cell
            } else {
                remove(cell, at: path)
            }
        }
        shown.cells = kept
        for section in shown.headers.keys.sorted() { removeHeader(section) }
        for section in shown.footers.keys.sorted() { removeFooter(section) }
    }

    private func keepMeasured(of old: TableGeometry, by plan: TableUpdatePlan) {
        for (section, before) in old.sections.enumerated() {
            for (row, height) in before.rows.measuredRows {
                let path = IndexPath(row: row, section: section)
                guard !plan.isReloaded(path), let place = plan.place(of: path) else { continue }
                content.geometry.change(place.section) {
                    _ = $0.rows.measure(place.row, as: height)
                }
            }
        }
        contentHeightDidChange()
    }
}
