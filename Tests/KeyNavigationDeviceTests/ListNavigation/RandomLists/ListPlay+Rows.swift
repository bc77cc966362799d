import DeviceTesting
import Foundation
import Requirements
import SimulatedDevice
import UIKit

@testable import KeyNavigation
@testable import KeyboardAssistant

extension ListPlay {
    // MARK: Selection

    mutating func extend(_ arrow: String) -> [String] {
        let before = Look(list)
        let flags: UIKeyModifierFlags =
            Int.random(in: 0..<4, using: &random) == 0 ? [.shift, .command] : .shift
        let shape = list.listNavigator.list.shape
        let problems = press(arrow, flags)
        let isExtended =
            list.listNavigator.list.selectionMode == .multiple
            && list.listNavigator.options.commands.contains(.extending)
        guard isExtended, before.row != nil, shape.arrows.map(\.key).contains(arrow) else {
            return problems
        }
        guard let cursor = list.cursor else { return problems + ["the cursor is gone"] }
        return problems
            + (list.isSeen(cursor) || cursor == before.path && flags != .shift
                ? [] : ["\(name(list.cursorRow)) is out of sight"])
    }

    func selectAll() -> [String] {
        let before = Look(list)
        let problems = press("a", .command)
        guard list.listNavigator.list.selectionMode == .multiple,
            list.listNavigator.options.commands.contains(.extending)
        else { return problems }
        let all = before.selection.union(list.rows.all.filter(list.canSelect))
        return problems
            + (list.selection == all ? [] : ["selected are \(list.selection) of \(all)"])
    }

    func space() -> [String] {
        let before = Look(list)
        let navigator = list.listNavigator
        let problems = press(" ")
        let (options, mode) = (navigator.options, navigator.list.selectionMode)
        guard options.spaceKey == .select, options.commands.contains(.extending), mode == .multiple,
            !options.selectionFollowsCursor, let row = before.row
        else { return problems }
        let changed = list.selection.symmetricDifference(before.selection)
        let mayChange =
            before.selection.contains(row)
            ? !list.traits.isKept(row) && !list.traits.isRefused(row) : list.canSelect(row)
        return problems
            + (changed == (mayChange ? [row] : [])
                ? [] : ["space on \(row) selects or deselects \(changed)"])
    }

    mutating func open() -> [String] {
        let before = Look(list)
        let count = list.opened.count
        let navigator = list.listNavigator
        let focused = navigator.list.focusedPosition.flatMap { list.rows[$0.indexPath] }
        let problems = press("\r")
        let opened = Array(list.opened.dropFirst(count))
        let commits = list.delegate?.commits ?? []
        if navigator.focusedControl != nil { return problems + comeBack(to: before) }
        if navigator.cursor.kind == .appDrawn, !navigator.options.returnEntersCells {
            let isRight =
                commits == [before.path].compactMap { $0 }
                && (opened.isEmpty || before.row == nil && opened == [focused])
            return problems + (isRight ? [] : ["Return opens \(commits) and \(opened)"])
        }
        // Without a cursor of the library's, Return is the system's, whose focus may be in the list.
        let isRight =
            opened.isEmpty || opened == [before.row] || before.row == nil && opened == [focused]
        return problems + (isRight ? [] : ["Return on \(name(before.row)) opens \(opened)"])
    }

    func escape() -> [String] {
        let before = Look(list)
        let problems = press(UIKeyCommand.inputEscape)
        guard list.listNavigator.options.commands.contains(.clearing), !before.isHeld,
            list.listNavigator.cursor.walk().first != nil || before.row != nil
        else { return problems }
        let isEmpty = list.selection.allSatisfy(list.traits.isKept)
        return problems
            + (isEmpty && list.cursor == nil
                ? [] : ["left are \(list.selection), \(name(list.cursorRow))"])
    }

    // MARK: Cells

    /// Goes to the controls in a cell that has some, presses keys there, and comes back or stays.
    mutating func visitCell() -> [String] {
        let before = Look(list)
        send(UIKeyCommand.f2)
        guard list.listNavigator.focusedControl != nil else { return [] }
        for _ in 0..<Int.random(in: 0...3, using: &random) {
            let keys = ["\t", " ", "\r", "\u{8}", UIKeyCommand.inputDownArrow]
            let key = keys.randomElement(using: &random) ?? "\t"
            send(key)
            // A table that is edited has a control with which the row is deleted.
            if list.rows.all != before.rows.all {
                return list.deleted.last == before.row ? [] : ["\(list.deleted) are deleted"]
            }
            guard list.listNavigator.focusedControl != nil, list.cursorRow == before.row else {
                return ["\(key.debugDescription) leaves the cell of \(name(before.row))"]
            }
        }
        if Int.random(in: 0..<3, using: &random) == 0 { return [] }
        return comeBack(to: before)
    }

    private mutating func comeBack(to before: Look) -> [String] {
        let keys = [UIKeyCommand.f2, UIKeyCommand.inputEscape]
        send(keys.randomElement(using: &random) ?? keys[0])
        let isRight =
            list.listNavigator.focusedControl == nil && list.cursorRow == before.row
        return isRight ? [] : ["the cursor comes back from a cell to \(name(list.cursorRow))"]
    }

    // MARK: Rows

    func delete() -> [String] {
        let before = Look(list)
        let count = list.deleted.count
        let cell = before.path.flatMap(list.cell)
        let shown = cell.flatMap { isKept($0) ? nil : $0.row }
        list.delegate?.forget()
        send("\u{8}")
        let deleted = Array(list.deleted.dropFirst(count))
        guard !deleted.isEmpty else {
            return list.cursorRow == before.row ? [] : ["the cursor moves, and nothing is deleted"]
        }
        let order = before.rows.all
        guard Set(deleted) == before.deletable, shown ?? before.row == before.row,
            let last = order.lastIndex(where: before.deletable.contains)
        else {
            return ["\(deleted) are deleted and not \(before.deletable) at \(name(before.row))"]
        }
        let (rows, list) = (list.rows, list)
        let accepts = { rows.path(of: $0) != nil && !list.skips($0) }
        // The row after the last one, or one before it.
        let neighbors = [
            order[(last + 1)...].first(where: accepts), order[..<last].last(where: accepts),
        ]
        guard let cursor = list.cursor else {
            return rows.all.allSatisfy(list.skips) ? [] : ["no cursor after \(deleted) are deleted"]
        }
        return (neighbors.contains(rows[cursor]) ? [] : ["the cursor goes to \(cursor)"])
            + (list.isSeen(cursor) ? [] : ["\(name(list.cursorRow)) is out of sight"])
    }

    func reorder(_ arrow: String) -> [String] {
        let before = Look(list)
        let problems = press(arrow, [.alternate, .command])
        let (old, new) = (before.rows.all, list.rows.all)
        guard let row = before.row, list.traits.canMove(row) else {
            return problems + (old == new ? [] : ["rows move from \(old) to \(new)"])
        }
        guard before.rows.path(of: row) != list.rows.path(of: row) else { return problems }
        var wrongs = problems
        if old.filter({ $0 != row }) != new.filter({ $0 != row }) { wrongs.append("others move") }
        if list.cursorRow != row { wrongs.append("\(row) moves without the cursor") }
        if let cursor = list.cursor, !list.isSeen(cursor) {
            wrongs.append("\(row) is out of sight")
        }
        return wrongs
    }
}
