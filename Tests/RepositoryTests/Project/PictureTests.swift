import Foundation
import Requirements
import Testing

/// Holds the README's pictures to the demo, which draws them.
@Suite struct PictureTests {
    /// The names that `.ci/pictures` copies, in order.
    private static func drawn() throws -> [String] {
        let script = try Repository.text(".ci/pictures")
        let list = try #require(script.firstMatch(of: /for name in ([^;]+); do/)).output.1
        return list.split { $0.isWhitespace || $0 == "\\" }.map(String.init)
    }

    /// The names of the pictures that the README shows.
    private static func shown() throws -> [String] {
        try Repository.text("README.md").matches(of: /ReadMeAssets\/([\w-]+)\.svg/)
            .map { String($0.output.1) }
    }

    @Test(
        "The README shows each picture that the demo draws for it, and no other",
        .requirement("U448"))
    func shownPicturesAreDrawn() throws {
        let (drawn, shown) = (try Self.drawn(), try Self.shown())
        let files = try Repository.names(in: "ReadMeAssets")
            .map { $0.replacingOccurrences(of: ".svg", with: "") }
        #expect(Set(shown).subtracting(drawn) == [], "not in .ci/pictures")
        #expect(Set(drawn).subtracting(shown) == [], "not in README.md")
        #expect(Set(drawn).subtracting(files) == [], "run .ci/pictures")
        #expect(Set(files).subtracting(drawn) == [], "in ReadMeAssets, but never drawn")
        #expect(Set(drawn).count == drawn.count && drawn.count > 20)
    }

    @Test("Each picture of the README says in words what it shows", .requirement("U448"))
    func picturesHaveTexts() throws {
        let readme = try Repository.text("README.md")
        let linked = readme.matches(of: /!\[([^\]]*)\]\(ReadMeAssets/).map { String($0.output.1) }
        let tagged = readme.matches(of: /<img src="ReadMeAssets[^>]*alt="([^"]*)"/)
            .map { String($0.output.1) }
        #expect(linked.count + tagged.count == (try Self.shown()).count)
        for text in linked + tagged { #expect(text.contains(" "), "“\(text)”") }
    }
}
