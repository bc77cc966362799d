import UIKit

extension CollectionList: NavigableList {
    // MARK: Items

    func shouldHighlight(_ position: RowPosition) -> Bool {
        guard let view = collectionView else { return false }
        return view.delegate?.shouldHighlight(position.indexPath, of: view) ?? true
    }

    func step(
        _ arrow: ArrowDirection, from position: RowPosition, _ rule: ListStepRule,
        after history: GridHistory, in walk: RowWalk
    ) -> ListStep? {
        guard let frame = frame(of: position), var grid = grid(around: position, in: walk) else {
            return nil
        }
        grid.continuesOnNextLine = rule.continuesOnNextLine
        grid.retracesToOtherLine = rule.retracesToOtherLine
        let longer = grid.step(
            arrow, from: GridItem(id: position, frame: frame), after: history,
            walk: walk.wrapping(rule.wraps))
        return longer.flatMap { history in
            history.end.map { ListStep(target: $0.id, history: history) }
        }
    }

    // MARK: Geometry

    func position(at point: CGPoint) -> RowPosition? {
        collectionView?.indexPathForItem(at: point).flatMap(RowPosition.init)
    }

    func positions(in rect: CGRect) -> [RowPosition] {
        items(in: rect).map(\.id).sorted()
    }

    /// Headers can stick to the leading edge of what is visible.
    func stickyHeaderLength(over position: RowPosition) -> CGFloat {
        let header = collectionView?.floatingHeaderFrame(ofSection: position.section)
        return header?.span(along: pagingAxis).length.finiteOrZero ?? 0
    }

    /// The cells of any layout can be self-sizing.
    var estimatesSizes: Bool { true }

    // MARK: Selection

    var selectionMode: ListSelectionMode { collectionView?.selectionMode ?? .none }

    var selection: [RowPosition] {
        (collectionView?.indexPathsForSelectedItems ?? []).compactMap(RowPosition.init).sorted()
    }

    /// Checks visible cells first, because there can be many other selected items.
    var hasSelection: Bool {
        guard let view = collectionView else { return false }
        return view.visibleCells.contains(where: \.isSelected)
            || view.indexPathsForSelectedItems?.isEmpty == false
    }

    func select(_ position: RowPosition) {
        collectionView?.selectItem(at: position.indexPath, animated: false, scrollPosition: [])
    }

    func deselect(_ position: RowPosition) {
        collectionView?.deselectItem(at: position.indexPath, animated: false)
    }

    func proposedSelection(of position: RowPosition) -> RowPosition? {
        guard let view = collectionView, let delegate = view.delegate else { return position }
        return delegate.shouldSelect(position.indexPath, of: view) ? position : nil
    }

    func didSelect(_ position: RowPosition) {
        guard let view = collectionView else { return }
        view.delegate?.didSelect(position.indexPath, of: view)
    }

    func didDeselect(_ position: RowPosition) {
        guard let view = collectionView else { return }
        view.delegate?.didDeselect(position.indexPath, of: view)
    }

    func positionToDeselect(for position: RowPosition) -> RowPosition? {
        collectionView?.shouldDeselect(position.indexPath) == true ? position : nil
    }

    /// As for a tap, UIKit doesn't ask about an item whose selection another item replaces.
    func canMoveSelection(from position: RowPosition, to other: RowPosition?) -> Bool {
        other != nil || positionToDeselect(for: position) != nil
    }

    func isSelected(_ cell: UIView) -> Bool? { (cell as? UICollectionViewCell)?.isSelected }

    func isHighlighted(_ cell: UIView) -> Bool {
        (cell as? UICollectionViewCell)?.isHighlighted ?? false
    }

    func setHighlighted(_ isHighlighted: Bool, _ cell: UIView) {
        (cell as? UICollectionViewCell)?.isHighlighted = isHighlighted
    }

    // MARK: The system's focus

