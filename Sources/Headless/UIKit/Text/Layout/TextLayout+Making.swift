import CoreGraphics
import Foundation

/// Options for laying a text out.
package struct TextLayoutOptions: Equatable, Sendable {
    package var width: CGFloat
    package var lineBreakMode: NSLineBreakMode
    package var alignment: NSTextAlignment
    /// The maximum number of lines; zero for no limit.
    package var maximumLines: Int
    /// A Boolean value that indicates whether a text without letters runs from right to left, which
    /// also decides the natural edge.
    package var isRightToLeftByDefault: Bool

    package init(
        width: CGFloat = .infinity, lineBreakMode: NSLineBreakMode = .byWordWrapping,
        alignment: NSTextAlignment = .left, maximumLines: Int = 0,
        isRightToLeftByDefault: Bool = false
    ) {
        self.width = width.isNaN ? .infinity : max(0, width)
        self.lineBreakMode = lineBreakMode
        self.alignment = alignment
        self.maximumLines = max(0, maximumLines)
        self.isRightToLeftByDefault = isRightToLeftByDefault
    }

    fileprivate var rule: LineBreaker.Rule {
        switch lineBreakMode {
        case .byCharWrapping: .characters
        // A single line that is cut or truncated may end within a word.
        case .byClipping, .byTruncatingHead, .byTruncatingTail, .byTruncatingMiddle:
            maximumLines == 1 ? .newlinesOnly : .words
        default: .words
        }
    }
}

extension TextLayout {
    package init(_ text: String, face: FontFace, options: TextLayoutOptions = .init()) {
        self.init(text, measured: MeasuredText(text, face: face), face: face, options: options)
    }

    /// Creates the layout of a text in several faces; `face` is that of an ellipsis.
    package init(
        _ text: String, measured: MeasuredText, face: FontFace, options: TextLayoutOptions
    ) {
        let setter = LineSetter(text: text, measured: measured, face: face, options: options)
        self.init(
            lines: setter.lines(), lineHeight: measured.lineHeight, ascender: measured.ascender)
    }
}

/// Positions the lines of a text.
private struct LineSetter {
    let text: String
    let items: [MeasuredText.Item]
    let lineHeight: CGFloat
    let face: FontFace
    let options: TextLayoutOptions
    /// The UTF-16 offset before each item, and the end.
    let offsets: [Int]

    init(text: String, measured: MeasuredText, face: FontFace, options: TextLayoutOptions) {
        self.text = text
        items = measured.items
        lineHeight = measured.lineHeight
        self.face = face
        self.options = options
        offsets = items.reduce(into: [0]) { $0.append($0[$0.count - 1] + $1.length) }
    }

    func lines() -> [TextLayout.Line] {
        let broken = LineBreaker.lines(of: items, width: options.width, rule: options.rule)
        let limit = options.maximumLines == 0 ? broken.count : options.maximumLines
        return broken.prefix(limit).enumerated().map { row, line in
            let isCut = row == limit - 1 && broken.count > limit
            let isTooLong = width(of: line.content) > options.width + 0.001
            if isCut || isTooLong, let truncation = options.lineBreakMode.truncation {
                return truncated(line, row: row, by: truncation, isCut: isCut)
            }
            var result = placed(
                line.content, string: string(line.content), width: width(of: line.content),
                row: row,
                stops: stops(of: line.content))
            result.wraps = !line.endsParagraph
            return result
        }
    }

    private func truncated(
        _ line: LineBreaker.Line, row: Int, by truncation: Truncation, isCut: Bool
    ) -> TextLayout.Line {
        // A truncated line continues with the rest of its paragraph, or of the text if it shows the
        // text's end.
        let paragraphEnd = items[line.content.lowerBound...].firstIndex { $0.role == .newline }
        let end = truncation == .tail ? paragraphEnd ?? items.count : items.count
        let whole = line.content.lowerBound..<(isCut ? end : line.content.upperBound)
        let ellipsis = TextMetrics.advance(of: "…", in: face)
        let (head, tail) = truncation.kept(
            of: items[whole], width: options.width, ellipsis: ellipsis)
        var result = placed(
            whole, string: string(head) + "…" + string(tail),
            width: advance(of: head) + ellipsis + advance(of: tail), row: row,
            stops: stops(of: head))
        result.isTruncated = true
        return result
    }

    private func placed(
        _ content: Range<Int>, string: String, width: CGFloat, row: Int, stops: [TextLayout.Stop]
    ) -> TextLayout.Line {
        let isRightToLeft = isRightToLeft(content)
        let indent = options.alignment.indent(
            of: width, in: options.width, isRightToLeft: isRightToLeft)
        return TextLayout.Line(
            range: offsets[content.lowerBound]..<offsets[content.upperBound], string: string,
            width: width, origin: CGPoint(x: indent, y: CGFloat(row) * lineHeight),
            isRightToLeft: isRightToLeft, stops: stops)
    }

    private func isRightToLeft(_ content: Range<Int>) -> Bool {
        string(content).firstStrongDirection.map { $0 == .rightToLeft }
            ?? options.isRightToLeftByDefault
    }

    private func stops(of content: Range<Int>) -> [TextLayout.Stop] {
        var distance: CGFloat = 0
        var stops = [TextLayout.Stop(offset: offsets[content.lowerBound], distance: 0)]
        for index in content {
            distance += items[index].advance
            stops.append(TextLayout.Stop(offset: offsets[index + 1], distance: distance))
        }
        return stops
    }

    private func width(of content: Range<Int>) -> CGFloat {
        let end = items[content].lastIndex { $0.role != .space }.map { $0 + 1 }
        return advance(of: content.lowerBound..<(end ?? content.lowerBound))
    }

    private func advance(of content: Range<Int>) -> CGFloat {
        items[content].reduce(0) { $0 + $1.advance }
    }

    private func string(_ content: Range<Int>) -> String {
        text.substring(utf16: offsets[content.lowerBound]..<offsets[content.upperBound])
    }
}
