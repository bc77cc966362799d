import CoreGraphics
import Foundation
internal import HeadlessBehavior

extension UICollectionView {
    // The time in which items move to their new places, in seconds (assumed: A62).
    static let duration: TimeInterval = 0.3

    func update(
        _ updates: (() -> Void)?, _ completion: ((Bool) -> Void)?, refused: (() -> Void)? = nil
    ) {
        beginUpdate()
        if let completion { content.completions.append(completion) }
        if let refused { content.refusals.append(refused) }
        updates?()
        endUpdate()
    }

    private func beginUpdate() {
        loadIfNeeded()
        if content.updateDepth == 0 { listUpdateBegins() }
        content.updateDepth += 1
    }

    func change(_ change: (inout TableUpdate) -> Void) {
        guard DiffableOwnership.allowsChange(by: dataSource, of: "UICollectionView") else {
            return
        }
        changeUnasked(change)
    }

    /// Makes the collection view's own changes, even if a diffable data source fills it.
    func changeUnasked(_ change: (inout TableUpdate) -> Void) {
        beginUpdate()
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
        let refusals = content.refusals
        content.refusals = []
        defer { listUpdateEnds(after: Self.duration) }
        let old = shown.elements
        guard apply(update) else { return refusals.reversed().forEach { $0() } }
        settleOffset()
        askWhatMoves(from: old)
        UIView.animate(withDuration: Self.duration) {
            self.collectionViewLayout.finalizeCollectionViewUpdates()
        }
        afterUpdate(animated: true) { finished in
            for completion in completions { completion(finished) }
        }
    }

    /// Calls `completion` when the animation would be over.
    func afterUpdate(animated: Bool, _ completion: ((Bool) -> Void)?) {
        guard let completion else { return }
        UIView.animate(
            withDuration: animated ? Self.duration : 0, animations: {}, completion: completion)
    }

    /// Applies an update; returns `false` and changes nothing if the data source contradicts it.
    private func apply(_ update: TableUpdate) -> Bool {
        let plan = TableUpdatePlan(update, sections: content.counts.count)
        let new = itemCounts()
        if let contradiction = plan.contradiction(content.counts, new, .collection) {
            Faults.raise(.internalInconsistency, contradiction)
            return false
        }
        cancelTouch()
        content.selection = Set(
            content.selection.filter { !plan.isReloaded($0) }.compactMap { plan.place(of: $0) })
        let given = moveViews(by: plan)
        collectionViewLayout.elementsMove { plan.isReloaded($0) ? nil : plan.place(of: $0) }
        content.untoldUpdate = plan.updateItems
        contentIsUnknown(.update)
        content.counts = new
        content.isLoaded = true
        // Delegates that are notified of the end of an old item see the new ones.
        discard(given)
        return true
    }

    /// Moves cells with their items and other views with their sections; returns the views that are
    /// deleted or reloaded.
    private func moveViews(by plan: TableUpdatePlan) -> ShownElements {
        var given = shown
        shown = ShownElements()
        shown.leaving = given.leaving
        given.leaving = []
        for (element, view) in given.views {
            guard let place = place(of: element, view, plan) else { continue }
            shown.views[place] = view
            shown.attributes[place] = given.attributes[element]
            given.views[element] = nil
        }
        for (element, view) in given.views where plan.place(of: element) != nil {
            if leavesAtLayout(view, as: element) { given.views[element] = nil }
        }
        return given
    }

    private func place(
        of element: CollectionElement, _ view: UICollectionReusableView, _ plan: TableUpdatePlan
    ) -> CollectionElement? {
        if plan.isReloaded(element), !respondingCells.staysWhenReloaded(view) { return nil }
        return plan.place(of: element)
    }
}

extension TableUpdatePlan {
    /// Returns the new position of an old element: a cell moves with its item, other views with
    /// their section.
    fileprivate func place(of element: CollectionElement) -> CollectionElement? {
        switch element {
        case .cell(let path): place(of: path).map { .cell($0) }
        case .supplementary(_, let path):
            place(ofSection: path.section).map {
                element.moved(to: IndexPath(item: path.item, section: $0))
            }
        case .decoration: nil
        }
    }

    /// Returns a Boolean value that indicates whether an old element is reloaded.
    fileprivate func isReloaded(_ element: CollectionElement) -> Bool {
        switch element {
        case .cell(let path): isReloaded(path)
        case .supplementary(_, let path): isReloaded(section: path.section)
        case .decoration: false
        }
    }
}