    // Apple's headers of `allowsFocusDuringEditing`: while a list is edited, this property counts.
    var allowsSystemFocus: Bool {
        collectionView.map { $0.isEditing ? $0.allowsFocusDuringEditing : $0.allowsFocus } ?? false
    }

    func joinSystemFocus(selectionFollowsFocus: Bool) {
        collectionView?.allowsFocus = true
        collectionView?.allowsFocusDuringEditing = true
        collectionView?.selectionFollowsFocus = selectionFollowsFocus
        collectionView?.remembersLastFocusedIndexPath = true
    }

    var focusedPosition: RowPosition? {
        guard let collectionView, let view = collectionView.focusedViewInside else { return nil }
        return sequence(first: view, next: \.superview).lazy
            .compactMap { $0 as? UICollectionViewCell }
            .first.flatMap(collectionView.indexPath).flatMap(RowPosition.init)
    }

    // MARK: Reordering

    func canMove(_ position: RowPosition) -> Bool {
        guard let view = collectionView else { return false }
        return view.dataSource?.canMove(position.indexPath, of: view) ?? false
    }

    func proposedTarget(
        of position: RowPosition, _ arrow: ArrowDirection, after history: GridHistory,
        in walk: RowWalk
    ) -> RowPosition? {
        step(arrow, from: position, ListStepRule(), after: history, in: walk)?.target
    }

    func target(ofMoving position: RowPosition, to proposal: RowPosition) -> RowPosition? {
        guard let view = collectionView, let delegate = view.delegate else { return proposal }
        return RowPosition(
            delegate.target(ofMoving: position.indexPath, to: proposal.indexPath, in: view))
    }

    var dataSourceCounts: [Int] {
        collectionView.flatMap { $0.dataSource?.itemCounts(of: $0) } ?? []
    }

    func moveInDataSource(_ position: RowPosition, to target: RowPosition) {
        guard let view = collectionView else { return }
        view.dataSource?.move(position.indexPath, to: target.indexPath, in: view)
    }

    func moveInView(_ position: RowPosition, to target: RowPosition) {
        collectionView?.moveItem(at: position.indexPath, to: target.indexPath)
    }

    /// Performs an interactive movement, because a diffable data source lets its items be moved
    /// that way (Apple, `reorderingHandlers` and `endInteractiveMovement()`).
    ///
    /// The movement drags one cell over another, so both are scrolled into view.
    func moveBySnapshot(_ position: RowPosition, to target: RowPosition) {
        guard let view = collectionView else { return }
        for end in [target, position] {
            if let rect = rectToReveal(end) { view.scrollRectToVisible(rect, animated: false) }
        }
        view.layoutIfNeeded()
        guard let frame = frame(of: target),
            view.beginInteractiveMovementForItem(at: position.indexPath)
        else { return }
        view.updateInteractiveMovementTargetPosition(frame.middle)
        view.endInteractiveMovement()
    }
}

// MARK: - Opening

extension CollectionList {
    /// Performs the effect of a tap on an item, with the delegate calls in the same order as UIKit.
    func open(_ position: RowPosition, in walk: RowWalk, performingPrimaryAction: Bool) {
        guard let view = collectionView, canHighlight(position, in: walk) else { return }
        let (item, mode) = (position.indexPath, selectionMode)
        switch mode {
        case .none: break
        case .multiple where isSelected(position): view.deselectAsUser(item)
        case .single, .multiple:
            guard proposedSelection(of: position) != nil else { return }
            view.selectAsUser(
                item, inPlaceOf: mode == .single ? view.indexPathsForSelectedItems ?? [] : [],
                performingPrimaryAction: performingPrimaryAction)
        }
    }
}

extension UICollectionView {
    fileprivate func deselectAsUser(_ item: IndexPath) {
        guard shouldDeselect(item) else { return }
        deselectItem(at: item, animated: false)
        delegate?.didDeselect(item, of: self)
    }
}
