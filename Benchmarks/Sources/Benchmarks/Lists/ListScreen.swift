import KeyboardAssistant
import SimulatedDevice
import UIKit

/// A screen with a table of equal sections.
final class ListScreen: UITableViewController {
    private let sections: Int
    private let rows: Int
    private(set) lazy var navigator = TableNavigator(tableView: tableView)

    init(sections: Int, rows: Int) {
        self.sections = sections
        self.rows = rows
        super.init(style: .plain)
        tableView.rowHeight = 44
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    }

    required init?(coder: NSCoder) {
        nil
    }

    override var canBecomeFirstResponder: Bool { true }

    override var keyCommands: [UIKeyCommand]? { navigator.possibleKeyCommands }

    override func target(forAction action: Selector, withSender sender: Any?) -> Any? {
        navigator.target(forKeyCommandAction: action)
            ?? super.target(forAction: action, withSender: sender)
    }

    override func numberOfSections(in tableView: UITableView) -> Int { sections }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        rows
    }

    override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    }
}
