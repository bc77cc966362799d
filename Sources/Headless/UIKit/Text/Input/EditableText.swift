import Foundation

/// A text with its selection, and the effects of typing on both.
///
/// Ranges count UTF-16 units. A range is clamped to the text, and its ends are never inside a
/// character.
package struct EditableText: Equatable, Sendable {
    package private(set) var string: String
    package private(set) var selection: NSRange
    /// The range that an input method composes, and hasn't committed yet.
    package private(set) var marked: NSRange?

    /// Creates a text with the caret at its end.
    package init(_ string: String = "") {
        self.string = string
        selection = NSRange(location: string.utf16.count, length: 0)
    }

    package var length: Int { string.utf16.count }
    package var isEmpty: Bool { string.isEmpty }

    package func text(in range: NSRange) -> String {
        let legal = legal(range)
        return string.substring(utf16: legal.location..<legal.upperBound)
    }

    package mutating func select(_ range: NSRange) {
        selection = legal(range)
    }

    /// Replaces `range` with `text`, and moves the caret after it.
    package mutating func replace(_ range: NSRange, with text: String) {
        let legal = legal(range)
        string =
            string.substring(utf16: 0..<legal.location) + text
            + string.substring(utf16: legal.upperBound..<length)
        marked = nil
        select(NSRange(location: legal.location + text.utf16.count, length: 0))
    }

    /// The range that Backspace deletes: the selection, or the character before the caret.
    package var backspaceRange: NSRange? {
        if selection.length > 0 { return selection }
        guard selection.location > 0 else { return nil }
        let start = boundary(from: selection.location, by: -1)
        return NSRange(location: start, length: selection.location - start)
    }

    package mutating func mark(_ text: String, selected: NSRange) {
        let place = marked ?? selection
        replace(place, with: text)
        let start = selection.location - text.utf16.count
        marked = text.isEmpty ? nil : NSRange(location: start, length: text.utf16.count)
        let inside = min(max(0, selected.location), text.utf16.count)
        select(NSRange(location: start + inside, length: max(0, selected.length)))
    }

    package mutating func unmark() {
        marked = nil
    }

    // MARK: Places

    /// Returns the offset that many characters away, or at the end of the text.
    package func boundary(from offset: Int, by characters: Int) -> Int {
        var index = string.utf16.index(string.startIndex, offsetBy: legal(offset))
        for _ in 0..<min(characters.magnitude, UInt(length)) {
            if characters < 0 {
                guard index > string.startIndex else { break }
                index = string.index(before: index)
            } else {
                guard index < string.endIndex else { break }
                index = string.index(after: index)
            }
        }
        return string.utf16.distance(from: string.startIndex, to: index)
    }

    /// Returns `range` clamped to the text, with its ends between characters.
    package func legal(_ range: NSRange) -> NSRange {
        guard range.location != NSNotFound else { return NSRange(location: length, length: 0) }
        let start = legal(range.location)
        // An end that overflows is far beyond the text.
        let (sum, overflows) = range.location.addingReportingOverflow(max(0, range.length))
        let end = legal(overflows ? length : sum)
        return NSRange(location: start, length: max(0, end - start))
    }

    /// Returns the nearest offset at or before `offset` that isn't inside a character.
    package func legal(_ offset: Int) -> Int {
        var inside = min(max(0, offset), length)
        while inside > 0, !isBetweenCharacters(inside) { inside -= 1 }
        return inside
    }

    private func isBetweenCharacters(_ offset: Int) -> Bool {
        string.utf16.index(string.startIndex, offsetBy: offset).samePosition(in: string) != nil
    }
}
