import KeyboardAssistant
import UIKit

/// An order in a table of sixty rows, most of which have a text field.
///
/// Rows are reloaded when editing ends in them, because what is wrong with a field is shown below
/// it. A gift takes three more rows.
public final class OrderViewController: KeyedViewController {
    public let tableView = UITableView(frame: .zero, style: .insetGrouped)
    public let navigator = InputNavigator.createWithKeyboardNavigationAndDefaultController(
        shouldSetTextFieldDelegates: true)
    public private(set) var form = OrderForm()
    public private(set) var assistant: KeyboardAssistant?

    override var contentCommands: [UIKeyCommand] { navigator.possibleKeyCommands }

    public override func loadView() {
        view = tableView
    }

    public override func viewDidLoad() {
        super.viewDidLoad()
        title = "Order"
        tableView.register(OrderFieldCell.self, forCellReuseIdentifier: "field")
        tableView.register(OrderNotesCell.self, forCellReuseIdentifier: "notes")
        tableView.register(OrderSwitchCell.self, forCellReuseIdentifier: "switch")
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "heading")
        tableView.estimatedRowHeight = 86
        tableView.dataSource = self
        navigator.tabLeavesTextViews = true
        navigator.addInputItems(in: tableView)
        assistant = KeyboardAssistant(scrollView: tableView, navigator: navigator)
    }

    // MARK: Changes

    /// Shows what is wrong with a field, or that nothing is any more.
    private func editingEnded(in field: OrderField) {
        guard form.check(field), let indexPath = form.indexPath(of: .field(field)) else { return }
        tableView.reloadRows(at: [indexPath], with: .none)
    }

    private func setGift(_ isGift: Bool) {
        guard isGift != form.isGift else { return }
        form.isGift = isGift
        if isGift {
            tableView.insertRows(at: form.giftIndexPaths, with: .automatic)
        } else {
            tableView.deleteRows(at: form.giftIndexPaths, with: .automatic)
        }
    }
}

extension OrderViewController: UITableViewDataSource {
    public func numberOfSections(in tableView: UITableView) -> Int { form.sections.count }

    public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int)
        -> String?
    {
        form.sections[section].title
    }

    public func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        form.sections[section].rows.count
    }

    public func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
        -> UITableViewCell
    {
        let row = form.row(at: indexPath)
        let cell = tableView.dequeueReusableCell(
            withIdentifier: row.reuseIdentifier, for: indexPath)
        switch (row, cell) {
        case (.field(let field), let cell as OrderFieldCell): fill(cell, with: field)
        case (.notes, let cell as OrderNotesCell): fillNotes(cell)
        case (.gift, let cell as OrderSwitchCell):
            cell.show("This is a gift", isOn: form.isGift)
            cell.onChange = { [weak self] in self?.setGift($0) }
        case (.newsletter, let cell as OrderSwitchCell):
            cell.show("Newsletter", isOn: form.wantsNewsletter)
            cell.onChange = { [weak self] in self?.form.wantsNewsletter = $0 }
        case (.heading(let text), _): fill(cell, with: text)
        default: break
        }
        return cell
    }

    private func fill(_ cell: OrderFieldCell, with field: OrderField) {
        cell.show(field, text: form.text(of: field), problem: form.problem(in: field))
        cell.onChange = { [weak self] in self?.form.setText($0, of: field) }
        cell.onEnd = { [weak self] in self?.editingEnded(in: field) }
    }

    private func fillNotes(_ cell: OrderNotesCell) {
        cell.show("Notes for the driver", text: form.notes)
        cell.onChange = { [weak self] in self?.form.notes = $0 }
    }

    private func fill(_ cell: UITableViewCell, with heading: String) {
        var content = UIListContentConfiguration.cell()
        content.text = heading
        content.textProperties.font = .preferredFont(forTextStyle: .headline)
        cell.contentConfiguration = content
        cell.selectionStyle = .none
    }
}

extension OrderRow {
    fileprivate var reuseIdentifier: String {
        switch self {
        case .heading: "heading"
        case .field: "field"
        case .notes: "notes"
        case .newsletter, .gift: "switch"
        }
    }
}
