import UIKit

extension KeyChord {
    /// The keys that somebody pressed, the last of them being `key`; nil for a modifier alone.
    @MainActor
    public init?(_ key: UIKey) {
        self.init(
            .init(keyInput: key.charactersIgnoringModifiers), .init(flags: key.modifierFlags),
            keyCode: key.keyCode.rawValue)
    }

    /// The keys of `command`; nil if no keyboard has them.
    @MainActor
    init?(_ command: UIKeyCommand) {
        guard let descriptor = KeyCommandDescriptor(command) else { return nil }
        self.init(descriptor)
    }
}
