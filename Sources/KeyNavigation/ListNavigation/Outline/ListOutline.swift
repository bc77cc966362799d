import Foundation

/// An outline, which consists of rows that can expand and the rows inside of them.
///
/// Assign it to ``ListNavigator/outline``. The Right Arrow key then expands the row under the
/// cursor, or moves to the first row inside of it, and the Left Arrow key collapses the row, or
/// moves to the one that contains it. From right to left, it is the other way around.
@MainActor
public struct ListOutline {
    /// A closure that returns whether a row is expanded; `nil` if it can't expand.
    public var isExpanded: (IndexPath) -> Bool?
    /// A closure that expands or collapses a row, together with the rows of the list.
    public var setExpanded: (_ indexPath: IndexPath, _ isExpanded: Bool) -> Void
    /// A closure that returns the row that contains another one; `nil` for the outermost rows.
    public var parent: (IndexPath) -> IndexPath?

    /// Creates an outline.
    ///
    /// The closures are called with index paths of rows that the list has now, several times for
    /// each level of a row at each key press, so they should return quickly.
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
    /// A Boolean value that indicates whether the row is expanded; `nil` if it can't expand.
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

/// The rows around a cursor in an outline, which tell where it was when it has been collapsed.
struct OutlineTrace: Equatable, Sendable {
    /// The cursor.
    var cursor: RowPosition
    /// The rows around it that were expanded when it arrived, the innermost first.
    ///
    /// Search results can also be shown in rows that aren't.
    var ancestors: [RowPosition]

    /// Returns the row that was collapsed around the cursor; `nil` if none was.
    ///
    /// Of several rows that no longer are expanded, the outermost is left.
    func collapsedRow(_ isExpanded: (RowPosition) -> Bool?) -> RowPosition? {
        ancestors.last { isExpanded($0) == false }
    }
}
