import UIKit

extension ListNavigator {
    /// The control or text input with focus in the cell under the cursor.
    ///
    /// It is `nil` while the cell itself has focus, and after the control was removed or disabled.
    public var focusedControl: UIView? { currentStay?.focusedControl }

    /// The stay in the cell under the cursor, unless it has ended.
    var currentStay: CellStay? {
        endStayIfLeft()
        return stay
    }

    /// The controls in the cell under the cursor, if keys may go there.
    ///
    /// If the system's focus engine moves the cursor, controls are left to it.
    func cellContents(at cursor: RowPosition?) -> CellContents {
        if let stay = currentStay { return stay.contents }
        guard options.commands.contains(.cellControls), !isMovedBySystem, let cursor else {
            return CellContents()
        }
        guard let cell = list.cell(at: cursor) else { return CellContents(isLoaded: false) }
        return CellContents(controls: cell.cellControls.map(\.cellControlKind))
    }

    /// Returns a Boolean value that indicates whether Return goes into the cell at `position`
    /// instead of opening it.
    func returnEntersCell(at position: RowPosition, in walk: RowWalk) -> Bool {
        guard !options.returnEntersCells else { return true }
        guard cursorKind == .selection else { return false }
        return list.selectionMode == .none || !list.canHighlight(position, in: walk)
    }

    // MARK: Keys

    /// Moves focus to the first control in the cell at `position` that accepts it.
    func enterCell(at position: RowPosition) {
        reveal(position)
        guard let view = list.scrollView, let cell = list.cell(at: position) else { return }
        let contents = CellContents(controls: cell.cellControls.map(\.cellControlKind))
        let new = CellStay(
            in: cell, of: view,
            reveal: { [weak self] in self?.reveal($0) },
            onChange: { [weak self] end in
                switch end {
                case .left: self?.endStayIfLeft()
                case .editingEnded: self?.leaveCell()
                }
            })
        if new.step(.forward, in: contents) { stay = new }
    }

    /// Scrolls the minimum distance until a view in the cell under the cursor is visible.
    private func reveal(_ view: UIView) {
        guard let scrollView = list.scrollView, let cursor else { return }
        let frame = view.convert(view.bounds, to: scrollView)
        scrollView.scrollRectToVisible(
            list.rectToReveal(frame, at: cursor), animated: options.animatesScrolling)
    }

    /// Scrolls to the cell at `position`, which loads it, and goes to its controls or opens it.
    func enterOrOpen(_ position: RowPosition, in walk: RowWalk) {
        reveal(position, animated: false)
        if cellContents(at: position).canBeEntered {
            enterCell(at: position)
        } else {
            open(position, in: walk)
        }
    }

    func stepInCell(_ direction: RowWalk.Direction) {
        guard let stay = currentStay else { return }
        stay.step(direction, in: stay.contents)
    }

    /// Moves focus back to the cell, unless a text input in it refuses to end editing.
    func leaveCell() {
        guard let stay, stay.takeKeys() else { return }
        endStay()
    }

    // MARK: The end

    /// Ends the stay if its cell isn't the one under the cursor any more.
    func endStayIfLeft() {
        guard let stay, !isUnderCursor(stay) else { return }
        endStay()
    }

    private func isUnderCursor(_ stay: CellStay) -> Bool {
        guard stay.isOnScreen, !stay.isOver, !isMovedBySystem, let cell = stay.cell, let cursor
        else { return false }
        return list.cell(at: cursor) === cell
    }

    private func endStay() {
        stay?.end()
        stay = nil
    }
}
