import CoreGraphics
import Foundation

/// A list whose cells can be focused, such as a table or a collection view.
@MainActor
package protocol FocusList: UIScrollView {
    var focusedListSelectsByFocus: Bool { get }
    var remembersLastFocusedIndexPath: Bool { get }
    func focusPath(of item: any UIFocusItem) -> IndexPath?
    /// Returns the cell that currently shows a row.
    func focusCell(at path: IndexPath) -> UIView?
    /// Returns the frame of a row, even if its cell hasn't been created; `nil` if there is no such
    /// row.
    func focusFrame(at path: IndexPath) -> CGRect?
    /// Returns the index path of the row that the delegate prefers.
    func pathPreferredByDelegate() -> IndexPath?
    func canFocusCell(at path: IndexPath) -> Bool
    func isSelectedForFocus(at path: IndexPath) -> Bool
    /// Returns a Boolean value that indicates whether moving focus to the cell selects it.
    func selectsByFocus(at path: IndexPath) -> Bool
    func performUserSelection(at path: IndexPath)
}

extension UIFocusItem {
    /// The list that contains this cell.
    var focusPlace: (list: any FocusList, path: IndexPath)? {
        guard let view = self as? UIView else { return nil }
        let above = sequence(first: view, next: \.superview).dropFirst()
        guard let list = above.lazy.compactMap({ $0 as? any FocusList }).first,
            let path = list.focusPath(of: self)
        else { return nil }
        return (list, path)
    }
}

extension FocusList {
    /// The cell that is focused when focus moves to the list; `nil` if the list doesn't decide.
    ///
    /// Apple's reference of `indexPathForPreferredFocusedView(in:)`: the last row, if the list is
    /// to remember it, comes before the one that the delegate prefers. It is our choice that this
    /// is also true for Tab, before the priorities.
    var preferredFocusCell: UIView? {
        let last =
            remembersLastFocusedIndexPath
            ? UIFocusSystem.system(of: self)?.memory.lastPath(in: self) : nil
        return last.flatMap(cellBroughtIntoSight)
            ?? pathPreferredByDelegate().flatMap(cellBroughtIntoSight)
    }

    private func cellBroughtIntoSight(at path: IndexPath) -> UIView? {
        if let cell = focusCell(at: path) { return cell }
        guard let frame = focusFrame(at: path) else { return nil }
        scrollRectToVisible(frame, animated: false)
        layoutIfNeeded()
        return focusCell(at: path)
    }

    /// Moves focus to a tapped cell, if focus follows the selection.
    ///
    /// Apple, WWDC 2021, session 10260.
    package func focusFollowsSelection(to cell: UIView?) {
        guard focusedListSelectsByFocus, let cell else { return }
        UIFocusSystem.system(of: self)?.bring(to: cell)
    }
}
