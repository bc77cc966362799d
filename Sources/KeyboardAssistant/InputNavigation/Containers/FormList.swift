import UIKit

/// A table or collection view whose cells, headers and footers contain inputs of a form.
///
/// Only UIKit asks the data source for cells. A part that isn't on the screen has no view.
@MainActor
protocol FormList: AnyObject {
    var scrollView: UIScrollView? { get }
    var dataSource: AnyObject? { get }
    /// The walk over all rows.
    var rows: RowWalk { get }
    /// The headers and footers of the list itself, which always exist as views.
    var ends: (header: UIView?, footer: UIView?) { get }
    func hasHeader(_ section: Int) -> Bool
    func hasFooter(_ section: Int) -> Bool
    /// The parts of which there are views now, in order.
    var existingParts: [FormRow] { get }
    /// The headers and footers in sight that have a height but no view.
    var emptyPartsInSight: [FormRow] { get }
    /// Returns the view of a part; `nil` if there is none now.
    func view(of row: FormRow) -> UIView?
    /// Returns the part whose view contains `view`.
    func row(containing view: UIView) -> FormRow?
    /// Returns the frame of a part in the list's coordinates, which can be estimated.
    func frame(of row: FormRow) -> CGRect?
    /// Scrolls to a row in the list's own way, which also works in sections that scroll sideways.
    func scroll(to position: RowPosition)
}

extension FormList {
    /// Returns the view of a part that is on the screen.
    ///
    /// UIKit may also return a cell that it has only prepared, which is in no window.
    func shownView(of row: FormRow) -> UIView? {
        view(of: row).flatMap { $0.window == nil ? nil : $0 }
    }

    /// Returns the number of rows of a section; `nil` if there is no such section.
    func rowCount(inSection section: Int?) -> Int? {
        guard let section, section >= 0 else { return nil }
        let rows = rows
        return section < rows.numberOfSections ? rows.rowCount(in: section) : nil
    }

    var emptyPartsInSight: [FormRow] { [] }
}

/// The form in a table.
@MainActor
final class TableFormList: FormList {
    private weak var table: UITableView?

    init(_ table: UITableView) {
        self.table = table
    }

    var scrollView: UIScrollView? { table }
    var dataSource: AnyObject? { table?.dataSource }
    var rows: RowWalk { table?.rowWalk ?? .empty }
    var ends: (header: UIView?, footer: UIView?) {
        (table?.tableHeaderView, table?.tableFooterView)
    }

    func hasHeader(_ section: Int) -> Bool {
        table.map { $0.rectForHeader(inSection: section).height > 0 } ?? false
    }

    func hasFooter(_ section: Int) -> Bool {
        table.map { $0.rectForFooter(inSection: section).height > 0 } ?? false
    }

    var existingParts: [FormRow] {
        let ends: [FormRow] = [.listHeader, .listFooter]
        return
            (visibleRows.map(FormRow.row)
            + (headersAndFooters + ends).filter { view(of: $0) != nil }).sorted()
    }

    var emptyPartsInSight: [FormRow] {
        guard let table else { return [] }
        return headersAndFooters.filter { part in
            guard let frame = frame(of: part), frame.height > 0 else { return false }
            return frame.intersects(table.bounds) && view(of: part) == nil
        }
    }

    private var visibleRows: [RowPosition] {
        (table?.indexPathsForVisibleRows ?? []).compactMap(RowPosition.init)
    }

    /// The headers and footers that may be visible.
    private var headersAndFooters: [FormRow] {
        let sections = table?.visibleSections(around: visibleRows.map(\.section)) ?? 0..<0
        return sections.flatMap { [.header($0), .footer($0)] }
    }

    func view(of row: FormRow) -> UIView? {
        switch row {
        case .listHeader: ends.header
        case .listFooter: ends.footer
        case .header(let section):
            table?.headerView(forSection: section) ?? table?.plainView(of: row, in: section)
        case .footer(let section):
            table?.footerView(forSection: section) ?? table?.plainView(of: row, in: section)
        case .row(let position):
            table.flatMap { $0.cellForRow(at: position.indexPath)?.part(of: $0) }
        }
    }

    func row(containing view: UIView) -> FormRow? {
        guard let table else { return nil }
        for part in view.superviews(below: table) {
            if let cell = part as? UITableViewCell, let path = table.indexPath(for: cell) {
                return RowPosition(path).map(FormRow.row)
            }
            if part === table.tableHeaderView { return .listHeader }
            if part === table.tableFooterView { return .listFooter }
            if part.superview === table,
                let row = headersAndFooters.first(where: { self.view(of: $0) === part })
            {
                return row
            }
        }
        return nil
    }

    func frame(of row: FormRow) -> CGRect? {
        switch row {
        case .listHeader: ends.header?.frame
        case .listFooter: ends.footer?.frame
        case .header(let section): table?.rectForHeader(inSection: section)
        case .footer(let section): table?.rectForFooter(inSection: section)
        case .row(let position): table?.rectForRow(at: position.indexPath)
        }
    }

