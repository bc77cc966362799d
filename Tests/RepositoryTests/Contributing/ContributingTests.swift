import Foundation
import Requirements
import Testing

/// Holds the documents for contributors to what the repository has.
@Suite struct ContributingTests {
    private static let documents = [
        "CONTRIBUTING.md", "RELEASING.md", "SECURITY.md", ".github/PULL_REQUEST_TEMPLATE.md",
        "Example/README.md", "Example/Demo.md", "Benchmarks/README.md",
        "Sources/Headless/AddingFacts.md",
    ]

    /// What the recipes make up.
    private static let invented: Set = [
        "Sources/KeyboardAssistant/Resources/da.lproj", "demo-pictures", "demo-pictures/index.html",
    ]

    @Test("Every file that a document names is there", .requirement("U448"), arguments: documents)
    func namedFilesExist(document: String) throws {
        let document = try MarkdownDocument(at: document)
        let words = document.commands.flatMap { $0.split(separator: " ").map(String.init) }
        let unknown = Set(document.codeSpans + words).filter(Paths.isPath)
            .filter { !Self.invented.contains($0) && !Paths.ofRepository.contain($0) }
        #expect(unknown.sorted() == [])
    }

    @Test(
        "Every link of a document leads somewhere", .requirement("U448"),
        arguments: documents + [
            "CHANGELOG.md", "README.md", "ReadMeAssets/README.md", "Tests/Evidence.md",
        ])
    func linksLeadSomewhere(document: String) throws {
        #expect(try MarkdownDocument.brokenLinks(at: document) == [])
    }

    @Test(
        "Every suite and every test that a document names is there", .requirement("U448"),
        arguments: documents)
    func namedSuitesExist(document: String) throws {
        let document = try MarkdownDocument(at: document)
        let known = try TestNames.ofRepository.get()
        let filters = document.commands.compactMap { TestNames.filter(in: $0) }
        let suites = document.codeSpans.filter { $0.wholeMatch(of: /\w+Tests/) != nil }
        let unknown = Set(filters.flatMap { $0.split(separator: "|").map(String.init) })
            .filter { part in !known.contains { $0.contains(part) } }
        #expect(unknown.sorted() == [])
        #expect(Set(suites).subtracting(known).sorted() == [])
    }

    @Test("Every word after “swift run Demo” means something", .requirement("U448"))
    func demoWordsMeanSomething() throws {
        let usage = try Repository.text("Sources/Demo/Arguments.swift")
        for path in Self.documents {
            for command in try MarkdownDocument(at: path).commands {
                guard let words = command.firstMatch(of: /swift run Demo(?: (\w+))?/) else {
                    continue
                }
                #expect(usage.contains("swift run Demo \(words.output.1 ?? "[")"), "\(command)")
            }
        }
    }

    @Test("Every name of code that CONTRIBUTING.md gives is in a source", .requirement("U448"))
    func namedCodeExists() throws {
        let words = try ["Sources", "Tests"].flatMap { try Repository.paths(in: $0, ".swift") }
            .reduce(into: Set<Substring>()) { words, path in
                let text = try Repository.text(path)
                words.formUnion(
                    text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(Substring.init))
            }
        let spans = try MarkdownDocument(at: "CONTRIBUTING.md").codeSpans
            .filter { $0.wholeMatch(of: /\w+(\.\w+)*/) != nil && !Paths.isPath($0) }
        #expect(spans.count > 20)
        for span in spans {
            let unknown = span.split(separator: ".").filter { !words.contains($0) }
            // Folders, of which some are targets.
            let isFolder = Repository.exists(span) || Repository.exists("Tests/\(span)")
            #expect(unknown.isEmpty || isFolder, "\(span)")
        }
    }

