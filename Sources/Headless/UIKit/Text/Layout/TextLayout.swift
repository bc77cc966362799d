import CoreGraphics
import Foundation

/// A text in lines: the positions of its characters and of the caret.
///
/// Offsets count UTF-16 units, as in UIKit. Points have their origin at the top left.
package struct TextLayout: Equatable, Sendable {
    package struct Line: Equatable, Sendable {
        /// The part of the text that the line shows, without a newline at its end.
        package var range: Range<Int>
        /// The text that is drawn, which may contain an ellipsis.
        package var string: String
        /// The width without spaces at the end, in points.
        package var width: CGFloat
        package var origin: CGPoint
        package var isRightToLeft: Bool
        /// The positions that a caret may have: offsets in the text, and distances from the line's
        /// beginning.
        package var stops: [Stop]
        package var isTruncated = false
        /// A Boolean value that indicates whether the paragraph continues in the next line.
        package var wraps = false
    }

    package struct Stop: Equatable, Sendable {
        package var offset: Int
        package var distance: CGFloat
    }

    package let lines: [Line]
    package let lineHeight: CGFloat
    package let ascender: CGFloat

    /// The size of the lines alone.
    package var size: CGSize {
        CGSize(
            width: lines.map(\.width).max() ?? 0, height: lineHeight * CGFloat(lines.count))
    }

    package var isTruncated: Bool { lines.contains(where: \.isTruncated) }

    init(lines: [Line], lineHeight: CGFloat, ascender: CGFloat) {
        (self.lines, self.lineHeight, self.ascender) = (lines, lineHeight, ascender)
    }

    // MARK: Carets

    /// Returns the line of `offset`; the second one where a line wraps into the next.
    package func lineIndex(at offset: Int) -> Int {
        lines.lastIndex { $0.range.lowerBound <= offset } ?? 0
    }

    /// Returns the top of the caret at `offset`.
    package func caret(at offset: Int) -> CGPoint {
        let line = lines[lineIndex(at: offset)]
        return CGPoint(x: line.x(at: offset), y: line.origin.y)
    }

    /// Returns the offset whose caret is nearest to `point`.
    package func offset(nearest point: CGPoint) -> Int {
        let row = lineHeight > 0 ? (point.y / lineHeight).rounded(.down) : 0
        let line = lines[Int(row.isFinite ? row.clamped(to: 0...CGFloat(lines.count - 1)) : 0)]
        return line.offset(nearest: point.x)
    }

    /// Returns the rectangles around the characters of `range`, one for each line with any.
    package func rects(of range: Range<Int>) -> [CGRect] {
        lines.compactMap { line in
            let part = range.clamped(to: line.range)
            guard !part.isEmpty else { return nil }
            let (from, to) = (line.x(at: part.lowerBound), line.x(at: part.upperBound))
            return CGRect(
                x: min(from, to), y: line.origin.y, width: abs(to - from), height: lineHeight)
        }
    }
}

extension TextLayout.Line {
    /// Returns the x-coordinate of the caret at `offset`, for left-to-right and right-to-left lines
    /// alike.
    package func x(at offset: Int) -> CGFloat {
        let distance = (stops.last { $0.offset <= offset } ?? stops[0]).distance
        return isRightToLeft ? origin.x + width - distance : origin.x + distance
    }

    func offset(nearest x: CGFloat) -> Int {
        let distance = isRightToLeft ? origin.x + width - x : x - origin.x
        guard distance.isFinite else { return range.lowerBound }
        // The end of a line that wraps is the next line's beginning.
        let own = wraps && stops.count > 1 ? stops.dropLast() : stops[...]
        let stop = own.min { abs($0.distance - distance) < abs($1.distance - distance) }
        return (stop ?? stops[0]).offset
    }
}

extension CGFloat {
    fileprivate func clamped(to range: ClosedRange<CGFloat>) -> CGFloat {
        Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
    }
}
