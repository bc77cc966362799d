import SimulatedDevice
import UIKit

extension SimulatedDevice {
    /// Presses keys as people write them, separated by commas, such as `⇧↓, Page Down`.
    func press(named keys: String) {
        for key in keys.components(separatedBy: ", ") where !key.isEmpty {
            let name = String(key.drop { Self.modifiers[$0] != nil })
            let flags = key.prefix { Self.modifiers[$0] != nil }
                .reduce(into: UIKeyModifierFlags()) { $0.formUnion(Self.modifiers[$1] ?? []) }
            press(Self.inputs[name] ?? name, flags)
            settle()
        }
    }

    private static let modifiers: [Character: UIKeyModifierFlags] = [
        "⌃": .control, "⌥": .alternate, "⇧": .shift, "⌘": .command,
    ]

    private static let inputs = [
        "↑": UIKeyCommand.inputUpArrow, "↓": UIKeyCommand.inputDownArrow,
        "←": UIKeyCommand.inputLeftArrow, "→": UIKeyCommand.inputRightArrow,
        "Home": UIKeyCommand.inputHome, "End": UIKeyCommand.inputEnd,
        "Page Up": UIKeyCommand.inputPageUp, "Page Down": UIKeyCommand.inputPageDown,
        "Space": " ", "⌫": "\u{8}", "⇥": "\t", "⎋": UIKeyCommand.inputEscape,
        "F2": UIKeyCommand.f2,
    ]
}
