import Foundation
import Testing

/// Holds the marks of what is assumed about UIKit and the rows of `Assumptions.md` together.
struct AssumptionTests {
    /// The folders of the tests that state facts about UIKit, or about what the headless UIKit
    /// makes of them.
    private static let tests = [
        "Tests/UIKitTests", "Tests/HeadlessTests", "Tests/SimulatedDeviceTests",
        "Tests/KeyboardAssistantDeviceTests", "Tests/KeyNavigationDeviceTests",
        "Tests/KeyCommandCustomizationDeviceTests",
    ]

    private static func sources(_ folders: [String]) throws -> [(name: String, text: String)] {
        try folders.flatMap { try Repository.paths(in: $0, ".swift") }.map { path in
            let file = path.split(separator: "/").last ?? ""
            return (String(file.dropLast(".swift".count)), try Repository.text(path))
        }
    }

    /// The files that hold a mark, by its identifier.
    private static func marks(_ folders: [String]) throws -> [String: Set<String>] {
        var marks: [String: Set<String>] = [:]
        for source in try sources(folders) {
            for match in source.text.matches(of: /\(assumed: (A[0-9]+)\)/) {
                marks[String(match.1), default: []].insert(source.name)
            }
        }
        return marks
    }

    /// The cells of each row, without the heading.
    private static func rows() throws -> [[String]] {
        MarkdownTable(try Repository.text("Tests/Assumptions.md")).rows
    }

    @Test("Every mark of an assumption has its row, and every row is marked where it says")
    func marksAndRows() throws {
        let rows = try Self.rows()
        let tests = try Self.marks(Self.tests)
        let sources = try Self.marks(["Sources/Headless"])
        #expect(rows.count > 0 && Set(rows.map { $0[0] }).count == rows.count)
        #expect(Set(tests.keys) == Set(rows.map { $0[0] }))
        #expect(Set(sources.keys).isSubset(of: tests.keys))
        for row in rows {
            let named = row[2].split(separator: ",").map { place in
                String(place.split(separator: ".")[0]).trimmingCharacters(in: .whitespaces)
            }
            #expect(row.count == 5 && Set(named) == tests[row[0]], "\(row)")
        }
    }

    @Test("Every function that a row names is there, and carries the row's mark")
    func functionsNamedByRowsCarryMarks() throws {
        let sources = try Self.sources(Self.tests)
        for row in try Self.rows() {
            for place in row[2].split(separator: ",") {
                let names = place.split(separator: ".").map {
                    $0.trimmingCharacters(in: .whitespaces)
                }
                let texts = sources.filter { $0.name == names[0] }.map(\.text)
                // Members are four spaces in, so that each ends with such a brace.
                let members = texts.flatMap { $0.components(separatedBy: "\n    }\n") }
                let named = members.filter { names.count == 1 || $0.contains("func \(names[1])(") }
                #expect(
                    named.contains { $0.contains("(assumed: \(row[0]))") }, "\(row[0]) \(place)")
            }
        }
    }

    @Test("No test has what everybody is said to know for its source")
    func nothingIsCommonKnowledge() throws {
        let phrase = ["general", "knowledge"].joined(separator: " ")
        for source in try Self.sources(["Tests/UIKitTests", "Tests/HeadlessTests"]) {
            let words = source.text.lowercased().replacing("//", with: " ")
                .split(whereSeparator: \.isWhitespace).joined(separator: " ")
            #expect(!words.contains(phrase), "\(source.name)")
        }
    }
}
