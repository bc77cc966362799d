import Foundation

/// All commands with their current keys, in one section for each group of each provider.
struct KeyCheatSheet: Hashable, Sendable {
    /// A row for one command.
    struct Row: Hashable, Sendable {
        var identifier: KeyBindingIdentifier
        /// The name of the command, as people see it.
        var name: String
        /// The current keys; empty if people removed them.
        var keys: [KeyChord]
        /// A Boolean value that indicates whether people changed or removed the keys.
        var isCustomized = false
        /// Other words that people may search for.
        var keywords: [String] = []
        /// The name of the system symbol beside the name; `nil` for none.
        var systemImage: String?

        fileprivate func matches(_ text: String) -> Bool {
            ([name] + keywords + keys.flatMap { [$0.symbols, $0.spokenText] }).contains {
                $0.localizedCaseInsensitiveContains(text)
            }
        }
    }

    /// A section with the commands of one provider, or of one of its groups.
    struct Section: Hashable, Sendable {
        /// The name of the provider, as people see it, followed by the name of the group.
        var title: String
        /// The commands, in the provider's order.
        var rows: [Row]
    }

    /// The sections of the providers, in order of registration.
    var sections: [Section]

    /// A Boolean value that indicates whether people changed any keys.
    var isCustomized: Bool { sections.contains { $0.rows.contains(where: \.isCustomized) } }

    /// Returns the sheet with only the commands that have `text` in their name, keywords, keys or
    /// spoken keys.
    ///
    /// An empty text matches all commands.
    func filtered(by text: String) -> KeyCheatSheet {
        guard !text.isEmpty else { return self }
        return KeyCheatSheet(
            sections: sections.map {
                Section(title: $0.title, rows: $0.rows.filter { $0.matches(text) })
            }.filter { !$0.rows.isEmpty })
    }

    /// Returns a row; `nil` for invalid indexes.
    func row(_ row: Int, in section: Int) -> Row? {
        guard sections.indices.contains(section) else { return nil }
        let rows = sections[section].rows
        return rows.indices.contains(row) ? rows[row] : nil
    }

    /// Returns the indexes of the command that `chord` triggers on a keyboard with `layout`; `nil`
    /// if there is none.
    func row(of chord: KeyChord, on layout: KeyboardLayout) -> (section: Int, row: Int)? {
        for (index, section) in sections.enumerated() {
            if let row = section.rows.firstIndex(where: { layout.contains(chord, in: $0.keys) }) {
                return (index, row)
            }
        }
        return nil
    }
}

extension KeyCheatSheet {
    /// Creates a sheet with all commands of `table`.
    init(of table: KeyBindingTable) {
        sections = table.providersWithBindings.flatMap { provider in
            let declared = table.providers[provider]
            let bindings = (declared?.keys ?? [])
                .compactMap { table.binding(KeyBindingIdentifier(provider: provider, key: $0)) }
            return bindings.grouped(by: \.section).map { _, bindings in
                Section(bindings, of: provider, named: declared?.name ?? provider)
            }
        }
    }
}

extension KeyCheatSheet.Section {
    /// Creates a section with the bindings of one group of `provider`.
    init(_ bindings: [KeyBinding], of provider: String, named name: String) {
        title = bindings.first?.heading(ofProvider: name) ?? name
        rows = bindings.map {
            KeyCheatSheet.Row(
                identifier: KeyBindingIdentifier(provider: provider, key: $0.key), name: $0.name,
                keys: $0.keys, isCustomized: $0.isCustomized, keywords: $0.keywords,
                systemImage: $0.systemImage)
        }
    }
}
