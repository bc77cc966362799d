import CoreGraphics
import Foundation

// Adds the views of visible elements, and removes all others.
extension UITableView {
    // Rows that are lower than estimated make others visible, which may be lower, too.
    private static let maximumRounds = 12

    /// The visible rows, including partly visible ones.
    var visiblePaths: [IndexPath] {
        shown.cells.keys.filter { path in
            let rect = content.geometry.rect(of: path)
            return rect.maxY > bounds.minY && rect.minY < bounds.maxY
        }.sorted()
    }

    func layOutRows() {
        removeLeavingCells()
        loadIfNeeded()
        UIView.performWithoutAnimation {
            measureInvalidCells()
            for _ in 0..<Self.maximumRounds {
                if showWhatIsInSight() { break }
            }
            backgroundView?.frame = bounds
            placeTableViews()
            placeShownViews()
            placeIndex()
        }
        prepareHiddenCells()
        prefetchRows()
    }

    /// Shows the visible elements; returns `false` if heights, and thus these, changed meanwhile.
    private func showWhatIsInSight() -> Bool {
        let generation = content.generation
        let sections = content.geometry.sections(from: bounds.minY, to: bounds.maxY)
        for section in sections {
            guard showHeaderAndFooter(of: section, generation) else { return false }
        }
        for path in content.geometry.rows(from: bounds.minY, to: bounds.maxY) {
            guard showCell(at: path, generation) else { return false }
        }
        removeWhatIsOutOfSight()
        return true
    }

    // MARK: Rows

    private func showCell(at path: IndexPath, _ generation: Int) -> Bool {
        if let cell = shown.cells[path] { return measureAgain(cell, at: path, generation) }
        guard let dataSource, !shown.refused.contains(path) else { return true }
        let prepared = shown.prepared.removeValue(forKey: path)
        let cell = prepared ?? dataSource.tableView(self, cellForRowAt: path)
        guard content.generation == generation else { return false }
        if cell.isFaulty {
            shown.refused.insert(path)
            return true
        }
        if prepared == nil { prepare(cell, for: path) }
        if !content.geometry.sections[path.section].rows.isMeasured(path.row) {
            let height = height(of: cell, at: path)
            guard content.generation == generation else { return false }
            put(cell, at: path)
            return !measure(path, as: height)
        }
        put(cell, at: path)
        return content.generation == generation
    }

    /// Measures a cell that stayed while all heights were discarded.
    private func measureAgain(
        _ cell: UITableViewCell, at path: IndexPath, _ generation: Int
    ) -> Bool {
        guard !content.geometry.sections[path.section].rows.isMeasured(path.row) else {
            return true
        }
        let height = height(of: cell, at: path)
        guard content.generation == generation else { return false }
        return !measure(path, as: height)
    }

    func prepare(_ cell: UITableViewCell, for path: IndexPath) {
        cell.surface = surface(at: path)
        cell.setEditing(isEditing, animated: false)
        cell.accessoriesDidChange()
        if let level = OptionalMethod.answer({
            delegate?.tableView(self, indentationLevelForRowAt: path)
        }) {
            cell.indentationLevel = level
        }
        if let indents = OptionalMethod.answer({
            delegate?.tableView(self, shouldIndentWhileEditingRowAt: path)
        }) {
            cell.shouldIndentWhileEditing = indents
        }
        cell.setHighlighted(touch.highlighted == path, animated: false)
        cell.setSelected(content.selection.contains(path), animated: false)
        cell.updateConfigurationIfNeeded()
    }

    private func height(of cell: UITableViewCell, at path: IndexPath) -> CGFloat {
        let asked = OptionalMethod.answer {
            delegate?.tableView(self, heightForRowAt: path)
        }
        let height = asked ?? rowHeight
        guard height < 0 else { return height }
        return cell.systemLayoutSizeFitting(
            CGSize(width: content.geometry.rect(of: path).width, height: 0),
            withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel
        ).height
    }

    /// Measures the rows of `cells` where `isMeasured` returns `true`.
    func measureRows(
        of cells: [IndexPath: UITableViewCell],
        where isMeasured: (UITableViewCell) -> Bool = { _ in true }
    ) {
        let generation = content.generation
        for (path, cell) in cells.sorted(by: { $0.key < $1.key }) where isMeasured(cell) {
            guard content.geometry.contains(path),
                !content.geometry.sections[path.section].rows.isExact
            else { continue }
            let height = height(of: cell, at: path)
            guard content.generation == generation else { return }
            _ = measure(path, as: height)
        }
    }

