import Foundation

/// Where a list's cursor was and where it is.
public struct ListFocusUpdate: Equatable, Sendable {
    let previous: IndexPath?
    let focused: IndexPath?

    /// Describes a move, for the tests of a delegate.
    public init(from previous: IndexPath?, to focused: IndexPath?) {
        self.previous = previous
        self.focused = focused
    }

    /// Whether the cursor is elsewhere than before.
    public var isFocusedRowChanged: Bool { previous != focused }

    /// The row that the cursor left; nil if it was nowhere.
    public var indexPathForPreviouslyFocusedRow: IndexPath? { previous }

    /// The row under the cursor; nil if it is nowhere.
    public var indexPathForFocusedRow: IndexPath? { focused }

    /// The rows that look different now, the one left first; none if nothing changed.
    public var indexPathsForChangedRows: [IndexPath] {
        isFocusedRowChanged ? [previous, focused].compactMap { $0 } : []
    }

    /// Whether the cursor is elsewhere than before.
    public var isFocusedItemChanged: Bool { isFocusedRowChanged }

    /// The item that the cursor left; nil if it was nowhere.
    public var indexPathForPreviouslyFocusedItem: IndexPath? { previous }

    /// The item under the cursor; nil if it is nowhere.
    public var indexPathForFocusedItem: IndexPath? { focused }

    /// The items that look different now, the one left first; none if nothing changed.
    public var indexPathsForChangedItems: [IndexPath] { indexPathsForChangedRows }
}
