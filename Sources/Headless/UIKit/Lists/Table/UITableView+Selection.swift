import Foundation

extension UITableView {
    var selectsSeveral: Bool {
        isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
    }

    /// Selects a row if the delegate allows it, or deselects a selected one among several.
    func selectByUser(_ path: IndexPath) {
        if selectsSeveral, content.selection.contains(path) { return deselectByUser(path) }
        let extends = selectsSeveral && !content.selection.isEmpty
        guard let chosen = permitted(path) else { return }
        if !selectsSeveral {
            for other in content.selection.sorted() where other != chosen { deselectByUser(other) }
        }
        guard loadedGeometry.contains(chosen) else { return }
        setSelected(true, chosen, animated: false)
        delegate?.tableView(self, didSelectRowAt: chosen)
        guard !extends else { return }
        performPrimaryAction(at: chosen)
    }

    private func permitted(_ path: IndexPath) -> IndexPath? {
        guard let delegate else { return path }
        return delegate.tableView(self, willSelectRowAt: path)
    }

    private func deselectByUser(_ path: IndexPath) {
        var chosen: IndexPath? = path
        if let delegate { chosen = delegate.tableView(self, willDeselectRowAt: path) }
        guard let chosen else { return }
        setSelected(false, chosen, animated: false)
        delegate?.tableView(self, didDeselectRowAt: chosen)
    }

    // Apple, `performPrimaryActionForRowAt`: after the selection, whether it changed or not, but
    // not when a selection of several rows is extended.
    private func performPrimaryAction(at path: IndexPath) {
        guard let delegate,
            delegate.tableView(self, canPerformPrimaryActionForRowAt: path)
        else { return }
        delegate.tableView(self, performPrimaryActionForRowAt: path)
    }

    // Apple, `selectRow(at:animated:scrollPosition:)`: the delegate isn't notified, no notification
    // is posted, and `.none` doesn't scroll; a row of `nil` clears the selection.
    func selectInCode(
        _ path: IndexPath?, animated: Bool, _ position: UITableView.ScrollPosition
    ) {
        guard let path else { return deselectAll() }
        // With a position, the scrolling raises its exception. No source says what else UIKit does
        // with a missing row.
        guard loadedGeometry.contains(path) else {
            if position != .none { scroll(to: path, position, animated: animated) }
            return
        }
        if !selectsSeveral {
            for other in content.selection where other != path {
                setSelected(false, other, animated: animated)
            }
        }
        setSelected(true, path, animated: animated)
        guard position != .none else { return }
        scroll(to: path, position, animated: animated)
    }

    func setSelected(_ selected: Bool, _ path: IndexPath, animated: Bool) {
        if selected { content.selection.insert(path) } else { content.selection.remove(path) }
        shown.cell(at: path)?.setSelected(selected, animated: animated)
    }

    func deselectAll() {
        for path in content.selection { setSelected(false, path, animated: false) }
    }

    // Rows that can't be selected together any more are deselected (assumed: A64).
    func selectionRulesDidChange() {
        if isEditing { updateSurfaces() }
        guard !selectsSeveral, content.selection.count > 1 else { return }
        deselectAll()
    }
}
