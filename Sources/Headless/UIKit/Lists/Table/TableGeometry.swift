import CoreGraphics
import Foundation

/// The frames of all elements in a table.
struct TableGeometry: Equatable, Sendable {
    /// The heights of the parts of one section, from top to bottom.
    struct Section: Equatable, Sendable {
        /// The space above the header.
        var padding: CGFloat = 0
        var header: CGFloat = 0
        var rows: RowHeights
        var footer: CGFloat = 0

        var height: CGFloat { padding + header + rows.total + footer }
    }

    var width: CGFloat = 0
    /// The inset of the rows on both sides.
    var sideInset: CGFloat = 0
    var tableHeader: CGFloat = 0
    var tableFooter: CGFloat = 0
    private(set) var sections: [Section] = []
    /// The beginning of each section below the table's header, and the end of the last one.
    private var tops: [CGFloat] = [0]

    init(sections: [Section] = []) {
        self.sections = sections
        addUp(from: 0)
    }

    private mutating func addUp(from start: Int) {
        tops.removeLast(tops.count - 1 - start)
        tops.reserveCapacity(sections.count + 1)
        for section in sections[start...] { tops.append(tops[tops.count - 1] + section.height) }
    }

    /// Changes one section, and thus the positions of all following ones.
    mutating func change(_ section: Int, _ change: (inout Section) -> Void) {
        guard sections.indices.contains(section) else { return }
        change(&sections[section])
        addUp(from: section)
    }

    func contains(_ path: IndexPath) -> Bool {
        sections.indices.contains(path.section)
            && (0..<sections[path.section].rows.count).contains(path.row)
    }

    func row(after path: IndexPath) -> IndexPath? {
        let next = IndexPath(row: path.row + 1, section: path.section)
        if contains(next) { return next }
        let section = sections.indices.first { $0 > path.section && sections[$0].rows.count > 0 }
        return section.map { IndexPath(row: 0, section: $0) }
    }

    func row(before path: IndexPath) -> IndexPath? {
        if path.row > 0 { return IndexPath(row: path.row - 1, section: path.section) }
        let section = sections.indices.last { $0 < path.section && sections[$0].rows.count > 0 }
        return section.map { IndexPath(row: sections[$0].rows.count - 1, section: $0) }
    }

    // MARK: Rectangles

    var contentHeight: CGFloat { tableHeader + tops[tops.count - 1] + tableFooter }

    /// The rectangles of missing rows and sections are empty (Apple, `rectForRow(at:)`: zero).
    func rect(of path: IndexPath) -> CGRect {
        guard contains(path) else { return .zero }
        let rows = sections[path.section].rows
        let y = rowsTop(of: path.section) + rows.top(of: path.row)
        return CGRect(
            x: sideInset, y: y, width: max(0, width - 2 * sideInset),
            height: rows.height(of: path.row))
    }

    func rect(ofSection section: Int) -> CGRect {
        guard sections.indices.contains(section) else { return .zero }
        return band(from: top(of: section), height: sections[section].height)
    }

    func rect(ofHeaderIn section: Int) -> CGRect {
        guard sections.indices.contains(section) else { return .zero }
        let own = sections[section]
        return band(from: top(of: section) + own.padding, height: own.header)
    }

    func rect(ofFooterIn section: Int) -> CGRect {
        guard sections.indices.contains(section) else { return .zero }
        let own = sections[section]
        return band(from: rowsTop(of: section) + own.rows.total, height: own.footer)
    }

    private func band(from y: CGFloat, height: CGFloat) -> CGRect {
        CGRect(x: 0, y: y, width: width, height: height)
    }

    private func top(of section: Int) -> CGFloat { tableHeader + tops[section] }

    private func rowsTop(of section: Int) -> CGFloat {
        top(of: section) + sections[section].padding + sections[section].header
    }

    // MARK: Finding rows

    /// Returns the row at `y`; `nil` between rows.
    func row(at y: CGFloat) -> IndexPath? {
        guard let section = section(at: y) else { return nil }
        let inside = y - rowsTop(of: section)
        let rows = sections[section].rows
        guard inside >= 0, inside < rows.total else { return nil }
        return rows.row(at: inside).map { IndexPath(row: $0, section: section) }
    }

    /// Returns the section at `y`; `nil` above the first and below the last one.
    func section(at y: CGFloat) -> Int? {
        let inside = y - tableHeader
        guard inside >= 0, inside < tops[tops.count - 1] else { return nil }
        var (low, high) = (0, sections.count - 1)
        while low < high {
            let middle = (low + high + 1) / 2
            if tops[middle] <= inside { low = middle } else { high = middle - 1 }
        }
        return low
    }

    /// Returns the sections between two heights, including partly covered ones.
    func sections(from start: CGFloat, to end: CGFloat) -> Range<Int> {
        guard !sections.isEmpty, start < end else { return 0..<0 }
        let bottom = tableHeader + tops[tops.count - 1]
        guard end > tableHeader, start < bottom else { return 0..<0 }
        let first = section(at: max(start, tableHeader)) ?? 0
        var last = section(at: end) ?? sections.count - 1
        if last > first, top(of: last) >= end { last -= 1 }
        return first..<(last + 1)
    }

    /// Returns the rows between two heights, including partly covered ones, in order.
    func rows(from start: CGFloat, to end: CGFloat) -> [IndexPath] {
        sections(from: start, to: end).flatMap { section -> [IndexPath] in
            let rows = sections[section].rows
            let top = rowsTop(of: section)
            guard start < top + rows.total, end > top, let first = rows.row(at: start - top),
                var last = rows.row(at: end - top)
            else { return [] }
            if last > first, rows.top(of: last) >= end - top { last -= 1 }
            return (first...last).map { IndexPath(row: $0, section: section) }
        }
    }
}
