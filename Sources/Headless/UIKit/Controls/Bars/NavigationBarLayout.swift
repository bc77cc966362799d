import CoreGraphics

/// The frames of the title of a navigation bar and of the buttons around it.
package struct NavigationBarLayout: Equatable, Sendable {
    /// About the space around the title and between buttons (fanyuecheng.github.io, iOS 15).
    package static let gap: CGFloat = 8

    package var width: CGFloat
    package var leftMargin: CGFloat
    package var rightMargin: CGFloat
    package var leftWidths: [CGFloat]
    package var rightWidths: [CGFloat]
    package var titleWidth: CGFloat

    package init(
        width: CGFloat, margins: (left: CGFloat, right: CGFloat), leftWidths: [CGFloat],
        rightWidths: [CGFloat], titleWidth: CGFloat
    ) {
        self.width = width
        (leftMargin, rightMargin) = margins
        self.leftWidths = leftWidths
        self.rightWidths = rightWidths
        self.titleWidth = titleWidth
    }

    private static func total(_ widths: [CGFloat]) -> CGFloat {
        widths.reduce(0, +) + gap * CGFloat(max(0, widths.count - 1))
    }

    private var leftEnd: CGFloat { leftMargin + Self.total(leftWidths) }

    private var rightStart: CGFloat { width - rightMargin - Self.total(rightWidths) }

    package var leftStarts: [CGFloat] {
        Self.starts(of: leftWidths, from: leftMargin)
    }

    /// The starts of the right items; the first is at the edge (Apple's reference).
    package var rightStarts: [CGFloat] {
        var end = width - rightMargin
        return rightWidths.map { width in
            defer { end -= width + Self.gap }
            return end - width
        }
    }

    private static func starts(of widths: [CGFloat], from start: CGFloat) -> [CGFloat] {
        var start = start
        return widths.map { width in
            defer { start += width + gap }
            return start
        }
    }

    /// The range of the title: in the middle if it fits there, otherwise beside the middle, and
    /// shortened if it doesn't fit at all.
    package var title: (start: CGFloat, width: CGFloat) {
        let lowest = leftWidths.isEmpty ? leftMargin : leftEnd + Self.gap
        let highest = rightWidths.isEmpty ? width - rightMargin : rightStart - Self.gap
        let room = max(0, highest - lowest)
        let shown = min(titleWidth, room)
        let middle = (width - shown) / 2
        return (min(max(middle, lowest), max(lowest, highest - shown)), shown)
    }
}
