import CoreGraphics
import DeviceTesting
import Foundation
import Requirements
import SimulatedDevice
import UIKit

@testable import KeyNavigation
@testable import KeyboardAssistant

extension ListPlay {
    // MARK: The engine that moves the cursor

    /// Whether the system's focus engine moves the cursor.
    var isMovedBySystem: Bool { list.listNavigator.isMovedBySystem }

    /// Lets the list take part in the system's focus.
    mutating func join() -> [String] {
        list.listNavigator.joinSystemFocus(selectionFollowsFocus: Bool.random(using: &random))
        device.settle()
        return []
    }

    /// Lets the other engine move the cursor, which goes on from where people see it.
    mutating func changeEngine() -> [String] {
        // A step, after which people look at the cursor.
        giveKeysToList()
        var problems = step()
        let (before, offset) = (list.cursor, list.scrollView.contentOffset)
        let hadFocus = list.listNavigator.list.focusedPosition?.indexPath == before
        let options = list.listNavigator.options
        let wasMovedBySystem = isMovedBySystem
        list.listNavigator.options.focusPreference =
            options.focusPreference == .system ? .library : .system
        let navigator = list.listNavigator
        let isSystems =
            navigator.options.focusPreference == .system && navigator.list.allowsSystemFocus
            && list.view.hasFocusSystem
        if isMovedBySystem != isSystems { problems.append("the engine isn't changed") }
        device.settle()
        if list.scrollView.contentOffset != offset {
            problems.append("another engine scrolls to \(list.scrollView.contentOffset)")
        }
        guard let before else { return problems + step() }
        // Where the selection is the cursor, people may have moved the focus away from it.
        let isSelection = list.listNavigator.cursor.isSelection
        let isOther = wasMovedBySystem && isSelection || !hadFocus
        if !isOther, list.cursor != before {
            problems.append("another engine goes from \(before) to \(name(list.cursorRow))")
        }
        let start = list.cursor
        problems += step()
        if let start, let cursor = list.cursor, !isStep(from: start, to: cursor) {
            problems.append("another engine steps from \(start) to \(cursor)")
        }
        return problems
    }

    /// Whether one arrow key may lead from a row of a table to another one.
    private func isStep(from start: IndexPath, to end: IndexPath) -> Bool {
        let paths = list.rows.paths
        guard list.listNavigator.list.shape == .rows, let first = paths.firstIndex(of: start),
            let last = paths.firstIndex(of: end)
        else { return true }
        func isPassed(_ index: Int) -> Bool { list.rows[paths[index]].map(list.skips) ?? true }
        let (low, high) = (min(first, last), max(first, last))
        let isAround =
            (0..<low).allSatisfy(isPassed)
            && (high + 1..<max(high + 1, paths.count)).allSatisfy(isPassed)
        return isAround || (low..<high).dropFirst().allSatisfy(isPassed)
    }

    private mutating func step() -> [String] {
        let arrow = list.arrows.randomElement(using: &random) ?? UIKeyCommand.inputDownArrow
        return isMovedBySystem ? pressForSystem(arrow) : move(arrow)
    }

    /// Presses keys of an act while the system moves the cursor.
    mutating func pressForSystem(_ act: ListAct) -> [String] {
        let count = act == .run ? Int.random(in: 2...8, using: &random) : 1
        switch act {
        case .arrow, .run:
            return (0..<count).flatMap { _ in step() }
        case .extend: send(UIKeyCommand.inputDownArrow, .shift)
        case .ends:
            return findRow { send(UIKeyCommand.inputDownArrow, .alternate) }
        case .page: send(UIKeyCommand.inputPageDown)
        case .selectAll: send("a", .command)
        case .space: send(" ")
        case .open: send("\r")
        case .escape: send(UIKeyCommand.inputEscape)
        case .type:
            return findRow { send("e") }
        case .cell: send(UIKeyCommand.f2)
        case .deleteKey, .reorderKey:
            // The rules for rows that move are those of any cursor.
            send(act == .deleteKey ? "\u{8}" : UIKeyCommand.inputDownArrow, [])
        default: break
        }
        return []
    }

    /// Presses an arrow, which the system takes.
    private func pressForSystem(_ arrow: String) -> [String] {
        list.delegate?.forget()
        send(arrow)
        var problems: [String] = []
        if list.delegate?.updates.isEmpty == false {
            problems.append("a move of the system's is told")
        }
        return problems
    }

    /// Presses a key of the library's, which moves the system's focus to a row.
    private func findRow(_ press: () -> Void) -> [String] {
        let before = list.cursor
        press()
        guard let cursor = list.cursor, cursor != before, !list.isSeen(cursor) else { return [] }
        return ["\(name(list.cursorRow)), which the system moved, is out of sight"]
    }

    /// What is wrong with two engines at rest, after a key.
    var disagreements: [String] {
        let navigator = list.listNavigator
        guard !isMovedBySystem, navigator.list.allowsSystemFocus, let cursor = list.cursor,
            let focused = navigator.list.focusedPosition,
            navigator.list.cell(at: focused) === list.scrollView.systemFocusedItem
        else { return [] }
        return focused.indexPath == cursor
            ? [] : ["the cursor is at \(cursor), and the system's focus at \(focused.indexPath)"]
    }
}
