import Foundation
import Requirements
import Testing

/// Holds the README to what somebody reads to its end.
@Suite struct ReadmeTests {
    private static func readme() throws -> MarkdownDocument {
        try MarkdownDocument(at: "README.md")
    }

    @Test("The README has at most 1,500 words, with its code and tables", .requirement("U505"))
    func readmeIsShort() throws {
        let words = try Self.readme().text.split { $0.isWhitespace }
        #expect(words.count > 500 && words.count <= 1500)
    }

    @Test("No sentence of the README has more than 30 words", .requirement("U601"))
    func sentencesAreShort() throws {
        let sentences = try Self.readme().sentences
        #expect(sentences.count > 40)
        #expect(sentences.filter { $0.split(separator: " ").count > 30 } == [])
    }

    @Test(
        "The README's numbers are those of the repository, rounded down to two digits",
        .requirement("U505"))
    func numbersAreTrue() throws {
        let status = try Self.readme().text.components(separatedBy: "\n## ")[0]
        let facts = try EvidenceFacts.ofRepository()
        let tests = try Repository.paths(in: "Tests", ".swift").map(Repository.text)
            .reduce(0) { $0 + $1.matches(of: /(?m)^ *@Test\b/).count }
        let claims = [
            "over \(Self.rounded(tests)) tests",
            "\(Self.rounded(facts.recordings.count)) recordings that",
            "\(facts.doubts.count) open questions",
            "\(facts.assumptions.harmful.count + facts.assumptions.harmless.count) further assumptions",
            "\(facts.assumptions.harmful.count) would matter",
        ]
        #expect(claims.filter { !status.contains($0) } == [])
    }

    @Test(
        "Numbers are rounded down to their first two digits",
        arguments: [
            (7, "7"), (45, "45"), (106, "100"), (119, "110"), (4307, "4,300"), (12999, "12,000"),
        ])
    func numbersAreRoundedDown(number: Int, text: String) {
        #expect(Self.rounded(number) == text)
    }

    /// Returns `number` with zeros after its first two digits, and a comma before the last three.
    private static func rounded(_ number: Int) -> String {
        let digits = Array(String(number))
        let text = digits.prefix(2) + digits.dropFirst(2).map { _ in "0" }
        return text.count > 3
            ? String(text.dropLast(3)) + "," + String(text.suffix(3)) : String(text)
    }

    @Test("No row of pictures has more than two", .requirement("U505"))
    func picturesAreLarge() throws {
        for path in ["README.md", "ReadMeAssets/README.md"] {
            let rows = try Repository.text(path).split(separator: "\n")
                .map { $0.matches(of: /!\[[^\]]*\]\([^)]*\.svg\)/).count }
            #expect(try #require(rows.max()) == 2, "\(path)")
        }
    }

    @Test(
        "The first block of code that names OWNER is followed by what it stands for",
        .requirement("U505"))
    func ownerIsExplained() throws {
        let text = try Self.readme().text
        guard let first = text.range(of: "OWNER") else { return }
        let next = text[first.upperBound...].components(separatedBy: "\n```\n").dropFirst().first
        #expect(next?.split(separator: "\n").first?.hasPrefix("`OWNER` is ") == true)
    }

    @Test("Each library's landing page shows code on its first screen", .requirement("U505"))
    func landingPagesShowCode() throws {
        for library in Library.all {
            let page = try Article(named: library.name).text
            let overview = try #require(page.components(separatedBy: "\n## Topics\n").first)
            #expect(overview.contains("```swift\n"), "\(library.name)")
        }
    }

    @Test(
        "Sentences end with a mark, a paragraph or an item of a list; code and tables have none",
        arguments: [
            ("# Title\n\nOne two.\nThree\nfour? Five", ["Title", "One two", "Three four", "Five"]),
            (
                "- **one**: `two` three\n- four [five six](a/b.md)",
                ["one two three", "four five six"]
            ),
            (
                "> a\n> b. c\n\n| d | e |\n|---|---|\n\n    swift test\n\n```swift\nf\n```\ng",
                ["a b", "c", "g"]
            ),
            ("<p align=\"center\">\n<img src=\"a b\">\n</p>\n\n1. h", ["h"]),
        ])
    func sentencesAreFound(text: String, sentences: [String]) {
        #expect(MarkdownDocument(text).sentences == sentences)
    }
}
