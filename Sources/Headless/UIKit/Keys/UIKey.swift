import Foundation

/// A pressed key of a hardware keyboard.
@preconcurrency @MainActor open class UIKey: NSObject {
    /// The key and the modifiers as a value.
    package let stroke: KeyStroke

    package init(_ stroke: KeyStroke) {
        self.stroke = stroke
        super.init()
    }

    // Apple's reference: "the text value of the key combined with any active modifier keys".
    open var characters: String { stroke.characters }

    // Apple's reference: without modifiers, so that letters are lowercase.
    open var charactersIgnoringModifiers: String { stroke.input }

    open var modifierFlags: UIKeyModifierFlags { stroke.modifierFlags }

    open var keyCode: UIKeyboardHIDUsage { stroke.keyCode }
}
