import CoreGraphics

/// Items of several sizes, in lines like words.
///
/// Apple, Using the Flow Layout, and openradar 20825965: each line but the last spreads the
/// remaining space between its items; the last has the minimum spacing. The only item of a line is
/// centered (assumed: A5), as are items in the other direction that are shorter than their line.
struct FlowParagraph: Equatable, Sendable {
    private struct Line: Equatable {
        var items: Range<Int>
        var start: CGFloat
        var length: CGFloat
    }

    private let sizes: [FlowSize]
    private var across: [CGFloat] = []
    private var lines: [Line] = []

    init(sizes: [FlowSize], room: CGFloat, lineSpacing: CGFloat, itemSpacing: CGFloat) {
        self.sizes = sizes
        across.reserveCapacity(sizes.count)
        var first = 0
        while first < sizes.count {
            let items = Self.line(of: sizes, from: first, room, itemSpacing)
            let start = lines.last.map { $0.start + $0.length + lineSpacing } ?? 0
            let length = sizes[items].map(\.along).max() ?? 0
            lines.append(Line(items: items, start: start, length: length))
            place(items, room, itemSpacing)
            first = items.upperBound
        }
    }

    /// Returns the items of the line that begins with a certain one.
    private static func line(
        of sizes: [FlowSize], from first: Int, _ room: CGFloat, _ spacing: CGFloat
    ) -> Range<Int> {
        var used = sizes[first].across
        var next = first + 1
        while next < sizes.count {
            used += spacing + sizes[next].across
            guard used <= room + FlowGrid.tolerance else { break }
            next += 1
        }
        return first..<next
    }

    private mutating func place(_ items: Range<Int>, _ room: CGFloat, _ spacing: CGFloat) {
        let used = sizes[items].reduce(0) { $0 + $1.across }
        var gap = spacing
        if items.upperBound < sizes.count, items.count > 1 {
            gap = max(spacing, (room - used) / CGFloat(items.count - 1))
        }
        var next = items.count == 1 ? max(0, room - used) / 2 : 0
        for index in items {
            across.append(next)
            next += sizes[index].across + gap
        }
    }

    var count: Int { sizes.count }

    var length: CGFloat { lines.last.map { $0.start + $0.length } ?? 0 }

    func rect(of index: Int) -> FlowRect {
        let number = lines.firstIndexSorted { $0.items.upperBound > index }
        let line = lines[number]
        let size = sizes[index]
        return FlowRect(
            along: line.start + (line.length - size.along) / 2, across: across[index], size: size)
    }

    /// Returns the items of the lines between two positions.
    func items(from start: CGFloat, to end: CGFloat) -> Range<Int> {
        let first = lines.firstIndexSorted { $0.start + $0.length > start }
        let last = lines.firstIndexSorted { $0.start >= end }
        guard first < last else { return 0..<0 }
        return lines[first].items.lowerBound..<lines[last - 1].items.upperBound
    }
}

extension Array {
    /// Returns the first index from which on `isBeyond` is true.
    func firstIndexSorted(where isBeyond: (Element) -> Bool) -> Int {
        var low = startIndex
        var high = endIndex
        while low < high {
            let middle = low + (high - low) / 2
            if isBeyond(self[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
