import CoreGraphics
import Foundation

extension UICollectionView {
    var selectsSeveral: Bool {
        isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
    }

    private var canSelect: Bool {
        isEditing
            ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing
            : allowsSelection || allowsMultipleSelection
    }

    /// Does what a tap on an item does, or the selection key while the item is focused.
    package func performUserSelection(at indexPath: IndexPath) {
        touch = .none
        guard canSelect, content.contains(indexPath), highlight(indexPath) else { return }
        unhighlight(indexPath)
        selectByUser(indexPath)
    }

    private func selectByUser(_ path: IndexPath) {
        if selectsSeveral, content.selection.contains(path) { return deselectByUser(path) }
        guard delegate?.collectionView(self, shouldSelectItemAt: path) ?? true else { return }
        let extends = selectsSeveral && !content.selection.isEmpty
        let others = selectsSeveral ? [] : content.selection.sorted().filter { $0 != path }
        for other in others { setSelected(false, other) }
        setSelected(true, path)
        for other in others { delegate?.collectionView(self, didDeselectItemAt: other) }
        delegate?.collectionView(self, didSelectItemAt: path)
        if !extends { performPrimaryAction(at: path) }
    }

    private func deselectByUser(_ path: IndexPath) {
        guard delegate?.collectionView(self, shouldDeselectItemAt: path) ?? true else { return }
        setSelected(false, path)
        delegate?.collectionView(self, didDeselectItemAt: path)
    }

    // Apple, `performPrimaryActionForItemAt`: after the selection, whether that changed or not, but
    // not when a selection of several items is extended.
    private func performPrimaryAction(at path: IndexPath) {
        guard let delegate,
            delegate.collectionView(self, canPerformPrimaryActionForItemAt: path)
        else { return }
        delegate.collectionView(self, performPrimaryActionForItemAt: path)
    }

    // Apple, `selectItem(at:animated:scrollPosition:)`: the delegate does not hear of it, an item
    // of nil selects none, and nothing is selected where selection is not allowed.
    func selectInCode(
        _ path: IndexPath?, animated: Bool, _ position: UICollectionView.ScrollPosition
    ) {
        _ = loadedCounts
        guard let path else { return deselectAll() }
        guard canSelect, content.contains(path) else { return }
        if !selectsSeveral {
            for other in content.selection where other != path { setSelected(false, other) }
        }
        setSelected(true, path)
        if !position.isEmpty { scroll(to: path, position, animated: animated) }
    }

    func setSelected(_ selected: Bool, _ path: IndexPath) {
        if selected { content.selection.insert(path) } else { content.selection.remove(path) }
        content.cells[path]?.isSelected = selected
    }

    func deselectAll() {
        for path in content.selection { setSelected(false, path) }
    }

    // General knowledge: what a view that selects one item cannot select is deselected.
    func selectionRulesDidChange() {
        if !selectsSeveral, content.selection.count > 1 { deselectAll() }
    }

    // MARK: Touches

    // General knowledge: only a finger that rests this long shows an item as touched, so that
    // scrolling does not flicker.
    private static let highlightDelay: TimeInterval = 0.15

    func beginTouch(_ finger: UITouch) {
        cancelTouch()
        guard canSelect, let path = indexPathForItem(at: finger.location(in: self)),
            let cell = content.cells[path], finger.view?.isDescendant(of: cell) == true
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
            VirtualClock.current.cancel(token)
            performUserSelection(at: path)
        case .highlighting(let path):
            unhighlight(path)
            selectByUser(path)
        }
    }

    func cancelTouch() {
        switch touch {
        case .none: return
        case .waiting(_, let token): VirtualClock.current.cancel(token)
        case .highlighting(let path): unhighlight(path)
        }
        touch = .none
    }

    @discardableResult
    private func highlight(_ path: IndexPath) -> Bool {
        touch = .none
        guard delegate?.collectionView(self, shouldHighlightItemAt: path) ?? true else {
            return false
        }
        touch = .highlighting(path)
        content.cells[path]?.isHighlighted = true
        delegate?.collectionView(self, didHighlightItemAt: path)
        return true
    }

    private func unhighlight(_ path: IndexPath) {
        touch = .none
        content.cells[path]?.isHighlighted = false
        delegate?.collectionView(self, didUnhighlightItemAt: path)
    }
}
