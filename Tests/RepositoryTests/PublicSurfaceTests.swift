import Testing

/// Keeps the public surface as small as what is documented.
@Suite struct PublicSurfaceTests {
    private static func words(of text: String) -> Set<String> {
        Set(text.matches(of: /\w+/).map { String($0.output) })
    }

    /// The words of all files in `folder` whose names end in `suffix`.
    private static func words(in folder: String, _ suffix: String) throws -> Set<String> {
        try Repository.paths(in: folder, suffix).reduce(into: []) { words, path in
            words.formUnion(Self.words(of: try Repository.text(path)))
        }
    }

    /// The names that the documents of the united systems give, and that stay therefore.
    private static func documented() throws -> Set<String> {
        words(of: try Repository.text("Tests/DocumentedNames.md"))
    }

    /// The names of members that Swift's and UIKit's protocols ask for.
    private static let witnesses: Set = [
        "hash", "startIndex", "endIndex", "enableInputClicksWhenVisible",
        "searchBarSearchButtonClicked",
    ]

    /// The names that are declared public, without those of overrides.
    private static let publicNames = Set(
        SourceFile.all.flatMap { file in
            file.code.matches(
                of:
                    /(?m)^ *(?:@\w+(?:\([^)]*\))? )*(?:public|open)(?:\(set\))? (?:(?:internal|private)\(set\) |static |final |weak |convenience |required |indirect |nonisolated |mutating |lazy )*(?:func|var|let|class|struct|enum|protocol|typealias) (\w+)/
            ).map { String($0.output.1) }
        })

    @Test("Every public name is in the README, an article or the example, or was documented before")
    func everyPublicNameIsShown() throws {
        let shown = Self.words(of: try Repository.text("README.md"))
            .union(try Library.all.flatMap { try Self.words(in: $0.catalog, ".md") })
            .union(try Self.words(in: "Sources/Example", ".swift"))
            .union(try Self.words(in: "Tests/AppleSamples", ".swift"))
            .union(Self.witnesses)
        let unknown = Self.publicNames.subtracting(shown).subtracting(try Self.documented())
        #expect(unknown.sorted() == [])
    }

    @Test("The names that were documented before are all there")
    func documentedNamesAreThere() throws {
        let listed = try Repository.text("Tests/DocumentedNames.md")
            .matches(of: /(?m)^- (.*)$/)
            .flatMap { Self.words(of: String($0.output.1)) }
        let code = SourceFile.all.reduce(into: Set<String>()) { $0.formUnion($1.words) }
        #expect(Set(listed).subtracting(code).sorted() == [] && listed.count > 100)
    }
}
