import Foundation

/// A file of the library.
struct SourceFile {
    var folder: String
    var name: String
    var text: String

    /// The text without comments and strings.
    var code: String {
        text.replacing(/(?m)\/\/.*$/, with: "").replacing(/"[^"\n]*"/, with: "\"\"")
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

    static var all: [SourceFile] {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent()
            .appendingPathComponent("Sources/KeyboardAssistant")
        let paths = FileManager.default.enumerator(atPath: root.path)?.compactMap { $0 as? String }
        return (paths ?? []).filter { $0.hasSuffix(".swift") }.compactMap { path in
            guard
                let text = try? String(
                    contentsOf: root.appendingPathComponent(path), encoding: .utf8)
            else { return nil }
            return SourceFile(
                folder: path.split(separator: "/").first.map(String.init) ?? "",
                name: path.split(separator: "/").last.map(String.init) ?? "",
                text: text)
        }
    }
}
