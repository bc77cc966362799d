import CoreGraphics

/// The frames of everything in a flow of sections.
struct FlowGeometry: Equatable, Sendable {
    /// The headers and footers that stay in sight, and the rectangle that is in sight.
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

    /// The header's place; a pinned one stays in sight as long as its section has room for it.
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

    /// The sections of which something lies between two places.
    func sections(from start: CGFloat, to end: CGFloat) -> Range<Int> {
        let first = ends.firstIndexSorted { $0 > start }
        var last = first
        while last < sections.count, self.start(ofSection: last) < end { last += 1 }
        return first..<last
    }

    /// At least the items of a section that lie between two places.
    func items(of section: Int, from start: CGFloat, to end: CGFloat) -> Range<Int> {
        let own = self.start(ofSection: section)
        return sections[section].items(from: start - own, to: end - own)
    }
}
