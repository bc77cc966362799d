import Foundation
import Requirements
import Testing

/// What `.ci/types` makes of a type checker's findings.
@Suite struct TypeCheckScriptTests {
    /// Runs the script with a checker that does `work`, and returns whether all checks passed.
    private func passes(_ work: String) throws -> Bool {
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let checker = folder.appendingPathComponent("checker")
        try Data("#!/usr/bin/env bash\n\(work)\n".utf8).write(to: checker)
        try FileManager.default.setAttributes(
            [.posixPermissions: 0o755], ofItemAtPath: checker.path)

        let process = Process()
        process.executableURL = Repository.root.appendingPathComponent(".ci/types")
        process.arguments = [checker.path]
        process.standardOutput = FileHandle.nullDevice
        try process.run()
        process.waitUntilExit()
        return process.terminationStatus == 0
    }

    @Test(
        "Errors and warnings of a single check fail, but for what is only announced",
        .requirement("U352"),
        arguments: [
            ("true", true),
            (#"case "$*" in *KeyboardAssistantExample*) exit 1 ;; esac"#, false),
            (#"case "$*" in *visionos*) echo "A.swift:1:1: warning: unused" ;; esac"#, false),
            (#"case "$*" in *no-package-define*) exit 2 ;; esac"#, false),
            (#"echo "A.swift:1:1: warning: 'init(frame:)' is deprecated""#, true),
            (#"echo "A.swift:1:1: note: see here""#, true),
        ])
    func findingsFail(work: String, isPassing: Bool) throws {
        #expect(try passes(work) == isPassing)
    }
}
