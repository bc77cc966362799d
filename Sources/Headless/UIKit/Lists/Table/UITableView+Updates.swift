import CoreGraphics
import Foundation
internal import HeadlessBehavior

extension UITableView {
    // The time in which rows move to their new places, in seconds (assumed: A62).
    private static let duration: TimeInterval = 0.3

    func update(
        _ updates: (() -> Void)?, _ completion: ((Bool) -> Void)?, refused: (() -> Void)? = nil
    ) {
        beginUpdate()
        if let completion { content.completions.append(completion) }
        if let refused { content.refusals.append(refused) }
        updates?()
        endUpdate()
    }

    func beginUpdate() {
        loadIfNeeded()
        if content.updateDepth == 0 { listUpdateBegins() }
        content.updateDepth += 1
    }

    func endUpdate() {
        guard content.updateDepth > 0 else { return }
        content.updateDepth -= 1
        if content.updateDepth == 0 { commit() }
    }

    func change(_ change: (inout TableUpdate) -> Void) {
        guard DiffableOwnership.allowsChange(by: dataSource, of: "UITableView") else { return }
        changeUnasked(change)
    }

    /// Makes the table's own changes, even if a diffable data source fills it.
    func changeUnasked(_ change: (inout TableUpdate) -> Void) {
        beginUpdate()
        change(&content.pendingUpdate)
        endUpdate()
    }

    private func commit() {
        let update = content.pendingUpdate
        let completions = content.completions
        content.pendingUpdate = TableUpdate()
        content.completions = []
        let refusals = content.refusals
        content.refusals = []
        defer { listUpdateEnds(after: Self.duration) }
        guard apply(update) else { return refusals.reversed().forEach { $0() } }
        guard !completions.isEmpty else { return }
        UIView.animate(withDuration: Self.duration, animations: {}) { finished in
            for completion in completions { completion(finished) }
        }
    }

    /// Applies an update; returns `false` and changes nothing if the data source contradicts it.
    private func apply(_ update: TableUpdate) -> Bool {
        let old = content.geometry
        let counts = old.sections.map(\.rows.count)
        let plan = TableUpdatePlan(update, sections: counts.count)
        let new = rowCounts()
        if let contradiction = plan.contradiction(counts, new, .table) {
            Faults.raise(.internalInconsistency, contradiction)
            return false
        }
        cancelTouch()
        content.selection = Set(
            content.selection.filter { !plan.isReloaded($0) }.compactMap { plan.place(of: $0) })
        let given = moveViews(by: plan)
        load(counts: new) { keepMeasured(of: old, by: plan, in: &$0) }
        measureHeadersThatStayed()
        measureRows(of: shown.cells)
        if update.isEmpty { showNewHeights() }
        // Delegates that are notified of the end of an old row see the new ones.
        discard(given)
        updateSurfaces()
        returnToLegalOffset()
        return true
    }

    // Apple, `beginUpdates()`: without changes in between, the calls animate new row heights
    // without reloading cells.
    private func showNewHeights() {
        UIView.animate(withDuration: Self.duration) { self.placeShownViews() }
    }

    /// Moves cells with their rows and headers and footers with their sections; returns the views
    /// that are deleted or reloaded.
    private func moveViews(by plan: TableUpdatePlan) -> ShownViews {
        var given = shown
        shown = ShownViews()
        shown.index = given.index
        shown.leaving = given.leaving
        given.index = nil
        given.leaving = []
        for (path, cell) in given.cells {
            guard let place = plan.place(of: path),
                !plan.isReloaded(path) || respondingCells.staysWhenReloaded(cell)
            else { continue }
            shown.cells[place] = cell
            given.cells[path] = nil
        }
        for (path, cell) in given.cells where plan.place(of: path) != nil {
            if leavesAtLayout(cell, at: path) { given.cells[path] = nil }
        }
        for (section, view) in given.headers where !plan.isReloaded(section: section) {
            guard let place = plan.place(ofSection: section) else { continue }
            shown.headers[place] = view
            given.headers[section] = nil
        }
        for (section, view) in given.footers where !plan.isReloaded(section: section) {
            guard let place = plan.place(ofSection: section) else { continue }
            shown.footers[place] = view
            given.footers[section] = nil
        }
        return given
    }

    private func keepMeasured(
        of old: TableGeometry, by plan: TableUpdatePlan, in geometry: inout TableGeometry
    ) {
        for (section, before) in old.sections.enumerated() {
            for (row, height) in before.rows.measuredRows {
                let path = IndexPath(row: row, section: section)
                guard !plan.isReloaded(path), let place = plan.place(of: path) else { continue }
                geometry.change(place.section) {
                    _ = $0.rows.measure(place.row, as: height)
                }
            }
        }
    }
}
