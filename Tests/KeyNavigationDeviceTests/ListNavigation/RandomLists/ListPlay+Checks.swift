import DeviceTesting
import Foundation
import Requirements
import SimulatedDevice
import UIKit

@testable import KeyNavigation
@testable import KeyboardAssistant

extension ListPlay {
    // MARK: What must hold

    /// What is wrong after any step that has settled.
    var wrongs: [String] {
        // The cursor is shown by the time keys are asked for, once the list has come to rest.
        for _ in 0..<2 {
            list.view.layoutIfNeeded()
            _ = list.listNavigator.possibleKeyCommands
        }
        var wrongs: [String] = []
        let (navigator, paths) = (list.listNavigator, list.selectedPaths)
        if let cursor = list.cursor, list.rows[cursor] == nil {
            wrongs.append("\(cursor) is no row")
        }
        if paths.contains(where: { list.rows[$0] == nil }) { wrongs.append("\(paths) are no rows") }
        // A row that people may not deselect stays selected beside the one that they tap.
        let isOne = paths.count < 2 || list.selection.contains(where: list.traits.isKept)
        if navigator.cursor.isSelection, !isOne || list.cursor != paths.min() {
            wrongs.append("the cursor is \(name(list.cursorRow)), selected are \(paths)")
        }
        for path in list.visiblePaths {
            guard let cell = list.cell(at: path) else { continue }
            if cell.row != list.rows[path], !isKept(cell) {
                wrongs.append("\(path) shows \(cell.row)")
            }
            let isShown =
                navigator.cursor.kind == .selection && !navigator.cursor.isSelection
                && !isMovedBySystem && path == list.cursor
            if cell.isHighlighted != isShown {
                wrongs.append("\(cell.row) is \(isShown ? "not " : "")highlighted")
            }
        }
        if let control = navigator.focusedControl {
            let cell = list.cursor.flatMap(list.cell)
            if cell.map(control.isDescendant) != true { wrongs.append("focus is in another cell") }
        }
        return wrongs
    }

    /// What a navigator that is gone has left in the list.
    var leftovers: [String] {
        let names = device.window.playedViews.map { "\(type(of: $0))" }.filter { name in
            ["Probe", "Ring"].contains { name.hasSuffix($0) }
        }
        let isLit = list.visiblePaths.contains { list.cell(at: $0)?.isHighlighted == true }
        let count = list.view.gestureRecognizers?.count ?? 0
        return names + (isLit ? ["a highlight"] : [])
            + (count == gestureCount ? [] : ["\(count - gestureCount) gesture recognizers"])
    }
}

/// What a list was like before a step.
@MainActor
struct Look {
    var path: IndexPath?
    var row: Int?
    var selection: Set<Int>
    var rows: PlayedRows
    /// The rows that the key for deleting would delete.
    var deletable: Set<Int>
    var selectionIsCursor: Bool
    /// Whether the cursor can't be removed, because people may not deselect its row.
    var isHeld: Bool
    /// Whether it can't move either.
    var isStuck: Bool

    init(_ list: any PlayedList) {
        (path, row, selection, rows) = (list.cursor, list.cursorRow, list.selection, list.rows)
        let several = list.listNavigator.list.selectionMode == .multiple && !selection.isEmpty
        deletable = (several ? selection : Set([row].compactMap(\.self)))
            .filter { list.listNavigator is CollectionNavigator || list.traits.canDelete($0) }
        selectionIsCursor = list.listNavigator.cursor.isSelection
        isHeld = selectionIsCursor && selection.contains(where: list.traits.isKept)
        isStuck = isHeld && list.listNavigator is TableNavigator
    }
}

extension UIView {
    /// The view and all views in it.
    fileprivate var playedViews: [UIView] { [self] + subviews.flatMap(\.playedViews) }
}
