import Foundation

/// A table of a document, as its cells.
struct MarkdownTable: Equatable {
    var heading: [String] = []
    var rows: [[String]] = []

    /// Reads the lines of `text` that belong to a table, which has to be the only one.
    init(_ text: String) {
        let lines = text.split(separator: "\n").filter { $0.hasPrefix("|") }.map { row in
            row.split(separator: "|", omittingEmptySubsequences: false).dropFirst().dropLast()
                .map { $0.trimmingCharacters(in: .whitespaces) }
        }
        heading = lines.first ?? []
        // The second line is the one below the heading.
        rows = Array(lines.dropFirst(2))
    }

    /// The cells below the heading that begins with `name`.
    func column(_ name: String) -> [String] {
        guard let index = heading.firstIndex(where: { $0.hasPrefix(name) }) else { return [] }
        return rows.map { $0.indices.contains(index) ? $0[index] : "" }
    }
}
