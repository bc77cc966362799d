import UIKit

/// The interface of a navigator to a table or collection view.
@MainActor
protocol NavigableList: ListAdapter {
    var shape: ListState.Shape { get }

    // MARK: Rows

    /// Returns the delegate's answer to whether a row or item should be highlighted.
    func shouldHighlight(_ position: RowPosition) -> Bool
    /// Returns the step to the next position of `walk` in the direction of an arrow key; `nil` if
    /// there is none.
    ///
    /// - Parameter history: The arrow keys that led to `position`.
    func step(
        _ arrow: ArrowDirection, from position: RowPosition, _ rule: ListStepRule,
        after history: GridHistory, in walk: RowWalk
    ) -> ListStep?

    // MARK: Geometry

    func position(at point: CGPoint) -> RowPosition?
    /// Returns the positions that intersect `rect`, in order.
    ///
    /// The rectangle is in the list's coordinates.
    func positions(in rect: CGRect) -> [RowPosition]
    /// Returns the length of the sticky header over `position` at the top, or at the leading edge
    /// in a horizontal list.
    func stickyHeaderLength(over position: RowPosition) -> CGFloat
    /// A Boolean value that indicates whether later rows or items are farther to the left in a list
    /// that scrolls horizontally.
    var runsRightToLeft: Bool { get }
    /// Returns a Boolean value that indicates whether the line of `position` runs to the left.
    func runsRightToLeft(at position: RowPosition) -> Bool
    /// The axis of paging.
    var pagingAxis: ArrowDirection.Axis { get }
    /// A Boolean value that indicates whether frames are estimated until they become visible.
    var estimatesSizes: Bool { get }

    // MARK: Selection

    var selectionMode: ListSelectionMode { get }
    /// The selected positions, in the list's order.
    ///
    /// The time to compute this property grows with the number of positions. Use
    /// ``selectionTest()`` to test one position.
    var selection: [RowPosition] { get }
    var hasSelection: Bool { get }
    func select(_ position: RowPosition)
    func deselect(_ position: RowPosition)
    /// Returns the position that the delegate selects when people select the highlightable
    /// `position`; `nil` if not allowed.
    func proposedSelection(of position: RowPosition) -> RowPosition?
    /// Tells the delegate that people have selected a row or item.
    func didSelect(_ position: RowPosition)
    /// Tells the delegate that people have deselected a row or item.
    func didDeselect(_ position: RowPosition)
    /// Returns the position to deselect when people deselect `position`; `nil` if not allowed.
    func positionToDeselect(for position: RowPosition) -> RowPosition?
    /// Returns a Boolean value that indicates whether a selection that is the cursor may move from
    /// `position` to `other`, or be removed with `nil`.
    func canMoveSelection(from position: RowPosition, to other: RowPosition?) -> Bool
    /// Returns whether a cell is shown as selected; `nil` if the view isn't a cell of the list.
    func isSelected(_ cell: UIView) -> Bool?
    func isHighlighted(_ cell: UIView) -> Bool
    func setHighlighted(_ isHighlighted: Bool, _ cell: UIView)
    /// Performs the effect of a tap, with all delegate calls, or only selects and deselects.
    func open(_ position: RowPosition, in walk: RowWalk, performingPrimaryAction: Bool)

    // MARK: The system's focus

    /// A Boolean value that indicates whether the app lets the system's focus engine into the list.
    var allowsSystemFocus: Bool { get }
    func joinSystemFocus(selectionFollowsFocus: Bool)
    /// The position with the system's focus.
    var focusedPosition: RowPosition? { get }

    // MARK: Reordering

    /// Returns the data source's answer to whether a row or item can be moved.
    func canMove(_ position: RowPosition) -> Bool
    /// Returns the position to which an arrow key would move a row or item.
    func proposedTarget(
        of position: RowPosition, _ arrow: ArrowDirection, after history: GridHistory,
        in walk: RowWalk
    ) -> RowPosition?
    /// Returns the delegate's replacement for the proposed target.
    func target(ofMoving position: RowPosition, to proposal: RowPosition) -> RowPosition?
    /// The number of rows or items in each section, according to the data source.
    var dataSourceCounts: [Int] { get }
    /// Tells the data source to move a row or item.
    func moveInDataSource(_ position: RowPosition, to target: RowPosition)
    /// Moves a row or item in the view after the data source has moved it.
    func moveInView(_ position: RowPosition, to target: RowPosition)
    /// Moves a row or item in the way that a diffable data source supports.
    func moveBySnapshot(_ position: RowPosition, to target: RowPosition)
}

// MARK: - Rows

extension NavigableList {
    /// Returns the walk over the rows or items that can be highlighted.
    ///
    /// The walk asks the delegate about each of them once.
    func highlightableRows() -> RowWalk {
        var walk = allRows
        guard scrollView?.delegate != nil else { return walk }
        walk.accepts = askingOnce(shouldHighlight)
        return walk
    }

