import Foundation

/// A list whose cells can be focused; tables and collection views are ones.
@MainActor
package protocol FocusList: UIScrollView {
    var focusedListSelectsByFocus: Bool { get }
    func focusPath(of item: any UIFocusItem) -> IndexPath?
    func canFocusCell(at path: IndexPath) -> Bool
    func isSelectedForFocus(at path: IndexPath) -> Bool
    /// Whether moving focus to that cell selects it.
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
    /// Brings focus along to a cell that was tapped, where selection and focus go together.
    ///
    /// Apple, WWDC 2021, session 10260.
    package func focusFollowsSelection(to cell: UIView?) {
        guard focusedListSelectsByFocus, let cell else { return }
        UIFocusSystem.system(of: self)?.bring(to: cell)
    }
}
