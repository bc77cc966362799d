import Foundation
import Requirements
import Testing

/// Keeps all sources to the Swift that the README names.
///
/// Newer compilers accept newer features without a word.
@Suite struct ToolchainTests {
    /// What came after Swift 6.1, by the number of its proposal, as regular expressions.
    private static let newer = [
        "SE-0481": #"\bweak let\b"#,
        "SE-0470": #"[:,]\s*@MainActor\s+[A-Z]\w*\s*[{,]"#,
        "SE-0461": #"@concurrent\b|\bnonisolated\(nonsending\)"#,
        "SE-0453": #"\bInlineArray\b|\[\d+ of "#,
        "SE-0447": #"\b(?:Mutable|Raw|MutableRaw|Output|UTF8)?Span<"#,
        "SE-0451": #"\b(?:func|struct|enum|case|let|var) `[^`\n]*[^\w`\n]"#,
        "SE-0469": #"\bTask(?:\.detached)?\(name:"#,
        "SE-0472": #"\.immediate(?:Detached)?\b\s*[({]"#,
        "SE-0475": #"\bObservations\b"#,
        "SE-0477": #", default: \w*\)""#,
        "SE-0479": #"\\\w*\.[\w.]+\(\)"#,
        "SE-0466": #"\bdefaultIsolation\("#,
        "SE-0480": #"\btreat(?:All)?Warnings?\("#,
        "SE-0458": #"\bstrictMemorySafety\(|@safe\b|@unsafe\b|\bunsafe \w"#,
        "SE-0495": #"@c\b"#,
        "SE-0491": #"\w::\w"#,
        "ST-0008": #"\bprocessExitsWith\b"#,
        "ST-0009": #"\bAttachment(?:\.record)?[(<]"#,
        "ST-0013": #"\bIssue\.record\([^\n]*severity:"#,
        "ST-0016": #"\bTest\.cancel\("#,
    ]

    private static func found(in code: String) -> [String] {
        guard code.contains(pattern: newer.values.joined(separator: "|")) else { return [] }
        return newer.filter { code.contains(pattern: $0.value) }.keys.sorted()
    }

    @Test("No source needs a newer Swift than the manifest", .requirement("U502"))
    func sourcesNeedNoNewerSwift() throws {
        #expect(try Manifest().tools == "6.1")
        let folders = ["Sources", "Tests", "Example", "Benchmarks"]
        let paths = try folders.flatMap { try Repository.paths(in: $0, ".swift") }
            .filter { !$0.contains("/.build/") }
        #expect(paths.count > 800)
        for path in paths + ["Package.swift"] {
            let file = SourceFile(folder: "", name: path, text: try Repository.text(path))
            #expect(Self.found(in: Self.withoutNewer(file.code)) == [], "in \(path)")
        }
    }

    @Test("Each pattern is one that Foundation understands", .requirement("U502"))
    func patternsAreUnderstood() {
        for pattern in Self.newer.values {
            #expect((try? NSRegularExpression(pattern: pattern)) != nil, "\(pattern)")
        }
    }

    @Test(
        "What came after Swift 6.1 is found", .requirement("U502"),
        arguments: [
            ("weak let view = other", "SE-0481"), ("struct A: @MainActor Equatable {", "SE-0470"),
            ("extension B: Codable, @MainActor C {", "SE-0470"),
            ("@concurrent func a()", "SE-0461"),
            ("let a: InlineArray<2, Int>", "SE-0453"), ("func a(_ b: Span<Int>)", "SE-0447"),
            ("func `a sentence`() {", "SE-0451"), ("Task(name: a) {", "SE-0469"),
            ("Task.immediate {", "SE-0472"), ("for await a in Observations {", "SE-0475"),
            ("names.map(\\.count.words())", "SE-0479"),
            ("settings: [.defaultIsolation(", "SE-0466"),
            ("await #expect(processExitsWith: .success)", "ST-0008"),
            ("Attachment.record(a)", "ST-0009"), ("Issue.record(a, severity: .warning)", "ST-0013"),
            ("let a = UIKit::UIView()", "SE-0491"),
        ])
    func newerFeatureIsFound(code: String, proposal: String) throws {
        #expect(Self.found(in: code) == [proposal])
    }

    @Test(
        "What Swift 6.1 knows isn't found, nor what is left out for it", .requirement("U502"),
        arguments: [
            "weak var view: UIView?", "let a: @MainActor () -> Void", "func `default`() {",
            "names.map(\\.count)", "let b: [Int: @MainActor (A) -> Void] = [:]",
            "NSTextAttachment()", "Task { await a() }",
            "#if compiler(>=6.3) && os(Linux)\nweak let a = b\n#if c\n#endif\n#endif\nd",
        ])
    func olderFeatureIsNotFound(code: String) throws {
        #expect(Self.found(in: Self.withoutNewer(code)) == [])
    }

    /// Returns `code` without what a condition leaves to newer compilers.
    private static func withoutNewer(_ code: String) -> String {
        var branches: [Bool] = []
        return code.components(separatedBy: "\n").filter { line in
            if line.hasPrefix("#if ") {
                branches.append(line.hasPrefix("#if compiler(>=6.") && !line.contains("6.1)"))
            } else if line.hasPrefix("#else") {
                branches[branches.count - 1] = false
            } else if line.hasPrefix("#endif") {
                branches.removeLast()
            }
            return !branches.contains(true)
        }.joined(separator: "\n")
    }
}
