import CoreGraphics

/// Items of one size, whose frames are calculated in constant time.
///
/// Apple, Using the Flow Layout: as many as fit with the minimum spacing form a line, which spreads
/// the remaining space between them; the last line keeps that spacing. The only item of a line is
/// centered (assumed: A5).
struct FlowGrid: Equatable, Sendable {
    var count: Int
    var item: FlowSize
    /// The length of a line.
    var room: CGFloat
    var lineSpacing: CGFloat
    var itemSpacing: CGFloat

    // Sums of fractions may be off by a little.
    static let tolerance: CGFloat = 1e-6

    var itemsPerLine: Int {
        let step = item.across + itemSpacing
        guard step > 0 else { return max(1, count) }
        let fitting = ((room + itemSpacing + Self.tolerance) / step).rounded(.down)
        return Int(min(max(1, fitting), CGFloat(max(1, count)) + 1e9))
    }

    private var lineCount: Int {
        let perLine = itemsPerLine
        return count / perLine + (count % perLine == 0 ? 0 : 1)
    }

    var length: CGFloat {
        let lines = CGFloat(lineCount)
        return lines > 0 ? lines * item.along + (lines - 1) * lineSpacing : 0
    }

    func rect(of index: Int) -> FlowRect {
        let perLine = itemsPerLine
        let line = CGFloat(index / perLine)
        let column = CGFloat(index % perLine)
        return FlowRect(
            along: line * (item.along + lineSpacing),
            across: perLine == 1 ? margin : column * (item.across + gap(perLine)), size: item)
    }

    private var margin: CGFloat { max(0, room - item.across) / 2 }

    private func gap(_ perLine: Int) -> CGFloat {
        max(itemSpacing, (room - CGFloat(perLine) * item.across) / CGFloat(perLine - 1))
    }

    /// Returns the items of the lines between two positions.
    func items(from start: CGFloat, to end: CGFloat) -> Range<Int> {
        let step = item.along + lineSpacing
        guard count > 0, end > start else { return 0..<0 }
        guard step > 0 else { return 0..<count }
        // One line more at each end, so that rounding doesn't matter. The caller checks each item.
        let lines = CGFloat(lineCount)
        let first = min(max(0, (start / step).rounded(.down) - 1), lines)
        let last = min(max(first, (end / step).rounded(.up) + 1), lines)
        let perLine = itemsPerLine
        return min(count, Int(first) * perLine)..<min(count, Int(last) * perLine)
    }
}
