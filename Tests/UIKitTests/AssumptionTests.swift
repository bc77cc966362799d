#if canImport(SimulatedDevice)
import Foundation
import Testing

/// Holds the marks of what is assumed about UIKit and the rows of `Assumptions.md` together.
struct AssumptionTests {
    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()

    private static func sources(_ path: String) throws -> [(name: String, text: String)] {
        let root = folder.deletingLastPathComponent().deletingLastPathComponent()
        let directory = root.appendingPathComponent(path)
        let files = try FileManager.default.subpathsOfDirectory(atPath: directory.path)
        return try files.sorted().filter { $0.hasSuffix(".swift") }.map { file in
            let url = directory.appendingPathComponent(file)
            let name = url.deletingPathExtension().lastPathComponent
            return (name, try String(contentsOf: url, encoding: .utf8))
        }
    }

    /// The files that hold a mark, by its identifier.
    private static func marks(_ paths: [String]) throws -> [String: Set<String>] {
        var marks: [String: Set<String>] = [:]
        for path in paths {
            for source in try sources(path) {
                for match in source.text.matches(of: /\(assumed: (A[0-9]+)\)/) {
                    marks[String(match.1), default: []].insert(source.name)
                }
            }
        }
        return marks
    }

    /// The cells of each row, without the heading.
    private static func rows() throws -> [[String]] {
        let file = folder.appendingPathComponent("Assumptions.md")
        return try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
            .filter { $0.hasPrefix("| A") }
            .map { row in
                row.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
            }
    }

    @Test("Every mark of an assumption has its row, and every row is marked where it says")
    func marksAndRows() throws {
        let rows = try Self.rows()
        let tests = try Self.marks(["Tests/UIKitTests", "Tests/DeviceTests"])
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
        let sources = try Self.sources("Tests/UIKitTests") + Self.sources("Tests/DeviceTests")
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
        for source in try Self.sources("Tests/UIKitTests") {
            let words = source.text.lowercased().replacing("//", with: " ")
                .split(whereSeparator: \.isWhitespace).joined(separator: " ")
            #expect(!words.contains(phrase), "\(source.name)")
        }
    }
}
#endif
