import Foundation

/// The page that says what supports each promise of the library, `Tests/Evidence.md`.
struct EvidencePage {
    var text: String

    /// A table of the page.
    struct Table: Equatable {
        var heading: [String] = []
        var rows: [[String]] = []

        /// The cells below the heading that begins with `name`.
        func column(_ name: String) -> [String] {
            guard let index = heading.firstIndex(where: { $0.hasPrefix(name) }) else { return [] }
            return rows.map { $0.indices.contains(index) ? $0[index] : "" }
        }
    }

    /// The sentence of a page that names no recording of the library on a device.
    static let nothingSeen = "Nothing on this page has been seen on a device yet"

    var promises: Table { table(under: "Promises") }
    var recordings: Table { table(under: "Recordings") }
    var questions: Table { table(under: "Open questions") }

    /// The text between the heading `title` and the next one.
    func section(_ title: String) -> String {
        let sections = text.components(separatedBy: "\n## ")
        return sections.first { $0.hasPrefix("\(title)\n") } ?? ""
    }

    private func table(under title: String) -> Table {
        let rows = section(title).split(separator: "\n").filter { $0.hasPrefix("|") }.map { row in
            row.split(separator: "|", omittingEmptySubsequences: false).dropFirst().dropLast()
                .map { $0.trimmingCharacters(in: .whitespaces) }
        }
        // The second row is the line below the heading.
        return Table(heading: rows.first ?? [], rows: Array(rows.dropFirst(2)))
    }

    /// The names in backticks.
    var names: [String] { Self.names(in: text) }

    static func names(in text: String) -> [String] {
        text.matches(of: /`([^`\n]+)`/).map { String($0.1) }
    }

    /// The files that links lead to, as they are written.
    var links: [String] { text.matches(of: /\]\(([^)#]+)\)/).map { String($0.1) } }

    /// The ids of the assumptions that the page names.
    var assumptions: Set<String> {
        Set(text.matches(of: /\bA\d+\b/).map { String($0.output) })
    }
}
