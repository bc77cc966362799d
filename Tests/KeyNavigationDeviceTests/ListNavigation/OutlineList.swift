import KeyNavigation
import KeyboardAssistant
import SimulatedDevice
import UIKit

/// A tree of rows, of which a list shows those in open branches.
struct TestTree {
    /// The names of the rows with the names of the rows in them; a row without an entry is a leaf.
    var children: [String: [String]] = [
        "": ["a", "b", "c"], "a": ["a1", "a2"], "a2": ["a2x", "a2y"], "b": [], "c": ["c1"],
    ]
    var open: Set<String> = []

    var rows: [String] { rows(in: "") }

    private func rows(in name: String) -> [String] {
        (children[name] ?? []).flatMap { [$0] + (open.contains($0) ? rows(in: $0) : []) }
    }

    func parent(of name: String) -> String? {
        children.first { $0.value.contains(name) && !$0.key.isEmpty }?.key
    }
}

/// A table of a tree, which tells its navigator of its changes if `reports` is true.
@MainActor
final class OutlineList: TestList {
    var tree = TestTree()
    var reports = true
    /// Whether the table is reloaded instead of updated.
    var reloads = false

    init() {
        super.init([3])
    }

    required init?(coder: NSCoder) {
        nil
    }

    /// The row under the cursor.
    var cursor: String? { navigator.indexPathForFocusedRow.map { tree.rows[$0.row] } }

    func outline() -> ListOutline {
        ListOutline(
            isExpanded: { [unowned self] in
                let name = tree.rows[$0.row]
                return tree.children[name] == nil ? nil : tree.open.contains(name)
            },
            setExpanded: { [unowned self] in setOpen($1, tree.rows[$0.row]) },
            parent: { [unowned self] in
                tree.parent(of: tree.rows[$0.row]).flatMap(tree.rows.firstIndex).map { [0, $0] }
            })
    }

    /// Opens or closes a row, as people do with a finger.
    func setOpen(_ isOpen: Bool, _ name: String) {
        let old = tree.rows
        if isOpen { tree.open.insert(name) } else { tree.open.remove(name) }
        let change = tree.rows.difference(from: old)
        let (deleted, inserted) = (change.removals.map(\.path), change.insertions.map(\.path))
        sections = [tree.rows.count]
        if reloads { return tableView.reloadData() }
        tableView.performBatchUpdates {
            self.tableView.deleteRows(at: deleted, with: .none)
            self.tableView.insertRows(at: inserted, with: .none)
        }
        tableView.layoutIfNeeded()
        if reports { navigator.rowsDidChange(deleted: deleted, inserted: inserted) }
    }

    override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        let cell = super.tableView(tableView, cellForRowAt: indexPath)
        cell.textLabel?.text = tree.rows[indexPath.row]
        return cell
    }
}

extension CollectionDifference.Change {
    fileprivate var path: IndexPath {
        switch self {
        case .insert(let offset, _, _), .remove(let offset, _, _): [0, offset]
        }
    }
}
