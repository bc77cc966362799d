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

    /// Touches a key of the keyboard on the screen, if there is an input.
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
