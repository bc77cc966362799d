import Foundation
import Requirements
import Testing

/// Keeps the library's names apart from the system's.
@Suite struct PublicNamesTests {
    /// The words of `Tests/SystemTypeNames.md`, by the modules that are its headings.
    private func systemNames() throws -> [String: Set<String>] {
        let sections = try Repository.text("Tests/SystemTypeNames.md")
            .components(separatedBy: "\n## ")
        return Dictionary(
            uniqueKeysWithValues: sections.dropFirst().map { section in
                let lines = section.split(separator: "\n")
                let names = lines.dropFirst().filter { !$0.hasPrefix("Source: ") }
                    .flatMap { $0.split(separator: " ") }.map(String.init)
                return (String(lines[0]), Set(names))
            })
    }

    private let ourNames = Set(SourceFile.all.flatMap(\.publicTopLevelNames))

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
