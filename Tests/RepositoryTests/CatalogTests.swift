import Foundation
import Requirements
import Testing

/// Holds each catalog's landing page to its library's public types and to its articles.
@Suite struct CatalogTests {
    /// The topics of a landing page.
    private static func topics(of library: Library) throws -> String {
        try Article(named: library.name).text
            .components(separatedBy: "## Topics")[1]
    }

    /// The articles of a landing page's topics, in order.
    private static func listedArticles(of library: Library) throws -> [String] {
        try topics(of: library).matches(of: /- <doc:(\w+)>/).map { String($0.output.1) }
    }

    @Test(
        "Every public type and constant is in one topic of its catalog, and nothing else is",
        arguments: Library.all)
    func everyPublicTypeIsInOneTopic(library: Library) throws {
        let listed = try Self.topics(of: library).matches(of: /- ``(?:\w+\/)?(\w+)``/)
            .map { String($0.output.1) }
        let names = library.publicNames
        #expect(Set(listed).count == listed.count)
        #expect(names.subtracting(listed) == [])
        #expect(Set(listed).subtracting(names) == [])
    }

    @Test(
        "Every article is in one topic, under a name that no type has",
        .requirement("U353", "U445"), arguments: Library.all)
    func everyArticleIsInOneTopic(library: Library) throws {
        let listed = try Self.listedArticles(of: library)
        #expect(try listed.sorted() == library.articles())
        #expect(Set(SourceFile.all.flatMap(\.publicTopLevelNames)).isDisjoint(with: listed))
        #expect(try Set(Article.names()).count == Article.names().count)
    }

    @Test("The topics begin with what a new reader needs", .requirement("U445"))
    func topicsBeginWithGettingStarted() throws {
        let listed = try Self.listedArticles(of: Library.all[0])
        #expect(
            listed.prefix(3) == ["GettingStarted", "ChoosingAnAssistant", "Troubleshooting"])
    }

    @Test("The README lists the articles in the order of the topics", .requirement("U445"))
    func readmeListsArticlesInOrder() throws {
        let listed = try Library.all.flatMap(Self.listedArticles)
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
        "Every link of an article leads to an article or to a public type of its library",
        .requirement("U445"),
        arguments: Library.all)
    func linksLeadSomewhere(library: Library) throws {
        let names = try library.articles()
        for name in names + [library.name] {
            let article = try Article(named: name)
            #expect(Set(article.linkedArticles).subtracting(names) == [], "\(name)")
            #expect(!article.linkedArticles.contains(name))
            let own = library.publicNames.union([library.name])
            #expect(Set(article.linkedTypes).subtracting(own) == [], "\(name)")
        }
    }

    @Test(
        "Every article but those about moving is reached from another one, not only from the topics",
        .requirement("U445"))
    func everyArticleIsLinked() throws {
        let names = try Article.names()
        let linked = try names.flatMap { try Article(named: $0).relatedArticles }
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
