import CoreGraphics
import Foundation

/// The space for the keyboard below the rows or items of a list's controller.
///
/// Apple's overview of UITableViewController: it scrolls rows that the keyboard would cover.
@MainActor
final class ListKeyboardRoom {
    /// The moments at which the space is removed.
    enum Departure {
        case withKeyboard
        /// One turn of the run loop after the announcement that the keyboard hides.
        case turnAfterKeyboard
    }

    private let list: () -> UIScrollView?
    private let departure: Departure
    private var observer: KeyboardFrameObserver?
    private var room: CGFloat = 0
    /// The list that has the space, which may no longer be the controller's.
    private weak var holder: UIScrollView?
    private var delayed: VirtualClock.Token?

    /// `list` returns the controller's list; `nil` as long as it isn't loaded.
    init(departure: Departure = .withKeyboard, of list: @escaping () -> UIScrollView?) {
        self.departure = departure
        self.list = list
    }

    func begin() {
        guard observer == nil else { return }
        observer = KeyboardFrameObserver { [weak self] frame, duration in
            self?.keyboardMoves(to: frame, duration)
        }
    }

    func end() {
        observer = nil
        cancelDelay()
        make(0)
    }

    private func keyboardMoves(to frame: CGRect, _ duration: TimeInterval) {
        cancelDelay()
        guard let list = list() else { return make(0) }
        let covered = list.topOfDockedKeyboard(frame).map { list.bounds.maxY - $0 } ?? 0
        // The safe area's share of the keyboard isn't added again.
        let new = max(0, covered - list.safeAreaInsets.bottom)
        guard new == 0, departure == .turnAfterKeyboard else { return move(to: new, duration) }
        delayed = VirtualClock.current.schedule(after: 0) { [weak self] in
            self?.move(to: 0, duration)
        }
    }

    private func cancelDelay() {
        delayed?.cancel()
        delayed = nil
    }

    private func move(to new: CGFloat, _ duration: TimeInterval) {
        UIView.animate(withDuration: duration) {
            self.make(new)
            if new > 0 { self.showFirstResponder() }
        }
    }

    private func make(_ new: CGFloat) {
        let list = list()
        if list !== holder {
            give(-room, to: holder)
            room = 0
            holder = list
        }
        guard list != nil, new != room else { return }
        give(new - room, to: list)
        room = new
    }

    private func give(_ more: CGFloat, to list: UIScrollView?) {
        list?.contentInset.bottom += more
        list?.verticalScrollIndicatorInsets.bottom += more
    }

    private func showFirstResponder() {
        guard let list = list(), let first = list.window?.firstResponder as? UIView,
            first.isDescendant(of: list)
        else { return }
        let cell = sequence(first: first, next: \.superview).first {
            $0 is UITableViewCell || $0 is UICollectionViewCell
        }
        let view = cell ?? first
        list.scrollRectToVisible(view.convert(view.bounds, to: list), animated: false)
    }
}
