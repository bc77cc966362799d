import Foundation
import Requirements
import Testing

/// Holds the catalog's landing page to the library's public types and to its articles.
@Suite struct CatalogTests {
    private static let folder = "Sources/KeyboardAssistant/KeyboardAssistant.docc"

    /// The topics of the landing page.
    private static func topics() throws -> String {
        try Repository.text("\(folder)/KeyboardAssistant.md")
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

    @Test("Every article is in a topic, under a name that no type has", .requirement("U353"))
    func everyArticleIsInTopic() throws {
        let listed = try Self.topics().matches(of: /- <doc:(\w+)>/).map { String($0.output.1) }
        let articles = try Repository.names(in: Self.folder)
            .filter { $0.hasSuffix(".md") }.map { String($0.dropLast(3)) }
        #expect(Set(articles) == Set(listed + ["KeyboardAssistant"]))
        #expect(Set(SourceFile.all.flatMap(\.publicTopLevelNames)).isDisjoint(with: listed))
    }
}
