import UIKit

extension KeyBindingsRegistry {
    /// Takes `key`, which was pressed, into account for the layout of the keyboard in use.
    func learnLayout(from key: UIKey) {
        updateKeyboard { keyboard in
            keyboard.languages = KeyboardInUse.activeLanguages
            KeyboardInUse.Press(key).map { keyboard.record($0) }
        }
    }

    /// Takes the languages of people's keyboards into account for the layout.
    func updateLanguages() {
        updateKeyboard { $0.languages = KeyboardInUse.activeLanguages }
    }

    private func updateKeyboard(_ change: (inout KeyboardInUse) -> Void) {
        change(&keyboard)
        guard keyboard.layout != table.layout else { return }
        func keys() -> [[KeyChord]] { table.entries.keys.map { table.binding($0)?.keys ?? [] } }
        let before = keys()
        table.layout = keyboard.layout
        if keys() != before {
            report(.changed([]))
        } else {
            // Which keys another menu item has depends on the layout too.
            menus.setNeedsRebuild()
        }
    }
}

extension KeyboardInUse.Press {
    /// Creates a press of `key`; `nil` if that says nothing about the layout.
    @MainActor
    init?(_ key: UIKey) {
        self.init(
            code: key.keyCode.rawValue, modifiers: .init(flags: key.modifierFlags),
            characters: key.characters, ignoringModifiers: key.charactersIgnoringModifiers)
    }
}

extension KeyboardInUse {
    /// The languages of the keyboards that people have chosen in Settings.
    @MainActor
    static var activeLanguages: [String] {
        UITextInputMode.activeInputModes.compactMap(\.primaryLanguage)
    }
}
