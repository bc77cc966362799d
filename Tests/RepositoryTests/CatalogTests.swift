import Foundation
import Requirements
import Testing

/// Holds the catalog's landing page to the library's public types and to its articles.
@Suite struct CatalogTests {
    /// The topics of the landing page.
    private static func topics() throws -> String {
        try Article(named: "KeyboardAssistant").text
            .components(separatedBy: "## Topics")[1]
    }

    @Test("Every public type and constant is in one topic of the catalog, and nothing else is")
    func everyPublicTypeIsInOneTopic() throws {
        let listed = try Self.topics().matches(of: /- ``(?:KeyboardAssistant\/)?(\w+)``/)
            .map { String($0.output.1) }
        let names = Set(SourceFile.all.flatMap(\.publicTopLevelNames))
        #expect(Set(listed).count == listed.count)
        #expect(names.subtracting(listed) == [])
        #expect(Set(listed).subtracting(names) == [])
    }

    @Test(
        "Every article is in one topic, under a name that no type has", .requirement("U353", "U445")
    )
    func everyArticleIsInOneTopic() throws {
        let listed = try Self.topics().matches(of: /- <doc:(\w+)>/).map { String($0.output.1) }
        #expect(try listed.sorted() == Article.names())
        #expect(Set(SourceFile.all.flatMap(\.publicTopLevelNames)).isDisjoint(with: listed))
    }

    @Test("The topics begin with what a new reader needs", .requirement("U445"))
    func topicsBeginWithGettingStarted() throws {
        let listed = try Self.topics().matches(of: /- <doc:(\w+)>/).map { String($0.output.1) }
        #expect(
            listed.prefix(3) == ["GettingStarted", "ChoosingAnAssistant", "Troubleshooting"])
    }

    @Test("The README lists the articles in the order of the topics", .requirement("U445"))
    func readmeListsArticlesInOrder() throws {
        let listed = try Self.topics().matches(of: /- <doc:(\w+)>/).map { String($0.output.1) }
        let table = try Repository.text("README.md")
            .components(separatedBy: "\n## Documentation\n")[1].components(separatedBy: "\n## ")[0]
        let linked = table.matches(of: /\.docc\/(\w+)\.md/).map { String($0.output.1) }
        #expect(linked == listed)
    }

    @Test(
        "Every article has a title, and an abstract right below it", .requirement("U445"),
        arguments: try Article.names())
    func articleHasTitleAndAbstract(name: String) throws {
        let article = try Article(named: name)
        #expect(article.title?.isEmpty == false)
        #expect(try #require(article.abstract).hasSuffix("."))
    }

    @Test(
        "Every link of an article leads to an article or to a public type", .requirement("U445"),
        arguments: try Article.names() + ["KeyboardAssistant"])
    func linksLeadSomewhere(name: String) throws {
        let (article, names) = (try Article(named: name), try Article.names())
        #expect(Set(article.linkedArticles).subtracting(names) == [])
        #expect(!article.linkedArticles.contains(name))
        let types = Set(SourceFile.all.flatMap(\.publicTopLevelNames))
        #expect(Set(article.linkedTypes).subtracting(types) == [])
    }

    @Test(
        "Every article but those about moving is reached from another one, not only from the topics",
        .requirement("U445"))
    func everyArticleIsLinked() throws {
        let names = try Article.names()
        let linked = try names.flatMap { try Article(named: $0).linkedArticles }
        let missing = Set(names).subtracting(linked)
        #expect(missing.filter { !$0.hasPrefix("MovingFrom") } == [])
    }

    @Test("Each symptom in Troubleshooting is tried by a test", .requirement("U445"))
    func eachSymptomIsTried() throws {
        let symptoms = try Article(named: "Troubleshooting").subheadings.filter { $0 != "Ask why" }
        let tests = try Repository.paths(in: "Tests/ExampleTests/Troubleshooting", ".swift")
            .map(Repository.text).joined()
        let untried = symptoms.filter { !tests.contains("\"\($0): ") }
        #expect(untried == [] && symptoms.count > 10)
    }
}
