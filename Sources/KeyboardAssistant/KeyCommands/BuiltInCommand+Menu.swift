import UIKit

extension BuiltInCommand {
    /// Returns an item for the main menu, with the first of the keys that people chose.
    ///
    /// Add it in `buildMenu(with:)`, return true for it from the key source's
    /// `isInMainMenu(_:)`, and resolve its action by
    /// `target(forKeyCommandAction:withSender:)` of the navigators. It is dimmed wherever no
    /// navigator in the responder chain offers the command.
    @MainActor
    public func menuItem(keySource: (any KeyCommandSource)? = nil) -> UICommand {
        let payload = KeyCommandPayload(
            target: KeyCommandPayload.menuTarget, command: identifier
        ).propertyList
        guard let keys = firstKeys(keySource), let input = keys.input.keyInput else {
            return UICommand(
                title: title, action: KeyCommandReceiver.menuSelector, propertyList: payload)
        }
        let item = UIKeyCommand(
            title: title, action: KeyCommandReceiver.menuSelector, input: input,
            modifierFlags: keys.modifiers.flags, propertyList: payload)
        // The keys are already those for the current reading direction.
        item.allowsAutomaticMirroring = false
        return item
    }

    /// Returns the keys of the command's item in the main menu; `nil` if there is none with keys.
    @MainActor
    func keysInMainMenu(_ source: (any KeyCommandSource)?) -> KeyChord? {
        guard let source, source.isInMainMenu(identifier) else { return nil }
        return firstKeys(source)
    }

    @MainActor
    private func firstKeys(_ source: (any KeyCommandSource)?) -> KeyChord? {
        let isRightToLeft = UITraitCollection.current.layoutDirection == .rightToLeft
        return (source?.keys(for: identifier) ?? defaultKeys(rightToLeft: isRightToLeft)).first
    }
}
