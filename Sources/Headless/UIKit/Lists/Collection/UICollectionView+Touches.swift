import CoreGraphics
import Foundation

extension UICollectionView {
    // Apple, `delaysContentTouches`: only a finger that rests this long highlights an item, so that
    // scrolling doesn't flicker.
    private static let highlightDelay: TimeInterval = 0.15

    private var canSelect: Bool {
        isEditing
            ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing
            : allowsSelection || allowsMultipleSelection
    }

    func beginTouch(_ finger: UITouch) {
        cancelTouch()
        guard canSelect, let path = touchedItem(finger) else { return }
        let token = VirtualClock.current.schedule(after: Self.highlightDelay) { [weak self] in
            guard let self, case .waiting = touch else { return }
            highlight(path)
        }
        touch = .waiting(path, token)
    }

    private func touchedItem(_ finger: UITouch) -> IndexPath? {
        guard let hit = finger.view else { return nil }
        let cell = sequence(first: hit, next: \.superview)
            .prefix { $0 !== self }
            .lazy.compactMap { $0 as? UICollectionViewCell }
            .last
        return cell.flatMap(indexPath(for:))
    }

    func endTouch() {
        switch touch {
        case .none: return
        case .waiting(let path, let token):
            token.cancel()
            performUserSelection(at: path)
        case .highlighting(let path):
            unhighlight(path)
            selectByUser(path)
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

    /// Performs the action of a tap on an item, or of the selection key while the item is focused.
    package func performUserSelection(at indexPath: IndexPath) {
        touch = .none
        loadIfNeeded()
        guard canSelect, content.contains(indexPath), highlight(indexPath) else { return }
        unhighlight(indexPath)
        selectByUser(indexPath)
    }

    // Apple, `shouldHighlightItemAt`: false stops the selection, which remains unchanged.
    @discardableResult
    private func highlight(_ path: IndexPath) -> Bool {
        touch = .none
        guard delegate?.collectionView(self, shouldHighlightItemAt: path) ?? true else {
            return false
        }
        touch = .highlighting(path)
        shown.cell(at: path)?.isHighlighted = true
        delegate?.collectionView(self, didHighlightItemAt: path)
        return true
    }

    private func unhighlight(_ path: IndexPath) {
        touch = .none
        shown.cell(at: path)?.isHighlighted = false
        delegate?.collectionView(self, didUnhighlightItemAt: path)
    }
}
