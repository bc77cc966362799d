import Foundation
import UIKit

extension SimulatedDevice {
    /// Types a text into the first responder, character by character, on the keyboard on the
    /// screen.
    ///
    /// A line break stands for the Return key. Does nothing if the first responder takes no text.
    public func type(_ text: String) {
        for character in text {
            touchKey { Typing.type(character.isNewline ? "\n" : String(character), into: $0) }
        }
    }

    /// Presses the delete key of the keyboard on the screen.
    ///
    /// Does nothing if the first responder takes no text.
    public func deleteBackward() {
        touchKey { Typing.deleteBackward(in: $0) }
    }

    /// Touches a key of the keyboard on the screen.
    private func touchKey(_ action: (any UIKeyInput) -> Void) {
        takeOver()
        guard let input = inputResponder as? any UIKeyInput else { return }
        action(input)
        finishTurn()
    }

    // An input in the accessory view is in the keyboard's window, which is never key.
    var inputResponder: UIResponder? { keyboard.responder ?? app.keyWindow?.firstResponder }
}