    func scroll(to position: RowPosition) {
        table?.scrollToRow(at: position.indexPath, at: .middle, animated: false)
    }
}

extension UIView {
    /// Returns this cell, or `nil` if UIKit has prepared it without adding it to the list.
    fileprivate func part(of list: UIView) -> UIView? { isDescendant(of: list) ? self : nil }
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
    fileprivate func plainView(of part: FormRow, in section: Int) -> UIView? {
        let isHeader = part == .header(section)
        let place = isHeader ? rectForHeader(inSection: section) : rectForFooter(inSection: section)
        guard place.height > 0 else { return nil }
        let candidates = subviews.filter {
            $0.frame.size == place.size && $0.mayBePlainHeader(in: self) && !$0.formElements.isEmpty
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

    /// Returns the vertical origins of a section's header and footer in a plain table, in which
    /// they stay at the edges of the visible part, but in their section.
    private func floatingPlaces(inSection section: Int) -> (header: CGFloat, footer: CGFloat) {
        let range = rect(forSection: section)
        let (header, footer) = (
            rectForHeader(inSection: section), rectForFooter(inSection: section)
        )
        let visible = bounds.inset(by: adjustedContentInset)
        let lowest = max(header.minY, range.maxY - header.height)
        return (
            visible.minY.clamped(to: header.minY...lowest),
            (visible.maxY - footer.height).clamped(to: min(range.minY, footer.minY)...footer.minY)
        )
    }
}

extension UIView {
    /// Returns whether this subview of `table` may be a plain view that the app returned for a
    /// header or footer.
    fileprivate func mayBePlainHeader(in table: UITableView) -> Bool {
        !(self is UITableViewCell || self is UITableViewHeaderFooterView || self is UIControl)
            && ![table.tableHeaderView, table.tableFooterView, table.backgroundView]
                .contains(self)
    }
}

/// The form in a collection view.
@MainActor
final class CollectionFormList: FormList {
    private weak var collection: UICollectionView?

    init(_ collection: UICollectionView) {
        self.collection = collection
    }

    var scrollView: UIScrollView? { collection }
    var dataSource: AnyObject? { collection?.dataSource }
    var rows: RowWalk { collection?.itemWalk ?? .empty }
    var ends: (header: UIView?, footer: UIView?) { (nil, nil) }

    func hasHeader(_ section: Int) -> Bool { frame(of: .header(section)) != nil }

    func hasFooter(_ section: Int) -> Bool { frame(of: .footer(section)) != nil }

    var existingParts: [FormRow] {
        guard let collection else { return [] }
        let items = collection.indexPathsForVisibleItems.compactMap(RowPosition.init)
        return
            (items.map(FormRow.row)
            + sections(of: UICollectionView.elementKindSectionHeader).map(FormRow.header)
            + sections(of: UICollectionView.elementKindSectionFooter).map(FormRow.footer)).sorted()
    }

    private func sections(of kind: String) -> [Int] {
        collection?.indexPathsForVisibleSupplementaryElements(ofKind: kind)
            .compactMap { $0.first } ?? []
    }

    func view(of row: FormRow) -> UIView? {
        switch row {
        case .listHeader, .listFooter: nil
        case .header(let section): supplementaryView(.header, section)
        case .footer(let section): supplementaryView(.footer, section)
        case .row(let position):
            collection.flatMap { $0.cellForItem(at: position.indexPath)?.part(of: $0) }
        }
    }

    func row(containing view: UIView) -> FormRow? {
        guard let collection else { return nil }
        for part in view.superviews(below: collection) {
            if let cell = part as? UICollectionViewCell, let path = collection.indexPath(for: cell)
            {
                return RowPosition(path).map(FormRow.row)
            }
            if part is UICollectionReusableView, !(part is UICollectionViewCell),
                let row = existingParts.first(where: { self.view(of: $0) === part })
            {
                return row
            }
        }
        return nil
    }

    func frame(of row: FormRow) -> CGRect? {
        switch row {
        case .listHeader, .listFooter: nil
        case .header(let section): attributes(.header, section)?.frame
        case .footer(let section): attributes(.footer, section)?.frame
        case .row(let position):
            collection?.layoutAttributesForItem(at: position.indexPath)?.frame
        }
    }

    func scroll(to position: RowPosition) {
        collection?.scrollToItem(
            at: position.indexPath, at: [.centeredVertically, .centeredHorizontally],
            animated: false)
    }

    private enum Kind {
        case header, footer

        @MainActor var name: String {
            switch self {
            case .header: UICollectionView.elementKindSectionHeader
            case .footer: UICollectionView.elementKindSectionFooter
            }
        }
    }

    private func supplementaryView(_ kind: Kind, _ section: Int) -> UIView? {
        collection?.supplementaryView(
            forElementKind: kind.name, at: RowPosition(section, 0).indexPath)
    }

    private func attributes(
        _ kind: Kind, _ section: Int
    ) -> UICollectionViewLayoutAttributes? {
        collection?.layoutAttributesForSupplementaryElement(
            ofKind: kind.name, at: RowPosition(section, 0).indexPath)
    }
}
