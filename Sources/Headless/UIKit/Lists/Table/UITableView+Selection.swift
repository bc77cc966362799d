import Foundation

extension UITableView {
    var selectsSeveral: Bool {
        isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
    }

    /// Lets the delegate decide, then selects; or, among several, takes a selected row out.
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

    // Apple, `performPrimaryActionForRowAt`: after the selection, whether that changed or not, but
    // not when a selection of several rows is extended.
    private func performPrimaryAction(at path: IndexPath) {
        guard let delegate,
            delegate.tableView(self, canPerformPrimaryActionForRowAt: path)
        else { return }
        delegate.tableView(self, performPrimaryActionForRowAt: path)
    }

    // Apple, `selectRow(at:animated:scrollPosition:)`: the delegate does not hear of it, no
    // notification is posted, and `.none` does not scroll; a row of nil selects none.
    func selectInCode(
        _ path: IndexPath?, animated: Bool, _ position: UITableView.ScrollPosition
    ) {
        guard let path else { return deselectAll() }
        // A position that scrolls raises what scrolling there does; what else UIKit does about a
        // row that is not there no source says.
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

    // General knowledge: what a table that selects one row cannot select is deselected.
    func selectionRulesDidChange() {
        if isEditing { updateSurfaces() }
        guard !selectsSeveral, content.selection.count > 1 else { return }
        deselectAll()
    }
}
