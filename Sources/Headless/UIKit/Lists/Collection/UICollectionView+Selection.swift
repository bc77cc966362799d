import Foundation

extension UICollectionView {
    var selectsSeveral: Bool {
        isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
    }

    /// Selects an item if the delegate allows it, or deselects a selected one among several.
    func selectByUser(_ path: IndexPath) {
        if selectsSeveral, content.selection.contains(path) { return deselectByUser(path) }
        let extends = selectsSeveral && !content.selection.isEmpty
        guard delegate?.collectionView(self, shouldSelectItemAt: path) ?? true else { return }
        // Apple, `shouldDeselectItemAt`: asked for a selected item that is tapped in multiple
        // selection. For an item that is replaced by another one, the delegate is only notified.
        if !selectsSeveral {
            for other in content.selection.sorted() where other != path {
                setSelected(false, other)
                delegate?.collectionView(self, didDeselectItemAt: other)
            }
        }
        guard content.contains(path) else { return }
        setSelected(true, path)
        delegate?.collectionView(self, didSelectItemAt: path)
        if !extends { performPrimaryAction(at: path) }
        focusFollowsSelection(to: shown.cell(at: path))
    }

    private func deselectByUser(_ path: IndexPath) {
        guard delegate?.collectionView(self, shouldDeselectItemAt: path) ?? true else { return }
        setSelected(false, path)
        delegate?.collectionView(self, didDeselectItemAt: path)
    }

    // Apple, `performPrimaryActionForItemAt`: after the selection, whether it changed or not, but
    // not when a selection of several items is extended.
    private func performPrimaryAction(at path: IndexPath) {
        guard let delegate,
            delegate.collectionView(self, canPerformPrimaryActionForItemAt: path)
        else { return }
        delegate.collectionView(self, performPrimaryActionForItemAt: path)
    }

    // Apple, `selectItem(at:animated:scrollPosition:)`: the delegate isn't notified, and a position
    // of none doesn't scroll; an item of `nil` clears the selection.
    func selectInCode(
        _ path: IndexPath?, animated: Bool, _ position: UICollectionView.ScrollPosition
    ) {
        guard let path else { return deselectAll() }
        loadIfNeeded()
        // The words are those of mikaoj/BSImagePicker#360.
        guard content.contains(path) else {
            return raiseOutOfBounds(path, "Attempted to modify the selection of")
        }
        if !selectsSeveral {
            for other in content.selection where other != path { setSelected(false, other) }
        }
        setSelected(true, path)
        guard !position.isEmpty else { return }
        scroll(to: path, position, animated: animated)
    }

    func setSelected(_ selected: Bool, _ path: IndexPath) {
        if selected { content.selection.insert(path) } else { content.selection.remove(path) }
        (shown.cell(at: path) ?? shown.prepared[path])?.isSelected = selected
    }

    func deselectAll() {
        for path in content.selection { setSelected(false, path) }
    }

    // Items that can't be selected together any more are deselected (assumed: A64).
    func selectionRulesDidChange() {
        guard !selectsSeveral, content.selection.count > 1 else { return }
        deselectAll()
    }

    func changeEditing(_ editing: Bool) {
        guard editing != content.isEditing else { return }
        cancelTouch()
        content.isEditing = editing
        for cell in shown.cells { cell.isInEditing = editing }
        selectionRulesDidChange()
    }
}
