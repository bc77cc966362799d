import Foundation
package import Testing

/// The failures that are known under settings that are not assumed, as `Tests/KnownIssues.md` lists
/// them.
package struct KnownIssues: Sendable {
    /// One row of the table.
    package struct Row: Hashable, Sendable {
        /// The suite and the function, as in "PositioningTests/scrolls()".
        package var test: String
        /// The setting's name, or "flipped".
        package var setting: String
    }

    private var reasons: [Row: String] = [:]

    package var rows: Set<Row> { Set(reasons.keys) }

    package static let all: KnownIssues = {
        let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent()
        let file = tests.appendingPathComponent("KnownIssues.md")
        return KnownIssues((try? String(contentsOf: file, encoding: .utf8)) ?? "")
    }()

    /// Reads the rows of a table: test, setting, reason.
    package init(_ table: String) {
        for line in table.split(separator: "\n") {
            let cells = line.split(separator: "|", omittingEmptySubsequences: false)
                .map { $0.trimmingCharacters(in: .whitespaces) }
            guard cells.count == 5, cells[1].hasPrefix("`") else { continue }
            let test = cells[1].trimmingCharacters(in: CharacterSet(charactersIn: "`"))
            reasons[Row(test: test, setting: cells[2])] = cells[3]
        }
    }

    package func issue(of test: Test, under setting: String) -> String? {
        reasons[Row(test: Self.name(of: test), setting: setting)]
    }

    /// The test's suite and function, as in "PositioningTests/scrolls()".
    package static func name(of test: Test) -> String {
        // "Module.Suite/function()/File.swift:1:2"
        let parts = "\(test.id)".split(separator: "/").map(String.init)
        let suite = parts.first.map { $0.split(separator: ".").dropFirst().joined(separator: ".") }
        return "\(suite ?? "")/\(test.name)"
    }
}
