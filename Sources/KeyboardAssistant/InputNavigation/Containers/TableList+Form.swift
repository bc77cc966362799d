import UIKit

// The form in a table.

extension TableList: FormList {
    var ends: (header: UIView?, footer: UIView?) {
        (tableView?.tableHeaderView, tableView?.tableFooterView)
    }

    func hasHeader(_ section: Int) -> Bool {
        tableView.map { $0.rectForHeader(inSection: section).height > 0 } ?? false
    }

    func hasFooter(_ section: Int) -> Bool {
        tableView.map { $0.rectForFooter(inSection: section).height > 0 } ?? false
    }

    var existingParts: [ListPart] {
        let ends: [ListPart] = [.listHeader, .listFooter]
        return
            (visibleRows.map(ListPart.row)
            + (headersAndFooters + ends).filter { view(of: $0) != nil }).sorted()
    }

    var emptyPartsInSight: [ListPart] {
        guard let tableView else { return [] }
        return headersAndFooters.filter { part in
            guard let frame = frame(of: part), frame.height > 0 else { return false }
            return frame.intersects(tableView.bounds) && view(of: part) == nil
        }
    }

    private var visibleRows: [RowPosition] {
        (tableView?.indexPathsForVisibleRows ?? []).compactMap(RowPosition.init)
    }

    /// The headers and footers that may be visible.
    private var headersAndFooters: [ListPart] {
        let sections = tableView?.visibleSections(around: visibleRows.map(\.section)) ?? 0..<0
        return sections.flatMap { [.header($0), .footer($0)] }
    }

    func view(of row: ListPart) -> UIView? {
        switch row {
        case .listHeader: ends.header
        case .listFooter: ends.footer
        case .header(let section):
            tableView?.headerView(forSection: section) ?? tableView?.plainView(of: row, in: section)
        case .footer(let section):
            tableView?.footerView(forSection: section) ?? tableView?.plainView(of: row, in: section)
        case .row(let position): addedCell(at: position)
        }
    }

    func row(containing view: UIView) -> ListPart? {
        guard let tableView else { return nil }
        for part in [view] + view.superviews(below: tableView) {
            if let cell = part as? UITableViewCell, let path = tableView.indexPath(for: cell) {
                return RowPosition(path).map(ListPart.row)
            }
            if part === tableView.tableHeaderView { return .listHeader }
            if part === tableView.tableFooterView { return .listFooter }
            if part.superview === tableView,
                let row = headersAndFooters.first(where: { self.view(of: $0) === part })
            {
                return row
            }
        }
        return nil
    }

    func frame(of row: ListPart) -> CGRect? {
        switch row {
        case .listHeader: ends.header?.frame
        case .listFooter: ends.footer?.frame
        case .header(let section): tableView?.rectForHeader(inSection: section)
        case .footer(let section): tableView?.rectForFooter(inSection: section)
        case .row(let position): frame(of: position)
        }
    }

    func selectByTap(_ position: RowPosition) { tableView?.selectByTap(position.indexPath) }

    func scroll(to position: RowPosition) {
        tableView?.scrollToRow(at: position.indexPath, at: .middle, animated: false)
    }
}

extension UITableView {
    /// The sections whose headers or footers may be visible, given those of visible rows.
    fileprivate func visibleSections(around sections: [Int]) -> Range<Int> {
        guard let first = sections.min(), let last = sections.max() else {
            return 0..<numberOfSections
        }
        return max(0, first - 1)..<min(numberOfSections, last + 2)
    }

    /// Returns the header or footer of a section that isn't a `UITableViewHeaderFooterView`, and
    /// contains inputs.
    ///
    /// UIKit has no method that returns such a view. It is recognized by its place.
    fileprivate func plainView(of part: ListPart, in section: Int) -> UIView? {
        let isHeader = part == .header(section)
        let place = isHeader ? rectForHeader(inSection: section) : rectForFooter(inSection: section)
        guard place.height > 0 else { return nil }
        let candidates = subviews.filter {
            $0.frame.size == place.size && $0.mayBePlainHeader(in: self)
                && !$0.rowElements(withLocked: false).isEmpty
        }
        if let resting = candidates.first(where: { $0.frame.minY == place.minY }) {
            return resting
        }
        guard style == .plain else { return nil }
        let floats = floatingPlaces(inSection: section)
        let (own, other) =
            isHeader ? (floats.header, floats.footer) : (floats.footer, floats.header)
        let range = rect(forSection: section)
        return candidates.filter { range.contains($0.frame) }
            .min { abs($0.frame.minY - own) < abs($1.frame.minY - own) }
            .flatMap { abs($0.frame.minY - own) <= abs($0.frame.minY - other) ? $0 : nil }
    }
}

extension UIView {
    /// Returns whether this subview of `table` may be a plain view that the app returned for a
    /// header or footer.
    fileprivate func mayBePlainHeader(in table: UITableView) -> Bool {
        !(self is UITableViewCell || self is UITableViewHeaderFooterView)
            && (isTextInput || !(self is UIControl))
            && ![table.tableHeaderView, table.tableFooterView, table.backgroundView]
                .contains(self)
    }
}
