import UIKit

/// A table or collection view as its navigator sees it.
///
/// Everything is nil, none or nothing once the view is gone.
@MainActor
protocol NavigableList: AnyObject {
    var scrollView: UIScrollView? { get }
    var dataSource: AnyObject? { get }
    var isEditing: Bool { get }
    /// The answers that were given during the present key press.
    var answers: ListAnswerCache { get }
    var shape: ListState.Shape { get }

    // MARK: Rows

    /// The walk over all rows or items, whether they accept the cursor or not.
    var allRows: RowWalk { get }
    /// A Boolean value that indicates whether the cursor passes over what cannot be highlighted.
    var skipsUnhighlightable: Bool { get }
    /// Returns the delegate's answer whether a row or item can be highlighted.
    func shouldHighlight(_ position: RowPosition) -> Bool
    /// Returns the position to which an arrow leads.
    func neighbor(of position: RowPosition, _ arrow: ArrowDirection, wraps: Bool) -> RowPosition?
    /// Records that the cursor has gone where an arrow leads from `position`.
    func didStep(_ arrow: ArrowDirection, from position: RowPosition)
    /// Forgets the steps, because the cursor has gone elsewhere in another way.
    func forgetSteps()

    // MARK: Geometry

    func position(at point: CGPoint) -> RowPosition?
    /// Returns what lies at least partly in `rect`, in the list's coordinates, in the list's order.
    func positions(in rect: CGRect) -> [RowPosition]
    /// Returns the frame in the list's coordinates; nil if there is none.
    func frame(of position: RowPosition) -> CGRect?
    /// Returns the view at `position`, if it is in sight.
    func cell(at position: RowPosition) -> UIView?
    /// Returns the length that a sticky header covers where `position` lies at the top (or at the
    /// side where reading begins).
    func stickyHeaderLength(over position: RowPosition) -> CGFloat
    /// A Boolean value that indicates whether what comes later lies farther to the left, in a list
    /// that scrolls sideways.
    var runsRightToLeft: Bool { get }
    /// The axis along which pages are turned.
    var pagingAxis: ArrowDirection.Axis { get }
    /// A Boolean value that indicates whether frames are estimated until they have been in sight.
    var estimatesSizes: Bool { get }

    // MARK: Selection

    var selectionMode: ListSelectionMode { get }
    /// The selected positions, in the list's order.
    ///
    /// It takes as long as there are many; ``selectionTest()`` answers for one.
    var selection: [RowPosition] { get }
    var hasSelection: Bool { get }
    func select(_ position: RowPosition)
    func deselect(_ position: RowPosition)
    /// Returns what is deselected where people deselect `position`; nil if the delegate refuses.
    func positionToDeselect(for position: RowPosition) -> RowPosition?
    /// Returns whether a selection that is the cursor may leave `position` for `other`, or for
    /// none.
    func canMoveSelection(from position: RowPosition, to other: RowPosition?) -> Bool
    /// Returns whether a cell of the list's shows that it is selected; nil if it is no cell.
    func isSelected(_ cell: UIView) -> Bool?
    func isHighlighted(_ cell: UIView) -> Bool
    func setHighlighted(_ isHighlighted: Bool, _ cell: UIView)
    /// Does what a tap does, with all delegate calls of one.
    func open(_ position: RowPosition)

    // MARK: The system's focus

    /// A Boolean value that indicates whether the app lets the system's focus engine into the list.
    var allowsSystemFocus: Bool { get }
    func joinSystemFocus(selectionFollowsFocus: Bool)
    /// The position that has the system's focus.
    var focusedPosition: RowPosition? { get }

    // MARK: Deleting and reordering

    func canDelete(_ position: RowPosition) -> Bool
    func delete(_ position: RowPosition)
    /// Returns the data source's answer whether a row or item can be moved.
    func shouldMove(_ position: RowPosition) -> Bool
    /// Returns the position to which an arrow would move a row or item.
    func proposedTarget(of position: RowPosition, _ arrow: ArrowDirection) -> RowPosition?
    /// Returns the delegate's target in place of the proposed one.
    func target(ofMoving position: RowPosition, to proposal: RowPosition) -> RowPosition?
    /// The number of rows or items in each section, in the data source.
    var dataSourceCounts: [Int] { get }
    /// Asks the data source to move a row or item.
    func moveInDataSource(_ position: RowPosition, to target: RowPosition)
    /// Shows a move that the data source has made.
    func moveInView(_ position: RowPosition, to target: RowPosition)
    /// Moves a row or item in the way in which a diffable data source lets it be moved.
    func moveBySnapshot(_ position: RowPosition, to target: RowPosition)
}

