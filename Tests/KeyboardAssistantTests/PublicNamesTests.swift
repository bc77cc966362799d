import Foundation
import Requirements
import Testing

/// Keeps the library's names apart from the system's.
@Suite struct PublicNamesTests {
    /// The words of `Tests/SystemTypeNames.md`, by the modules that are its headings.
    private func systemNames() throws -> [String: Set<String>] {
        let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .deletingLastPathComponent().appendingPathComponent("SystemTypeNames.md")
        let sections = try String(contentsOf: file, encoding: .utf8).components(
            separatedBy: "\n## ")
        return Dictionary(
            uniqueKeysWithValues: sections.dropFirst().map { section in
                let lines = section.split(separator: "\n")
                let names = lines.dropFirst().filter { !$0.hasPrefix("Source: ") }
                    .flatMap { $0.split(separator: " ") }.map(String.init)
                return (String(lines[0]), Set(names))
            })
    }

    /// The public types at the outermost level of the library's sources.
    private var ourNames: Set<String> {
        let declarations = SourceFile.all.flatMap {
            $0.code.matches(
                of:
                    /(?m)^(?:@\w+ )*(?:public|open) (?:final |indirect |nonisolated )*(?:class|struct|enum|protocol|actor|typealias) (\w+)/
            ).map { String($0.output.1) }
        }
        return Set(declarations)
    }

    @Test("No public type has the name of a type of the system's modules", .requirement("U350"))
    func publicTypesAvoidSystemTypeNames() throws {
        #expect(
            ourNames.isSuperset(of: ["KeyboardAssistant", "ObservationToken", "KeyboardEvent"]))
        #expect(ourNames.count > 60)
        for (module, names) in try systemNames() {
            #expect(ourNames.intersection(names) == [], "in \(module)")
        }
    }

    @Test("The list of the system's names has the modules that apps import", .requirement("U350"))
    func systemNamesCoverModulesAppsImport() throws {
        let names = try systemNames()
        for (module, name) in [
            ("Swift", "String"), ("_Concurrency", "Task"), ("Observation", "Observable"),
            ("Foundation", "URL"), ("Combine", "Subscription"), ("SwiftUI", "View"),
        ] {
            #expect(names[module]?.contains(name) == true, "\(name)")
        }
        #expect(names.count == 6)
    }
}
