import Foundation
import KeyCommandCustomization
import KeyNavigation
import KeyboardAssistant
import Requirements
import Testing

/// The table of keys and the library's commands cannot drift apart.
///
/// On the main actor, where no device has another language meanwhile.
@MainActor
@Suite struct KeyTableTests {
    private struct Row: Hashable {
        var title: String
        var keys: String
    }

    /// The first two columns of the rows below the table's heading.
    private static func rows() throws -> [Row] {
        let file = URL(fileURLWithPath: #filePath)
            .deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent()
            .appendingPathComponent(
                "Sources/KeyNavigation/KeyNavigation.docc/KeyReference.md")
        return try String(contentsOf: file, encoding: .utf8)
            .components(separatedBy: "| Feature | Key | Works with | Notes |\n|---|---|---|---|\n")
            .dropFirst().flatMap { $0.components(separatedBy: "\n\n")[0].split(separator: "\n") }
            .map { line in
                let cells = line.split(separator: "|").map {
                    $0.trimmingCharacters(in: .whitespaces)
                }
                return Row(title: cells.first ?? "", keys: cells.dropFirst().first ?? "")
            }
    }

    /// Nine commands for tabs are one row.
    private static func row(_ command: BuiltInCommand) -> Row {
        if command.identifier.rawValue.hasPrefix("screen.tab") {
            return Row(title: "Tab 1 to Tab 9", keys: "⌘1 to ⌘9")
        }
        let keys = command.defaultKeys.map(\.symbols)
        return Row(title: command.title, keys: keys.joined(separator: " or "))
    }

    @Test(
        "Every command is in the table with its keys, and nothing else is",
        .requirement("U242"))
    func everyCommandStandsInTable() throws {
        let rows = try Self.rows()
        let commands = Set(BuiltInCommand.all.map(Self.row))
        let missing = commands.subtracting(rows).map { "| \($0.title) | \($0.keys) |" }.sorted()
        #expect(missing == [])
        #expect(rows.filter { !commands.contains($0) }.map(\.title) == [])
        #expect(rows.count == commands.count)
    }
}
