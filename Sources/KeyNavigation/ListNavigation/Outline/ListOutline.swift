import Foundation

/// An outline: rows that can expand, and the rows inside of them.
///
/// Assign an outline to ``ListNavigator/outline``. The Right Arrow key then expands the row under
/// the cursor, or moves to the first row inside, and the Left Arrow key collapses the row, or moves
/// to its parent. From right to left, the two keys change places.
@MainActor
public struct ListOutline {
    /// A closure that returns whether a row is expanded; `nil` for a row that can't expand.
    public var isExpanded: (IndexPath) -> Bool?
    /// A closure that expands or collapses a row, together with the rows of the list.
    public var setExpanded: (_ indexPath: IndexPath, _ isExpanded: Bool) -> Void
    /// A closure that returns the parent of a row; `nil` for the outermost rows.
    public var parent: (IndexPath) -> IndexPath?

    /// Creates an outline.
    ///
    /// The closures are called with index paths of the list's present rows, several times for each
    /// level of a row at each key press, so they should return quickly.
    public init(
        isExpanded: @escaping (IndexPath) -> Bool?,
        setExpanded: @escaping (_ indexPath: IndexPath, _ isExpanded: Bool) -> Void,
        parent: @escaping (IndexPath) -> IndexPath?
    ) {
        self.isExpanded = isExpanded
        self.setExpanded = setExpanded
        self.parent = parent
    }
}

/// The place of a row in an outline.
struct OutlineRow: Hashable, Sendable {
    /// A Boolean value that indicates whether the row is expanded; `nil` for a row that can't
    /// expand.
    var isExpanded: Bool?
    /// A Boolean value that indicates whether the next row is inside of this one.
    var hasVisibleChild = false
    /// The nearest row around this one that accepts the cursor.
    var parent: RowPosition?

    /// The action of the arrow key that leads deeper; `nil` if there is none.
    func forwardAction(at row: RowPosition) -> ListAction? {
        switch isExpanded {
        case false: .setExpanded(true, row)
        case true where hasVisibleChild: .move(.step(.down, from: row))
        default: nil
        }
    }

    /// The action of the opposite arrow key; `nil` if there is none.
    func backwardAction(at row: RowPosition) -> ListAction? {
        isExpanded == true ? .setExpanded(false, row) : parent.map { .move(.parent($0, of: row)) }
    }
}

/// The expanded rows around a cursor in an outline, for finding the cursor's place after a
/// collapse.
struct OutlineTrace: Equatable, Sendable {
    /// The cursor.
    var cursor: RowPosition
    /// The expanded rows around the cursor at the time of its arrival, the innermost first.
    ///
    /// Search results can also be shown in rows that aren't expanded.
    var ancestors: [RowPosition]

    /// Returns the row that was collapsed around the cursor; `nil` if there is none.
    ///
    /// Of several collapsed rows, the outermost is left.
    func collapsedRow(_ isExpanded: (RowPosition) -> Bool?) -> RowPosition? {
        ancestors.last { isExpanded($0) == false }
    }
}
