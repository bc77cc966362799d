import Foundation

/// The rows or items whose data a data source is asked to prepare.
///
/// Apple promises only that it is asked for rows that are about to come into view. Here, as many as
/// are visible are asked for beyond the edge toward which the list scrolls, and beyond its end at
/// first; those that are no longer on the way are canceled (assumed: A92).
struct ListPrefetch: Equatable, Sendable {
    struct Step: Equatable, Sendable {
        var begun: [IndexPath] = []
        var canceled: [IndexPath] = []
    }

    private var requested: Set<IndexPath> = []
    private var edges: ClosedRange<IndexPath>?
    private var goesBack = false

    /// Returns the changes after a layout; `visible` is in order, and the closures return the
    /// neighbors of a row.
    mutating func step(
        visible: [IndexPath], after: (IndexPath) -> IndexPath?, before: (IndexPath) -> IndexPath?
    ) -> Step {
        guard let first = visible.first, let last = visible.last else { return Step() }
        let edges = first...last
        guard edges != self.edges else { return Step() }
        // A list that shows fewer rows at its end goes on in its direction.
        if let old = self.edges, first != old.lowerBound || last > old.upperBound {
            goesBack = first < old.lowerBound
        }
        self.edges = edges
        let wanted = Self.neighbors(
            of: goesBack ? first : last, count: visible.count, goesBack ? before : after)
        let step = Step(
            begun: wanted.filter { !requested.contains($0) },
            canceled: requested.subtracting(wanted).subtracting(visible).sorted())
        requested = Set(wanted)
        return step
    }

    private static func neighbors(
        of path: IndexPath, count: Int, _ next: (IndexPath) -> IndexPath?
    ) -> [IndexPath] {
        var paths: [IndexPath] = []
        var path = path
        while paths.count < count, let neighbor = next(path) {
            paths.append(neighbor)
            path = neighbor
        }
        return paths
    }
}

extension UITableView {
    func prefetchRows() {
        guard isPrefetchingEnabled, let prefetchDataSource else { return }
        let step = content.prefetch.step(
            visible: visiblePaths, after: content.geometry.row(after:),
            before: content.geometry.row(before:))
        if !step.canceled.isEmpty {
            prefetchDataSource.tableView(self, cancelPrefetchingForRowsAt: step.canceled)
        }
        guard !step.begun.isEmpty else { return }
        prefetchDataSource.tableView(self, prefetchRowsAt: step.begun)
    }
}

extension UICollectionView {
    func prefetchItems() {
        guard isPrefetchingEnabled, let prefetchDataSource else { return }
        let step = content.prefetch.step(
            visible: indexPathsForVisibleItems, after: content.item(after:),
            before: content.item(before:))
        if !step.canceled.isEmpty {
            prefetchDataSource.collectionView(
                self, cancelPrefetchingForItemsAt: step.canceled)
        }
        guard !step.begun.isEmpty else { return }
        prefetchDataSource.collectionView(self, prefetchItemsAt: step.begun)
    }
}
