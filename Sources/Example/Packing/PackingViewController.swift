import KeyNavigation
import KeyboardAssistant
import UIKit

/// An outline of bags, which → opens and ← closes, and of things with controls, which F2 goes to.
public final class PackingViewController: KeyedViewController {
    public private(set) var list = PackingList()
    public let tableView = UITableView(frame: .zero, style: .insetGrouped)
    /// The navigator, whose cursor is the selection.
    public private(set) lazy var navigator = TableNavigator(tableView: tableView)

    override var contentCommands: [UIKeyCommand] { navigator.possibleKeyCommands }

    public override func loadView() {
        view = tableView
    }

    public override func viewDidLoad() {
        super.viewDidLoad()
        title = "Packing"
        tableView.register(PackingCell.self, forCellReuseIdentifier: "entry")
        tableView.dataSource = self
        tableView.delegate = self
        navigator.outline = ListOutline(
            isExpanded: { [weak self] in self?.list.visible[$0.row].isOpen },
            setExpanded: { [weak self] in self?.setOpen($1, at: $0) },
            parent: { [weak self] row in
                self?.list.parent(of: row.row).map { IndexPath(row: $0, section: 0) }
            })
    }

    /// Opens or closes a bag, and inserts or deletes the rows of what is in it.
    public func setOpen(_ isOpen: Bool, at indexPath: IndexPath) {
        let old = list.visible
        list.change(indexPath.row) { $0.isOpen = isOpen }
        let difference = abs(list.visible.count - old.count)
        let rows = (0..<difference).map {
            IndexPath(row: indexPath.row + 1 + $0, section: indexPath.section)
        }
        if isOpen {
            tableView.insertRows(at: rows, with: .automatic)
        } else {
            tableView.deleteRows(at: rows, with: .automatic)
        }
        navigator.rowsDidChange(deleted: isOpen ? [] : rows, inserted: isOpen ? rows : [])
        update(indexPath)
    }

    private func update(_ indexPath: IndexPath) {
        (tableView.cellForRow(at: indexPath) as? PackingCell)?.show(list.visible[indexPath.row])
    }
}

extension PackingViewController: UITableViewDelegate {
    /// Opens or closes a bag, and packs or unpacks a thing.
    public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        if let isOpen = list.visible[indexPath.row].isOpen {
            setOpen(!isOpen, at: indexPath)
        } else {
            list.change(indexPath.row) { $0.isPacked.toggle() }
            update(indexPath)
        }
    }
}

extension PackingViewController: UITableViewDataSource {
    public func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        list.visible.count
    }

    public func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
        -> UITableViewCell
    {
        let cell = tableView.dequeueReusableCell(withIdentifier: "entry", for: indexPath)
        guard let cell = cell as? PackingCell else { return cell }
        cell.show(list.visible[indexPath.row])
        cell.onChange = { [weak self, weak cell] change in
            guard let self, let row = cell.flatMap(self.tableView.indexPath) else { return }
            list.change(row.row, change)
            update(row)
        }
        return cell
    }
}
