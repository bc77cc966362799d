import UIKit

/// A collection view, seen as a list.
@MainActor
final class CollectionList: NavigableList {
    private(set) weak var collectionView: UICollectionView?
    /// Whether the cursor passes over items that cannot be highlighted.
    private let skipsRefused: Bool
    /// What deletes an item; collection views have no data source that does.
    var deleteItem: ((IndexPath) -> Void)?
    private var runs = GridRuns()
    let answers = ListAnswerCache()

    init(_ collectionView: UICollectionView, skipsRefused: Bool) {
        self.collectionView = collectionView
        self.skipsRefused = skipsRefused
    }

    var scrollView: UIScrollView? { collectionView }

    var selectionMode: ListSelectionMode {
        guard let view = collectionView else { return .none }
        return view.isEditing
            ? ListSelectionMode(
                one: view.allowsSelectionDuringEditing,
                several: view.allowsMultipleSelectionDuringEditing)
            : ListSelectionMode(one: view.allowsSelection, several: view.allowsMultipleSelection)
    }

    var selection: [RowPosition] { positions(collectionView?.indexPathsForSelectedItems) }

    /// What is in sight is asked first, because the rest can be very many.
    var hasSelection: Bool {
        guard let view = collectionView else { return false }
        return view.visibleCells.contains(where: \.isSelected)
            || view.indexPathsForSelectedItems?.isEmpty == false
    }

    var isEditing: Bool { collectionView?.isEditing ?? false }

    var dataSource: AnyObject? { collectionView?.dataSource }

    /// Cells of any layout can have the sizes that they ask for.
    let estimatesSizes = true

    func positions(in rect: CGRect) -> [RowPosition] {
        items(in: rect, accepts: nil).map(\.position).sorted()
    }

    private func positions(_ paths: [IndexPath]?) -> [RowPosition] {
        (paths ?? []).compactMap(RowPosition.init).sorted()
    }

    // MARK: Places

    func walk(wraps: Bool) -> RowWalk {
        guard let view = collectionView else { return .empty }
        return RowWalk(
            numberOfSections: view.numberOfSections, numberOfRows: view.numberOfItems(inSection:),
            accepts: accepts, wraps: wraps)
    }

    private var accepts: ((RowPosition) -> Bool)? {
        guard skipsRefused, collectionView?.delegate != nil else { return nil }
        return { [weak self] in self?.letsHighlight($0) ?? false }
    }

    private func letsHighlight(_ position: RowPosition) -> Bool {
        guard let view = collectionView else { return false }
        return answers.answer(\.acceptsCursor, position) {
            view.delegate?.letsHighlight(position.indexPath, of: view) ?? true
        }
    }

    func neighbor(of position: RowPosition, _ arrow: ArrowDirection, wraps: Bool) -> RowPosition? {
        let step = ListAnswerCache.Step(place: position, arrow: arrow, wraps: wraps)
        return answers.answer(\.neighbors, step) {
            guard let frame = frame(of: position), let grid = grid(around: position) else {
                return nil
            }
            return runs.step(arrow, from: position, at: frame) { cursor in
                grid.step(arrow, from: cursor, at: frame, walk: walk(wraps: wraps))
            }
        }
    }

    func didStep(_ arrow: ArrowDirection, from position: RowPosition) {
        runs.made(arrow, from: position)
    }

    func forgetSteps() { runs = GridRuns() }

    func position(at point: CGPoint) -> RowPosition? {
        collectionView?.indexPathForItem(at: point).flatMap(RowPosition.init)
    }

    func frame(of position: RowPosition) -> CGRect? {
        collectionView?.layoutAttributesForItem(at: position.indexPath)?.frame
    }

    /// The headers of flow layouts can stick where the section begins.
    func cover(over position: RowPosition) -> CGFloat {
        guard let view = collectionView,
            let layout = view.collectionViewLayout as? UICollectionViewFlowLayout,
            layout.sectionHeadersPinToVisibleBounds
        else { return 0 }
        let header = view.layoutAttributesForSupplementaryElement(
            ofKind: UICollectionView.elementKindSectionHeader,
            at: RowPosition(position.section, 0).indexPath)
        return header?.frame.span(along: pagingAxis).length.finiteOrZero ?? 0
    }

    // MARK: Selecting

    func select(_ position: RowPosition) {
        collectionView?.selectItem(at: position.indexPath, animated: false, scrollPosition: [])
    }

    func deselect(_ position: RowPosition) {
        collectionView?.deselectItem(at: position.indexPath, animated: false)
    }

    func placeToDeselect(for position: RowPosition) -> RowPosition? {
        collectionView?.letsDeselect(position.indexPath) == true ? position : nil
    }

    /// As with a tap, which asks nobody about an item that gives way to another one.
    func letsSelectionLeave(_ position: RowPosition, for other: RowPosition?) -> Bool {
        other != nil || placeToDeselect(for: position) != nil
    }

    func isSelected(_ cell: UIView) -> Bool? { (cell as? UICollectionViewCell)?.isSelected }

    func isHighlighted(_ cell: UIView) -> Bool {
        (cell as? UICollectionViewCell)?.isHighlighted ?? false
    }

    func setHighlighted(_ isHighlighted: Bool, _ cell: UIView) {
        (cell as? UICollectionViewCell)?.isHighlighted = isHighlighted
    }

    var allowsSystemFocus: Bool { collectionView?.allowsFocus ?? false }

    var focused: RowPosition? {
        guard let collectionView, let view = collectionView.focusedViewInside else { return nil }
        return sequence(first: view, next: \.superview).lazy
            .compactMap { $0 as? UICollectionViewCell }
            .first.flatMap(collectionView.indexPath).flatMap(RowPosition.init)
    }

    func cell(at position: RowPosition) -> UIView? {
        collectionView?.cellForItem(at: position.indexPath)
    }

    func open(_ position: RowPosition) {
        guard let view = collectionView, letsHighlight(position) else { return }
        let opening = ItemOpening(view: view, mode: selectionMode)
        opening.open(position.indexPath, isSelected: isSelected(position))
    }

    // MARK: Data

    func canDelete(_ position: RowPosition) -> Bool { deleteItem != nil }

    func delete(_ position: RowPosition) { deleteItem?(position.indexPath) }

    func canMove(_ position: RowPosition) -> Bool {
        guard let view = collectionView, let source = view.dataSource else { return false }
        return answers.answer(\.canMove, position) {
            source.letsMove(position.indexPath, of: view)
        }
    }

    func reorderTarget(of position: RowPosition, _ arrow: ArrowDirection) -> RowPosition? {
        guard let view = collectionView, canMove(position),
            let proposal = neighbor(of: position, arrow, wraps: false)
        else { return nil }
        return answers.answer(\.targets, .init(place: position, arrow: arrow)) {
            let target =
                view.delegate?.target(
                    ofMoving: position.indexPath, to: proposal.indexPath, in: view)
                ?? proposal.indexPath
            return RowPosition(target).flatMap { $0 == position ? nil : $0 }
        }
    }
}
