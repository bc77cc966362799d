import CoreGraphics
import DeviceFixtures
import DeviceTesting
import Foundation
import HeadlessBehavior
import Requirements
import SimulatedDevice
import UIKit

@testable import KeyNavigation
@testable import KeyboardAssistant

/// What can happen to a list in a step.
enum ListAct: String, CaseIterable {
    case arrow, run, ends, page, extend, selectAll, space, open, escape, type, cell
    case deleteKey, reorderKey, offered
    case tap, drag
    case edit, move, reloadRows, reloadData, scroll, focus, select
    case rotate, resize, options, several, editing, newNavigator
    case join, preference
}

/// A list on a device, to which something random happens step by step.
@MainActor
struct ListPlay {
    let device: SimulatedDevice
    var random: SeededNumbers
    private(set) var played: (any PlayedList)?
    private let clock = Clock()
    let gestureCount: Int
    private let hasAllCommands: Bool
    /// The cell that UIKit has kept in a reload, and the row that it shows since.
    var keptCell: (cell: WeakBox<UIView>, row: Int)?

    /// The time by which typing is one text or two.
    final class Clock {
        var time: TimeInterval = 0
    }

    init(seed: UInt64, _ make: (RowTraits, inout SeededNumbers) -> any PlayedList) {
        random = SeededNumbers(seed: seed)
        let models: [SimulatedDevice.Model] = [.iPhone13, .iPhoneSE, .iPad9_7]
        device = SimulatedDevice(models.randomElement(using: &random) ?? .iPhone13)
        if Int.random(in: 0..<4, using: &random) == 0 { device.language = "ar" }
        device.keyboard.mode = .hardware(bar: false)
        // Where the system moves focus, it edits a field when it comes to it.
        let list = make(RowTraits(seed: seed, hasFields: device.model.idiom == .phone), &random)
        played = list
        hasAllCommands = Bool.random(using: &random)
        device.show(list)
        gestureCount = list.view.gestureRecognizers?.count ?? 0
        makeNavigator(of: list)
        device.settle()
    }

    var list: any PlayedList {
        guard let played else { preconditionFailure("There is a list until the end.") }
        return played
    }

    private func makeNavigator(of list: any PlayedList) {
        list.makeNavigator()
        list.listNavigator.typing.setClock { [clock] in clock.time }
        if hasAllCommands { list.listNavigator.options.commands = .all }
    }

    // MARK: Steps

    mutating func step(_ act: ListAct) -> [String] {
        clock.time += 10
        if !list.listNavigator.keepsKeys || act.isKey { giveKeysToList() }
        list.delegate?.forget()
        let before = (cursor: list.cursor, focus: list.listNavigator.list.focusedPosition)
        var problems = act.isKey ? pressKeys(of: act) : happen(act)
        device.settle()
        problems += wrongs
        if act.isKey, list.cursor != before.cursor, before.focus != nil {
            problems += disagreements
        }
        return problems.map { "\(act): \($0)" }
    }

    private mutating func pressKeys(of act: ListAct) -> [String] {
        if act == .offered { return pressOffered() }
        return isMovedBySystem ? pressForSystem(act) : press(act)
    }

    func giveKeysToList() {
        if list.listNavigator.keepsKeys { device.press(UIKeyCommand.inputEscape) }
        guard !list.isFirstResponder else { return }
        list.view.endEditing(true)
        list.becomeFirstResponder()
    }

    private mutating func happen(_ act: ListAct) -> [String] {
        switch act {
        case .tap: return tap()
        case .drag: return drag()
        case .edit, .move, .reloadRows, .reloadData: return change(act)
        case .focus: return focus()
        case .newNavigator: return replaceNavigator()
        case .join: return join()
        case .preference: return changeEngine()
        default: break
        }
        let (before, wasMovedBySystem) = (list.cursorRow, isMovedBySystem)
        switch act {
        case .scroll: scroll()
        case .rotate:
            device.rotate(to: device.orientation.isLandscape ? .portrait : .landscapeLeft)
        case .resize:
            device.window.frame.size.width =
                device.screenSize.width * CGFloat.random(in: 0.4...1, using: &random)
            device.window.layoutIfNeeded()
        case .options: list.listNavigator.options.vary(&random)
        case .several:
            list.selectsSeveral.toggle()
            return []
        case .editing:
            list.setEditing(Bool.random(using: &random))
            return []
        default:
            if let path = list.rows.paths.randomElement(using: &random) { list.select(path) }
            guard !list.listNavigator.cursor.isSelection else { return [] }
        }
        device.settle()
        // A row that is gone has no cursor any more where that is the rule now.
        let isCleared =
            act == .options && list.cursorRow == nil
            && list.listNavigator.options.missingRowPolicy == .clear
        return list.cursorRow == before || wasMovedBySystem || isCleared
            ? [] : ["the cursor goes from \(name(before)) to \(name(list.cursorRow))"]
    }

    func name(_ row: Int?) -> String { row.map { "row \($0)" } ?? "nowhere" }

