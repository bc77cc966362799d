import KeyNavigation
import KeyboardAssistant
import SimulatedDevice
import UIKit

/// A screen with a table, whose rows are in sections of a hundred.
final class ListScreen: UITableViewController {
    private let rows: Int
    private let isAssisted: Bool
    private(set) lazy var navigator = TableNavigator(tableView: tableView)

    init(rows: Int, isAssisted: Bool) {
        self.rows = rows
        self.isAssisted = isAssisted
        super.init(style: .plain)
        tableView.rowHeight = 44
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    }

    required init?(coder: NSCoder) {
        nil
    }

    /// The positions of all rows.
    var indexPaths: [IndexPath] {
        (0..<rows).map { IndexPath(row: $0 % 100, section: $0 / 100) }
    }

    override var canBecomeFirstResponder: Bool { true }

    override var keyCommands: [UIKeyCommand]? {
        isAssisted ? navigator.possibleKeyCommands : nil
    }

    override func target(forAction action: Selector, withSender sender: Any?) -> Any? {
        (isAssisted ? navigator.target(forKeyCommandAction: action) : nil)
            ?? super.target(forAction: action, withSender: sender)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        Tally.current.layouts += 1
    }

    override func numberOfSections(in tableView: UITableView) -> Int {
        Tally.asked((rows + 99) / 100)
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        Tally.asked(min(100, rows - section * 100))
    }

    override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        Tally.asked(tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath))
    }

    override func tableView(
        _ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath
    ) -> Bool { Tally.asked(true) }

    override func tableView(
        _ tableView: UITableView, willSelectRowAt indexPath: IndexPath
    ) -> IndexPath? { Tally.asked(indexPath) }
}
