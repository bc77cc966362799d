import CoreGraphics

/// The frames of all elements in a flow layout.
struct FlowGeometry: Equatable, Sendable {
    /// The pinned headers and footers, and the visible rectangle.
    struct Pinning: Equatable, Sendable {
        var headers = false
        var footers = false
        var visible: ClosedRange<CGFloat> = 0...0
    }

    let sections: [FlowSection]
    /// The length of headers and footers across the flow.
    let breadth: CGFloat
    private let ends: [CGFloat]

    init(sections: [FlowSection] = [], breadth: CGFloat = 0) {
        self.sections = sections
        self.breadth = breadth
        var end: CGFloat = 0
        ends = sections.map { section in
            end += section.length
            return end
        }
    }

    var length: CGFloat { ends.last ?? 0 }

    func contains(section: Int, item: Int) -> Bool {
        sections.indices.contains(section) && item >= 0 && item < sections[section].count
    }

    func start(ofSection section: Int) -> CGFloat { section > 0 ? ends[section - 1] : 0 }

    func rect(ofItem item: Int, in section: Int) -> FlowRect {
        sections[section].rect(of: item).moved(along: start(ofSection: section), across: 0)
    }

    /// Returns the frame of the header; a pinned one stays visible as long as it fits its section.
    func header(of section: Int, _ pinning: Pinning) -> FlowRect? {
        let own = sections[section]
        guard own.header > 0 else { return nil }
        var place = start(ofSection: section)
        if pinning.headers {
            let last = ends[section] - own.footer - own.header
            place = max(place, min(pinning.visible.lowerBound, last))
        }
        return strip(at: place, own.header)
    }

    func footer(of section: Int, _ pinning: Pinning) -> FlowRect? {
        let own = sections[section]
        guard own.footer > 0 else { return nil }
        var place = ends[section] - own.footer
        if pinning.footers {
            let first = start(ofSection: section) + own.header
            place = min(place, max(pinning.visible.upperBound - own.footer, first))
        }
        return strip(at: place, own.footer)
    }

    private func strip(at place: CGFloat, _ length: CGFloat) -> FlowRect {
        FlowRect(along: place, across: 0, size: FlowSize(along: length, across: breadth))
    }

    /// Returns the sections that intersect the range between two positions.
    func sections(from start: CGFloat, to end: CGFloat) -> Range<Int> {
        let first = ends.firstIndexSorted { $0 > start }
        var last = first
        while last < sections.count, self.start(ofSection: last) < end { last += 1 }
        return first..<last
    }

    /// Returns the items of a section between two positions, and possibly a few more.
    func items(of section: Int, from start: CGFloat, to end: CGFloat) -> Range<Int> {
        let own = self.start(ofSection: section)
        return sections[section].items(from: start - own, to: end - own)
    }
}
