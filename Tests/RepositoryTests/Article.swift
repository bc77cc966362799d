import Foundation

/// An article of the library's catalog.
struct Article {
    static let folder = "Sources/KeyboardAssistant/KeyboardAssistant.docc"

    /// The name of the file without its ending.
    var name: String
    var text: String

    init(named name: String) throws {
        self.name = name
        text = try Repository.text("\(Self.folder)/\(name).md")
    }

    /// The names of all articles, without the catalog's landing page.
    static func names() throws -> [String] {
        try Repository.names(in: folder).filter { $0.hasSuffix(".md") }.map {
            String($0.dropLast(3))
        }
        .filter { $0 != "KeyboardAssistant" }.sorted()
    }

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

    /// The first parts of the symbols to which this article links, without the module.
    var linkedTypes: [String] {
        text.replacing("```", with: "").matches(of: /``(?:KeyboardAssistant\/)?(\w+)[^`]*``/)
            .map { String($0.output.1) }
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
