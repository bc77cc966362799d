import Foundation
import KeyboardAssistant
import Requirements
import Testing
import UIKit

@testable import Demo

@MainActor
@Suite struct ListDemoTests {
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
