import CoreGraphics

/// A text input that distinguishes what people do from what code does, because it asks its delegate
/// first.
@MainActor
package protocol UserTextInput: UIKeyInput {
    func userTyped(_ text: String)
    func userDeletedBackward()
    func userPressedReturn()
    func userTapped(at point: CGPoint)
}

/// The actions of a keyboard on the first responder, whichever kind of input it is.
@MainActor
package enum Typing {
    /// Types `text` as one stroke; a newline is the Return key.
    package static func type(_ text: String, into input: any UIKeyInput) {
        switch (input as? any UserTextInput, text) {
        case (let input?, "\n"): input.userPressedReturn()
        case (let input?, _): input.userTyped(text)
        case (nil, _): input.insertText(text)
        }
    }

    package static func deleteBackward(in input: any UIKeyInput) {
        guard let input = input as? any UserTextInput else { return input.deleteBackward() }
        input.userDeletedBackward()
    }
}
