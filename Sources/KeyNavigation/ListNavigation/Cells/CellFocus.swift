import UIKit

/// The focus that keys move from the cell under a list's cursor to the controls in the cell, and
/// back.
@MainActor
final class CellFocus {
    private let list: any NavigableList
    private let cursor: ListCursor
    private let scroller: ListScroller
    /// The session in the cell under the cursor; `nil` while the cell itself has focus.
    private var session: CellSession?

    init(in list: any NavigableList, _ cursor: ListCursor, _ scroller: ListScroller) {
        (self.list, self.cursor, self.scroller) = (list, cursor, scroller)
        cursor.observeMoves { [weak self] in self?.endIfLeft() }
    }

    /// The control with focus; `nil` while the cell itself has focus, and after the control was
    /// removed or disabled.
    var control: UIView? { current?.focusedControl }

    /// A Boolean value that indicates whether focus is in the cell under the cursor.
    var isInCell: Bool { current != nil }

    private var current: CellSession? {
        endIfLeft()
        return session
    }

    /// Returns the controls in the cell at `position`, if keys may enter the cell.
    ///
    /// If the system's focus engine moves the cursor, it handles the controls as well, and the
    /// value is empty.
    func contents(ofCellAt position: RowPosition?, mayEnter: Bool) -> CellContents {
        if let current { return current.contents }
        guard mayEnter, !cursor.isMovedBySystem, let position else { return CellContents() }
        return list.cell(at: position).map(CellContents.init) ?? CellContents(isLoaded: false)
    }

    // MARK: Keys

    /// Scrolls to the cell at `position`, and moves focus to the first control in the cell that
    /// accepts focus.
    func enterCell(at position: RowPosition) {
        cursor.reveal(position, by: scroller)
        guard let view = list.scrollView, let cell = list.cell(at: position) else { return }
        let new = CellSession(
            in: cell, of: view,
            reveal: { [weak self] in self?.reveal($0) },
            onChange: { [weak self] end in
                switch end {
                case .left: self?.endIfLeft()
                case .editingEnded: self?.leave()
                }
            })
        if new.step(.forward, in: CellContents(of: cell)) { session = new }
    }

    /// Scrolls to the cell at `position` and so loads the cell, and moves focus to its controls.
    ///
    /// - Returns: A Boolean value that is false for a cell without controls.
    func loadAndEnterCell(at position: RowPosition) -> Bool {
        cursor.reveal(position, by: scroller, animated: false)
        guard contents(ofCellAt: position, mayEnter: true).canBeEntered else { return false }
        enterCell(at: position)
        return true
    }

    private func reveal(_ view: UIView) {
        if let position = cursor.position { scroller.reveal(view, inCellAt: position) }
    }

    /// Moves focus to the next or previous control.
    func step(_ direction: RowWalk.Direction) {
        guard let current else { return }
        current.step(direction, in: current.contents)
    }

    /// Moves focus back to the cell, unless a text input in the cell refuses to end editing.
    func leave() {
        guard let session, session.takeKeys() else { return }
        end()
    }

    // MARK: The end

    /// Ends the session if its cell isn't under the cursor any more.
    private func endIfLeft() {
        guard let session, !isUnderCursor(session) else { return }
        end()
    }

    private func isUnderCursor(_ session: CellSession) -> Bool {
        guard session.canContinue, !cursor.isMovedBySystem, let position = cursor.position else {
            return false
        }
        return session.isIn(list.cell(at: position))
    }

    private func end() {
        session?.end()
        session = nil
    }
}

extension CellContents {
    /// Creates a value with the controls of a cell that has focus itself.
    @MainActor
    fileprivate init(of cell: UIView) {
        self.init(controls: cell.cellControls.map(\.cellControlKind))
    }
}