// MARK: - Rows

extension NavigableList {
    /// Returns the walk over the rows or items to which the cursor may go.
    func walk(wraps: Bool = false) -> RowWalk {
        var walk = allRows
        walk.accepts = accepts
        walk.wraps = wraps
        return walk
    }

    /// A closure that returns whether the cursor may go to a position; nil if it may go to all.
    var accepts: ((RowPosition) -> Bool)? {
        guard skipsUnhighlightable, scrollView?.delegate != nil else { return nil }
        return { [weak self] in self?.canHighlight($0) ?? false }
    }

    func canHighlight(_ position: RowPosition) -> Bool {
        answers.answer(\.canHighlight, position) { shouldHighlight(position) }
    }

    func contains(_ position: RowPosition) -> Bool {
        scrollView != nil && allRows.contains(position)
    }

    func end(_ end: ListEnd) -> RowPosition? {
        end == .first ? walk().first : walk().last
    }
}

// MARK: - Selection and focus

extension NavigableList {
    func isSelected(_ position: RowPosition) -> Bool { selectionTest()(position) }

    /// Returns whether what is in sight at `position` shows that it is selected; nil if nothing is.
    func showsSelection(at position: RowPosition) -> Bool? {
        cell(at: position).flatMap(isSelected)
    }

    /// Returns a function that returns whether a position is selected.
    ///
    /// What is in sight is asked for it; all that is selected is looked through at the first
    /// position that is not, once.
    func selectionTest() -> (RowPosition) -> Bool {
        var all: Set<RowPosition>?
        return { [weak self] position in
            guard let self else { return false }
            if let isShown = showsSelection(at: position) { return isShown }
            let selection = all ?? Set(selection)
            all = selection
            return selection.contains(position)
        }
    }

    /// Scrolls to `position` and asks the system to move its focus there.
    func requestSystemFocus(at position: RowPosition) {
        guard let view = scrollView, let rect = rectToReveal(position) else { return }
        view.scrollRectToVisible(rect, animated: false)
        view.layoutIfNeeded()
        guard let cell = cell(at: position), let system = UIFocusSystem(for: view) else { return }
        system.requestFocusUpdate(to: cell)
        system.updateFocusIfNeeded()
    }
}

// MARK: - Reordering

extension NavigableList {
    func canMove(_ position: RowPosition) -> Bool {
        answers.answer(\.canMove, position) { shouldMove(position) }
    }

    /// Returns the position to which an arrow moves a row or item; nil if it cannot be moved there.
    func reorderTarget(of position: RowPosition, _ arrow: ArrowDirection) -> RowPosition? {
        guard canMove(position), let proposal = proposedTarget(of: position, arrow) else {
            return nil
        }
        return answers.answer(\.reorderTargets, .init(position: position, arrow: arrow)) {
            let target = target(ofMoving: position, to: proposal)
            return target == position ? nil : target
        }
    }

    /// Moves a row or item, and returns its new position; nil if it is where it was.
    func reorder(_ position: RowPosition, to target: RowPosition) -> RowPosition? {
        guard let dataSource else { return nil }
        switch ListOwner(of: dataSource) {
        case .anyone:
            let shown = allRows.rowCounts
            moveInDataSource(position, to: target)
            let outcome = ReorderOutcome(
                of: position, to: target, shown: shown, shownNow: allRows.rowCounts,
                data: dataSourceCounts)
            if outcome == .moves { moveInView(position, to: target) }
            return outcome == .stays ? nil : target
        case .snapshots(let snapshots):
            let moved = snapshots.identifier(at: position.indexPath)
            moveBySnapshot(position, to: target)
            let new = moved.flatMap(snapshots.indexPath(of:)).flatMap(RowPosition.init)
            return new == position ? nil : new
        case .unknown: return nil
        }
    }
}
