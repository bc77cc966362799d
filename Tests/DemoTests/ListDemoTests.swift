import Foundation
import KeyboardAssistant
import Requirements
import Testing
import UIKit

@testable import Demo

@MainActor
@Suite struct ListDemoTests {
    @Test("The lists are played with the cursor in sight after each key", .requirement("U240"))
    func eachKeyLeavesCursorInSight() throws {
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("lists-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        var lines: [String] = []

        #expect(ListDemo.run(picturesIn: folder.path, telling: Output { lines.append($0) }) == 0)
        let pictures = try FileManager.default.contentsOfDirectory(atPath: folder.path)
        #expect(
            pictures.sorted() == [
                "grid-1-cursor.svg", "grid-2-right-to-left.svg", "grid-3-rectangle.svg",
                "grid-4-tiles-back.svg", "grid-4-tiles-there.svg",
                "list-1-cursor.svg", "list-2-paging.svg", "list-3-article.svg",
                "list-4-selection.svg",
                "outline-1-closed.svg", "outline-2-open.svg", "outline-3-control.svg",
                "outline-4-switch.svg",
            ])
        #expect(!lines.contains { $0.contains("OUT OF SIGHT") || $0.contains("FAILED") })
        #expect(lines.filter { $0.hasPrefix("  ↓ ") }.count > 10)
        #expect(lines.contains { $0.contains("Delete ⌫") })
    }

    @Test("The demo's lines have columns, and say what is out of sight")
    func linesTellColumnsAndHiddenContent() {
        let line = ListLine.text("⌥⌘↓", "1.2 Moss", 12.5, true)
        #expect(line.hasPrefix("  ⌥⌘↓") && line.hasSuffix("12.5"))
        #expect(line.count == ListLine.heading.count)
        #expect(ListLine.text("↓", "1.2 Moss", 0, false).hasSuffix("0  OUT OF SIGHT"))
    }

    @Test(
        "Keys are read as menus write them",
        arguments: [
            ("↓", UIKeyCommand.inputDownArrow, []),
            ("⌥⌘↑", UIKeyCommand.inputUpArrow, [.alternate, .command]),
            ("⇧Space", " ", .shift), ("⌘[", "[", .command), ("a", "a", []), ("↩", "\r", []),
        ] as [(String, String, UIKeyModifierFlags)])
    func keysAreReadAsInMenus(text: String, input: String, modifiers: UIKeyModifierFlags) {
        KeyPress(text).press(holding: 1) {
            #expect($0 == input && $1 == modifiers && $2 == 1)
        }
    }
}
