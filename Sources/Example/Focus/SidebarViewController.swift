import KeyNavigation
import KeyboardAssistant
import UIKit

/// A search field, a card for today, and the lists, in which the selection follows focus.
public final class SidebarViewController: TableColumnViewController {
    public let searchField = UISearchTextField()
    public let todayCard = TodayCard()
    var onChoose: (ReminderBoard.Choice) -> Void = { _ in }
    var onSearch: (String) -> Void = { _ in }
    /// A closure that is called when people finish typing.
    var onSearchEnd: () -> Void = {}
    var onNewList: () -> Void = {}
    private var board = ReminderBoard([])

    /// The row below the lists.
    public var newListRow: IndexPath { [0, board.lists.count] }

    override var selectionFollowsFocus: Bool { true }

    public override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        navigator.delegate = self
        tableView.dataSource = self
        tableView.delegate = self
        // Views with the same name form one group, so arrow keys move from the card to the lists.
        for view in [todayCard, tableView] {
            view.focusGroupIdentifier = "com.example.reminders.lists"
        }
        // Tab skips the card and moves to the lists.
        tableView.focusGroupPriority = .prioritized
        todayCard.onOpen = { [weak self] in self?.onChoose(.today) }
        prepareSearch()
        stack([searchField, todayCard, tableView], spacing: 16, margin: 16)
    }

    private func prepareSearch() {
        searchField.placeholder = String(example: "Search")
        searchField.font = .preferredFont(forTextStyle: .body)
        searchField.adjustsFontForContentSizeCategory = true
        searchField.heightAnchor.constraint(greaterThanOrEqualToConstant: 44).isActive = true
        searchField.addAction(
            UIAction { [weak self] _ in self.map { $0.onSearch($0.searchField.text ?? "") } },
            for: .editingChanged)
        searchField.addAction(
            UIAction { [weak self] _ in self?.onSearchEnd() }, for: .editingDidEndOnExit)
    }

    func show(_ board: ReminderBoard) {
        let isLonger = board.lists.count != self.board.lists.count
        self.board = board
        todayCard.show(count: board.countLeftToday, isChosen: board.choice == .today)
        if isLonger { tableView.reloadData() }
        selectChosen()
    }

    private func selectChosen() {
        var chosen: IndexPath?
        if case .list(let index) = board.choice { chosen = [0, index] }
        guard tableView.indexPathForSelectedRow != chosen else { return }
        tableView.selectRow(at: chosen, animated: false, scrollPosition: .none)
    }

    /// Returns a Boolean value that indicates whether selecting a row interrupts people, so that
    /// moving focus must not select it.
    private func interrupts(_ row: IndexPath) -> Bool { row == newListRow }

}

extension SidebarViewController: UITableViewDelegate {
    public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        guard interrupts(indexPath) else { return onChoose(.list(indexPath.row)) }
        selectChosen()
        onNewList()
    }

    public func tableView(
        _ tableView: UITableView, selectionFollowsFocusForRowAt indexPath: IndexPath
    ) -> Bool {
        !interrupts(indexPath)
    }
}

// Without a focus system, the selection follows the library's cursor.
extension SidebarViewController: TableNavigatorDelegate {
    public func tableNavigator(
        _ navigator: TableNavigator, didUpdateFocus focusUpdate: TableNavigator.FocusUpdate,
        completedNavigationWith context: TableNavigator.NavigationCompletionContext
    ) {
        guard let row = navigator.indexPathForFocusedRow, !interrupts(row) else { return }
        onChoose(.list(row.row))
    }

    public func tableNavigator(
        _ navigator: TableNavigator, commitFocusedRowAt indexPath: IndexPath
    ) {}
}

extension SidebarViewController: UITableViewDataSource {
    public func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        board.lists.count + 1
    }

    public func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
        -> UITableViewCell
    {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        let list = interrupts(indexPath) ? nil : board.lists[indexPath.row]
        var content = UIListContentConfiguration.cell()
        content.text = list?.title ?? String(example: "New List…")
        content.image = UIImage(systemName: list?.symbol ?? "plus")
        cell.contentConfiguration = content
        return cell
    }
}
