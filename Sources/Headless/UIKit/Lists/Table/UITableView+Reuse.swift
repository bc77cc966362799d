import Foundation
internal import HeadlessBehavior

extension UITableView {
    func dequeuedCell(_ identifier: String, for path: IndexPath) -> UITableViewCell {
        guard let cell = pool.cell(identifier) else { return faultyCell(identifier) }
        // UIKit gives the cell the size of its row, for content that is laid out immediately.
        let size = content.geometry.rect(of: path).size
        if size != .zero { cell.bounds.size = size }
        return cell
    }

    /// Apple, `dequeueReusableCell(withIdentifier:for:)`: an exception if nothing is registered;
    /// the words are those of Karumi/BothamUI#57.
    private func faultyCell(_ identifier: String) -> UITableViewCell {
        Faults.raise(
            .internalInconsistency,
            "unable to dequeue a cell with identifier \(identifier) - must register a nib or a "
                + "class for the identifier or connect a prototype cell in a storyboard")
        return .faulty
    }

    func reconfigure(_ path: IndexPath) {
        guard let old = shown.cell(at: path), let dataSource else { return }
        // Apple, `reconfigureRows(at:)`: the data source receives the existing cell.
        pool.offer(old)
        let cell = dataSource.tableView(self, cellForRowAt: path)
        pool.withdrawOffer()
        // If the data source returns another cell, an exception was raised already, unless it
        // created that cell itself.
        guard !cell.isFaulty else { return }
        guard cell === old else {
            return changeUnasked { $0.reloadedRows.insert(path) }
        }
        cell.setNeedsUpdateConfiguration()
        // Apple, `reconfigureRows(at:)`: the table resizes a self-sizing cell afterward.
        measureAtNextLayout(cell)
    }
}
