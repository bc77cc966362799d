import Foundation

/// A file of a library.
struct SourceFile {
    /// The library's name.
    var library: String
    /// The folder in the library.
    var folder: String
    var name: String
    var text: String
    /// The text without comments and strings.
    let code: String

    init(library: String = "", folder: String, name: String, text: String) {
        (self.library, self.folder, self.name, self.text) = (library, folder, name, text)
        code = text.replacing(pattern: #"//.*"#, with: "")
            .replacing(pattern: #""[^"\n]*""#, with: "\"\"")
    }

    var words: Set<String> { Self.words(of: code) }

    /// The words without the names of types that others are nested in: `extension Outer {` with
    /// nothing but types in it, and `Outer.Inner`.
    var wordsBesidesNesting: Set<String> {
        Self.words(
            of: code.replacing(/(?m)^extension \w+ \{\s+(?:public )?(?=enum|struct)/, with: "")
                .replacing(/\b[A-Z]\w*\.(?=[A-Z])/, with: ""))
    }

    private static func words(of code: String) -> Set<String> {
        Set(code.matches(of: /\w+/).map { String($0.output) })
    }

    /// A Boolean value that indicates whether the file is conditional as a whole or not at all.
    ///
    /// Around the whole file means one `#if`, without another branch, and only imports outside.
    var isConditionalOnlyAsWhole: Bool {
        let code = code.replacing(/(?m)^import \w+$/, with: "")
            .trimmingCharacters(in: .whitespacesAndNewlines)
        guard code.contains(/(?m)^\s*#(if|else|elseif|endif)/) else { return true }
        let inside = code.wholeMatch(of: /#if [^\n]*\n([\s\S]*)\n#endif/)?.output.1
        return inside.map { !$0.contains(/(?m)^\s*#(if|else|elseif|endif)/) } ?? false
    }

    var importsUIKit: Bool { code.contains("import UIKit") }

    /// The types declared at the outermost level.
    var declaredTypes: [String] {
        code.matches(
            of:
                /(?m)^(?:@MainActor )?(?:public |final |open |private |fileprivate )*(?:class|struct|enum|protocol) (\w+)/
        ).map { String($0.output.1) }
    }

    /// The public names at the outermost level: types, type aliases and constants.
    var publicTopLevelNames: [String] {
        code.matches(
            of:
                /(?m)^(?:@\w+ )*(?:public|open) (?:final |indirect |nonisolated )*(?:class|struct|enum|protocol|actor|typealias|let) (\w+)/
        ).map { String($0.output.1) }
    }

    static let all: [SourceFile] = Library.all.flatMap { library in
        ((try? library.sources()) ?? []).compactMap { path in
            guard let text = try? Repository.text(path) else { return nil }
            let parts = path.split(separator: "/").dropFirst(2).map(String.init)
            return SourceFile(
                library: library.name, folder: parts.count > 1 ? parts[0] : "",
                name: parts.last ?? "", text: text)
        }
    }
}

// In a debug build, Foundation's expressions are many times as fast as Swift's.
extension String {
    /// Returns this text with each match of `pattern` replaced.
    func replacing(pattern: String, with replacement: String) -> String {
        replacingOccurrences(of: pattern, with: replacement, options: .regularExpression)
    }

    /// Returns a Boolean value that indicates whether `pattern` matches a part of this text.
    func contains(pattern: String) -> Bool {
        range(of: pattern, options: .regularExpression) != nil
    }
}
