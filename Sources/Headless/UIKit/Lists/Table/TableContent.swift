import CoreGraphics
import Foundation

/// The table's knowledge of what it shows.
struct TableContent {
    var geometry = TableGeometry()
    /// A Boolean value that indicates whether `geometry` is what the data source and the delegate
    /// answered.
    var isLoaded = false
    /// Counts how often the content became another one, for whoever is interrupted by that.
    var generation = 0
    var selection: Set<IndexPath> = []
    var isEditing = false
    /// Sections whose header or footer is measured when it appears.
    var headersToMeasure: Set<Int> = []
    var footersToMeasure: Set<Int> = []
    /// The cells that asked to be measured again.
    var cellsToMeasure: Set<ObjectIdentifier> = []

    /// The changes since `beginUpdates`, and how many of these are not yet ended.
    var pendingUpdate = TableUpdate()
    var updateDepth = 0
    var completions: [(Bool) -> Void] = []
    /// The functions that are called when the data source contradicts these changes.
    var refusals: [() -> Void] = []
    var isUpdating: Bool { updateDepth > 0 }
}

/// The views that are on the table at present.
struct ShownViews {
    var cells: [IndexPath: UITableViewCell] = [:]
    /// Cells of rows just beyond the edge, which are on no view yet.
    var prepared: [IndexPath: UITableViewCell] = [:]
    /// Cells of reloaded rows, which go when the table is laid out next.
    var leaving: [LeavingCell] = []
    /// Rows for which the data source had no cell, which is asked once for each.
    var refused: Set<IndexPath> = []
    var headers: [Int: UIView] = [:]
    var footers: [Int: UIView] = [:]
    var index: SectionIndexView?

    @MainActor
    func path(of cell: UITableViewCell) -> IndexPath? {
        (cells.first { $0.value === cell } ?? prepared.first { $0.value === cell })?.key
    }

    func cell(at path: IndexPath) -> UITableViewCell? { cells[path] ?? prepared[path] }

    /// Those in sight and those prepared.
    var allCells: [IndexPath: UITableViewCell] {
        prepared.isEmpty ? cells : cells.merging(prepared) { shown, _ in shown }
    }
}
