import Requirements
import Testing

/// Holds the changelog to the usual form.
@Suite struct ChangelogTests {
    private static let groups = ["Added", "Changed", "Deprecated", "Removed", "Fixed", "Security"]

    private static func changelog() throws -> MarkdownDocument {
        try MarkdownDocument(at: "CHANGELOG.md")
    }

    @Test("Each version has a number and a date, and only the first may be missing one")
    func versionsHaveNumbersAndDates() throws {
        let titles = try Self.changelog().headings.filter { $0.level == 2 }.map(\.title)
        #expect(!titles.isEmpty)
        for title in titles.dropFirst() {
            #expect(
                title.wholeMatch(of: /\[\d+\.\d+\.\d+(?:-[\w.]+)?\] - \d{4}-\d\d-\d\d/) != nil,
                "\(title)")
        }
        let first = try #require(titles.first)
        #expect(
            first.wholeMatch(
                of:
                    /\[Unreleased\]|\[\d+\.\d+\.\d+(?:-[\w.]+)?\] - (?:Unreleased|\d{4}-\d\d-\d\d)/
            ) != nil)
    }

    @Test("The changes of a version are in the usual groups, in their order", .requirement("U448"))
    func groupsAreUsual() throws {
        let headings = try Self.changelog().headings
        #expect(headings.first?.title == "Changelog" && headings.first?.level == 1)
        for version in headings.dropFirst().split(whereSeparator: { $0.level == 2 }) {
            let titles = version.filter { $0.level == 3 }.map(\.title)
            let places = titles.map { Self.groups.firstIndex(of: $0) ?? -1 }
            #expect(version.first?.level == 3 && !places.contains(-1), "\(titles)")
            #expect(places == Array(Set(places)).sorted(), "\(titles)")
        }
    }

    @Test("Every version links to its tag, and every link is used", .requirement("U448"))
    func versionsAreLinked() throws {
        let text = try Self.changelog().text
        let used = text.matches(of: /(?m)^## \[([^\]]+)\]/).map { String($0.output.1) }
        let defined = text.matches(of: /(?m)^\[([^\]]+)\]: (\S+)$/)
        #expect(defined.map { String($0.output.1) } == used.filter { $0 != "Unreleased" })
        for link in defined {
            #expect(link.output.2.hasSuffix("/releases/tag/\(link.output.1)"))
        }
    }
}
