import Foundation
import Requirements
import Testing

/// Holds the README's pictures, and the page of all pictures, to the demo that draws them.
@Suite struct PictureTests {
    /// The names that `.ci/pictures` copies, in order.
    private static func drawn() throws -> [String] {
        let script = try Repository.text(".ci/pictures")
        let list = try #require(script.firstMatch(of: /for name in ([^;]+); do/)).output.1
        return list.split { $0.isWhitespace || $0 == "\\" }.map(String.init)
    }

    /// The names of the pictures that a page shows.
    private static func shown(on page: String) throws -> [String] {
        try Repository.text(page).matches(of: /([\w-]+)\.svg/).map { String($0.output.1) }
    }

    private static let gallery = "ReadMeAssets/README.md"

    @Test(
        "The page of pictures shows each picture that the demo draws for it once, and the README some",
        .requirement("U448"))
    func shownPicturesAreDrawn() throws {
        let (drawn, shown) = (try Self.drawn(), try Self.shown(on: Self.gallery))
        let files = try Repository.names(in: "ReadMeAssets").filter { $0.hasSuffix(".svg") }
            .map { $0.replacingOccurrences(of: ".svg", with: "") }
        #expect(shown.sorted() == drawn.sorted(), "the page and .ci/pictures")
        #expect(try Set(Self.shown(on: "README.md")).subtracting(drawn) == [], "README.md")
        #expect(Set(drawn).subtracting(files) == [], "run .ci/pictures")
        #expect(Set(files).subtracting(drawn) == [], "in ReadMeAssets, but never drawn")
        #expect(Set(drawn).count == drawn.count && drawn.count > 20)
    }

    @Test(
        "Each picture says in words what it shows", .requirement("U448"),
        arguments: ["README.md", gallery])
    func picturesHaveTexts(page: String) throws {
        let text = try Repository.text(page)
        let linked = text.matches(of: /!\[([^\]]*)\]\([^)]*\.svg\)/).map { String($0.output.1) }
        let tagged = text.matches(of: /<img src="[^>]*alt="([^"]*)"/).map { String($0.output.1) }
        #expect(linked.count + tagged.count == (try Self.shown(on: page)).count)
        for words in linked + tagged { #expect(words.contains(" "), "“\(words)”") }
    }
}
