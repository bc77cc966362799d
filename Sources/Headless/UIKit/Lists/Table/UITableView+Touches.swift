import CoreGraphics
import Foundation

extension UITableView {
    // Apple, `delaysContentTouches`: only a finger that rests this long highlights a row, so that
    // scrolling doesn't flicker.
    private static let highlightDelay: TimeInterval = 0.15

    private var canSelect: Bool {
        isEditing
            ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing
            : allowsSelection || allowsMultipleSelection
    }

    func beginTouch(_ finger: UITouch) {
        cancelTouch()
        let place = finger.location(in: self)
        guard canSelect, let path = indexPathForRow(at: place), shown.cells[path] != nil,
            finger.view?.isDescendant(of: shown.cells[path] ?? self) == true
        else { return }
        let token = VirtualClock.current.schedule(after: Self.highlightDelay) { [weak self] in
            guard let self, case .waiting = touch else { return }
            highlight(path)
        }
        touch = .waiting(path, token)
    }

    func endTouch() {
        switch touch {
        case .none: return
        case .waiting(let path, let token):
            token.cancel()
            performUserSelection(at: path)
        case .highlighting(let path):
            unhighlight(path)
            select(path)
        }
    }

    func cancelTouch() {
        switch touch {
        case .none: return
        case .waiting(_, let token): token.cancel()
        case .highlighting(let path): unhighlight(path)
        }
        touch = .none
    }

    /// Performs the action of a tap on a row, or of the selection key while the row is focused.
    package func performUserSelection(at indexPath: IndexPath) {
        touch = .none
        guard canSelect, loadedGeometry.contains(indexPath), highlight(indexPath) else { return }
        unhighlight(indexPath)
        select(indexPath)
    }

    // Apple, `shouldHighlightRowAt`: false stops the selection, which remains unchanged.
    @discardableResult
    private func highlight(_ path: IndexPath) -> Bool {
        touch = .none
        guard delegate?.tableView(self, shouldHighlightRowAt: path) ?? true else { return false }
        touch = .highlighting(path)
        shown.cells[path]?.setHighlighted(true, animated: false)
        delegate?.tableView(self, didHighlightRowAt: path)
        return true
    }

    private func unhighlight(_ path: IndexPath) {
        touch = .none
        shown.cells[path]?.setHighlighted(false, animated: false)
        delegate?.tableView(self, didUnhighlightRowAt: path)
    }

    private func select(_ path: IndexPath) {
        let old = content.selection
        selectByUser(path)
        focusFollowsSelection(to: shown.cells[path])
        guard content.selection != old else { return }
        NotificationCenter.default.post(
            name: UITableView.selectionDidChangeNotification, object: self)
    }
}
