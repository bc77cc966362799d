import CoreGraphics
import Foundation

// The content, from the data source, and the heights of everything.
extension UITableView {
    var loadedGeometry: TableGeometry {
        loadIfNeeded()
        return content.geometry
    }

    func loadIfNeeded() {
        guard !content.isLoaded else { return }
        // Calls during the loading see the previous state.
        content.isLoaded = true
        load(counts: rowCounts())
    }

    /// Discards the content, so that data source and delegate are asked again when it is needed.
    func contentIsUnknown() {
        shown.refused = []
        content.isLoaded = false
        setNeedsLayout()
    }

    func heightsDidChange() {
        contentIsUnknown()
    }

    func widthDidChange() {
        content.geometry.width = bounds.width
        // The measurements were made for another width.
        let isExact = content.geometry.sections.allSatisfy(\.rows.isExact)
        if !isExact || style == .insetGrouped { contentIsUnknown() }
    }

    func rowCounts() -> [Int] {
        guard let dataSource else { return [] }
        let sections = max(0, dataSource.numberOfSections(in: self))
        return (0..<sections).map { dataSource.tableView(self, numberOfRowsInSection: $0) }
    }

    /// Asks for all heights anew.
    ///
    /// - Parameter keepMeasured: A closure that puts in heights that are known, before the content
    ///   has a new size.
    func load(counts: [Int], keepMeasured: (inout TableGeometry) -> Void = { _ in }) {
        content.generation += 1
        content.prefetch = ListPrefetch()
        content.headersToMeasure = []
        content.footersToMeasure = []
        var heights = TableHeights(of: self)
        var sections: [TableGeometry.Section] = []
        sections.reserveCapacity(counts.count)
        for (section, count) in counts.enumerated() {
            sections.append(heights.section(section, rows: count))
        }
        content.headersToMeasure = heights.headersToMeasure
        content.footersToMeasure = heights.footersToMeasure
        var geometry = TableGeometry(sections: sections)
        keepMeasured(&geometry)
        adopt(geometry)
        updateIndexTitles()
    }

    func adopt(_ geometry: TableGeometry) {
        var geometry = geometry
        geometry.width = bounds.width
        geometry.sideInset = style == .insetGrouped ? sideInset : 0
        geometry.tableHeader = tableHeaderView?.bounds.height.usableHeight ?? 0
        geometry.tableFooter = tableFooterView?.bounds.height.usableHeight ?? 0
        content.geometry = geometry
        contentHeightDidChange()
    }

    func contentHeightDidChange() {
        setNeedsLayout()
        contentSize = CGSize(width: bounds.width, height: content.geometry.contentHeight)
    }

    // The margins of a controller's view (assumed: A61).
    private var sideInset: CGFloat { bounds.width >= 414 ? 20 : 16 }

    func replace(_ old: UIView?, by new: UIView?) {
        guard old !== new else { return }
        old?.removeFromSuperview()
        if let new {
            if new === backgroundView { insertSubview(new, at: 0) } else { addSubview(new) }
        }
        guard content.isLoaded else { return }
        adopt(content.geometry)
    }
}
