import UIKit

/// A table or collection view as its navigator sees it.
///
/// Everything is nil, none or nothing once the view is gone.
@MainActor
protocol NavigableList: AnyObject {
    var scrollView: UIScrollView? { get }
    var shape: ListSituation.Shape { get }
    var selectionMode: ListSelectionMode { get }
    /// What is selected, in the list's order.
    ///
    /// It takes as long as there are many; one place is asked for with ``selectionTest()``.
    var selection: [RowPosition] { get }
    var hasSelection: Bool { get }
    var isEditing: Bool { get }
    var dataSource: AnyObject? { get }
    /// What was answered during the present key press.
    var answers: ListAnswerCache { get }
    /// What lies at least partly in `rect`, in the list's coordinates, in the list's order.
    func positions(in rect: CGRect) -> [RowPosition]

    /// Walks over those that the cursor may go to.
    func walk(wraps: Bool) -> RowWalk
    /// Where an arrow leads.
    func neighbor(of position: RowPosition, _ arrow: ArrowDirection, wraps: Bool) -> RowPosition?
    /// Hears that the cursor has gone where an arrow leads from `position`.
    func didStep(_ arrow: ArrowDirection, from position: RowPosition)
    /// Hears that the cursor has gone elsewhere in another way, so that no step leads back.
    func forgetSteps()
    func position(at point: CGPoint) -> RowPosition?

    func select(_ position: RowPosition)
    func deselect(_ position: RowPosition)
    /// What is deselected where people deselect `position`; nil if the delegate refuses.
    func placeToDeselect(for position: RowPosition) -> RowPosition?
    /// Whether a selection that is the cursor may leave `position` for `other`, or for nowhere.
    func letsSelectionLeave(_ position: RowPosition, for other: RowPosition?) -> Bool
    /// Whether a cell of the list's shows that it is selected; nil if it is no cell.
    func isSelected(_ cell: UIView) -> Bool?
    func isHighlighted(_ cell: UIView) -> Bool
    func setHighlighted(_ isHighlighted: Bool, _ cell: UIView)
    /// Does what a tap does, with all that delegates are asked and told.
    func open(_ position: RowPosition)

    /// Whether the app lets the system's focus engine into the list.
    var allowsSystemFocus: Bool { get }
    /// What holds the system's focus.
    var focused: RowPosition? { get }
    /// The view that shows what is at `position`, if it is in sight.
    func cell(at position: RowPosition) -> UIView?

    func canMove(_ position: RowPosition) -> Bool
    func canDelete(_ position: RowPosition) -> Bool
    func delete(_ position: RowPosition)
    /// Where an arrow would take what is at `position`, if that may move.
    func reorderTarget(of position: RowPosition, _ arrow: ArrowDirection) -> RowPosition?
    /// Moves what is at `position`, and returns where it is now; nil if it is there still.
    func reorder(_ position: RowPosition, to target: RowPosition) -> RowPosition?

    /// Where something lies in the list's coordinates; nil if it has no place.
    func frame(of position: RowPosition) -> CGRect?
    /// How much a sticky header covers of what lies at the top (or the side where reading begins).
    func cover(over position: RowPosition) -> CGFloat
    /// Whether what comes later lies farther to the left, in a list that scrolls sideways.
    var runsRightToLeft: Bool { get }
    /// The axis along which pages are turned.
    var pagingAxis: ArrowDirection.Axis { get }
    /// Whether places are guessed until what lies there has been in sight.
    var estimatesSizes: Bool { get }
}

extension NavigableList {
    /// Whether `position` is selected.
    func isSelected(_ position: RowPosition) -> Bool { selectionTest()(position) }

    /// Whether what is in sight at `position` shows that it is selected; nil if nothing is.
    func showsSelection(at position: RowPosition) -> Bool? {
        cell(at: position).flatMap(isSelected)
    }

    /// Tells whether places are selected.
    ///
    /// What is in sight is asked for it; all that is selected is looked through at the first place
    /// that is not, once.
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
}
