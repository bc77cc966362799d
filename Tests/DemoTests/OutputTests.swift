import Foundation
import Requirements
import Testing

@testable import Demo

@MainActor
@Suite struct OutputTests {
    private struct Full: Error {}

    private let folder = FileManager.default.temporaryDirectory
        .appendingPathComponent("output-\(UUID().uuidString)")

    /// A recording that can be laid out, under a name of its own, in a folder that is removed.
    private func withRecording<Result>(
        named name: String = "a.json", _ body: (_ path: String) throws -> Result
    ) throws -> Result {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appendingPathComponent(name)
        let text = """
            {"screen": [375, 667], "events": [
            {"name": "keyboardWillShow", "frameEnd": [0, 409, 375, 258]},
            {"name": "made up\\nforged: ok 7 notifications"}]}
            """
        try Data(text.utf8).write(to: file)
        return try body(file.path)
    }

    /// The commands that take the least time; all write through the same types.
    private func commands(replaying path: String, pictures: String?) -> [Arguments] {
        [.bindings(pictures: pictures), .replay(paths: [path, path], pictures: pictures)]
    }

    @Test(
        "A command ends with status 2 where its output cannot be written", .requirement("U355"))
    func unwritableOutputEndsCommandsWithStatus2() throws {
        try withRecording { path in
            for command in commands(replaying: path, pictures: nil) + [.help] {
                var complaints: [String] = []
                let output = Output(complaining: { complaints.append($0) }) { _ in throw Full() }
                #expect(command.run(telling: output) == 2, "\(command)")
                #expect(complaints == ["Demo: the output cannot be written"], "\(command)")
                #expect(command.run(telling: Output { _ in }) == 0, "\(command)")
            }
        }
    }

    @Test(
        "A status that is worse than unwritable output stays, and a better one does not",
        .requirement("U355"))
    func worseStatusOutweighsUnwritableOutput() throws {
        let output = Output { _ in throw Full() }
        #expect(output.status(1) == 1)
        output.tell("lost")
        #expect(output.status(0) == 2)
        #expect(output.status(1) == 2)
        #expect(output.status(3) == 3)
    }

    @Test(
        "A command ends with status 2 and says so where pictures cannot be written",
        .requirement("U355"))
    func unwritablePicturesEndCommandsWithStatus2() throws {
        try withRecording { path in
            for command in commands(replaying: path, pictures: path) {
                var complaints: [String] = []
                let output = Output(complaining: { complaints.append($0) }) { _ in }
                #expect(command.run(telling: output) == 2, "\(command)")
                #expect(
                    complaints == ["Demo: no picture can be written to \(path)"], "\(command)")
            }
        }
    }

    @Test(
        "Neither the name of a file nor what is in it makes a line of its own", .requirement("U355")
    )
    func neitherNameNorContentMakesLine() throws {
        var lines: [String] = []
        let status = try withRecording(named: "a\nforged: ok 9 notifications.json") { path in
            ReplayDemo.run([path], picturesIn: nil, telling: Output { lines.append($0) })
        }
        let report = lines.joined(separator: "\n").split(whereSeparator: \.isNewline)

        #expect(status == 0)
        #expect(report.contains { $0.hasPrefix(#"a\nforged: ok 9 notifications: ok "#) })
        #expect(!report.contains { $0.hasPrefix("forged") })
        #expect(report.allSatisfy { $0.hasPrefix("  ") || $0.hasPrefix("a\\n") })
    }

    @Test("A complaint about a file is one line, whatever the file is called", .requirement("U355"))
    func complaintAboutFileIsOneLine() throws {
        let missing = folder.appendingPathComponent("b\nforged: ok").path

        #expect(
            RecordingFiles.find([missing]).problems
                == ["\(folder.path)/b\\nforged: ok: there is no such file or folder"])
    }

    @Test(
        "What would break or reorder a line is shown as an escape, and the rest as it is",
        .requirement("U355"),
        arguments: [
            ("plain name", "plain name"), ("Größe 早", "Größe 早"), ("a\nb", #"a\nb"#),
            ("a\r\nb\t", #"a\r\nb\t"#), (#"a\nb"#, #"a\\nb"#), ("\u{1B}[2K", #"\u{1B}[2K"#),
            ("\u{2028}\u{2029}\u{85}", #"\u{2028}\u{2029}\u{0085}"#), ("\u{202E}x", #"\u{202E}x"#),
        ])
    func charactersBreakingLinesAreEscaped(text: String, shown: String) {
        #expect(text.inOneLine == shown)
    }
}
