import Foundation

extension UITableView {
    // Apple, `dequeueReusableCell(withIdentifier:for:)`: raises an exception where nothing is
    // registered. A test that ends there would say less than a table with an empty row.
    func dequeuedCell(_ identifier: String, for path: IndexPath) -> UITableViewCell {
        let cell =
            pool.cell(identifier)
            ?? UITableViewCell(style: .default, reuseIdentifier: identifier)
        // UIKit gives the cell its row's size, for content that is laid out at once.
        let size = content.geometry.rect(of: path).size
        if size != .zero { cell.bounds.size = size }
        return cell
    }

    func reconfigure(_ path: IndexPath) {
        guard let old = shown.cells[path], let dataSource else { return }
        // Apple, `reconfigureRows(at:)`: the data source is handed the cell that is there already.
        pool.offer(old)
        let cell = dataSource.tableView(self, cellForRowAt: path)
        pool.withdrawOffer()
        guard cell === old else { return reloadRows(at: [path], with: .none) }
        cell.setNeedsUpdateConfiguration()
        if content.geometry.sections.indices.contains(path.section) {
            contentHeightDidChange()
        }
    }
}
