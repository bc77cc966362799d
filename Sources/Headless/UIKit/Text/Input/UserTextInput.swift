import CoreGraphics

/// A text input that distinguishes the actions of people, which ask its delegate first, from those
/// of code.
@MainActor
package protocol UserTextInput: UIKeyInput {
    func userTyped(_ text: String)
    func userDeletedBackward()
    func userPressedReturn()
    func userTapped(at point: CGPoint)
}

/// The actions of a keyboard on the first responder, for any kind of input.
@MainActor
package enum Typing {
    /// Types `text` as one key press; a newline is the Return key.
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
