import Foundation

/// The counts of callgrind: the instructions of each function, and of each call.
struct CallgrindProfile {
    /// The calls of one function by another.
    struct Call {
        var caller: Int
        var callee: Int
        /// The number of calls.
        var count: Int
        /// The instructions of the callee and of all that it called.
        var inclusive: Double
    }

    private(set) var names: [Int: String] = [:]
    /// The instructions of each function itself.
    private(set) var own: [Int: Double] = [:]
    private(set) var calls: [Call] = []
    /// The source file of each function, as far as it is known.
    private(set) var files: [Int: String] = [:]

    /// Reads a file in callgrind's format, with compressed names and one event.
    init(_ text: String) {
        var (caller, file, count) = (0, 0, 0)
        var fileNames: [Int: String] = [:]
        var callee: Int?
        for line in text.split(separator: "\n") {
            if let (number, name) = Self.reference(in: line, after: "fl=") {
                fileNames[number] = fileNames[number] ?? name
                file = number
            } else if let (number, name) = Self.reference(in: line, after: "cfi=") {
                fileNames[number] = fileNames[number] ?? name
            } else if line.hasPrefix("calls=") {
                count = Int(line.dropFirst("calls=".count).prefix { $0.isNumber }) ?? 0
            } else if let (number, name) = Self.reference(in: line, after: "fn=") {
                names[number] = names[number] ?? name
                files[number] = fileNames[file]
                caller = number
            } else if let (number, name) = Self.reference(in: line, after: "cfn=") {
                names[number] = names[number] ?? name
                callee = number
            } else if let cost = Self.cost(in: line) {
                if let number = callee {
                    calls.append(
                        Call(caller: caller, callee: number, count: count, inclusive: cost))
                    callee = nil
                } else {
                    own[caller, default: 0] += cost
                }
            }
        }
    }

    /// Reads `fn=(7) name`, or `fn=(7)` for a name that was read before.
    private static func reference(in line: Substring, after key: String) -> (Int, String?)? {
        guard line.hasPrefix(key), let end = line.firstIndex(of: ")"),
            let number = Int(line[..<end].dropFirst(key.count + 1))
        else { return nil }
        let name = line[line.index(after: end)...].drop { $0 == " " }
        return (number, name.isEmpty ? nil : String(name))
    }

    /// Reads a line such as `+3 250`: a place, relative or not, and the instructions there.
    private static func cost(in line: Substring) -> Double? {
        guard let first = line.first, first.isNumber || "+-*".contains(first) else { return nil }
        let words = line.split(separator: " ")
        return words.count == 2 ? Double(words[1]) : nil
    }
}
