import Foundation
import Requirements
import Testing

/// Lets people who read the articles on GitHub, where links of documentation are bare text, go on
/// from one to the next.
///
/// `UPDATE_LINKS=1 swift test --filter ArticleLinkTests` writes the lists anew.
@Suite struct ArticleLinkTests {
    /// Where the list at the end of an article begins.
    ///
    /// Documentation leaves out HTML, so the list is on GitHub alone.
    private static let beginning = "<p>The pages that are named here:"

    /// Returns the list of the articles that `article` names; an empty string if there is none.
    private func list(for article: Article) throws -> String {
        let folder = article.path.split(separator: "/").map(String.init).dropLast()
        let links = try article.relatedArticles.map { name in
            let other = try Article(named: name)
            let parts = other.path.split(separator: "/").map(String.init)
            let isNear = parts.dropLast().elementsEqual(folder)
            let way = isNear ? [parts[3]] : ["..", ".."] + parts[1...]
            return "<br><a href=\"\(way.joined(separator: "/"))\">\(other.title ?? name)</a>"
        }
        guard !links.isEmpty else { return "" }
        return ([Self.beginning] + links + ["</p>"]).joined(separator: "\n") + "\n"
    }

    @Test(
        "Every article ends with links to the articles that it names", .requirement("U503"),
        arguments: try Article.names() + Library.all.map(\.name))
    func articleEndsWithLinks(name: String) throws {
        var article = try Article(named: name)
        let parts = article.text.components(separatedBy: "\n" + Self.beginning)
        article.text = parts[0]
        let list = try list(for: article)
        let whole = parts[0] + (list.isEmpty ? "" : "\n" + list)
        if ProcessInfo.processInfo.environment["UPDATE_LINKS"] == "1" {
            let url = Repository.root.appendingPathComponent(article.path)
            try Data(whole.utf8).write(to: url)
        } else {
            #expect(try Repository.text(article.path) == whole)
        }
    }

    @Test("Every link of an article to a file leads to a file", .requirement("U503"))
    func linksLeadToFiles() throws {
        for name in try Article.names() + Library.all.map(\.name) {
            let article = try Article(named: name)
            let folder = Repository.root.appendingPathComponent(article.path)
                .deletingLastPathComponent()
            let links = article.text.matches(of: /<a href="([^"]+)">/).map { String($0.output.1) }
            for link in links {
                let path = folder.appendingPathComponent(link).standardized.path
                #expect(FileManager.default.fileExists(atPath: path), "\(name): \(link)")
            }
        }
    }
}
