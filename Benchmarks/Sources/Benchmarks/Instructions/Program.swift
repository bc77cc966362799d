import Foundation

/// A program that is installed.
struct Program {
    let file: URL

    init(at file: URL) {
        self.file = file
    }

    /// This program; `nil` if the system doesn't say where it is.
    static var running: Program? {
        Bundle.main.executablePath.map { Program(at: URL(fileURLWithPath: $0)) }
    }

    /// Looks for a program with this name where the shell would; `nil` if there is none.
    init?(_ name: String) {
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
        let files = folders.map { URL(fileURLWithPath: String($0)).appendingPathComponent(name) }
        guard
            let file = files.first(where: { FileManager.default.isExecutableFile(atPath: $0.path) })
        else { return nil }
        self.file = file
    }

    /// Returns the first line that the program prints with these words; `nil` if it prints nothing.
    func firstLine(of words: [String]) -> String? { lines(of: words).first }

    /// Returns the lines that the program prints with these words, but for empty ones.
    func lines(of words: [String]) -> [String] {
        let output = Pipe()
        try? run(words, output: output)
        let text = String(
            decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        return text.split(whereSeparator: \.isNewline).map(String.init)
    }

    /// Runs the program until it ends.
    func run(_ words: [String], environment: [String: String] = [:], output: Pipe) throws {
        let process = Process()
        process.executableURL = file
        process.arguments = words
        process.environment = ProcessInfo.processInfo.environment
            .merging(environment) { _, new in new }
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        do { try process.run() } catch {
            // Who reads the output would wait for ever.
            try? output.fileHandleForWriting.close()
            throw error
        }
        // What it prints fits into the pipe, so that it need not be read meanwhile.
        process.waitUntilExit()
        try output.fileHandleForWriting.close()
        guard process.terminationStatus == 0 else {
            throw ProgramError(
                description:
                    "\(file.lastPathComponent) \(words.joined(separator: " ")) has ended with "
                    + "\(process.terminationStatus)")
        }
    }
}

/// A program that has failed.
struct ProgramError: Error, CustomStringConvertible {
    var description: String
}
