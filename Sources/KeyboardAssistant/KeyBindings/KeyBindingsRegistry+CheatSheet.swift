import UIKit

extension KeyBindingsRegistry {
    /// All commands with their keys as they are now.
    public var cheatSheet: KeyCheatSheet {
        KeyCheatSheet(
            sections: providers.map { provider in
                KeyCheatSheet.Section(
                    provider: provider, title: name(ofProvider: provider) ?? provider,
                    rows: bindings(forProvider: provider).map {
                        KeyCheatSheet.Row(
                            identifier: KeyBindingIdentifier(provider: provider, key: $0.key),
                            name: $0.name, keys: $0.keys)
                    })
            },
            layout: book.layout)
    }
}
