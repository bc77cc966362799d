/// What a settings screen shows of the bindings: sections by provider, filtered by what people look
/// for.
struct KeyBindingsList: Hashable, Sendable {
    struct Row: Hashable, Sendable {
        var identifier: KeyBindingIdentifier
        var name: String
        var keys: [KeyChord]
        var isChanged: Bool
    }

    struct Section: Hashable, Sendable {
        var title: String
        var rows: [Row]
    }

    let sections: [Section]

    init(_ sheet: KeyCheatSheet, changed: Set<KeyBindingIdentifier>, search: String = "") {
        sections = sheet.filtered(by: search).sections.map { section in
            Section(
                title: section.title,
                rows: section.rows.map { row in
                    Row(
                        identifier: row.identifier, name: row.name, keys: row.keys,
                        isChanged: changed.contains(row.identifier))
                })
        }
    }

    /// The row at a place; nil where there is none.
    func row(_ row: Int, in section: Int) -> Row? {
        guard sections.indices.contains(section) else { return nil }
        let rows = sections[section].rows
        return rows.indices.contains(row) ? rows[row] : nil
    }

    /// Where the command stands that `chord` triggers on a keyboard with `layout`; nil if none
    /// does.
    func place(of chord: KeyChord, on layout: KeyboardLayout) -> (section: Int, row: Int)? {
        for (index, section) in sections.enumerated() {
            if let row = section.rows.firstIndex(where: { layout.contains(chord, in: $0.keys) }) {
                return (index, row)
            }
        }
        return nil
    }
}
