import Foundation

/// An event of keys that are pressed or released.
@preconcurrency @MainActor open class UIPressesEvent: UIEvent {
    private var presses: Set<UIPress> = []

    /// A Boolean value that indicates whether this is a repetition of a key that is held down,
    /// which types or performs commands again.
    package private(set) var isRepetition = false

    /// A Boolean value that indicates whether the press reached the end of the responder chain.
    var isUnhandled = false

    /// A Boolean value that indicates whether the key was handled when it was pressed.
    package var isHandled = false

    public override init() {
        super.init()
    }

    package convenience init(_ press: UIPress, isRepetition: Bool = false) {
        self.init()
        presses = [press]
        self.isRepetition = isRepetition
    }

    open override var type: UIEvent.EventType { .presses }

    open override var modifierFlags: UIKeyModifierFlags {
        presses.first?.key?.modifierFlags ?? []
    }

    open var allPresses: Set<UIPress> { presses }
}
