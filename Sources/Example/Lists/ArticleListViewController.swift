import KeyNavigation
import KeyboardAssistant
import UIKit

/// A list of two hundred and fifty articles by month, which people navigate with the keyboard.
public final class ArticleListViewController: KeyedViewController {
    public private(set) var months = Month.archive
    public let tableView = UITableView(frame: .zero, style: .plain)
    /// The navigator, whose cursor is the selection, so that nothing has to be drawn.
    public private(set) lazy var navigator = TableNavigator(tableView: tableView)

    override var contentCommands: [UIKeyCommand] { navigator.possibleKeyCommands }

    public override func loadView() {
        view = tableView
    }

    public override func viewDidLoad() {
        super.viewDidLoad()
        title = "Articles"
        navigationItem.rightBarButtonItem = editButtonItem
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "article")
        tableView.dataSource = self
        tableView.delegate = self
        tableView.allowsMultipleSelectionDuringEditing = true
        navigator.textForRow = { [weak self] in self?.article(at: $0).title }
    }

    public override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        tableView.setEditing(editing, animated: animated)
    }

    public override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        if !navigator.typeSelect(presses) { super.pressesBegan(presses, with: event) }
    }

    public func article(at indexPath: IndexPath) -> Article {
        months[indexPath.section].articles[indexPath.row]
    }
}

extension ArticleListViewController: UITableViewDelegate {
    public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        guard !isEditing else { return }
        navigationController?.pushViewController(
            ArticleViewController(article(at: indexPath)), animated: true)
    }
}

extension ArticleListViewController: UITableViewDataSource {
    public func numberOfSections(in tableView: UITableView) -> Int { months.count }

    public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int)
        -> String?
    {
        months[section].title
    }

    public func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        months[section].articles.count
    }

    public func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
        -> UITableViewCell
    {
        let cell = tableView.dequeueReusableCell(withIdentifier: "article", for: indexPath)
        var content = UIListContentConfiguration.subtitleCell()
        content.text = article(at: indexPath).title
        content.secondaryText = article(at: indexPath).summary
        cell.contentConfiguration = content
        cell.accessoryType = .disclosureIndicator
        return cell
    }

    // MARK: Changes

    public func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
        true
    }

    public func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
        true
    }

    public func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
    ) {
        let article = months[sourceIndexPath.section].articles.remove(at: sourceIndexPath.row)
        months[destinationIndexPath.section].articles.insert(
            article, at: destinationIndexPath.row)
    }

    public func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
        forRowAt indexPath: IndexPath
    ) {
        guard editingStyle == .delete else { return }
        months[indexPath.section].articles.remove(at: indexPath.row)
        tableView.deleteRows(at: [indexPath], with: .automatic)
    }
}
