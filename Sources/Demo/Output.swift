import Foundation

/// The destination of the demo's lines, which notes whether all of them have arrived.
@MainActor
final class Output {
    private let write: (String) throws -> Void
    private let writeComplaint: (String) -> Void
    /// A Boolean value that indicates whether all texts could be written.
    private(set) var isComplete = true
    private var complaints: Set<String> = []

    /// Both closures are handed whole texts, without a line break at the end.
    init(
        complaining writeComplaint: @escaping (String) -> Void = { _ in },
        _ write: @escaping (String) throws -> Void
    ) {
        self.write = write
        self.writeComplaint = writeComplaint
    }

    /// The output and the error output of this process.
    static var standard: Output {
        Output(
            complaining: {
                // Nobody may be listening: the status tells the rest.
                try? FileHandle.standardError.write(contentsOf: Data(($0 + "\n").utf8))
            },
            { try FileHandle.standardOutput.write(contentsOf: Data(($0 + "\n").utf8)) })
    }

    /// Writes `text`.
    ///
    /// After the first text that cannot be written no other is.
    func tell(_ text: String) {
        guard isComplete else { return }
        do {
            try write(text)
        } catch {
            isComplete = false
            complain("Demo: the output cannot be written")
        }
    }

    /// Says what is wrong to whoever reads complaints, each sentence once.
    func complain(_ text: String) {
        if complaints.insert(text).inserted { writeComplaint(text) }
    }

    /// Returns the exit status of a command that by itself would end with `status`: at least 2 if
    /// a line could not be written.
    func status(_ status: Int32) -> Int32 {
        isComplete ? status : max(status, 2)
    }
}

extension String {
    /// The text as part of one line: a backslash, and each character that would break the line,
    /// steer a terminal, or change the direction of what follows, is written as Swift writes it in
    /// a literal.
    ///
    /// For what comes from elsewhere, such as file names, so that it cannot pass for a line of the
    /// demo's own.
    var inOneLine: String {
        unicodeScalars.map { scalar in
            switch scalar.properties.generalCategory {
            case .control, .format, .lineSeparator, .paragraphSeparator:
                scalar.escaped(asASCII: true)
            default: scalar == "\\" ? "\\\\" : String(scalar)
            }
        }.joined()
    }
}

extension Double {
    /// A number of points as people write it: whole, or with one or two decimals.
    var points: String {
        guard isFinite else { return "\(self)" }
        let rounded = (self * 100).rounded() / 100
        if rounded == rounded.rounded(), abs(rounded) < 1e15 { return String(Int(rounded)) }
        return String(format: "%.2f", rounded).replacing(/0$/, with: "")
    }
}
