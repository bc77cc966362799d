import Foundation

/// The state of a touch on a table.
enum TableTouch: Equatable {
    case none
    /// The finger may still scroll, so the row isn't highlighted yet.
    case waiting(IndexPath, VirtualClock.Token)
    case highlighting(IndexPath)

    /// The highlighted row.
    var highlighted: IndexPath? {
        if case .highlighting(let path) = self { path } else { nil }
    }
}
