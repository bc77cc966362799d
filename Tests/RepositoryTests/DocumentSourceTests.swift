import Foundation
import Requirements
import Testing

/// Documents and tests cannot drift apart: what is shown is what is compiled.
@Suite struct DocumentSourceTests {
    private static let documents =
        ["README.md"]
        + Library.all.flatMap { (try? Repository.paths(in: $0.catalog, ".md")) ?? [] }

    /// The articles that describe one feature each.
    private static let features = [
        "WholeScenes", "Keyboard", "ToolbarsAtTheKeyboard", "Positioning", "InputNavigation",
        "ListNavigation", "Focus", "KeyCommands", "CustomizableShortcuts", "CommandPalette",
    ]

    /// The test sources that compile the documents' code, without white space.
    private static func compiled() throws -> [String] {
        let paths =
            try Repository.paths(in: "Tests/ExampleTests/Documentation", ".swift")
            + ["Tests/ExampleTests/DocumentationTests.swift"]
        return try paths.map { squeezed(try Repository.text($0)) }
    }

    private static func squeezed(_ code: String) -> String {
        code.filter { !$0.isWhitespace }
    }

    @Test(
        "Every Swift block of the documents is compiled and run", .requirement("U242"),
        arguments: documents)
    func standsInTests(document: String) throws {
        let sources = try Self.compiled()
        // What a manifest says is nothing that a test of this package could compile.
        let blocks = SwiftBlock.all(in: try Repository.text(document))
        for block in blocks where !block.isManifest && !block.usesSwiftUI {
            #expect(
                sources.contains { $0.contains(Self.squeezed(block.code)) },
                "\(document) shows code that no test compiles:\n\(block.code)")
        }
    }

    @Test(
        "Code that needs SwiftUI, and no other, is preceded by the sentence that it wasn't compiled",
        .requirement("U445"), arguments: documents)
    func uncompiledCodeIsMarked(document: String) throws {
        for block in SwiftBlock.all(in: try Repository.text(document)) {
            #expect(
                block.usesSwiftUI == block.isMarkedUncompiled,
                "\(document), before:\n\(block.code)")
        }
    }

    @Test("The products that a document's manifest names exist", .requirement("U445"))
    func namedProductsExist() throws {
        let package = try Manifest().text
        let blocks = try Self.documents.flatMap { SwiftBlock.all(in: try Repository.text($0)) }
        let names = Set(
            blocks.filter(\.isManifest).flatMap {
                $0.code.matches(of: /\.product\(name: "(\w+)"/).map { String($0.output.1) }
            })
        #expect(names == ["KeyboardAssistant", "HeadlessUIKit"])
        for name in names {
            let isProduct = package.contains(".library(name: \"\(name)\"")
            #expect(isProduct, "\(name)")
        }
    }

    @Test(
        "Each feature's article has the same four headings", .requirement("U242"),
        arguments: features)
    func featureArticlesHaveSameFourHeadings(article: String) throws {
        let headings = try Article(named: article).text.split(separator: "\n")
            .filter { $0.hasPrefix("## ") }.map(String.init)
        #expect(
            headings == [
                "## Overview", "## How to use it", "## How it works", "## What is left to you",
            ])
    }

    @Test("Swift blocks are found between their fences, and no others")
    func swiftBlocksAreFoundBetweenFences() {
        let document =
            "a\n```swift\nlet a = 1\n```\nb\n```ruby\nc\n```\nSo. We haven't compiled\n"
            + "this SwiftUI code:\n\n```swift\nText(1)\n```\n```swift\nlet d = 2\n```\n"
        #expect(
            SwiftBlock.all(in: document) == [
                SwiftBlock(code: "let a = 1\n"),
                SwiftBlock(code: "Text(1)\n", isMarkedUncompiled: true),
                SwiftBlock(code: "let d = 2\n"),
            ])
        #expect(SwiftBlock.all(in: "").isEmpty)
    }
}
