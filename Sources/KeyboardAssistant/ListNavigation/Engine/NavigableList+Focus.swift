import UIKit

extension NavigableList {
    /// Scrolls to `position` and has the system move its focus there.
    func requestSystemFocus(at position: RowPosition) {
        guard let view = scrollView, let rect = rectToReveal(position) else { return }
        view.scrollRectToVisible(rect, animated: false)
        view.layoutIfNeeded()
        guard let cell = cell(at: position), let system = UIFocusSystem(for: view) else { return }
        system.requestFocusUpdate(to: cell)
        system.updateFocusIfNeeded()
    }
}
