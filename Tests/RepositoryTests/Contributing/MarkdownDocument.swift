import Foundation

/// A document for people, as the names, commands and links in it.
struct MarkdownDocument {
    /// A part between fences.
    struct Block: Equatable {
        /// The word after the opening fence, such as "sh".
        var language: String
        var text: String
    }

    let text: String

    init(_ text: String) {
        self.text = text
    }

    /// Reads the document at `path` in this repository.
    init(at path: String) throws {
        self.init(try Repository.text(path))
    }

    private static var fence: Regex<(Substring, Substring, Substring)> {
        /(?m)^ *```(\w*)\n([\s\S]*?)^ *```$/
    }

    /// The parts between fences, in order.
    var blocks: [Block] {
        text.matches(of: Self.fence).map {
            Block(language: String($0.output.1), text: String($0.output.2))
        }
    }

    /// The text without what is between fences.
    var prose: String { text.replacing(Self.fence, with: "") }

    /// The texts between backticks, in order.
    var codeSpans: [String] { Self.codeSpans(in: prose) }

    static func codeSpans(in text: String) -> [String] {
        text.matches(of: /`([^`\n]+)`/).map { String($0.output.1) }
    }

    /// The lines of the blocks for a shell, and the texts between backticks that begin like these.
    var commands: [String] {
        let lines = blocks.filter { $0.language == "sh" }.flatMap { $0.text.split(separator: "\n") }
        let spans = codeSpans.filter { $0.hasPrefix("swift ") || $0.hasPrefix(".ci/") }
        return lines.map { $0.trimmingCharacters(in: .whitespaces) } + spans
    }

    // MARK: Links

    /// The targets of links and of link definitions, as they are written.
    var links: [String] {
        let inline = prose.matches(of: /\]\(([^)\s]+)\)/).map { String($0.output.1) }
        let defined = prose.matches(of: /(?m)^\[[^\]]+\]: (\S+)$/).map { String($0.output.1) }
        return inline + defined
    }

    /// The headings, with the number of their signs.
    var headings: [(level: Int, title: String)] {
        prose.matches(of: /(?m)^(#+) (.+)$/).map { ($0.output.1.count, String($0.output.2)) }
    }

    /// The names by which links lead to the headings.
    var anchors: Set<String> {
        Set(
            headings.map { _, title in
                title.lowercased().filter { $0.isLetter || $0.isNumber || " -_".contains($0) }
                    .replacingOccurrences(of: " ", with: "-")
            })
    }

    /// The links of the document at `path` that lead to no file or heading of this repository.
    static func brokenLinks(at path: String) throws -> [String] {
        let document = try MarkdownDocument(at: path)
        let folder = path.split(separator: "/").dropLast().map { "\($0)/" }.joined()
        return try document.links.filter { link in
            if link.hasPrefix("https://") { return false }
            let parts = link.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
            let target = parts[0].isEmpty ? path : folder + parts[0]
            guard Repository.exists(target) else { return true }
            guard parts.count > 1 else { return false }
            return try !MarkdownDocument(at: target).anchors.contains(String(parts[1]))
        }
    }
}
