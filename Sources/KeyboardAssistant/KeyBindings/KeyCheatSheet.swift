import Foundation

/// All commands with the keys that people have for them now, for showing or printing.
public struct KeyCheatSheet: Hashable, Sendable {
    /// A command.
    public struct Row: Hashable, Sendable {
        /// Which it is.
        public let identifier: KeyBindingIdentifier
        /// What people call it.
        public let name: String
        /// Its keys; none if people took them away.
        public let keys: [KeyChord]

        /// The keys to read: `⌘N`.
        public var symbols: [String] { keys.map(\.symbols) }

        /// The keys to hear: “Command N”.
        public var spokenKeys: [String] { keys.map(\.spokenText) }

        fileprivate func matches(_ text: String) -> Bool {
            ([name] + symbols + spokenKeys).contains { $0.localizedCaseInsensitiveContains(text) }
        }
    }

    /// The commands of a provider.
    public struct Section: Hashable, Sendable {
        /// The provider's identifier.
        public let provider: String
        /// What people call it.
        public let title: String
        /// Its commands, in the order in which it declared them.
        public let rows: [Row]
    }

    /// The providers, in the order in which they were registered.
    public let sections: [Section]
    /// The layout on which keys are pressed to find their command.
    var layout = KeyboardLayout.unknown

    /// The sheet with those commands only whose name or keys have `text` in them.
    public func filtered(by text: String) -> KeyCheatSheet {
        text.isEmpty ? self : filtered { $0.matches(text) }
    }

    /// The sheet with those commands only that `chord` triggers.
    public func filtered(by chord: KeyChord) -> KeyCheatSheet {
        filtered { layout.contains(chord, in: $0.keys) }
    }

    private func filtered(_ isIncluded: (Row) -> Bool) -> KeyCheatSheet {
        KeyCheatSheet(
            sections: sections.map {
                Section(
                    provider: $0.provider, title: $0.title, rows: $0.rows.filter(isIncluded))
            }.filter { !$0.rows.isEmpty }, layout: layout)
    }

    /// The sheet as lines of text.
    public var text: String {
        sections.map { section in
            ([section.title]
                + section.rows.map { row in
                    "  " + ([row.name] + row.symbols).joined(separator: "  ")
                }).joined(separator: "\n")
        }.joined(separator: "\n\n")
    }
}
