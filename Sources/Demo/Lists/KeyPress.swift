import UIKit

/// A key of the demo's, as people write it and as UIKit calls it.
struct KeyPress {
    let text: String
    private let input: String
    private let modifiers: UIKeyModifierFlags

    /// Reads what stands in menus, such as "⌥⌘↓"; a word is the key that is called so.
    @MainActor
    init(_ text: String) {
        self.text = text
        let key = text.drop { Self.modifiers[$0] != nil }
        let held = text.prefix { Self.modifiers[$0] != nil }
        modifiers = held.reduce(into: []) { $0.formUnion(Self.modifiers[$1] ?? []) }
        input = Self.inputs[String(key)] ?? String(key)
    }

    @MainActor
    func press(holding seconds: Double, by press: (String, UIKeyModifierFlags, Double) -> Void) {
        press(input, modifiers, seconds)
    }

    private static let modifiers: [Character: UIKeyModifierFlags] = [
        "⌘": .command, "⇧": .shift, "⌥": .alternate, "⌃": .control,
    ]

    @MainActor
    private static let inputs = [
        "↑": UIKeyCommand.inputUpArrow, "↓": UIKeyCommand.inputDownArrow,
        "←": UIKeyCommand.inputLeftArrow, "→": UIKeyCommand.inputRightArrow,
        "⎋": UIKeyCommand.inputEscape, "↩": "\r", "⌫": "\u{8}", "⇥": "\t",
        "Space": " ", "F2": UIKeyCommand.f2,
        "Home": UIKeyCommand.inputHome, "End": UIKeyCommand.inputEnd,
        "Page Down": UIKeyCommand.inputPageDown, "Page Up": UIKeyCommand.inputPageUp,
    ]
}
