import UIKit

/// The settings screen for shortcuts: all commands with their keys, to search, change and reset.
///
/// Show it in a navigation controller. People find a command by its name, or by pressing its keys.
/// From a storyboard it shows the registry of the app.
@MainActor
open class KeyBindingsViewController: UITableViewController {
    /// Whose bindings are shown.
    public let registry: KeyBindingsRegistry
    /// Called with each editor before it is shown, to give it the app's looks.
    public var willShowEditor: ((KeyBindingEditorViewController) -> Void)?
    /// Looks for commands by name.
    public let searchBar = UISearchBar()

    /// How long a row stays selected that was found by its keys, in seconds.
    private static let locatingDuration: TimeInterval = 1.2

    private var list: KeyBindingsList
    private var undoing: KeyBindingsPlan? {
        didSet { showUndo() }
    }
    private var subscription: ObservationToken?
    private var rest: KeyBindingsRest?

    /// Shows the bindings of `registry`.
    public init(registry: KeyBindingsRegistry = .default) {
        self.registry = registry
        list = KeyBindingsList(registry.cheatSheet, changed: [])
        super.init(style: .insetGrouped)
        title = String(translated: "Keyboard Shortcuts")
    }

    public required init?(coder: NSCoder) {
        registry = .default
        list = KeyBindingsList(KeyBindingsRegistry.default.cheatSheet, changed: [])
        super.init(coder: coder)
        title = title ?? String(translated: "Keyboard Shortcuts")
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        addSearch()
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: String(translated: "Reset All"),
            primaryAction: UIAction { [weak self] _ in self?.askToResetAll() })
        navigationItem.leftItemsSupplementBackButton = true
        navigationItem.leftBarButtonItem = UIBarButtonItem(
            systemItem: .undo, primaryAction: UIAction { [weak self] _ in self?.undo() })
        subscription = registry.observe { [weak self] in self?.take($0) }
        showUndo()
        update()
    }

    /// Every change arrives here, also the screen's own.
    private func take(_ event: KeyBindingsEvent) {
        switch event {
        case .changed, .registered: update()
        case .storageProblem: break
        }
    }

    private func showUndo() {
        navigationItem.leftBarButtonItem?.isEnabled = undoing != nil
    }

    private func addSearch() {
        searchBar.frame.size.height = 56
        searchBar.placeholder = String(translated: "Search")
        searchBar.searchTextField.addAction(
            UIAction { [weak self] _ in self?.update() }, for: .editingChanged)
        tableView.tableHeaderView = searchBar
    }

    private func update() {
        let sheet = registry.cheatSheet
        let changed = sheet.sections.flatMap(\.rows).map(\.identifier).filter {
            registry.binding($0)?.isCustomized ?? false
        }
        list = KeyBindingsList(sheet, changed: Set(changed), search: searchBar.text ?? "")
        navigationItem.rightBarButtonItem?.isEnabled = !changed.isEmpty
        tableView.reloadData()
    }

    // MARK: Rows

    open override func numberOfSections(in tableView: UITableView) -> Int { list.sections.count }

    open override func tableView(
        _ tableView: UITableView, numberOfRowsInSection section: Int
    ) -> Int { list.sections[section].rows.count }

    open override func tableView(
        _ tableView: UITableView, titleForHeaderInSection section: Int
    ) -> String? { list.sections[section].title }

    open override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        let cell =
            tableView.dequeueReusableCell(withIdentifier: "binding")
            ?? UITableViewCell(style: .default, reuseIdentifier: "binding")
        if let row = list.row(indexPath.row, in: indexPath.section) { fill(cell, row) }
        return cell
    }

    private func fill(_ cell: UITableViewCell, _ row: KeyBindingsList.Row) {
        var content = cell.defaultContentConfiguration()
        content.text = row.name
        content.textProperties.font = .preferredFont(
            forTextStyle: row.isChanged ? .headline : .body)
        cell.contentConfiguration = content
        let label = (cell.accessoryView as? KeyCommandLabel) ?? KeyCommandLabel()
        label.keys = row.keys
        label.sizeToFit()
        cell.accessoryView = label
        let keys = label.accessibilityLabel ?? ""
        let changed = row.isChanged ? ", " + String(translated: "changed") : ""
        cell.accessibilityLabel = "\(row.name), \(keys)\(changed)"
    }

    open override func tableView(
        _ tableView: UITableView, didSelectRowAt indexPath: IndexPath
    ) {
        guard let row = list.row(indexPath.row, in: indexPath.section) else { return }
        edit(row.identifier)
    }

    /// Lets people change the keys of one command.
    public func edit(_ identifier: KeyBindingIdentifier) {
        let editor = KeyBindingEditorViewController(identifier, in: registry) {
            [weak self] result in
            if case .finished(let outcome) = result { self?.keep(outcome) }
            self?.dismiss(animated: true)
        }
        willShowEditor?(editor)
        let screen = UINavigationController(rootViewController: editor)
        screen.modalPresentationStyle = .formSheet
        present(screen, animated: true)
    }

    // MARK: All at once

    private func keep(_ outcome: KeyBindingsOutcome) {
        if let plan = outcome.applied { undoing = plan.undoing }
    }

    private func undo() {
        if let plan = undoing, registry.apply(plan).applied != nil { undoing = nil }
    }

    private func askToResetAll() {
        let names = registry.plan(.resetAll).changes.compactMap {
            registry.binding($0.identifier)?.name
        }
        let alert = UIAlertController(
            title: String(translated: "Reset All"), message: names.joined(separator: ", "),
            preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: String(translated: "Cancel"), style: .cancel))
        alert.addAction(
            UIAlertAction(title: String(translated: "Reset All"), style: .destructive) {
                [weak self] _ in
                if let self { keep(registry.resetAll()) }
            })
        present(alert, animated: true)
    }

    // MARK: Found by their keys

    open override var canBecomeFirstResponder: Bool { true }

    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        // The app's own commands would take the keys that people press to find them.
        rest = registry.rest()
        // A focus engine would move on into the search; without one nobody else hears the keys.
        if canTakeKeys, UIFocusSystem(for: view) == nil { becomeFirstResponder() }
    }

    open override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        rest?.cancel()
        rest = nil
    }

    // MARK: Presses

    private lazy var router = PressRouter { [weak self] in self?.find($0) ?? false }

    /// Shows the command that has a key.
    private func find(_ key: UIKey) -> Bool {
        registry.note(key)
        let layout = registry.book.layout
        guard let place = KeyChord(key).flatMap({ list.place(of: $0, on: layout) }) else {
            return false
        }
        locate(IndexPath(row: place.row, section: place.section))
        return true
    }

    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        let others = router.began(presses)
        if !others.isEmpty { super.pressesBegan(others, with: event) }
    }

    open override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        let others = router.changed(presses)
        if !others.isEmpty { super.pressesChanged(others, with: event) }
    }

    open override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        let others = router.ended(presses)
        if !others.isEmpty { super.pressesEnded(others, with: event) }
    }

    open override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        let others = router.cancelled(presses)
        if !others.isEmpty { super.pressesCancelled(others, with: event) }
    }

    /// Selects a row for a moment, while a glow on it fades.
    private func locate(_ path: IndexPath) {
        tableView.selectRow(at: path, animated: true, scrollPosition: .middle)
        let glow = UIView(frame: tableView.rectForRow(at: path))
        glow.backgroundColor = view.tintColor.withAlphaComponent(0.25)
        glow.isUserInteractionEnabled = false
        tableView.addSubview(glow)
        UIView.animate(withDuration: Self.locatingDuration) {
            glow.alpha = 0
        } completion: { [weak self] _ in
            glow.removeFromSuperview()
            // The row may be gone, or people may have gone on.
            guard self?.tableView.indexPathForSelectedRow == path else { return }
            self?.tableView.deselectRow(at: path, animated: true)
        }
    }
}
