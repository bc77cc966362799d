import UIKit

/// Does to an item what a tap does, in the order in which UIKit asks and tells.
@MainActor
struct ItemOpening {
    var view: UICollectionView
    var mode: ListSelectionMode

    func open(_ item: IndexPath, isSelected: Bool) {
        guard mode != .none else { return }
        if mode == .multiple, isSelected {
            deselect(item)
        } else if view.delegate?.shouldSelect(item, of: view) ?? true {
            select(item)
        }
    }

    private func select(_ item: IndexPath) {
        let others = mode == .single ? view.indexPathsForSelectedItems ?? [] : []
        view.selectItem(at: item, animated: false, scrollPosition: [])
        for old in others where old != item { view.delegate?.didDeselect(old, of: view) }
        view.delegate?.didSelect(item, of: view)
        if #available(iOS 16, macCatalyst 16, *) {
            view.delegate?.performPrimaryAction(for: item, of: view)
        }
    }

    private func deselect(_ item: IndexPath) {
        guard view.shouldDeselect(item) else { return }
        view.deselectItem(at: item, animated: false)
        view.delegate?.didDeselect(item, of: view)
    }
}
