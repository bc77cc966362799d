import DeviceTesting
import Foundation
import HeadlessBehavior
import SimulatedDevice

/// The facts about this repository that the page of evidence states.
struct EvidenceFacts: Sendable {
    /// A file with keyboard notifications that a device or a simulator posted.
    struct Recording: Hashable, Sendable {
        /// The name with its extension.
        var file: String
        /// The oldest version of the system that the file names, without its minor version.
        var system: Int?
        var isOfTablet = false
        var isOfSimulator = false
        /// A Boolean value that indicates whether it says enough to lay out a form under it.
        var canBeLaidOut = false
        /// A Boolean value that indicates whether this library recorded it.
        var isDiagnosis = false
    }

    var recordings: [Recording]
    /// The names of the doubts about UIKit.
    var doubts: [String]
    /// The names of the doubts under whose answers each suite runs.
    var doubtsOfSuites: [String: Set<String>]
    /// The names of all suites.
    var suites: Set<String>
    /// The ids of the assumptions that the library does not depend on, and of the others.
    var assumptions: (harmless: Set<String>, harmful: Set<String>)
    /// The tests that are known to fail, by the setting under which they do.
    var failures: [String: Set<String>]
    /// The names of recordings that tests and the headless UIKit give as their sources.
    var citedRecordings: Set<String>
    /// Returns whether there is a file or a folder at a path in the repository.
    var hasFile: @Sendable (String) -> Bool

    /// The recordings of this library, on a device or in a simulator.
    var diagnoses: [Recording] { recordings.filter(\.isDiagnosis) }
}

extension EvidenceFacts.Recording {
    /// Reads a recording.
    init(file: String, json: Data) throws {
        let recording = try KeyboardRecording(json: json)
        let object = try JSONSerialization.jsonObject(with: json) as? [String: Any]
        self.init(
            file: file,
            system: recording.system.firstMatch(of: /\d+/).flatMap { Int($0.output) },
            isOfTablet: recording.device.hasPrefix("iPad"),
            isOfSimulator: recording.device.localizedCaseInsensitiveContains("simulat"),
            canBeLaidOut: KeyboardReplay(recording).canBeLaidOut,
            isDiagnosis: object?["diagnosis"] != nil)
    }
}

extension KeyboardReplay {
    fileprivate var canBeLaidOut: Bool {
        if case .possible = layout { true } else { false }
    }
}

extension EvidenceFacts {
    /// The facts as the files of this repository have them.
    static func ofRepository() throws -> EvidenceFacts {
        let tests = try Repository.paths(in: "Tests", ".swift").map(Repository.text)
        let headless = try Repository.paths(in: "Sources/Headless", ".swift").map(Repository.text)
        return EvidenceFacts(
            recordings: try Repository.paths(in: "Sources/KeyboardTesting/Recordings", ".json").map
            {
                try Recording(
                    file: URL(fileURLWithPath: $0).lastPathComponent, json: Repository.data($0))
            },
            doubts: UIKitBehavior.Doubt.all.map(\.name),
            doubtsOfSuites: SuiteDoubts(sources: tests).names,
            suites: Set(tests.flatMap(suites)),
            assumptions: assumptions(try Repository.text("Tests/Assumptions.md")),
            failures: Dictionary(grouping: KnownIssues.all.rows, by: \.setting)
                .mapValues { Set($0.map(\.test)) },
            citedRecordings: Set((tests + headless).flatMap(citedRecordings)),
            hasFile: Repository.exists)
    }

    /// The names of the suites that a source declares.
    static func suites(in source: String) -> [String] {
        source.matches(of: /(?m)^(?:@\S.* |public |final )*(?:struct|class) (\w+Tests)\b/)
            .map { String($0.1) }
    }

    /// The names in parentheses that have the form of a recording's name.
    static func citedRecordings(in source: String) -> [String] {
        source.matches(of: /\(([a-z][a-z0-9]*(?:-[a-z0-9]+){2,}[a-z0-9, -]*)\)/).flatMap {
            $0.1.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
        }
    }

    /// Divides the ids in the table of assumptions by the effect that it states.
    static func assumptions(_ list: String) -> (harmless: Set<String>, harmful: Set<String>) {
        let table = MarkdownTable(list)
        let effects = zip(table.column("id"), table.column("effect"))
        let harmless = effects.filter { $0.1.hasPrefix("None") }
        let harmful = effects.filter { !$0.1.hasPrefix("None") }
        return (Set(harmless.map(\.0)), Set(harmful.map(\.0)))
    }
}
