import Foundation
import Requirements
import Testing

/// Holds the list of the headless UIKit's classes to its sources, and the article to the list.
@Suite struct HeadlessClassTests {
    /// The rows of `Tests/HeadlessClasses.md`: a class, what it is here, and a note.
    private static func rows() throws -> [[String]] {
        try Repository.text("Tests/HeadlessClasses.md")
            .matches(of: /(?m)^\| (\w+) \| (behaves|inert|missing) \| (.*?) *\|$/)
            .map { [String($0.output.1), String($0.output.2), String($0.output.3)] }
    }

    private static func names(_ kinds: String...) throws -> [String] {
        try rows().filter { kinds.contains($0[1]) }.map { $0[0] }
    }

    /// The public classes at the outermost level of the modules that apps import.
    private static func classes() throws -> Set<String> {
        let modules = ["UIKit", "QuartzCore", "CoreGraphics", "WebKit"]
        let paths = try modules.flatMap {
            try Repository.paths(in: "Sources/Headless/\($0)", ".swift")
        }
        return try paths.reduce(into: []) { names, path in
            let text = try Repository.text(path)
            names.formUnion(
                text.matches(of: /(?m)^(?:@\w+ )*(?:public|open) (?:final )?class (\w+)/)
                    .map { String($0.output.1) })
        }
    }

    @Test("Every public class of the headless UIKit behaves or is inert", .requirement("U506"))
    func everyClassIsListed() throws {
        let (listed, classes) = (try Self.names("behaves", "inert"), try Self.classes())
        #expect(classes.count > 150)
        #expect(classes.subtracting(listed) == [])
        #expect(Set(listed).subtracting(classes) == [])
        #expect(try Self.classes().isDisjoint(with: Self.names("missing")))
    }

    @Test("The list is in order, and says why a class is inert", .requirement("U506"))
    func listIsInOrder() throws {
        let names = try Self.rows().map { $0[0] }
        #expect(names == Set(names).sorted())
        #expect(try Self.rows().filter { $0[1] == "inert" && $0[2].isEmpty } == [])
        #expect(try Self.names("missing").count > 20)
    }

    @Test("The article is what the command writes", .requirement("U506"))
    func articleIsWritten() throws {
        let process = Process()
        process.executableURL = Repository.root.appendingPathComponent(".ci/headless")
        process.arguments = ["--check"]
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        try process.run()
        process.waitUntilExit()
        #expect(process.terminationStatus == 0, "run .ci/headless")
    }

    @Test("The article about tests promises no more than the list", .requirement("U506"))
    func testingPromisesNoMore() throws {
        let article = try Article(named: "TestingYourForms")
        #expect(article.linkedArticles.contains("HeadlessUIKit"))
        let words = Set(
            article.text.matches(of: /\b(?:UI|NS|CA)[A-Z]\w+/).map { String($0.output) })
        #expect(words.isDisjoint(with: try Self.names("missing", "inert")))
        #expect(words.contains("UIKeyCommand"))
    }
}
