import UIKit

extension UIView {
    /// Returns the focus system of the scene if the system's focus is in this view, but not on
    /// `item`; `nil` otherwise.
    ///
    /// Only one engine moves focus. If the system's focus stayed behind, the system would choose
    /// another item for it when its item disappears, and would begin editing there if that is a
    /// text input.
    func focusSystem(leftBehindBy item: any UIFocusItem) -> UIFocusSystem? {
        guard let system = UIFocusSystem(for: self), let focused = system.focusedItem,
            focused !== item, holds(focused)
        else { return nil }
        return system
    }
}
