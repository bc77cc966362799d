import Requirements
import Testing

/// Holds the tests and the list of requirements to each other.
@Suite struct RequirementsTests {
    /// The ids that `Requirements.md` explains.
    private func explained() throws -> Set<String> {
        let text = try Repository.text("Tests/Requirements.md")
        return Set(text.matches(of: /(?m)^\| ([UF]\d+[a-z]?) \|/).map { String($0.output.1) })
    }

    /// The ids that tests name by their trait.
    private func named() throws -> Set<String> {
        let texts = try Repository.paths(in: "Tests", ".swift").map(Repository.text)
        let traits = texts.flatMap { $0.matches(of: /\.requirement\(([^)]*)\)/).map(\.output.1) }
        return Set(
            traits.flatMap { $0.matches(of: /[UF]\d+[a-z]?/).map { String($0.output) } })
    }

    @Test(
        "Each requirement is named by a test, and each id that a test names is explained",
        .requirement("U241"))
    func requirementsAndTestNamesCorrespond() throws {
        let (explained, named) = (try explained(), try named())

        #expect(explained.subtracting(named) == [])
        #expect(named.subtracting(explained) == [])
        #expect(explained.count > 60)
    }
}
