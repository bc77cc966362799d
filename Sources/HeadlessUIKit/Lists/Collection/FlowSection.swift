import CoreGraphics

/// A section of a flow layout, measured from its own beginning.
struct FlowSection: Equatable, Sendable {
    /// Whether all items are alike, so that nothing need be kept of each.
    private enum Items: Equatable, Sendable {
        case alike(count: Int, size: FlowSize, perLine: Int, first: FlowLine?)
        case different(sizes: [FlowSize], lines: [FlowLine])
    }

    let metrics: FlowMetrics
    private let items: Items

    init(count: Int, size: FlowSize, metrics: FlowMetrics) {
        self.metrics = metrics
        let fitting = (metrics.room + metrics.itemSpacing) / (size.cross + metrics.itemSpacing)
        let perLine = fitting.isFinite ? max(1, Int(min(fitting, 1_000_000))) : 1
        // Two lines show how full ones are spread, however many there are.
        let sample = [FlowSize](repeating: size, count: min(count, perLine + 1))
        items = .alike(
            count: count, size: size, perLine: perLine,
            first: FlowLine.lines(of: sample, metrics).first)
    }

    init(sizes: [FlowSize], metrics: FlowMetrics) {
        self.metrics = metrics
        items = .different(sizes: sizes, lines: FlowLine.lines(of: sizes, metrics))
    }

    var count: Int {
        switch items {
        case .alike(let count, _, _, _): count
        case .different(let sizes, _): sizes.count
        }
    }

    /// How long the section is, with header, footer and insets.
    var length: CGFloat { itemsEnd + metrics.insetAfter + metrics.footer }

    private var itemsEnd: CGFloat {
        let start = metrics.header + metrics.insetBefore
        guard let last = line(numberOfLines - 1) else { return start }
        return last.start + last.length
    }

    private var numberOfLines: Int {
        switch items {
        case .alike(let count, _, let perLine, _): (count + perLine - 1) / perLine
        case .different(_, let lines): lines.count
        }
    }

    private func line(_ index: Int) -> FlowLine? {
        guard (0..<numberOfLines).contains(index) else { return nil }
        switch items {
        case .alike(let count, _, let perLine, let first):
            guard var line = first else { return nil }
            line.items = (index * perLine)..<min(count, (index + 1) * perLine)
            line.start += CGFloat(index) * (line.length + metrics.lineSpacing)
            return line
        case .different(_, let lines): return lines[index]
        }
    }

    /// Where an item is: along the way the layout scrolls, and across it.
    func frame(of item: Int) -> (main: ClosedRange<CGFloat>, cross: ClosedRange<CGFloat>)? {
        guard (0..<count).contains(item), let line = line(lineIndex(of: item)) else { return nil }
        let size = size(of: item)
        let before = (line.items.lowerBound..<item).reduce(line.crossStart) {
            $0 + self.size(of: $1).cross + line.spacing
        }
        let main = line.start + (line.length - size.main) / 2
        return (main...(main + size.main), before...(before + size.cross))
    }

    /// The items whose lines show between `start` and `end`.
    func items(from start: CGFloat, to end: CGFloat) -> Range<Int> {
        let first = firstLine { $0.start + $0.length > start }
        let last = firstLine { $0.start >= end }
        guard first < last, let one = line(first), let other = line(last - 1) else { return 0..<0 }
        return one.items.lowerBound..<other.items.upperBound
    }

    private func size(of item: Int) -> FlowSize {
        switch items {
        case .alike(_, let size, _, _): size
        case .different(let sizes, _): sizes[item]
        }
    }

    private func lineIndex(of item: Int) -> Int {
        switch items {
        case .alike(_, _, let perLine, _): item / perLine
        case .different: firstLine { $0.items.upperBound > item }
        }
    }

    /// The first line for which `holds` is true, being true for all after it.
    private func firstLine(where holds: (FlowLine) -> Bool) -> Int {
        var (low, high) = (0, numberOfLines)
        while low < high {
            let middle = (low + high) / 2
            if let line = line(middle), holds(line) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
