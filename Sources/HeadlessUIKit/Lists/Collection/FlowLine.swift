import CoreGraphics

/// What a flow layout knows of a section: lengths along the way it scrolls and across it.
struct FlowMetrics: Equatable, Sendable {
    /// How far items may reach across, insets not counted.
    var breadth: CGFloat
    var itemSpacing: CGFloat = 10
    var lineSpacing: CGFloat = 10
    var insetBefore: CGFloat = 0
    var insetAfter: CGFloat = 0
    var crossInsetBefore: CGFloat = 0
    var crossInsetAfter: CGFloat = 0
    var header: CGFloat = 0
    var footer: CGFloat = 0

    var room: CGFloat { max(0, breadth - crossInsetBefore - crossInsetAfter) }
}

/// An item's size along the way the layout scrolls, and across it.
struct FlowSize: Equatable, Sendable {
    var main: CGFloat
    var cross: CGFloat
}

/// Items side by side.
struct FlowLine: Equatable, Sendable {
    var items: Range<Int>
    /// Where the line begins along the way the layout scrolls, in its section.
    var start: CGFloat
    var length: CGFloat
    var spacing: CGFloat
    /// Where its first item begins across, in its section.
    var crossStart: CGFloat

    /// Breaks items into lines.
    ///
    /// Facts of `UICollectionViewFlowLayout` (general knowledge): a line breaks before the item that
    /// would not fit; a full line spreads what is left between its items; the last line keeps the
    /// spacing of full ones if all items are alike, else the minimum; an item alone on a full line
    /// stands in the middle.
    static func lines(of sizes: [FlowSize], _ metrics: FlowMetrics) -> [FlowLine] {
        let areAlike = sizes.allSatisfy { $0 == sizes.first }
        var lines: [FlowLine] = []
        var (start, next) = (metrics.header + metrics.insetBefore, 0)
        while next < sizes.count {
            let items = items(from: next, sizes, metrics)
            let isLast = items.upperBound == sizes.count
            var line = FlowLine(
                items: items, start: start, length: sizes[items].map(\.main).max() ?? 0,
                spacing: metrics.itemSpacing, crossStart: metrics.crossInsetBefore)
            line.spread(
                sizes, metrics, isLast: isLast, like: areAlike ? lines.last : nil)
            lines.append(line)
            start += line.length + metrics.lineSpacing
            next = items.upperBound
        }
        return lines
    }

    private static func items(
        from first: Int, _ sizes: [FlowSize], _ metrics: FlowMetrics
    ) -> Range<Int> {
        var end = first + 1
        var used = sizes[first].cross
        while end < sizes.count, used + metrics.itemSpacing + sizes[end].cross <= metrics.room {
            used += metrics.itemSpacing + sizes[end].cross
            end += 1
        }
        return first..<end
    }

    private mutating func spread(
        _ sizes: [FlowSize], _ metrics: FlowMetrics, isLast: Bool, like full: FlowLine?
    ) {
        let used = sizes[items].reduce(0) { $0 + $1.cross }
        if isLast, let full, full.items.count > 1 {
            spacing = full.spacing
        } else if items.count > 1, !isLast || isFull(used, sizes, metrics) {
            spacing = max(metrics.itemSpacing, (metrics.room - used) / CGFloat(items.count - 1))
        } else if items.count == 1, isFull(used, sizes, metrics) {
            crossStart += max(0, metrics.room - used) / 2
        }
    }

    /// Whether another item like the last one would not fit.
    private func isFull(_ used: CGFloat, _ sizes: [FlowSize], _ metrics: FlowMetrics) -> Bool {
        let gaps = CGFloat(items.count) * metrics.itemSpacing
        return used + gaps + (sizes[items].last?.cross ?? 0) > metrics.room
    }
}
