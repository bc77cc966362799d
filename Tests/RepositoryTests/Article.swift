import Foundation

/// An article of a library's catalog.
struct Article {
    /// The name of the file without its ending.
    var name: String
    var text: String

    /// The path of the file.
    var path: String

    /// Reads an article of any library's catalog.
    init(named name: String) throws {
        let paths = Library.all.map { "\($0.catalog)/\(name).md" }
        path = paths.first(where: Repository.exists) ?? paths[0]
        self.name = name
        text = try Repository.text(path)
    }

    /// The names of the articles of all libraries, without the catalogs' landing pages.
    static func names() throws -> [String] { try Library.all.flatMap { try $0.articles() } }

    /// The parts of the text between empty lines.
    private var paragraphs: [String] {
        text.components(separatedBy: "\n\n").map {
            $0.trimmingCharacters(in: .whitespacesAndNewlines)
        }
    }

    /// The heading with one number sign at the beginning of the text; `nil` if there is none.
    var title: String? {
        paragraphs.first.flatMap { $0.hasPrefix("# ") ? String($0.dropFirst(2)) : nil }
    }

    /// The paragraph right below the title; `nil` if something else is there.
    var abstract: String? {
        guard paragraphs.count > 1 else { return nil }
        let isText = paragraphs[1].first.map { $0.isLetter } ?? false
        return isText ? paragraphs[1] : nil
    }

    /// The names of the articles to which this one links.
    var linkedArticles: [String] { text.matches(of: /<doc:([^>]+)>/).map { String($0.output.1) } }

    /// The names of the articles that this one names: by a link in its own catalog, and by an
    /// emphasized title in another one, where documentation can't link to them.
    var relatedArticles: [String] {
        get throws {
            let names = try Article.names()
            let titles = try Dictionary(
                uniqueKeysWithValues: names.map { ("*\(try Article(named: $0).title ?? "")*", $0) })
            let named = text.matches(of: /<doc:(\w+)[^>]*>|\*[^*\n]+\*/).compactMap { match in
                match.output.1.map(String.init) ?? titles[String(match.output.0)]
            }
            return named.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
        }
    }

    /// The first parts of the symbols to which this article links, without the module.
    var linkedTypes: [String] {
        let names = Set(Library.all.map(\.name))
        return text.replacing("```", with: "").matches(of: /``(?:(\w+)\/)?(\w+)[^`]*``/).map {
            // Of `Type/member` the first word is the type; of `Library/Type` the second.
            let first = $0.output.1.map(String.init)
            return first.flatMap { names.contains($0) ? nil : $0 } ?? String($0.output.2)
        }
    }

    /// The headings with three number signs.
    var subheadings: [String] { text.matches(of: /(?m)^### (.+)$/).map { String($0.output.1) } }
}

/// A block of Swift code in a document.
struct SwiftBlock: Equatable {
    var code: String
    /// A Boolean value that indicates whether the document says right before the code that it hasn't
    /// been compiled.
    var isMarkedUncompiled = false

    static let mark = "We haven't compiled this SwiftUI code:"

    /// Returns the blocks between fences, in order.
    static func all(in document: String) -> [SwiftBlock] {
        let parts = document.components(separatedBy: "```swift\n")
        return zip(parts, parts.dropFirst()).map { before, after in
            let words = before.split(whereSeparator: \.isWhitespace).joined(separator: " ")
            return SwiftBlock(
                code: after.components(separatedBy: "```")[0],
                isMarkedUncompiled: words.hasSuffix(mark))
        }
    }

    /// A Boolean value that indicates whether the code needs SwiftUI, which the headless UIKit lacks.
    var usesSwiftUI: Bool {
        let names = [
            "import SwiftUI", "UIHostingController", "UIViewControllerRepresentable",
            "UIViewRepresentable", "UIApplicationDelegateAdaptor", "some View", ": View {",
            "some Scene",
            "ignoresSafeArea",
        ]
        return names.contains { code.contains($0) }
    }

    /// A Boolean value that indicates whether the code is a package's manifest, or a part of one.
    var isManifest: Bool {
        code.hasPrefix(".package(") || code.hasPrefix("// swift-tools-version")
    }
}
