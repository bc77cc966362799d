import CoreGraphics

/// Breaks a row of measured characters into lines.
package enum LineBreaker {
    package enum Rule: Sendable {
        case words, characters
        /// Only newlines end a line.
        case newlinesOnly
    }

    /// One line, as indices into the items.
    package struct Line: Equatable, Sendable {
        /// All characters but the newline that may end the line.
        package var content: Range<Int>
        /// The index at which the next line begins.
        package var next: Int
        package var endsParagraph: Bool
    }

    /// Returns at least one line, and one more after a newline at the end.
    package static func lines(
        of items: [MeasuredText.Item], width: CGFloat, rule: Rule
    ) -> [Line] {
        var lines: [Line] = []
        var start = 0
        var endsWithNewline = true
        while start < items.count {
            let line = line(of: items, from: start, width: width, rule: rule)
            lines.append(line)
            start = line.next
            endsWithNewline = line.next > line.content.upperBound
        }
        if endsWithNewline {
            lines.append(Line(content: start..<start, next: start, endsParagraph: true))
        }
        return lines
    }

    private static func line(
        of items: [MeasuredText.Item], from start: Int, width: CGFloat, rule: Rule
    ) -> Line {
        var used: CGFloat = 0
        var lastBreak: Int?
        for index in start..<items.count {
            let item = items[index]
            if item.role == .newline {
                return Line(content: start..<index, next: index + 1, endsParagraph: true)
            }
            if index > start, mayBreak(items[index - 1].role, item.role, rule) { lastBreak = index }
            used += item.advance
            // Sums of fractions of a point have small rounding errors.
            let overflows = used > width + 0.001 && item.role != .space
            if overflows, rule != .newlinesOnly, index > start {
                let end = lastBreak ?? index
                return Line(content: start..<end, next: end, endsParagraph: false)
            }
        }
        return Line(content: start..<items.count, next: items.count, endsParagraph: true)
    }

    private static func mayBreak(
        _ before: MeasuredText.Role, _ after: MeasuredText.Role, _ rule: Rule
    ) -> Bool {
        switch rule {
        case .newlinesOnly: false
        // Spaces stay on the line that they end, even if lines break between characters.
        case .characters: after != .space
        case .words:
            switch (before, after) {
            case (_, .space): false
            case (.space, _), (.hyphen, _), (.ideograph, _), (_, .ideograph): true
            case (.letter, _), (.newline, _): false
            }
        }
    }
}
