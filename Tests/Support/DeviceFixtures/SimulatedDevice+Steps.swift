import SimulatedDevice
import UIKit

extension SimulatedDevice {
    /// Presses keys as people write them, separated by commas, such as `⇧↓, Page Down`.
    package func press(named keys: String) {
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

extension SimulatedDevice {
    /// Edits `input`, and waits until everything rests.
    package func focus(_ input: UIView) {
        input.becomeFirstResponder()
        settle()
    }
}

extension UIKeyCommand {
    /// The keys as people read them.
    package var keys: String {
        let names = [
            UIKeyCommand.inputUpArrow: "↑", UIKeyCommand.inputDownArrow: "↓",
            UIKeyCommand.inputLeftArrow: "←", UIKeyCommand.inputRightArrow: "→",
            UIKeyCommand.inputEscape: "⎋", UIKeyCommand.inputHome: "↖",
            UIKeyCommand.inputEnd: "↘", UIKeyCommand.inputPageUp: "⇞",
            UIKeyCommand.inputPageDown: "⇟", "\r": "↩", "\u{8}": "⌫", " ": "␣",
        ]
        let flags: [(UIKeyModifierFlags, String)] = [
            (.control, "⌃"), (.alternate, "⌥"), (.shift, "⇧"), (.command, "⌘"),
        ]
        return flags.filter { modifierFlags.contains($0.0) }.map(\.1).joined()
            + (input.map { names[$0] ?? $0 } ?? "")
    }
}