    @Test("There is a recipe for each of the usual additions", .requirement("U448"))
    func recipesAreThere() throws {
        let document = try MarkdownDocument(at: "CONTRIBUTING.md")
        let recipes = document.text.components(separatedBy: "\n## ")
            .filter { $0.hasPrefix("Add a ") }
        let page = "Sources/Headless/AddingFacts.md"
        #expect(
            recipes.map { $0.prefix { $0 != "\n" } } == [
                "Add a command", "Add a language", "Add a picture", "Add a fact about UIKit",
                "Add a recording",
            ])
        #expect(document.links.contains(page))
        let written = recipes.filter { !$0.contains(page) || $0.contains("\n1. ") }
        for recipe in written + [try Repository.text(page)] {
            let title = recipe.prefix { $0 != "\n" }
            let numbers = recipe.matches(of: /(?m)^(\d+)\.\s/).compactMap { Int($0.output.1) }
            // The numbers begin again for each part of a recipe.
            let parts = numbers.split { $0 == 1 }
            #expect(numbers.first == 1 && parts.allSatisfy { Array($0) == Array(2..<2 + $0.count) })
            #expect(recipe.contains("swift test --filter "), "\(title)")
            #expect(recipe.contains("| If you forget | "), "\(title)")
        }
    }

    @Test("No document names a folder of somebody's computer", arguments: documents)
    func pathsAreRelative(document: String) throws {
        let text = try Repository.text(document)
        #expect(text.matches(of: /(?:^|[\s`"(])\/(?:Users|home|root|tmp|work)\b/).isEmpty)
    }

    @Test("Releases need no step that a test or a workflow doesn't know", .requirement("U448"))
    func releasingNamesWorkflows() throws {
        let text = try Repository.text("RELEASING.md")
        for name in try Repository.names(in: ".github/workflows") {
            let workflow = try YAML(Repository.text(".github/workflows/\(name)"))
            let title = try #require(workflow["name"]?.text)
            #expect(text.contains("**\(title)**"), "\(name)")
        }
    }
}

/// The paths of the repository's files and folders.
private struct Paths {
    private let all: Set<String>

    static let ofRepository = Paths()

    private init() {
        let enumerator = FileManager.default.enumerator(atPath: Repository.root.path)
        var paths: Set<String> = []
        while let path = enumerator?.nextObject() as? String {
            if path == ".git" || path.hasPrefix(".build") { enumerator?.skipDescendants() }
            paths.insert(path)
        }
        all = paths
    }

    /// Returns a Boolean value that indicates whether `word` looks like the name of a file or of a
    /// folder in this repository.
    static func isPath(_ word: String) -> Bool {
        let isWord = word.wholeMatch(of: /[\w.*+\/-]+/) != nil
        let isForeign = ["/", "-", "github.com/"].contains(where: word.hasPrefix)
        guard isWord, !isForeign else { return false }
        let isFile = word.contains(
            /\.(swift|md|yml|json|svg|strings|podspec|xcodeproj|xcconfig|lproj)$/)
        return isFile || word.contains("/") || word.hasPrefix(".")
    }

    /// Returns whether there is a file or folder at `path`, in which `*` and a file's name of
    /// `NAME` stand for anything.
    ///
    /// The name of a Swift file may be given without its folder.
    func contain(_ path: String) -> Bool {
        let path = path.hasSuffix("/") ? String(path.dropLast()) : path
        if all.contains(path) { return true }
        let name = path.replacing("/NAME.", with: "/*.")
        if name.contains("*") {
            let parts = name.split(separator: "*", omittingEmptySubsequences: false)
            return all.contains { candidate in
                candidate.hasPrefix(parts.first ?? "") && candidate.hasSuffix(parts.last ?? "")
            }
        }
        return !path.contains("/") && all.contains { $0.hasSuffix("/\(path)") }
    }
}

/// The names by which tests can be chosen.
private enum TestNames {
    /// The names of all targets, suites and functions of tests.
    static let ofRepository = Result {
        let texts = try Repository.paths(in: "Tests", ".swift").map(Repository.text)
        let types = texts.flatMap { $0.matches(of: /\b(?:struct|class|enum) (\w+)/) }
        return Set(types.map { String($0.output.1) } + (try Repository.names(in: "Tests")))
    }

    /// The expression that `command` chooses tests by; `nil` if it has none.
    static func filter(in command: String) -> String? {
        command.firstMatch(of: /--filter '?([\w|]+)'?/).map { String($0.output.1) }
    }
}
