import CoreGraphics

extension ClosedRange<CGFloat> {
    /// Returns this span, extended to show as much of `related` as a visible part of `length`
    /// points can show together with it.
    ///
    /// Earlier spans come first: a later one gets only what they leave. A span of which nothing
    /// would be visible, which is empty, or which isn't finite, is ignored. A span that is taller
    /// than `length` isn't extended, and none is if the length isn't finite.
    func extended(
        by related: [ClosedRange<CGFloat>], fitting length: CGFloat
    ) -> ClosedRange<CGFloat> {
        guard lowerBound.isFinite, upperBound.isFinite, length.isFinite, self.length <= length
        else { return self }
        // The upper ends of all visible parts that show this span.
        var starts = upperBound - length...lowerBound
        for span in related {
            starts = starts.showingMost(of: span, length: length)
        }
        // What is in each of these parts has to be visible, and any of them will do.
        let (first, last) = (starts.lowerBound, starts.upperBound)
        return Swift.min(last, lowerBound)...Swift.max(first + length, upperBound)
    }

    /// Returns those starts of a visible part of `length` points that show most of `span`.
    private func showingMost(of span: ClosedRange<CGFloat>, length: CGFloat) -> Self {
        let (start, end) = (span.lowerBound, span.upperBound)
        guard start.isFinite, end.isFinite, start < end else { return self }
        // As much of the span as possible is visible between these starts, and nothing from
        // `start - length` up or from `end` down.
        let best = Swift.min(start, end - length)...Swift.max(start, end - length)
        if overlaps(best) { return clamped(to: best) }
        if upperBound < best.lowerBound {
            return upperBound > start - length ? upperBound...upperBound : self
        }
        return lowerBound < end ? lowerBound...lowerBound : self
    }
}