    /// Returns a Boolean value that indicates whether a row or item of `walk` can be highlighted.
    func canHighlight(_ position: RowPosition, in walk: RowWalk) -> Bool {
        (walk.accepts ?? shouldHighlight)(position)
    }
}

/// A step of an arrow key to a row or item.
struct ListStep {
    var target: RowPosition
    /// The arrow keys that lead to the target.
    var history: GridHistory
}

/// The arrow keys that led to an item of a grid.
typealias GridHistory = ArrowHistory<RowPosition>

extension RowWalk {
    func end(_ end: ListEnd) -> RowPosition? {
        end == .first ? first : last
    }
}

/// Returns a closure with the answers to `question` that asks about each position once.
private func askingOnce(_ question: @escaping (RowPosition) -> Bool) -> (RowPosition) -> Bool {
    var answers: [RowPosition: Bool] = [:]
    return { position in
        if let answer = answers[position] { return answer }
        let answer = question(position)
        answers[position] = answer
        return answer
    }
}

// MARK: - Selection and focus

extension NavigableList {
    func isSelected(_ position: RowPosition) -> Bool { selectionTest()(position) }

    /// Returns the position to select when people select a position of `walk`; `nil` if not
    /// allowed.
    func positionToSelect(for position: RowPosition, in walk: RowWalk) -> RowPosition? {
        canHighlight(position, in: walk) ? proposedSelection(of: position) : nil
    }

    /// Returns a closure that returns whether people can select a position of `walk` itself, and
    /// that asks about each position once.
    func selectabilityTest(in walk: RowWalk) -> (RowPosition) -> Bool {
        askingOnce { [self] in positionToSelect(for: $0, in: walk) == $0 }
    }

    /// Returns whether the cell at `position` is shown as selected; `nil` for an invisible cell.
    func showsSelection(at position: RowPosition) -> Bool? {
        cell(at: position).flatMap(isSelected)
    }

    /// Returns a closure that returns whether a position is selected.
    ///
    /// The closure checks visible cells first, and reads the whole selection once, for the first
    /// invisible position.
    func selectionTest() -> (RowPosition) -> Bool {
        var all: Set<RowPosition>?
        // Not weak: beside a variable that the closure changes, the optimizer of Swift 6.3 takes the
        // weak reference for nil.
        return { [self] position in
            if let isShown = showsSelection(at: position) { return isShown }
            let selection = all ?? Set(selection)
            all = selection
            return selection.contains(position)
        }
    }

    /// Scrolls to `position` and asks the system to move its focus there.
    ///
    /// Rows that become visible on the way, and are measured then, can move the position on.
    func requestSystemFocus(at position: RowPosition) {
        guard let view = scrollView else { return }
        for _ in 0..<ListScroller.maxScrolls {
            guard let rect = rectToReveal(position) else { return }
            let offset = view.contentOffset
            view.scrollRectToVisible(rect, animated: false)
            view.layoutIfNeeded()
            if view.contentOffset == offset, rectToReveal(position) == rect { break }
        }
        guard let cell = cell(at: position), let system = UIFocusSystem(for: view) else { return }
        system.requestFocusUpdate(to: cell)
        system.updateFocusIfNeeded()
    }
}

// MARK: - Reordering

extension NavigableList {
    /// Returns the destination of a movable row or item for an arrow key; `nil` if there is none.
    func reorderTarget(
        of position: RowPosition, _ arrow: ArrowDirection, after history: GridHistory,
        in walk: RowWalk
    ) -> RowPosition? {
        guard let proposal = proposedTarget(of: position, arrow, after: history, in: walk) else {
            return nil
        }
        let target = target(ofMoving: position, to: proposal)
        return target == position ? nil : target
    }

    /// Moves a row or item, and returns its new position; `nil` if the row or item stays.
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

// MARK: - Deleting

extension NavigableList {
    /// Deletes rows or items with `deleteAll` or, without this closure, one by one.
    ///
    /// The last one comes first, so that the others keep their positions. Each deletion is an
    /// update of its own, because apps may also reload the list or apply a snapshot, and an update
    /// around them forbids this. If the app deletes anything else, or asks people first, the
    /// positions of the others are unknown, so these rows or items stay.
    func delete(
        _ positions: [RowPosition], together deleteAll: (([IndexPath]) -> Void)?,
        orEach delete: (IndexPath) -> Void
    ) {
        if let deleteAll { return deleteAll(positions.map(\.indexPath)) }
        for position in positions.reversed() {
            let before = allRows.rowCounts
            delete(position.indexPath)
            let after = allRows.rowCounts
            guard ListDeletion.hasDeleted(position, before: before, after: after) else { return }
        }
    }
}
