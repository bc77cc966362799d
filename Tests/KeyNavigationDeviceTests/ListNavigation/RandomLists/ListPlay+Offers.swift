import DeviceTesting
import Foundation
import Requirements
import SimulatedDevice

@testable import KeyNavigation
@testable import KeyboardAssistant
@testable import UIKit

/// Keys of commands that the list offers, each of which has an effect.
extension ListPlay {
    /// Presses the keys of a command that is offered, and returns what is wrong if its action
    /// promises an effect and has none.
    mutating func pressOffered() -> [String] {
        let navigator = list.listNavigator
        let offered = navigator.possibleKeyCommands
        // Of two commands with the same keys, the first one has them.
        guard let random = offered.randomElement(using: &random), let input = random.input,
            let command = offered.first(where: {
                $0.input == input && $0.modifierFlags == random.modifierFlags
            }), let identifier = KeyCommandTarget.origin(of: command)?.identifier,
            let action = action(of: identifier)
        else { return [] }
        let before = Look(list)
        let (deletions, openings) = (list.deleted.count, list.opened.count)
        list.delegate?.forget()
        send(input, command.modifierFlags)
        let isOpened = list.opened.count > openings || list.delegate?.commits.isEmpty == false
        let hasEffect =
            switch action {
            case .move: list.cursor != before.path || isAwaited
            case .commit, .open, .select, .enterOrOpen, .enterCell:
                isOpened || list.selection != before.selection || navigator.focusedControl != nil
            case .delete: list.deleted.count > deletions
            // From the end of one section to the beginning of the next, the order is the same.
            case .reorder: before.row.flatMap(list.rows.path) != before.path
            // The system's cursor stays.
            default: list.selection.isEmpty && (list.cursor == nil || isMovedBySystem)
            }
        return hasEffect || !isPromised(action, before)
            ? [] : ["\(identifier) is offered at \(name(before.row)), and does nothing"]
    }

    private func action(of command: CommandIdentifier) -> ListAction? {
        let navigator = list.listNavigator
        let survey = ListSurvey(
            list: navigator.list, cursor: navigator.cursor, selection: navigator.selection,
            cells: navigator.cells, options: navigator.options, walk: navigator.cursor.walk())
        return survey.state(in: list.scrollView, for: command).availableCommands
            .first { $0.command.identifier == command }?.action
    }

    /// Whether the system has been asked to focus a row, and will show its focus at the next key.
    ///
    /// It is a choice of this UIKit that code alone doesn't show focus that isn't in use yet.
    private var isAwaited: Bool {
        let item = UIFocusSystem(for: list.view)?.waiting?.item as? UIView
        return isMovedBySystem && item?.isDescendant(of: list.view) == true
    }

    /// Whether the table of actions promises an effect of an action.
    ///
    /// Other keys also have an effect that nobody sees: an arrow at the end of the list keeps the key
    /// from whatever else moves, and pages end. What the app refuses, it refuses when it is asked,
    /// and it isn't asked before: whether a row may be selected or deselected.
    private func isPromised(_ action: ListAction, _ before: Look) -> Bool {
        let options = list.listNavigator.options
        let traits = list.traits
        let isRefused = before.row.map { traits.isUnselectable($0) || traits.isKept($0) } ?? false
        let isHeld = before.selection.contains(where: traits.isKept)
        let mayRefuse =
            before.selectionIsCursor
            && before.rows.all.contains { traits.isUnselectable($0) || traits.isKept($0) }
        return switch action {
        case .move(.enter): !mayRefuse
        case .move(.step): options.edgeBehavior == .passesKeyOn && !mayRefuse
        case .open, .select, .enterOrOpen: !isRefused && !isHeld
        case .clear: !isHeld
        case .commit, .enterCell, .delete, .reorder: true
        default: false
        }
    }
}