    /// Stores the measured height of a row; returns whether other rows moved.
    private func measure(_ path: IndexPath, as height: CGFloat) -> Bool {
        let old = content.geometry.rect(of: path)
        let isKnown = content.geometry.sections[path.section].rows.isMeasured(path.row)
        var moves = false
        content.geometry.change(path.section) { moves = $0.rows.measure(path.row, as: height) }
        guard moves else { return false }
        // Visible rows keep their places while rows above are measured (telly/TLYShyNavBar#126). A
        // visible row that is measured again grows at its end (assumed: A43).
        if isKnown ? old.maxY <= bounds.minY : old.minY < bounds.minY, isScrolledDown {
            let growth = content.geometry.rect(of: path).height - old.height
            correctOffset(by: CGPoint(x: 0, y: growth)) { contentHeightDidChange() }
            returnToLegalOffset()
        } else {
            contentHeightDidChange()
        }
        return true
    }

    private var isScrolledDown: Bool { contentOffset.y > -adjustedContentInset.top }

    private func put(_ cell: UITableViewCell, at path: IndexPath) {
        // A cell represents one row. One that the data source returns twice moves.
        if let old = shown.path(of: cell) {
            shown.cells[old] = nil
            shown.prepared[old] = nil
        }
        shown.cells[path] = cell
        cell.frame = content.geometry.rect(of: path)
        delegate?.tableView(self, willDisplay: cell, forRowAt: path)
        guard shown.cells[path] === cell else { return }
        insertSubview(cell, at: backgroundView == nil ? 0 : 1)
    }

    private func removeWhatIsOutOfSight() {
        // In order, so that the same rows get the same cells each time.
        for (path, cell) in shown.cells.sorted(by: { $0.key < $1.key })
        where !isInSight(content.geometry.rect(of: path)) {
            if !respondingCells.staysOutOfSight(cell) { remove(cell, at: path) }
        }
        for section in shown.headers.keys.sorted() where !isInSight(section) {
            removeHeader(section)
        }
        for section in shown.footers.keys.sorted() where !isInSight(section) {
            removeFooter(section)
        }
    }

    func isInSight(_ rect: CGRect) -> Bool {
        rect.maxY > bounds.minY && rect.minY < bounds.maxY
    }

    private func isInSight(_ section: Int) -> Bool {
        isInSight(content.geometry.rect(ofSection: section))
    }

    private func remove(_ cell: UITableViewCell, at path: IndexPath) {
        guard shown.cells[path] === cell else { return }
        shown.cells[path] = nil
        end(cell, at: path)
    }

    // MARK: Frames

    private func placeTableViews() {
        let geometry = content.geometry
        tableHeaderView?.frame = CGRect(
            x: 0, y: 0, width: bounds.width, height: geometry.tableHeader)
        tableFooterView?.frame = CGRect(
            x: 0, y: geometry.contentHeight - geometry.tableFooter, width: bounds.width,
            height: geometry.tableFooter)
    }

    func placeShownViews() {
        let geometry = content.geometry
        for (path, cell) in shown.cells {
            cell.frame = geometry.rect(of: path)
            round(cell, at: path)
        }
        let top = bounds.minY + adjustedContentInset.top
        let end = bounds.maxY - adjustedContentInset.bottom
        for (section, view) in shown.headers {
            var rect = geometry.rect(ofHeaderIn: section)
            if style == .plain {
                rect.origin.y = FloatingEdge.headerTop(
                    rect, in: geometry.rect(ofSection: section),
                    footer: geometry.sections[section].footer, below: top)
            }
            view.frame = rect
        }
        for (section, view) in shown.footers {
            var rect = geometry.rect(ofFooterIn: section)
            if style == .plain {
                let own = geometry.sections[section]
                rect.origin.y = FloatingEdge.footerTop(
                    rect, in: geometry.rect(ofSection: section),
                    header: own.padding + own.header, above: end)
            }
            view.frame = rect
        }
    }

    /// In inset tables, the rows of a section form a card
    /// (heysem-useinsider/react-native-js-tableview#20).
    private func round(_ cell: UITableViewCell, at path: IndexPath) {
        guard style == .insetGrouped else { return }
        let count = content.geometry.sections[path.section].rows.count
        let corners = CardCorners(row: path.row, of: count)
        cell.clipsToBounds = true
        cell.layer.cornerRadius = corners.radius
        cell.layer.maskedCorners = corners.mask
    }
}