    private mutating func scroll() {
        let view = list.scrollView
        let size = view.contentSize
        view.contentOffset = CGPoint(
            x: size.width > view.bounds.width + 1
                ? CGFloat.random(in: 0...size.width - view.bounds.width, using: &random)
                : view.contentOffset.x,
            y: CGFloat.random(in: 0...max(1, size.height - view.bounds.height), using: &random))
        view.layoutIfNeeded()
    }

    private mutating func focus() -> [String] {
        let path: IndexPath? =
            switch Int.random(in: 0..<6, using: &random) {
            case 0: nil
            case 1: [9, 9]
            default: list.rows.paths.randomElement(using: &random)
            }
        let update = list.listNavigator.focus(path)
        let expected = path.flatMap { list.rows[$0] == nil ? nil : $0 }
        // Without a row to go to, the system's focus stays where it is.
        let isRight =
            (list.cursor == expected || isMovedBySystem)
            && update.indexPathForFocusedRow == expected
        return isRight ? [] : ["\(update) and \(name(list.cursorRow))"]
    }

    private func replaceNavigator() -> [String] {
        weak var old: ListNavigator?
        old = list.listNavigator
        list.removeNavigator()
        let problems = old == nil ? leftovers : ["the navigator is kept"]
        makeNavigator(of: list)
        return problems
    }

    // MARK: People

    /// Taps a row that is in sight, beside its controls.
    private mutating func tap() -> [String] {
        guard let path = list.visiblePaths.randomElement(using: &random),
            let cell = list.cell(at: path), let row = list.rows[path]
        else { return [] }
        let x =
            cell.effectiveUserInterfaceLayoutDirection == .rightToLeft
            ? cell.bounds.maxX - 1 : 1
        let point = cell.convert(CGPoint(x: x, y: cell.bounds.midY), to: nil)
        let hit = device.window.hitTest(point, with: nil)
        guard hit?.isDescendant(of: cell) == true, !(hit is UIControl) else { return [] }
        let before = Look(list)
        device.tap(at: point, in: device.window)
        device.settle()
        guard !before.selectionIsCursor, !list.isEditing, !isMovedBySystem else { return [] }
        let expected = list.skips(row) ? before.row : row
        return list.cursorRow == expected
            ? [] : ["a tap on \(row) from \(name(before.row)) to \(name(list.cursorRow))"]
    }

    private mutating func drag() -> [String] {
        let before = Look(list)
        let way = CGFloat([-300, -60, 60, 300].randomElement(using: &random) ?? 60)
        let isDown = Bool.random(using: &random)
        device.drag(list.view, by: CGVector(dx: isDown ? 0 : way, dy: isDown ? way : 0))
        device.settle()
        let keeps = list.listNavigator.options.keepsCursorWhenScrolled
        // A finger that scrolls nothing may select the row that it lifts from.
        let isRight =
            list.cursorRow == before.row || list.cursorRow == nil && !keeps || isMovedBySystem
            || before.selectionIsCursor && list.selection != before.selection
        return isRight ? [] : ["from \(name(before.row)) to \(name(list.cursorRow))"]
    }

    // MARK: The end

    mutating func end() -> [String] {
        // Half of the histories end with focus in a cell, if it is there.
        if Bool.random(using: &random) { giveKeysToList() }
        weak var navigator: ListNavigator?
        navigator = list.listNavigator
        list.removeNavigator()
        var left = navigator == nil ? leftovers : ["the navigator is kept"]
        device.show(UIViewController())
        device.settle()
        weak var list: (any PlayedList)?
        list = played
        played = nil
        if list != nil { left.append("the list is kept") }
        return left
    }
}

extension ListAct {
    var isKey: Bool {
        switch self {
        case .arrow, .run, .ends, .page, .extend, .selectAll, .space, .open, .escape, .type, .cell,
            .deleteKey, .reorderKey, .offered:
            true
        default: false
        }
    }
}

extension ListOptions {
    /// Chooses some of the options anew.
    fileprivate mutating func vary(_ random: inout SeededNumbers) {
        switch Int.random(in: 0..<12, using: &random) {
        case 0: commands = Bool.random(using: &random) ? .all : .basic
        case 1: initialPosition = InitialPosition.allCases.randomElement(using: &random) ?? .first
        case 2:
            missingRowPolicy = MissingRowPolicy.allCases.randomElement(using: &random) ?? .nearest
        case 3, 4: edgeBehavior = EdgeBehavior.allCases.randomElement(using: &random) ?? .stops
        case 5: pageKeys = PageKeys.allCases.randomElement(using: &random) ?? .scroll
        case 6: spaceKey = SpaceKey.allCases.randomElement(using: &random) ?? .scroll
        case 7: gridSelection = GridSelection.allCases.randomElement(using: &random) ?? .range
        case 8: lineEnd = LineEnd.allCases.randomElement(using: &random) ?? .continues
        case 9: selectionFollowsCursor.toggle()
        case 10: animatesScrolling.toggle()
        default: keepsCursorWhenScrolled.toggle()
        }
    }
}
