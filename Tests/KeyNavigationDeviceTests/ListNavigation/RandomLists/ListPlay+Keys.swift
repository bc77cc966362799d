import DeviceTesting
import Foundation
import Requirements
import SimulatedDevice
import UIKit

@testable import KeyNavigation
@testable import KeyboardAssistant

extension ListPlay {
    /// Presses the keys of an act, and returns what they have done wrong.
    mutating func press(_ act: ListAct) -> [String] {
        let arrow = list.arrows.randomElement(using: &random) ?? UIKeyCommand.inputDownArrow
        switch act {
        case .arrow: return move(arrow) + thereAndBack()
        case .run:
            let problems = (0..<Int.random(in: 2...8, using: &random)).flatMap { _ in move(arrow) }
            return problems + thereAndBack()
        case .ends:
            let flags: UIKeyModifierFlags = Bool.random(using: &random) ? .command : .alternate
            let ends = [UIKeyCommand.inputUpArrow, UIKeyCommand.inputDownArrow]
            return move(ends.randomElement(using: &random) ?? arrow, flags) + thereAndBack()
        case .page: return page()
        case .extend: return extend(arrow)
        case .selectAll: return selectAll()
        case .space: return space()
        case .open: return open()
        case .escape: return escape()
        case .type: return type()
        case .cell: return visitCell()
        case .deleteKey: return delete()
        default: return reorder(arrow)
        }
    }

    func send(_ key: String, _ flags: UIKeyModifierFlags = []) {
        device.press(key, flags)
        device.settle()
    }

    /// Presses a key, and returns what no key may do.
    func press(_ key: String, _ flags: UIKeyModifierFlags = []) -> [String] {
        let before = Look(list)
        let deletions = list.deleted.count
        list.delegate?.forget()
        send(key, flags)
        var problems = tellings(since: before) + selections(since: before)
        if list.deleted.count > deletions { problems.append("\(list.deleted) are deleted") }
        if let row = list.cursorRow, row != before.row, list.skips(row) {
            problems.append("the cursor goes to \(row), which can't be highlighted")
        }
        return problems
    }

    /// What the delegate was told wrongly.
    private func tellings(since before: Look) -> [String] {
        guard let updates = list.delegate?.updates else { return [] }
        let moves = updates.filter(\.isFocusedRowChanged)
        if moves.isEmpty { return list.cursor == before.path ? [] : ["nobody is told"] }
        let isChain = zip(moves, moves.dropFirst()).allSatisfy {
            $0.indexPathForFocusedRow == $1.indexPathForPreviouslyFocusedRow
        }
        let isRight =
            isChain && moves.first?.indexPathForPreviouslyFocusedRow == before.path
            && moves.last?.indexPathForFocusedRow == list.cursor
        return isRight ? [] : ["told \(moves) from \(name(before.row)) to \(name(list.cursorRow))"]
    }

    /// What is selected or deselected though it may not be, where several can be selected.
    private func selections(since before: Look) -> [String] {
        guard list.listNavigator.list.selectionMode == .multiple else { return [] }
        let (new, old) = (list.selection, before.selection)
        let wrong = new.subtracting(old).filter { !list.canSelect($0) }
        let lost = old.subtracting(new).filter {
            list.traits.isKept($0) && list.rows.path(of: $0) != nil
        }
        return (wrong.isEmpty ? [] : ["\(wrong) are selected"])
            + (lost.isEmpty ? [] : ["\(lost) are deselected"])
    }

    // MARK: Moves

    /// Moves the cursor by a key, after which it is in sight.
    func move(_ key: String, _ flags: UIKeyModifierFlags = []) -> [String] {
        let before = Look(list)
        let navigator = list.listNavigator
        let shape = navigator.list.shape
        var problems = press(key, flags)
        let follows =
            navigator.options.selectionFollowsCursor || navigator.list.selectionMode != .multiple
        // A key without a command of the library's is the system's, which can select what it moves to.
        if !follows, !navigator.list.allowsSystemFocus, list.selection != before.selection {
            problems.append("the selection changes")
        }
        // In one line or column, some of the arrows have no commands.
        let isOffered = flags != [] || shape.arrows.map(\.key).contains(key)
        let mayStay =
            !isOffered || before.isStuck || navigator.options.edgeBehavior == .passesKeyOn
            || navigator.cursor.kind == .appDrawn
            || flags != [] && !navigator.options.commands.contains(.ends)
            || flags != [] && list.rows.sections.flatMap(\.rows).allSatisfy(list.skips)
        if let cursor = list.cursor, cursor != before.path || !mayStay, !list.isSeen(cursor) {
            problems.append(
                "\(name(list.cursorRow)) is out of sight at \(String(describing: list.frame(of: cursor))) in \(list.scrollView.bounds)"
            )
        }
        return problems
    }

    /// Goes one step with an arrow and back with the opposite one.
    private mutating func thereAndBack() -> [String] {
        guard let arrow = list.arrows.randomElement(using: &random), let start = list.cursorRow,
            !list.skips(start)
        else { return [] }
        let problems = move(arrow)
        let look = Look(list)
        // The other arrow has no command where only one line or column is visible by now.
        let isOffered = list.listNavigator.list.shape.arrows.map(\.key).contains(arrow.opposite)
        guard let there = look.row, there != start, !look.isStuck, isOffered else {
            return problems
        }
        let back = move(arrow.opposite)
        return problems + back
            + (list.cursorRow == start
                ? []
                : ["from \(start) by \(arrow) to \(there) and back to \(name(list.cursorRow))"])
    }

    private mutating func page() -> [String] {
        let before = Look(list)
        let keys = [
            " ", UIKeyCommand.inputPageUp, UIKeyCommand.inputPageDown, UIKeyCommand.inputHome,
            UIKeyCommand.inputEnd,
        ]
        let key = keys.randomElement(using: &random) ?? " "
        let options = list.listNavigator.options
        guard key != " " || options.spaceKey == .scroll else { return press(key) }
        if options.pageKeys == .moveCursor { return press(key) }
        let problems = press(key)
        let isRight =
            list.cursorRow == before.row
            || !options.keepsCursorWhenScrolled
                && list.cursor == nil
        return problems + (isRight ? [] : ["a page moves the cursor to \(name(list.cursorRow))"])
    }

    /// Types a letter, which finds a row.
    private mutating func type() -> [String] {
        let before = Look(list)
        let letter = ["a", "e", "i", "o", "u", "y"].randomElement(using: &random) ?? "a"
        let problems = press(letter)
        let matches = list.rows.all.filter {
            !list.skips($0) && list.traits.text($0).hasPrefix(letter)
        }
        guard let match = list.cursorRow, !matches.isEmpty, !before.isStuck else {
            let isRight = list.cursorRow == before.row
            return problems + (isRight ? [] : ["\(letter) moves to \(name(list.cursorRow))"])
        }
        return problems + (matches.contains(match) ? [] : ["\(letter) finds \(match)"])
    }
}

extension ArrowDirection {
    var key: String {
        switch self {
        case .up: UIKeyCommand.inputUpArrow
        case .down: UIKeyCommand.inputDownArrow
        case .left: UIKeyCommand.inputLeftArrow
        case .right: UIKeyCommand.inputRightArrow
        }
    }
}

extension String {
    fileprivate var opposite: String {
        switch self {
        case UIKeyCommand.inputDownArrow: UIKeyCommand.inputUpArrow
        case UIKeyCommand.inputUpArrow: UIKeyCommand.inputDownArrow
        case UIKeyCommand.inputLeftArrow: UIKeyCommand.inputRightArrow
        default: UIKeyCommand.inputLeftArrow
        }
    }
}
