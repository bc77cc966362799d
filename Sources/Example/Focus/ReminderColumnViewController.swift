import UIKit

/// The reminders of a list.
///
/// Selecting one marks it as done.
public final class ReminderColumnViewController: TableColumnViewController {
    var onToggle: (Reminder.ID) -> Void = { _ in }
    private let heading = UILabel()
    private var shown: [Reminder] = []

    public override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        heading.font = .preferredFont(forTextStyle: .title2)
        heading.adjustsFontForContentSizeCategory = true
        tableView.dataSource = self
        tableView.delegate = self
        stack([heading, tableView], spacing: 12, margin: 16)
    }

    func show(_ board: ReminderBoard) {
        heading.text = board.title
        let old = shown
        shown = board.shown
        // If the rows are the same, keep the cells, and with them the focus.
        guard old.map(\.id) == shown.map(\.id) else { return tableView.reloadData() }
        for row in tableView.indexPathsForVisibleRows ?? [] {
            tableView.cellForRow(at: row).map { fill($0, with: shown[row.row]) }
        }
    }

    private func fill(_ cell: UITableViewCell, with reminder: Reminder) {
        var content = UIListContentConfiguration.cell()
        content.text = reminder.title
        content.image = UIImage(systemName: reminder.isDone ? "checkmark.circle.fill" : "circle")
        cell.contentConfiguration = content
    }
}

extension ReminderColumnViewController: UITableViewDelegate {
    public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        onToggle(shown[indexPath.row].id)
        // Without a focus system, the selection is the cursor.
        if UIFocusSystem(for: self) != nil { tableView.deselectRow(at: indexPath, animated: true) }
    }
}

extension ReminderColumnViewController: UITableViewDataSource {
    public func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        shown.count
    }

    public func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
        -> UITableViewCell
    {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        fill(cell, with: shown[indexPath.row])
        return cell
    }
}
