import CoreGraphics

/// Sections one after the other, along the way a flow layout scrolls.
struct FlowGeometry: Equatable, Sendable {
    let sections: [FlowSection]
    /// Where each section begins, and at last where all end.
    private let starts: [CGFloat]
    let direction: UICollectionView.ScrollDirection
    let breadth: CGFloat

    init(
        sections: [FlowSection] = [], direction: UICollectionView.ScrollDirection = .vertical,
        breadth: CGFloat = 0
    ) {
        self.sections = sections
        self.direction = direction
        self.breadth = breadth
        starts = sections.reduce(into: [0]) { $0.append(($0.last ?? 0) + $1.length) }
    }

    var length: CGFloat { starts.last ?? 0 }

    var contentSize: CGSize { rect(0...length, 0...breadth).size }

    func frame(ofItem item: Int, in section: Int) -> CGRect? {
        guard sections.indices.contains(section), let own = sections[section].frame(of: item)
        else { return nil }
        return rect(shifted(own.main, by: starts[section]), own.cross)
    }

    /// The header, over the whole breadth; nil if it has no length.
    func headerFrame(in section: Int) -> CGRect? {
        guard sections.indices.contains(section) else { return nil }
        let length = sections[section].metrics.header
        return length > 0 ? rect(starts[section]...(starts[section] + length), 0...breadth) : nil
    }

    func footerFrame(in section: Int) -> CGRect? {
        guard sections.indices.contains(section) else { return nil }
        let length = sections[section].metrics.footer
        let end = starts[section + 1]
        return length > 0 ? rect((end - length)...end, 0...breadth) : nil
    }

    /// A header that sticks to `edge`, the beginning of what shows, as long as its section does.
    func stickyHeaderFrame(in section: Int, at edge: CGFloat) -> CGRect? {
        guard let frame = headerFrame(in: section) else { return nil }
        let length = sections[section].metrics.header
        let end = starts[section + 1] - sections[section].metrics.footer - length
        let start = max(starts[section], min(edge, end))
        return rect(start...(start + length), span(across: frame))
    }

    /// A footer that sticks to `edge`, the end of what shows.
    func stickyFooterFrame(in section: Int, at edge: CGFloat) -> CGRect? {
        guard let frame = footerFrame(in: section) else { return nil }
        let length = sections[section].metrics.footer
        let first = starts[section] + sections[section].metrics.header
        let start = min(starts[section + 1] - length, max(edge - length, first))
        return rect(start...(start + length), span(across: frame))
    }

    /// The sections and items of which something shows in `rect`.
    func elements(in rect: CGRect) -> [(section: Int, items: Range<Int>)] {
        let span = span(along: rect)
        let first = firstSection { starts[$0 + 1] > span.lowerBound }
        let end = firstSection { starts[$0] >= span.upperBound }
        guard first < end else { return [] }
        return (first..<end).map { section in
            let items = sections[section].items(
                from: span.lowerBound - starts[section], to: span.upperBound - starts[section])
            return (section, items)
        }
    }

    private func firstSection(where holds: (Int) -> Bool) -> Int {
        var (low, high) = (0, sections.count)
        while low < high {
            let middle = (low + high) / 2
            if holds(middle) { high = middle } else { low = middle + 1 }
        }
        return low
    }

    private func shifted(_ span: ClosedRange<CGFloat>, by distance: CGFloat)
        -> ClosedRange<CGFloat>
    {
        (span.lowerBound + distance)...(span.upperBound + distance)
    }

    func span(along rect: CGRect) -> ClosedRange<CGFloat> {
        direction == .vertical ? rect.minY...rect.maxY : rect.minX...rect.maxX
    }

    private func span(across rect: CGRect) -> ClosedRange<CGFloat> {
        direction == .vertical ? rect.minX...rect.maxX : rect.minY...rect.maxY
    }

    private func rect(_ main: ClosedRange<CGFloat>, _ cross: ClosedRange<CGFloat>) -> CGRect {
        let (x, y) = direction == .vertical ? (cross, main) : (main, cross)
        return CGRect(
            x: x.lowerBound, y: y.lowerBound, width: x.upperBound - x.lowerBound,
            height: y.upperBound - y.lowerBound)
    }
}
