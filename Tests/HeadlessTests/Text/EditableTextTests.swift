import Foundation
import Testing
import UIKit

// The stand-in's own arithmetic: no test here states a fact about UIKit.
@Suite struct EditableTextTests {
    @Test("The caret stands behind the text that was typed")
    func theCaretStandsBehindWhatWasTyped() {
        var text = EditableText("ac")
        text.replace(NSRange(location: 1, length: 0), with: "b")
        #expect(text.string == "abc")
        #expect(text.selection == NSRange(location: 2, length: 0))
    }

    @Test(
        "Backspace takes one whole character, however many code units it has",
        arguments: [("", nil), ("a", 1), ("a👍🏽", 4), ("e\u{301}", 2), ("🇩🇪", 4), ("a\r\n", 2)])
    func backspaceTakesOneCharacter(string: String, units: Int?) {
        #expect(EditableText(string).backspaceRange?.length == units)
    }

    /// Every range over a text with long characters, against the ends it may have.
    @Test("Neither end of a selection stands inside a character")
    func noEndStandsInsideACharacter() {
        let string = "a👨‍👩‍👧b🇩🇪e\u{301}\r\nx"
        var text = EditableText(string)
        var ends: Set<Int> = [0]
        var sum = 0
        for character in string {
            sum += character.utf16.count
            ends.insert(sum)
        }

        for location in -1...text.length + 1 {
            for length in 0...text.length + 2 {
                text.select(NSRange(location: location, length: length))
                #expect(ends.contains(text.selection.location))
                #expect(ends.contains(text.selection.upperBound))
            }
        }
    }

    @Test("Text that is being composed is replaced until it is committed")
    func whatIsComposedIsReplacedUntilItIsCommitted() {
        var text = EditableText("x")
        text.mark("k", selected: NSRange(location: 1, length: 0))
        text.mark("か", selected: NSRange(location: 1, length: 0))
        #expect(text.string == "xか")
        #expect(text.marked == NSRange(location: 1, length: 1))

        text.unmark()
        #expect(text.string == "xか")
        #expect(text.marked == nil)
    }

    @Test("Moving by characters stops at both ends of the text")
    func movingStopsAtTheEnds() {
        let text = EditableText("a👍🏽b")
        #expect(text.boundary(from: 0, by: 2) == 5)
        #expect(text.boundary(from: 6, by: -2) == 1)
        #expect(text.boundary(from: 1, by: .min) == 0)
        #expect(text.boundary(from: 1, by: .max) == 6)
    }
}
