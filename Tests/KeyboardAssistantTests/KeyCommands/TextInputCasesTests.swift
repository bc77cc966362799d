import Foundation
import Requirements
import Testing

@testable import KeyboardAssistant

/// Which keys are left to somebody who types, as KeyboardKit's public test expects them.
///
/// `TEXTINPUT_CASES=FILE` plays another file, and prints each difference.
@Suite struct TextInputCasesTests {
    private struct Case: Decodable {
        var id: String
        var key: String
        var modifiers: [String]
        var conflicts: Bool

        var input: KeyCommandDescriptor.Input {
            switch key {
            case "delete": .backspace
            case "returnOrEnter": .return
            case "leftArrow": .leftArrow
            case "pageDown": .pageDown
            case "space": .characters(" ")
            case "tab": .tab
            case "escape": .escape
            default: .characters(key.lowercased())
            }
        }

        var descriptor: KeyCommandDescriptor {
            let names: [String: KeyCommandDescriptor.Modifiers] = [
                "shift": .shift, "control": .control, "alternate": .alternate,
                "command": .command,
            ]
            return KeyCommandDescriptor(
                input: input,
                modifiers: modifiers.reduce(into: []) { $0.formUnion(names[$1] ?? []) })
        }
    }

    private struct Cases: Decodable { var cases: [Case] }

    private static let tests = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    nonisolated private static let chosenFile = ProcessInfo.processInfo.environment[
        "TEXTINPUT_CASES"]

    /// The cases that are listed with their reason.
    private static func listed() throws -> Set<String> {
        let list = tests.appendingPathComponent("TextInputDifferences.md")
        let rows = try String(contentsOf: list, encoding: .utf8).split(separator: "\n")
            .filter { $0.hasPrefix("| textinput-") }
        return Set(
            rows.flatMap { $0.split(separator: "|")[0].split(separator: ",") }
                .map { $0.trimmingCharacters(in: .whitespaces) })
    }

    @Test("Text input has the keys that a public test names, or the difference is listed")
    func keysAgreeOrAreListed() throws {
        let file =
            Self.chosenFile.map { URL(fileURLWithPath: $0) }
            ?? Self.tests.appendingPathComponent("Cases/textinput.json")
        let cases = try JSONDecoder().decode(Cases.self, from: Data(contentsOf: file)).cases
        let differing = cases.filter { TypingState.text.takes($0.descriptor) != $0.conflicts }
        guard Self.chosenFile == nil else {
            for example in differing {
                print(
                    "\(example.id): expected \(example.conflicts), got \(!example.conflicts)")
            }
            return print("played \(cases.count), differ \(differing.count), not played 0")
        }
        #expect(Set(differing.map(\.id)) == (try Self.listed()))
        #expect(differing.count * 20 <= cases.count)
    }
}
