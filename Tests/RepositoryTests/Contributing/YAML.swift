import Foundation

/// A value of a YAML file.
///
/// Reads the part of the language that GitHub's workflows and forms need: mappings, sequences,
/// plain and quoted scalars on one line, literal and folded blocks, sequences in brackets, and
/// comments on lines of their own. All scalars are texts.
enum YAML: Equatable {
    case text(String)
    case list([YAML])
    case mapping([String: YAML])

    /// The place where a file is no YAML, or uses a part of it that isn't read.
    struct Problem: Error, Equatable {
        /// The number of the line, from 1.
        var line: Int
        var reason: String
    }

    init(_ source: String) throws {
        var reader = Reader(source)
        self = try reader.document()
    }

    /// The value of `key`; `nil` if there is none.
    subscript(key: String) -> YAML? { mapping[key] }

    var text: String? { if case .text(let text) = self { text } else { nil } }
    var list: [YAML] { if case .list(let list) = self { list } else { [] } }
    var mapping: [String: YAML] { if case .mapping(let mapping) = self { mapping } else { [:] } }

    /// All texts in the value, without keys.
    var texts: [String] {
        switch self {
        case .text(let text): [text]
        case .list(let values): values.flatMap(\.texts)
        case .mapping(let values): values.values.flatMap(\.texts)
        }
    }
}

extension YAML {
    private struct Reader {
        private var lines: [String]
        private var next = 0

        init(_ source: String) {
            lines = source.components(separatedBy: "\n")
        }

        private func problem(_ reason: String) -> Problem {
            Problem(line: min(next + 1, lines.count), reason: reason)
        }

        mutating func document() throws -> YAML {
            guard let indent = indentation() else { throw problem("empty") }
            let value = try block(at: indent)
            if indentation() != nil { throw problem("indentation") }
            return value
        }

        /// Skips blank lines and comments, and returns the indentation of the next line; `nil` at
        /// the end.
        private mutating func indentation() -> Int? {
            while next < lines.count {
                let content = lines[next].trimmingCharacters(in: .whitespaces)
                if !content.isEmpty, !content.hasPrefix("#") { return indent(of: lines[next]) }
                next += 1
            }
            return nil
        }

        private func indent(of line: String) -> Int { line.prefix { $0 == " " }.count }

        private var content: String { String(lines[next].drop { $0 == " " }) }

        private var isItem: Bool { content == "-" || content.hasPrefix("- ") }

        private mutating func block(at indent: Int) throws -> YAML {
            isItem ? try list(at: indent) : try mapping(at: indent)
        }

        // MARK: Collections

        private mutating func list(at indent: Int) throws -> YAML {
            var items: [YAML] = []
            while indentation() == indent, isItem {
                let rest = String(content.dropFirst(2))
                if rest.firstMatch(of: Self.key) != nil {
                    // The rest of the line is the first of a mapping, two columns further in.
                    lines[next] = String(repeating: " ", count: indent + 2) + rest
                    items.append(try mapping(at: indent + 2))
                } else {
                    items.append(try scalar(rest))
                    next += 1
                }
            }
            return .list(items)
        }

        private static var key: Regex<(Substring, Substring, Substring?)> {
            /^([\w.-]+):(?: +(.*))?$/
        }

        private mutating func mapping(at indent: Int) throws -> YAML {
            var values: [String: YAML] = [:]
            while indentation() == indent, !isItem {
                guard let match = content.firstMatch(of: Self.key) else { throw problem("no key") }
                let key = String(match.output.1)
                if values[key] != nil { throw problem("\(key) twice") }
                values[key] = try value(String(match.output.2 ?? ""), below: indent)
            }
            if let deeper = indentation(), deeper > indent { throw problem("indentation") }
            return .mapping(values)
        }

        /// Returns the value whose first line ends in `rest`, which goes on in lines that are
        /// further in than `indent`.
        private mutating func value(_ rest: String, below indent: Int) throws -> YAML {
            if ["|", "|-", ">", ">-"].contains(rest) {
                next += 1
                return .text(lines(below: indent, separator: rest.hasPrefix("|") ? "\n" : " "))
            }
            guard rest.isEmpty else {
                let value = try scalar(rest)
                next += 1
                return value
            }
            next += 1
            guard let deeper = indentation(), deeper > indent || (deeper == indent && isItem) else {
                return .text("")
            }
            return try block(at: deeper)
        }

        private mutating func lines(below indent: Int, separator: String) -> String {
            var found: [String] = []
            while next < lines.count {
                let content = lines[next].trimmingCharacters(in: .whitespaces)
                guard content.isEmpty || self.indent(of: lines[next]) > indent else { break }
                found.append(content)
                next += 1
            }
            return found.joined(separator: separator).trimmingCharacters(
                in: .whitespacesAndNewlines)
        }

        // MARK: Scalars

        private func scalar(_ source: String) throws -> YAML {
            if source.hasPrefix("["), source.hasSuffix("]") {
                let items = source.dropFirst().dropLast().split(separator: ",")
                return .list(
                    try items.map { try scalar($0.trimmingCharacters(in: .whitespaces)) })
            }
            for quote in ["'", "\""] where source.hasPrefix(quote) {
                let inside = source.dropFirst().dropLast()
                guard source.count > 1, source.hasSuffix(quote), !inside.contains(quote),
                    !inside.contains("\\")
                else { throw problem("quotes") }
                return .text(String(inside))
            }
            let isPlain = !source.contains(": ") && !source.contains(" #") && !source.hasSuffix(":")
            let isSpecial = source.first.map { "[]{},&*!|>%@`\"'#".contains($0) } ?? true
            guard isPlain, !isSpecial else { throw problem("plain text") }
            return .text(source)
        }
    }
}
