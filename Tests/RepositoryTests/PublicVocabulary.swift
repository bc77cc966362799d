/// The words with which an app can name something of the library.
enum PublicVocabulary {
    /// The names of public types and their members, of cases and requirements, and the labels of
    /// arguments.
    static let words = Set(SourceFile.all.flatMap { words(in: $0.code) })

    /// Returns the names and labels that `code` declares for others.
    static func words(in code: String) -> [String] {
        let declarations = code.matches(
            of:
                /(?m)^ *(?:@\w+(?:\([^)]*\))? )*(?:public|open) (?:(?:internal|private)\(set\) |[a-z]+ )*(?:func|init|subscript|var|let|class|struct|enum|protocol|typealias)\b[?!]? ?`?(\w*)/
        ).flatMap { match in
            [String(match.output.1)] + labels(after: match.range.upperBound, in: code)
        }
        // A pattern in a switch begins with a period, or with `let` or `is`.
        let cases = code.matches(of: /(?m)^ *(?:indirect )?case (?!let |is )(\w.*)$/).flatMap {
            names(in: String($0.output.1))
        }
        let requirements = code.matches(of: /(?ms)^public protocol \w+.*?^}/).flatMap {
            names(in: String($0.output))
        }
        return (declarations + cases + requirements).filter { !$0.isEmpty }
    }

    /// Returns the labels of the arguments of a function whose name ends at `start`.
    private static func labels(after start: String.Index, in code: String) -> [String] {
        let rest = code[start...].drop { $0 == " " }
        guard rest.first == "(" else { return [] }
        var depth = 0
        let list = rest.prefix { character in
            if character == "(" { depth += 1 }
            if character == ")" { depth -= 1 }
            return depth > 0
        }
        return list.matches(of: /(\w+)(?: \w+)?:/).map { String($0.output.1) }
    }

    private static func names(in text: String) -> [String] {
        text.matches(of: /\w+/).map { String($0.output) }
    }
}
