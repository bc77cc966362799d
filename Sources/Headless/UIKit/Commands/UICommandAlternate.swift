import Foundation

/// Another action of a command, for additional modifier keys.
@preconcurrency @MainActor open class UICommandAlternate: NSObject {
    public convenience init(title: String, action: Selector, modifierFlags: UIKeyModifierFlags) {
        self.init(titled: title, action: action, modifierFlags: modifierFlags)
    }

    private init(titled title: String, action: Selector, modifierFlags: UIKeyModifierFlags) {
        self.title = title
        self.action = action
        self.modifierFlags = modifierFlags
        super.init()
    }

    open private(set) var title: String
    open private(set) var action: Selector
    open private(set) var modifierFlags: UIKeyModifierFlags
}
