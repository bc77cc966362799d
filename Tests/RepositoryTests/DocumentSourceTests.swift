import Foundation
import Requirements
import Testing

/// Documents and tests cannot drift apart: what is shown is what is compiled.
@Suite struct DocumentSourceTests {
    private static let documents = [
        "README.md",
        "Sources/KeyboardAssistant/KeyboardAssistant.docc/KeyboardAssistant.md",
        "Sources/KeyboardAssistant/KeyboardAssistant.docc/MovingFromIQKeyboardManager.md",
        "Sources/KeyboardAssistant/KeyboardAssistant.docc/MovingFromKeyboardKit.md",
        "Sources/KeyboardAssistant/KeyboardAssistant.docc/MovingFromTPKeyboardAvoiding.md",
        "Sources/KeyboardAssistant/KeyboardAssistant.docc/MovingFromTypist.md",
        "Sources/KeyboardAssistant/KeyboardAssistant.docc/MovingFromKeyCommandKit.md",
        "Sources/KeyboardAssistant/KeyboardAssistant.docc/MovingFromIPShortcut.md",
        "Sources/KeyboardAssistant/KeyboardAssistant.docc/MovingFromVersion1.md",
        "Sources/KeyboardAssistant/KeyboardAssistant.docc/ListsComparedWithARIA.md",
        "Sources/KeyboardAssistant/KeyboardAssistant.docc/WholeScenes.md",
        "Sources/KeyboardAssistant/KeyboardAssistant.docc/Keyboard.md",
        "Sources/KeyboardAssistant/KeyboardAssistant.docc/ToolbarsAtTheKeyboard.md",
        "Sources/KeyboardAssistant/KeyboardAssistant.docc/Positioning.md",
        "Sources/KeyboardAssistant/KeyboardAssistant.docc/InputNavigation.md",
        "Sources/KeyboardAssistant/KeyboardAssistant.docc/ListNavigation.md",
        "Sources/KeyboardAssistant/KeyboardAssistant.docc/Focus.md",
        "Sources/KeyboardAssistant/KeyboardAssistant.docc/KeyCommands.md",
        "Sources/KeyboardAssistant/KeyboardAssistant.docc/CustomizableShortcuts.md",
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

    /// The Swift blocks between fences, in order.
    static func blocks(in document: String) -> [String] {
        document.components(separatedBy: "```swift\n").dropFirst().map {
            $0.components(separatedBy: "```")[0]
        }
    }

    @Test(
        "Every Swift block of the documents is compiled and run", .requirement("U242"),
        arguments: documents)
    func standsInTests(document: String) throws {
        let sources = try Self.compiled()
        // How a manifest names the package is nothing that a test could compile.
        let blocks = Self.blocks(in: try Repository.text(document))
        for block in blocks where !block.hasPrefix(".package(") {
            #expect(
                sources.contains { $0.contains(Self.squeezed(block)) },
                "\(document) shows code that no test compiles:\n\(block)")
        }
    }

    @Test(
        "Each feature's article has the same four headings", .requirement("U242"),
        arguments: documents.suffix(9))
    func featureArticlesHaveSameFourHeadings(article: String) throws {
        let headings = try Repository.text(article).split(separator: "\n")
            .filter { $0.hasPrefix("## ") }.map(String.init)
        #expect(
            headings == [
                "## Overview", "## How to use it", "## How it works", "## What is left to you",
            ])
    }

    @Test("Swift blocks are found between their fences, and no others")
    func swiftBlocksAreFoundBetweenFences() {
        let document = "a\n```swift\nlet a = 1\n```\nb\n```ruby\nc\n```\n```swift\nlet d = 2\n```\n"
        #expect(Self.blocks(in: document) == ["let a = 1\n", "let d = 2\n"])
        #expect(Self.blocks(in: "").isEmpty)
    }
}
