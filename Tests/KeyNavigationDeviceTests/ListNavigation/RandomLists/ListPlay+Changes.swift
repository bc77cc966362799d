import DeviceTesting
import Foundation
import HeadlessBehavior
import Requirements
import SimulatedDevice
import UIKit

@testable import KeyNavigation
@testable import KeyboardAssistant

extension ListPlay {
    // MARK: The app's changes

    mutating func change(_ act: ListAct) -> [String] {
        let (before, wasMovedBySystem) = (Look(list), isMovedBySystem)
        guard let change = makeChange(act) else { return [] }
        if case .reload = change { noteKeptCell() }
        list.show(change, animated: Bool.random(using: &random))
        // The selection goes along with its row by itself.
        if !before.selectionIsCursor || Bool.random(using: &random) { list.tell(change) }
        device.settle()
        // UIKit decides where its focus goes.
        if wasMovedBySystem { return [] }
        guard let row = before.row else {
            // Where there was no row for it, the cursor waits for one.
            if before.rows.all.allSatisfy(list.skips) { return [] }
            return list.cursor == nil ? [] : ["a cursor comes from nowhere"]
        }
        switch change {
        case .reload: return []
        case .reloadRows where before.selectionIsCursor: return []
        // Of two selected rows, the first one is the cursor.
        case .move where before.selectionIsCursor && before.selection.count > 1: return []
        case .move(_, let target) where !before.selectionIsCursor && list.rows[target] == row:
            return []
        default: break
        }
        if list.rows.all.contains(row) {
            return list.cursorRow == row
                ? [] : ["the cursor leaves \(row) for \(name(list.cursorRow))"]
        }
        // Of a single selection, the delegate can keep rows that were selected before.
        let isCleared =
            before.selectionIsCursor
            ? before.selection.isDisjoint(with: list.rows.all)
            : list.listNavigator.options.missingRowPolicy == .clear
                || list.rows.all.allSatisfy(list.skips)
        return isCleared == (list.cursor == nil)
            ? [] : ["after \(row) is gone, the cursor is \(name(list.cursorRow))"]
    }

    // MARK: Cells that UIKit keeps

    /// Notes the cell that UIKit keeps in a reload, because there is editing in it.
    ///
    /// UIKit doesn't ask for a cell for the row that is there by then.
    private mutating func noteKeptCell() {
        guard device.behavior.reloadWithResponder == .kept,
            let responder = device.window.firstResponder as? UIView
        else { return }
        let cell = list.visiblePaths.lazy.compactMap(list.cell).first(where: responder.isDescendant)
        keptCell = cell.map { (WeakBox($0), $0.row) }
    }

    /// Whether a cell was kept in a reload, and nobody has asked the app to fill it since.
    func isKept(_ cell: any PlayedCell) -> Bool {
        keptCell.map { $0.cell.object === cell && $0.row == cell.row } ?? false
    }

    private mutating func makeChange(_ act: ListAct) -> PlayedChange? {
        switch act {
        case .edit: return list.rows.edit(&random, upTo: 4)
        case .move: return list.rows.move(&random)
        case .reloadRows:
            let paths = list.visiblePaths.isEmpty ? list.rows.paths : list.visiblePaths
            return paths.randomElement(using: &random).map { .reloadRows([$0]) }
        default:
            _ = list.rows.edit(&random, upTo: 20)
            return .reload
        }
    }
}
