import CoreGraphics
import Foundation

/// The state of a table's content.
struct TableContent {
    var geometry = TableGeometry()
    /// A Boolean value that indicates whether `geometry` has the answers of data source and
    /// delegate.
    var isLoaded = false
    /// The number of times that the content was replaced, by which interrupted work notices it.
    var generation = 0
    var selection: Set<IndexPath> = []
    var isEditing = false
    /// The sections whose header or footer is measured when it appears.
    var headersToMeasure: Set<Int> = []
    var footersToMeasure: Set<Int> = []
    /// The cells that requested to be measured again.
    var cellsToMeasure: Set<ObjectIdentifier> = []

    /// The changes since `beginUpdates`, and the number of updates that haven't ended.
    var pendingUpdate = TableUpdate()
    var updateDepth = 0
    var completions: [(Bool) -> Void] = []
    /// The functions that are called when the data source contradicts these changes.
    var refusals: [() -> Void] = []
    var prefetch = ListPrefetch()
    var isUpdating: Bool { updateDepth > 0 }
}

/// The views that are currently on the table.
struct ShownViews {
    var cells: [IndexPath: UITableViewCell] = [:]
    /// Cells of rows just beyond the edge, which have no superview yet.
    var prepared: [IndexPath: UITableViewCell] = [:]
    /// Cells of reloaded rows, which are removed at the next layout.
    var leaving: [LeavingCell] = []
    /// The rows for which the data source had no cell, which it is asked for only once.
    var refused: Set<IndexPath> = []
    var headers: [Int: UIView] = [:]
    var footers: [Int: UIView] = [:]
    var index: SectionIndexView?

    @MainActor
    func path(of cell: UITableViewCell) -> IndexPath? {
        (cells.first { $0.value === cell } ?? prepared.first { $0.value === cell })?.key
    }

    func cell(at path: IndexPath) -> UITableViewCell? { cells[path] ?? prepared[path] }

    /// The visible and the prepared cells.
    var allCells: [IndexPath: UITableViewCell] {
        prepared.isEmpty ? cells : cells.merging(prepared) { shown, _ in shown }
    }
}
