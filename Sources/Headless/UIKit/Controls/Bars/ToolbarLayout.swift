import CoreGraphics

/// The distribution of a toolbar's width among its items.
package struct ToolbarLayout: Equatable, Sendable {
    package enum Item: Equatable, Sendable {
        case view(width: CGFloat)
        case fixedSpace(CGFloat)
        case flexibleSpace
    }

    /// The space between two buttons, in points (assumed: A71).
    private static let spacing: CGFloat = 8

    package var items: [Item]
    package var width: CGFloat
    package var leftMargin: CGFloat
    package var rightMargin: CGFloat

    package init(items: [Item], width: CGFloat, leftMargin: CGFloat, rightMargin: CGFloat) {
        self.items = items
        self.width = width
        self.leftMargin = leftMargin
        self.rightMargin = rightMargin
    }

    /// The beginning and the width of each item, in reading direction.
    package var ranges: [(start: CGFloat, width: CGFloat)] {
        let widths = items.map(fixedWidth)
        let gaps = (0..<items.count).map(gap(before:))
        let used = widths.reduce(0, +) + gaps.reduce(0, +) + leftMargin + rightMargin
        let flexibleCount = items.filter { $0 == .flexibleSpace }.count
        let share = flexibleCount == 0 ? 0 : max(0, width - used) / CGFloat(flexibleCount)
        var start = leftMargin
        return items.indices.map { index in
            start += gaps[index]
            defer { start += widths[index] + (items[index] == .flexibleSpace ? share : 0) }
            return (start, items[index] == .flexibleSpace ? share : widths[index])
        }
    }

    private func fixedWidth(_ item: Item) -> CGFloat {
        switch item {
        case .view(let width), .fixedSpace(let width): max(0, width)
        case .flexibleSpace: 0
        }
    }

    private func gap(before index: Int) -> CGFloat {
        guard index > 0, case .view = items[index], case .view = items[index - 1] else { return 0 }
        return Self.spacing
    }
}
