import CoreGraphics
import Foundation

/// A pass that finds the heights of rows, headers and footers, or estimates of them.
@MainActor
struct TableHeights {
    private static let usualRow: CGFloat = 44
    private static let usualPlainHeader: CGFloat = 28

    private let table: UITableView
    private let delegate: (any UITableViewDelegate)?
    /// A Boolean value that indicates whether the delegate has views for headers and footers; `nil`
    /// until it is needed.
    private var hasHeaderViews: Bool?
    private var hasFooterViews: Bool?
    private var asksRowHeights: Bool?
    private var asksEstimates: Bool?
    private(set) var headersToMeasure: Set<Int> = []
    private(set) var footersToMeasure: Set<Int> = []

    init(of table: UITableView) {
        self.table = table
        delegate = table.delegate
    }

    mutating func section(_ section: Int, rows count: Int) -> TableGeometry.Section {
        let header = header(section)
        let automaticPadding: CGFloat = table.style == .plain ? 22 : 0
        let padding = table.sectionHeaderTopPadding
        return TableGeometry.Section(
            padding: header > 0 ? (padding < 0 ? automaticPadding : padding.usableHeight) : 0,
            header: header, rows: rows(count, in: section), footer: footer(section))
    }

    // MARK: Rows

    // Apple, `estimatedRowHeight`: unless it is zero, heights are requested or measured when rows
    // appear; with `automaticDimension`, the default, the table chooses the estimate.
    private mutating func rows(_ count: Int, in section: Int) -> RowHeights {
        guard count > 0 else { return RowHeights(count: 0, height: 0, isExact: true) }
        probe(IndexPath(row: 0, section: section))
        if asksEstimates == true { return estimates(count, in: section) }
        let estimates = table.estimatedRowHeight != 0
        if asksRowHeights == true, !estimates { return asked(count, in: section) }
        if asksRowHeights != true, table.rowHeight >= 0 {
            return RowHeights(count: count, height: table.rowHeight, isExact: true)
        }
        return RowHeights(
            count: count, height: estimate(table.estimatedRowHeight), isExact: !estimates)
    }

    private mutating func probe(_ path: IndexPath) {
        guard asksRowHeights == nil else { return }
        asksRowHeights = table.asksHeights(of: path)
        let (table, delegate) = (table, delegate)
        asksEstimates = delegate.map { delegate in
            OptionalMethod.isImplemented {
                delegate.tableView(table, estimatedHeightForRowAt: path)
            }
        }
    }

    private func estimates(_ count: Int, in section: Int) -> RowHeights {
        let heights = (0..<count).map { row in
            delegate?.tableView(
                table, estimatedHeightForRowAt: IndexPath(row: row, section: section)) ?? 0
        }
        return RowHeights(heights.map(estimate), isExact: false)
    }

    private func asked(_ count: Int, in section: Int) -> RowHeights {
        let heights = (0..<count).map { row in
            delegate?.tableView(table, heightForRowAt: IndexPath(row: row, section: section)) ?? 0
        }
        // A row that measures itself counts as a standard one until it appears.
        let isExact = heights.allSatisfy { $0 >= 0 }
        return RowHeights(heights.map { $0 < 0 ? Self.usualRow : $0 }, isExact: isExact)
    }

    private func estimate(_ height: CGFloat) -> CGFloat {
        if height > 0 { return height }
        return table.rowHeight > 0 ? table.rowHeight : Self.usualRow
    }

    // MARK: Headers and footers

    private mutating func header(_ section: Int) -> CGFloat {
        if let delegate,
            let height = OptionalMethod.answer({
                delegate.tableView(table, heightForHeaderInSection: section)
            }), height >= 0
        {
            return height
        }
        let title = table.dataSource?.tableView(table, titleForHeaderInSection: section)
        let hasView = title == nil && hasHeaderViews(probing: section)
        let chosen = table.sectionHeaderHeight
        if chosen >= 0 {
            return title != nil || hasView || table.style != .plain ? chosen : 0
        }
        guard hasView else { return usualHeader(section, hasTitle: title != nil) }
        headersToMeasure.insert(section)
        let estimate = table.estimatedSectionHeaderHeight
        return estimate > 0 ? estimate : Self.usualPlainHeader
    }

    private mutating func footer(_ section: Int) -> CGFloat {
        if let delegate,
            let height = OptionalMethod.answer({
                delegate.tableView(table, heightForFooterInSection: section)
            }), height >= 0
        {
            return height
        }
        let title = table.dataSource?.tableView(table, titleForFooterInSection: section)
        let hasView = title == nil && hasFooterViews(probing: section)
        let chosen = table.sectionFooterHeight
        if chosen >= 0 {
            return title != nil || hasView || table.style != .plain ? chosen : 0
        }
        guard hasView else { return usualFooter(hasTitle: title != nil) }
        footersToMeasure.insert(section)
        let estimate = table.estimatedSectionFooterHeight
        return estimate > 0 ? estimate : Self.usualPlainHeader
    }

    // The heights of titles, and of the space without them in grouped tables (assumed: A61).
    private func usualHeader(_ section: Int, hasTitle: Bool) -> CGFloat {
        switch (table.style, hasTitle) {
        case (.plain, true): Self.usualPlainHeader
        case (.plain, false): 0
        case (_, true): section == 0 ? 55.5 : 38
        case (_, false): section == 0 ? 35 : 17.5
        }
    }

    private func usualFooter(hasTitle: Bool) -> CGFloat {
        switch (table.style, hasTitle) {
        case (.plain, true): Self.usualPlainHeader
        case (.plain, false): 0
        case (_, true): 30
        case (_, false): 17.5
        }
    }

    private mutating func hasHeaderViews(probing section: Int) -> Bool {
        if let hasHeaderViews { return hasHeaderViews }
        let (table, delegate) = (table, delegate)
        let has = delegate.map { delegate in
            OptionalMethod.isImplemented {
                delegate.tableView(table, viewForHeaderInSection: section).map(table.pool.keep)
            }
        }
        hasHeaderViews = has ?? false
        return has ?? false
    }

    private mutating func hasFooterViews(probing section: Int) -> Bool {
        if let hasFooterViews { return hasFooterViews }
        let (table, delegate) = (table, delegate)
        let has = delegate.map { delegate in
            OptionalMethod.isImplemented {
                delegate.tableView(table, viewForFooterInSection: section).map(table.pool.keep)
            }
        }
        hasFooterViews = has ?? false
        return has ?? false
    }
}

extension UITableView {
    /// Returns a Boolean value that indicates whether the delegate returns the heights of rows.
    func asksHeights(of path: IndexPath) -> Bool {
        guard let delegate else { return false }
        return OptionalMethod.isImplemented {
            delegate.tableView(self, heightForRowAt: path)
        }
    }
}
