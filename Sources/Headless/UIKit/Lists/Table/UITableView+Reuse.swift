import Foundation
internal import HeadlessBehavior

extension UITableView {
    func dequeuedCell(_ identifier: String, for path: IndexPath) -> UITableViewCell {
        guard let cell = pool.cell(identifier) else { return faultyCell(identifier) }
        // UIKit gives the cell its row's size, for content that is laid out at once.
        let size = content.geometry.rect(of: path).size
        if size != .zero { cell.bounds.size = size }
        return cell
    }

    /// Apple, `dequeueReusableCell(withIdentifier:for:)`: raises an exception where nothing is
    /// registered; the words are those of Karumi/BothamUI#57.
    private func faultyCell(_ identifier: String) -> UITableViewCell {
        Faults.raise(
            .internalInconsistency,
            "unable to dequeue a cell with identifier \(identifier) - must register a nib or a "
                + "class for the identifier or connect a prototype cell in a storyboard")
        return .faulty
    }

    func reconfigure(_ path: IndexPath) {
        guard let old = shown.cell(at: path), let dataSource else { return }
        // Apple, `reconfigureRows(at:)`: the data source is handed the cell that is there already.
        pool.offer(old)
        let cell = dataSource.tableView(self, cellForRowAt: path)
        pool.withdrawOffer()
        // A data source that hands out another one has been told of that by an exception, unless
        // it made that cell by itself.
        guard !cell.isFaulty else { return }
        guard cell === old else {
            return changeUnasked { $0.reloadedRows.insert(path) }
        }
        cell.setNeedsUpdateConfiguration()
        if content.geometry.sections.indices.contains(path.section) {
            contentHeightDidChange()
        }
    }
}
