import UIKit

/// A table or collection view, whose rows or items are reached in the same way.
///
/// After the view is deallocated, values are `nil` or empty, and methods have no effect.
@MainActor
package protocol ListAdapter: AnyObject {
    var scrollView: UIScrollView? { get }
    var dataSource: AnyObject? { get }
    /// The walk over all rows or items.
    var allRows: RowWalk { get }
    /// Returns the frame in the list's coordinates, which can be estimated; `nil` if there is none.
    func frame(of position: RowPosition) -> CGRect?
    /// Returns the cell at `position` if it is visible, or prepared to become so.
    func cell(at position: RowPosition) -> UIView?
}

extension ListAdapter {
    package func contains(_ position: RowPosition) -> Bool {
        scrollView != nil && allRows.contains(position)
    }
}
