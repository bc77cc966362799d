import Foundation
import Requirements
import Testing

/// Holds the forms for issues and pull requests to GitHub's rules and to the library's names.
@Suite struct IssueFormTests {
    private static let folder = ".github/ISSUE_TEMPLATE"

    private static func form(_ name: String) throws -> YAML {
        try YAML(Repository.text("\(folder)/\(name)"))
    }

    @Test("Every file in .github that GitHub reads can be read", .requirement("U448"))
    func filesCanBeRead() throws {
        let paths = try Repository.paths(in: ".github", ".yml")
        #expect(paths.count >= 5)
        for path in paths {
            #expect(throws: Never.self, "\(path)") { try YAML(Repository.text(path)) }
        }
    }

    @Test("Forms have the keys that GitHub knows", .requirement("U448"))
    func formsHaveKnownKeys() throws {
        let known: [String: Set<String>] = [
            "markdown": ["value"],
            "input": ["label", "description", "placeholder", "value"],
            "textarea": ["label", "description", "placeholder", "value", "render"],
            "dropdown": ["label", "description", "options", "multiple", "default"],
            "checkboxes": ["label", "description", "options"],
        ]
        for name in try Repository.names(in: Self.folder) where name != "config.yml" {
            let form = try Self.form(name)
            #expect(Set(form.mapping.keys) == ["name", "description", "labels", "body"], "\(name)")
            let elements = form["body"]?.list ?? []
            for element in elements {
                let type = try #require(element["type"]?.text)
                let keys = try #require(known[type], "\(type) in \(name)")
                let attributes = element["attributes"]?.mapping ?? [:]
                #expect(Set(attributes.keys).isSubset(of: keys), "\(attributes.keys) in \(name)")
                #expect(attributes[type == "markdown" ? "value" : "label"] != nil, "\(name)")
                #expect((element["id"] == nil) == (type == "markdown"), "\(name)")
                #expect(attributes["options"].map { $0.list.count > 1 } ?? true, "\(name)")
            }
            for key in ["id", "label"] {
                let values = elements.compactMap { ($0[key] ?? $0["attributes"]?[key])?.text }
                #expect(Set(values).count == values.count && values.count > 3, "\(name)")
            }
        }
    }

    @Test("The form for bugs asks for what helps to find them", .requirement("U448"))
    func bugFormAsksForEvidence() throws {
        let elements = try #require(try Self.form("bug.yml")["body"]).list
        let byName = Dictionary(
            elements.compactMap { element in element["id"]?.text.map { ($0, element) } },
            uniquingKeysWith: { first, _ in first })
        for id in ["steps", "result", "device", "version"] {
            #expect(byName[id]?["validations"]?["required"]?.text == "true", "\(id)")
        }
        let moves = byName["moves"]?["attributes"]?["description"]?.text ?? ""
        #expect(moves.contains("`recordsMoves`") && moves.contains("`moves`"))
        let diagnose = byName["diagnose"]?["attributes"]?["description"]?.text ?? ""
        #expect(diagnose.contains("open Diagnose, tap Run"))
    }

    @Test("What forms and the template name is there", .requirement("U448"))
    func namesExist() throws {
        let words = SourceFile.all.reduce(into: Set<String>()) { $0.formUnion($1.words) }
        var spans = try MarkdownDocument(at: ".github/PULL_REQUEST_TEMPLATE.md").codeSpans
        for name in try Repository.names(in: Self.folder) {
            spans += try Self.form(name).texts.flatMap(MarkdownDocument.codeSpans)
        }
        #expect(spans.count > 5)
        for span in spans where span != "true" {
            #expect(words.contains(span) || Repository.exists(span), "\(span)")
        }
    }
}
