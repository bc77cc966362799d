import KeyNavigation
import KeyboardAssistant
import UIKit

/// A column of a mail app with a list, which gets the keys.
public class MailColumnViewController: TableColumnViewController {
    /// A closure that is called with the row to which people moved.
    var onChoose: (Int) -> Void = { _ in }
    /// A closure that is called when people chose a row to open it.
    var onOpen: () -> Void = {}
    /// A closure that is called with a row that people delete; `nil` if they can't.
    var onDelete: ((Int) -> Void)?

    override var selectionFollowsFocus: Bool { true }

    public override var canBecomeFirstResponder: Bool { true }

    public override var keyCommands: [UIKeyCommand]? { navigator.possibleKeyCommands }

    public override func target(forAction action: Selector, withSender sender: Any?) -> Any? {
        navigator.target(forKeyCommandAction: action, withSender: sender)
            ?? super.target(forAction: action, withSender: sender)
    }

    public override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        navigator.delegate = self
        tableView.dataSource = self
        tableView.delegate = self
        stack([tableView], spacing: 0, margin: 0)
    }

    /// The number of rows.
    var count: Int { 0 }

    /// Returns what a row shows.
    func content(at row: Int) -> UIListContentConfiguration { .cell() }

    /// Shows other rows, of which one is selected.
    func show(selection: Int?) {
        guard isViewLoaded else { return }
        tableView.reloadData()
        select(selection)
    }

    /// Shows what has changed from `old` to `new`, which `adopt` makes the rows, and selects a row.
    ///
    /// The other rows keep their cells, so that the one that has focus keeps it.
    func show<Row: Equatable>(
        _ new: [Row], after old: [Row], selection: Int?, adopt: @escaping () -> Void
    ) {
        guard isViewLoaded, view.window != nil else {
            adopt()
            return show(selection: selection)
        }
        if new.count == old.count {
            adopt()
            tableView.reconfigureRows(
                at: new.indices.filter { new[$0] != old[$0] }.map { [0, $0] })
        } else {
            let changes = new.difference(from: old)
            tableView.performBatchUpdates { [tableView] in
                adopt()
                tableView.deleteRows(at: changes.removals.map(\.row), with: .automatic)
                tableView.insertRows(at: changes.insertions.map(\.row), with: .automatic)
            }
        }
        select(selection)
    }

    private func select(_ row: Int?) {
        tableView.selectRow(
            at: row.map { IndexPath(row: $0, section: 0) }, animated: false,
            scrollPosition: .none)
    }
}

extension MailColumnViewController: UITableViewDataSource, UITableViewDelegate {
    public func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        count
    }

    public func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
        -> UITableViewCell
    {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        cell.contentConfiguration = content(at: indexPath.row)
        return cell
    }

    public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        onChoose(indexPath.row)
        onOpen()
    }

    public func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
        onDelete != nil
    }

    public func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
        forRowAt indexPath: IndexPath
    ) {
        if editingStyle == .delete { onDelete?(indexPath.row) }
    }

    // Where the next column covers this one, people first look for a row.
    public func tableView(
        _ tableView: UITableView, selectionFollowsFocusForRowAt indexPath: IndexPath
    ) -> Bool {
        splitViewController?.isCollapsed == false
    }
}

// Without a focus system, the selection follows the library's cursor.
extension MailColumnViewController: TableNavigatorDelegate {
    public func tableNavigator(
        _ navigator: TableNavigator, didUpdateFocus focusUpdate: TableNavigator.FocusUpdate,
        completedNavigationWith context: TableNavigator.NavigationCompletionContext
    ) {
        if let row = navigator.indexPathForFocusedRow { onChoose(row.row) }
    }

    public func tableNavigator(
        _ navigator: TableNavigator, commitFocusedRowAt indexPath: IndexPath
    ) {
        onOpen()
    }
}

extension CollectionDifference.Change {
    /// Where the row was before it was removed, or is now.
    fileprivate var row: IndexPath {
        switch self {
        case .insert(let offset, _, _), .remove(let offset, _, _): [0, offset]
        }
    }
}
