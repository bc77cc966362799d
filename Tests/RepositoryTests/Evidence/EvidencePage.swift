import Foundation

/// The page that says what supports each promise of the library, `Tests/Evidence.md`.
struct EvidencePage {
    var text: String

    /// The sentence of a page that names no recording of the library on a device.
    static let nothingSeen = "Nothing on this page has been seen on a device yet"

    var promises: MarkdownTable { MarkdownTable(section("Promises")) }
    var recordings: MarkdownTable { MarkdownTable(section("Recordings")) }
    var questions: MarkdownTable { MarkdownTable(section("Open questions")) }

    /// The text between the heading `title` and the next one.
    func section(_ title: String) -> String {
        let sections = text.components(separatedBy: "\n## ")
        return sections.first { $0.hasPrefix("\(title)\n") } ?? ""
    }

    /// The names in backticks.
    var names: [String] { Self.names(in: text) }

    static func names(in text: String) -> [String] {
        MarkdownDocument.codeSpans(in: text)
    }

    /// The files that links lead to, as they are written.
    var links: [String] { text.matches(of: /\]\(([^)#]+)\)/).map { String($0.1) } }

    /// The ids of the assumptions that the page names.
    var assumptions: Set<String> {
        Set(text.matches(of: /\bA\d+\b/).map { String($0.output) })
    }
}
