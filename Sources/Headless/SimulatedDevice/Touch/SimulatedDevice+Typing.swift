import Foundation
import UIKit

extension SimulatedDevice {
    /// Types a text into the first responder, character by character, on the keyboard on the
    /// screen.
    ///
    /// A line break stands for the Return key. If the first responder doesn't accept text, the rest
    /// of the text is ignored, and the device prints a remark.
    ///
    /// ```swift
    /// device.type("Jane\n")
    /// ```
    ///
    /// - Returns: A Boolean value that indicates whether there was an input for each character.
    @discardableResult
    public func type(_ text: String) -> Bool {
        for (index, character) in text.enumerated() {
            let isTyped = touchKey {
                Typing.type(character.isNewline ? "\n" : String(character), into: $0)
            }
            guard isTyped else {
                Remark.say("nothing takes text, so nothing was typed", text.dropFirst(index))
                return false
            }
        }
        return true
    }

    /// Presses the delete key of the keyboard on the screen.
    ///
    /// If the first responder doesn't accept text, the device prints a remark.
    ///
    /// - Returns: A Boolean value that indicates whether there was an input.
    @discardableResult
    public func deleteBackward() -> Bool {
        let isTyped = touchKey { Typing.deleteBackward(in: $0) }
        if !isTyped { Remark.say("nothing takes text, so nothing was deleted") }
        return isTyped
    }

    /// Types a text that is marked until it is accepted, as a keyboard for Chinese or Japanese does.
    ///
    /// It replaces text that is marked already.
    ///
    /// - Returns: A Boolean value that indicates whether there was an input.
    @discardableResult
    public func mark(_ text: String) -> Bool {
        let isMarked = touchKey { input in
            (input as? any UITextInput)?.setMarkedText(text, selectedRange: .atEnd(of: text))
        }
        if !isMarked { Remark.say("nothing takes text, so nothing was marked", text[...]) }
        return isMarked
    }

    /// Accepts the text that is marked, as a tap on a candidate does.
    ///
    /// - Parameter text: The text of the candidate; `nil` for the marked text itself.
    public func acceptMarkedText(as text: String? = nil) {
        touchKey { input in
            guard let input = input as? any UITextInput, input.markedTextRange != nil else {
                return
            }
            if let text { input.setMarkedText(text, selectedRange: .atEnd(of: text)) }
            input.unmarkText()
        }
    }

    /// Touches a key of the keyboard on the screen, if there is an input.
    @discardableResult
    private func touchKey(_ action: (any UIKeyInput) -> Void) -> Bool {
        takeOver()
        guard let input = inputResponder as? any UIKeyInput else { return false }
        action(input)
        finishTurn()
        return true
    }

    // An input in the accessory view is in the keyboard's window, which is never key.
    var inputResponder: UIResponder? { keyboard.responder ?? app.keyWindow?.firstResponder }
}

extension NSRange {
    /// The place of the caret at the end of a text.
    fileprivate static func atEnd(of text: String) -> NSRange {
        NSRange(location: text.utf16.count, length: 0)
    }
}
