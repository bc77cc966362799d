import CoreGraphics
import Foundation

/// A list whose cells can be focused; tables and collection views are ones.
@MainActor
package protocol FocusList: UIScrollView {
    var focusedListSelectsByFocus: Bool { get }
    var remembersLastFocusedIndexPath: Bool { get }
    func focusPath(of item: any UIFocusItem) -> IndexPath?
    /// The cell that shows a row at present.
    func focusCell(at path: IndexPath) -> UIView?
    /// Returns the frame of a row, whether its cell has been made or not, or nil if there is no
    /// such row.
    func focusFrame(at path: IndexPath) -> CGRect?
    /// Returns the index path of the row that the delegate prefers.
    func pathPreferredByDelegate() -> IndexPath?
    func canFocusCell(at path: IndexPath) -> Bool
    func isSelectedForFocus(at path: IndexPath) -> Bool
    /// Returns a Boolean value that indicates whether moving focus to that cell selects it.
    func selectsByFocus(at path: IndexPath) -> Bool
    func performUserSelection(at path: IndexPath)
}

extension UIFocusItem {
    /// The list of which this is a cell.
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
    /// The cell to which focus goes when it comes to the list; nil where the list leaves it open.
    ///
    /// Apple's reference of `indexPathForPreferredFocusedView(in:)`: the row that was last, if the
    /// list is to remember that, before the one that the delegate prefers. That this goes for Tab
    /// as well, before the priorities, is our choice.
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

    /// Brings focus along to a cell that was tapped, where selection and focus go together.
    ///
    /// Apple, WWDC 2021, session 10260.
    package func focusFollowsSelection(to cell: UIView?) {
        guard focusedListSelectsByFocus, let cell else { return }
        UIFocusSystem.system(of: self)?.bring(to: cell)
    }
}
