import Foundation
import UIKit

extension SimulatedDevice {
    /// Types into the first responder; a line break stands for the Return key.
    public func type(_ text: String) {
        for character in text {
            stroke(character.isNewline ? .enter : .text(String(character)))
        }
    }

    /// Presses Backspace.
    public func deleteBackward() {
        stroke(.backspace)
    }

    /// Presses a key of a hardware keyboard, and keeps it down for some time.
    public func press(
        _ input: String, _ modifiers: UIKeyModifierFlags = [], holding seconds: TimeInterval = 0
    ) {
        guard let stroke = KeyStroke(input, modifiers) else { return }
        self.stroke(stroke)
        for repetition in KeyRepeat.repetitions(holding: seconds) {
            advance(by: repetition)
            self.stroke(stroke)
        }
    }

    func stroke(_ stroke: KeyStroke) {
        takeOver()
        // An input in the accessory view is in the keyboard's window, which is never key.
        let responder = keyboard.responder ?? app.keyWindow?.firstResponder
        guard let input = responder as? any UIKeyInput else { return }
        switch stroke {
        case .text(let text): Typing.type(text, into: input)
        case .enter: Typing.type("\n", into: input)
        case .backspace: Typing.deleteBackward(in: input)
        case .arrow(let direction): Typing.moveCaret(direction, in: input)
        }
        finishTurn()
    }
}

/// What a key of a keyboard stands for while text is typed.
enum KeyStroke: Equatable, Sendable {
    /// One or more characters; never a line break.
    case text(String)
    case enter
    case backspace
    case arrow(UITextLayoutDirection)
}

/// When a key that is held down repeats.
enum KeyRepeat {
    // General knowledge: iPadOS' own default settings.
    private static let delay: TimeInterval = 0.4
    private static let interval: TimeInterval = 0.1

    /// How long to wait before each repetition.
    static func repetitions(holding seconds: TimeInterval) -> [TimeInterval] {
        guard seconds.isFinite, seconds >= delay else { return [] }
        let further = Int((min(seconds, 60) - delay) / interval + 1e-9)
        return [delay] + Array(repeating: interval, count: further)
    }
}

extension KeyStroke {
    // The names that UIKeyCommand has for these keys.
    private static let arrows: [String: UITextLayoutDirection] = [
        "UIKeyInputLeftArrow": .left, "UIKeyInputRightArrow": .right,
        "UIKeyInputUpArrow": .up, "UIKeyInputDownArrow": .down,
    ]

    /// What a hardware key types; nil where it types nothing.
    init?(_ input: String, _ modifiers: UIKeyModifierFlags) {
        if let direction = Self.arrows[input], modifiers.subtracting(.numericPad).isEmpty {
            self = .arrow(direction)
            return
        }
        let typing: UIKeyModifierFlags = [.shift, .alphaShift, .numericPad]
        guard modifiers.subtracting(typing).isEmpty, input.count == 1 else { return nil }
        switch input {
        case "\r", "\n": self = .enter
        case "\u{8}": self = .backspace
        case "\u{1B}": return nil
        default:
            let isUpper = modifiers.contains(.shift) || modifiers.contains(.alphaShift)
            self = .text(isUpper ? input.uppercased() : input)
        }
    }
}
