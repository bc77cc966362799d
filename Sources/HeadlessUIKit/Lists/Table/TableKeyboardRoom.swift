import CoreGraphics
import Foundation

/// Makes room for the keyboard below the rows of a table controller.
///
/// Apple's overview of UITableViewController: it scrolls by itself what the keyboard would cover.
@MainActor
final class TableKeyboardRoom {
    private weak var controller: UITableViewController?
    private var observer: KeyboardFrameObserver?
    private var room: CGFloat = 0

    init(of controller: UITableViewController) {
        self.controller = controller
    }

    func begin() {
        guard observer == nil else { return }
        observer = KeyboardFrameObserver { [weak self] frame, duration in
            self?.keyboardMoves(to: frame, duration)
        }
    }

    func end() {
        observer = nil
        make(0)
    }

    private func keyboardMoves(to frame: CGRect, _ duration: TimeInterval) {
        guard let table = controller?.tableView else { return }
        let covered = table.topOfDockedKeyboard(frame).map { table.bounds.maxY - $0 } ?? 0
        // What the safe area keeps free already is not kept free twice.
        let new = max(0, covered - table.safeAreaInsets.bottom)
        UIView.animate(withDuration: duration) {
            self.make(new)
            if new > 0 { self.showFirstResponder(in: table) }
        }
    }

    private func make(_ new: CGFloat) {
        guard let table = controller?.viewIfLoaded as? UITableView, new != room else { return }
        let more = new - room
        room = new
        table.contentInset.bottom += more
        table.verticalScrollIndicatorInsets.bottom += more
    }

    private func showFirstResponder(in table: UITableView) {
        guard let first = table.window?.firstResponder as? UIView, first.isDescendant(of: table)
        else { return }
        let cell = sequence(first: first, next: \.superview).first { $0 is UITableViewCell }
        let view = cell ?? first
        table.scrollRectToVisible(view.convert(view.bounds, to: table), animated: false)
    }
}
