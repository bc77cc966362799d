import CoreGraphics

/// The part of a line that an ellipsis replaces.
package enum Truncation: Sendable {
    case head, tail, middle

    /// Returns the items that stay at the line's beginning and at its end, around the ellipsis.
    ///
    /// As many stay as fit. For a truncated middle, the beginning gets the odd one.
    package func kept(
        of items: ArraySlice<MeasuredText.Item>, width: CGFloat, ellipsis: CGFloat
    ) -> (head: Range<Int>, tail: Range<Int>) {
        var head = items.startIndex
        var tail = items.endIndex
        var room = width - ellipsis + 0.001
        while head < tail {
            let takesHead = self == .tail || (self == .middle && headIsNext(items, head, tail))
            let advance = items[takesHead ? head : tail - 1].advance
            guard advance <= room else { break }
            room -= advance
            if takesHead { head += 1 } else { tail -= 1 }
        }
        return (
            items.startIndex..<items.trimmedEnd(head), items.trimmedStart(tail)..<items.endIndex
        )
    }

    private func headIsNext(
        _ items: ArraySlice<MeasuredText.Item>, _ head: Int, _ tail: Int
    ) -> Bool {
        head - items.startIndex <= items.endIndex - tail
    }
}

extension ArraySlice<MeasuredText.Item> {
    /// Returns `end` without the spaces before it, so that the ellipsis follows a character.
    fileprivate func trimmedEnd(_ end: Int) -> Int {
        self[startIndex..<end].lastIndex { $0.role != .space }.map { $0 + 1 } ?? startIndex
    }

    fileprivate func trimmedStart(_ start: Int) -> Int {
        self[start..<endIndex].firstIndex { $0.role != .space } ?? endIndex
    }
}
