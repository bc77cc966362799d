import Foundation

/// The effect that a finger on a table is about to have.
enum TableTouch: Equatable {
    case none
    /// The finger may still turn out to scroll; the row is not shown as touched yet.
    case waiting(IndexPath, VirtualClock.Token)
    case highlighting(IndexPath)

    /// The row that is shown as touched.
    var highlighted: IndexPath? {
        if case .highlighting(let path) = self { path } else { nil }
    }
}
