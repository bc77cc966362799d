import Foundation

/// Keys that go down or come up.
@preconcurrency @MainActor open class UIPressesEvent: UIEvent {
    private var presses: Set<UIPress> = []

    /// A Boolean value that indicates whether this is a key that is held down, which types and
    /// gives commands again and again.
    package private(set) var isRepetition = false

    /// A Boolean value that indicates whether the press came to the end of the responder chain
    /// without being kept.
    var isUnhandled = false

    /// A Boolean value that indicates whether anything took the key when it went down.
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
