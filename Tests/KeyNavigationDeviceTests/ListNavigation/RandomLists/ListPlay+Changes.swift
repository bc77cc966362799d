import DeviceTesting
import Foundation
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
