import UIKit

/// The notation of keys in menus (Apple's style guide: ⌃⌥⇧⌘ in this order).
enum KeyGlyphs {
    private static let named = [
        " ": "Space", "\r": "↩", "\t": "⇥", "\u{8}": "⌫", "\u{7F}": "⌦",
        UIKeyCommand.inputEscape: "⎋", UIKeyCommand.inputUpArrow: "↑",
        UIKeyCommand.inputDownArrow: "↓", UIKeyCommand.inputLeftArrow: "←",
        UIKeyCommand.inputRightArrow: "→", UIKeyCommand.inputPageUp: "⇞",
        UIKeyCommand.inputPageDown: "⇟", UIKeyCommand.inputHome: "↖",
        UIKeyCommand.inputEnd: "↘",
    ]

    private static let modifiers: [(UIKeyModifierFlags, String)] = [
        (.control, "⌃"), (.alternate, "⌥"), (.shift, "⇧"), (.command, "⌘"),
    ]

    private static let functionKey = "UIKeyInputF"

    static func text(of combination: KeyCombination) -> String {
        modifiers.filter { combination.modifierFlags.contains($0.0) }.map(\.1).joined()
            + key(combination.input)
    }

    private static func key(_ input: String) -> String {
        if let name = named[input] { return name }
        if input.hasPrefix(functionKey) { return "F" + input.dropFirst(functionKey.count) }
        return input.uppercased()
    }
}
