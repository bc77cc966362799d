import CoreGraphics
import Foundation

/// What a table knows of what it shows.
struct TableContent {
    var geometry = TableGeometry()
    /// Whether `geometry` is what the data source and the delegate answered.
    var isLoaded = false
    /// Counts how often the content became another one, for whoever is interrupted by that.
    var generation = 0
    var selection: Set<IndexPath> = []
    var isEditing = false
    /// Sections whose header or footer is measured when it appears.
    var headersToMeasure: Set<Int> = []
    var footersToMeasure: Set<Int> = []

    /// The changes since `beginUpdates`, and how many of these are not yet ended.
    var pendingUpdate = TableUpdate()
    var updateDepth = 0
    var completions: [(Bool) -> Void] = []
    var isUpdating: Bool { updateDepth > 0 }
}

/// The views that are on the table at present.
struct ShownViews {
    var cells: [IndexPath: UITableViewCell] = [:]
    var headers: [Int: UIView] = [:]
    var footers: [Int: UIView] = [:]
    var index: SectionIndexView?

    @MainActor
    func path(of cell: UITableViewCell) -> IndexPath? {
        cells.first { $0.value === cell }?.key
    }
}
