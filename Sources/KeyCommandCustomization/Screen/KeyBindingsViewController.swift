import UIKit

/// A settings screen that lists all commands with their keys, and lets people search, change and
/// reset the keys.
///
/// Show this screen in a navigation controller. People find a command by its name and keywords, or
/// by pressing its keys. All commands are listed, available or not. A screen from a storyboard
/// shows the default registry, in the storyboard's table style.
@MainActor
open class KeyBindingsViewController: UITableViewController {
    /// The registry of the listed bindings.
    let registry: KeyBindingsRegistry
    /// A closure that is called with each editor before it appears, for example to customize the
    /// editor.
    public var willShowEditor: ((KeyBindingEditorViewController) -> Void)?
    /// The search bar above the list.
    let searchBar = UISearchBar()

    /// The time for which a row stays selected after it was found by its keys, in seconds.
    private static let highlightDuration: TimeInterval = 1.2

    private var sheet = KeyCheatSheet(sections: [])
    private var undoPlan: KeyBindingsPlan? {
        didSet { showUndo() }
    }
    private var observation: ObservationToken?
    private var suspension: Cleanup?

    /// Creates a screen for the bindings of `registry`, with a table style.
    public init(
        registry: KeyBindingsRegistry = .default, style: UITableView.Style = .insetGrouped
    ) {
        self.registry = registry
        super.init(style: style)
        title = String(translated: "Keyboard Shortcuts")
    }

    public required init?(coder: NSCoder) {
        registry = .default
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
        observation = registry.observe { [weak self] in self?.handle($0) }
        showUndo()
        update()
    }

    /// Updates the list for an event, including events caused by the screen itself.
    private func handle(_ event: KeyBindingsEvent) {
        switch event {
        case .changed, .registered: update()
        case .storageProblem: break
        }
    }

    private func showUndo() {
        navigationItem.leftBarButtonItem?.isEnabled = undoPlan != nil
    }

    private func addSearch() {
        searchBar.frame.size.height = 56
        searchBar.placeholder = String(translated: "Search")
        searchBar.searchTextField.addAction(
            UIAction { [weak self] _ in self?.update() }, for: .editingChanged)
        tableView.tableHeaderView = searchBar
    }

    private func update() {
        let all = registry.cheatSheet
        sheet = all.filtered(by: searchBar.text ?? "")
        navigationItem.rightBarButtonItem?.isEnabled = all.isCustomized
        tableView.reloadData()
    }

    // MARK: Rows

    open override func numberOfSections(in tableView: UITableView) -> Int { sheet.sections.count }

    open override func tableView(
        _ tableView: UITableView, numberOfRowsInSection section: Int
    ) -> Int { sheet.sections[section].rows.count }

    open override func tableView(
        _ tableView: UITableView, titleForHeaderInSection section: Int
    ) -> String? { sheet.sections[section].title }

    open override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        let cell =
            tableView.dequeueReusableCell(withIdentifier: "binding")
            ?? UITableViewCell(style: .default, reuseIdentifier: "binding")
        if let row = sheet.row(indexPath.row, in: indexPath.section) { fill(cell, row) }
        return cell
    }

    private func fill(_ cell: UITableViewCell, _ row: KeyCheatSheet.Row) {
        let label = (cell.accessoryView as? KeyCommandLabel) ?? KeyCommandLabel()
        label.keys = row.keys
        label.sizeToFit()
        // Beside keys in the largest sizes, hardly anything of a name would fit.
        let isLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
        cell.accessoryView = isLarge ? nil : label
        var content =
            isLarge
            ? UIListContentConfiguration.subtitleCell() : cell.defaultContentConfiguration()
        content.text = row.name
        if isLarge {
            content.secondaryText = label.text.flatMap { $0.isEmpty ? nil : $0 }
            content.secondaryTextProperties.font = label.font
            content.secondaryTextProperties.color = label.textColor
        }
        content.image = row.systemImage.flatMap { UIImage(systemName: $0) }
        content.textProperties.font = .preferredFont(
            forTextStyle: row.isCustomized ? .headline : .body)
        cell.contentConfiguration = content
        let keys = label.accessibilityLabel ?? ""
        let changed = row.isCustomized ? ", " + String(translated: "changed") : ""
        cell.accessibilityUserInputLabels = [row.name]
        cell.accessibilityLabel = "\(row.name), \(keys)\(changed)"
    }

    open override func tableView(
        _ tableView: UITableView, didSelectRowAt indexPath: IndexPath
    ) {
        guard let row = sheet.row(indexPath.row, in: indexPath.section) else { return }
        edit(row.identifier)
    }

    /// Presents the editor of one command.
    func edit(_ identifier: KeyBindingIdentifier) {
        let editor = KeyBindingEditorViewController(identifier, in: registry) {
            [weak self] result in
            if case .finished(let outcome) = result { self?.offerUndo(of: outcome) }
            self?.dismiss(animated: true)
        }
        willShowEditor?(editor)
        let screen = UINavigationController(rootViewController: editor)
        screen.modalPresentationStyle = .formSheet
        present(screen, animated: true)
    }

    // MARK: Undo and reset

    private func offerUndo(of outcome: KeyBindingsOutcome) {
        if let plan = outcome.applied { undoPlan = plan.undoing }
    }

    private func undo() {
        if let undoPlan, registry.apply(undoPlan).applied != nil { self.undoPlan = nil }
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
                if let self { offerUndo(of: registry.resetAll()) }
            })
        present(alert, animated: true)
    }

    // MARK: Finding commands by their keys

    open override var canBecomeFirstResponder: Bool { true }

    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        // The app's own commands would otherwise handle the pressed keys.
        suspension = registry.suspend()
        // A focus system would move focus to the search bar. Without one, no other view gets the
        // keys.
        if canTakeKeys, UIFocusSystem(for: view) == nil { becomeFirstResponder() }
    }

    open override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        suspension = nil
    }

    private lazy var router = PressRouter { [weak self] in self?.find($0) ?? false }

    /// Shows the command with the pressed keys, and returns whether there is one.
    private func find(_ key: UIKey) -> Bool {
        registry.learnLayout(from: key)
        let layout = registry.table.layout
        guard let (section, row) = KeyChord(key).flatMap({ sheet.row(of: $0, on: layout) }) else {
            return false
        }
        highlight(IndexPath(row: row, section: section))
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

    /// Selects a row briefly, with a highlight that fades out.
    private func highlight(_ path: IndexPath) {
        tableView.selectRow(at: path, animated: true, scrollPosition: .middle)
        let glow = UIView(frame: tableView.rectForRow(at: path))
        glow.backgroundColor = view.tintColor.withAlphaComponent(0.25)
        glow.isUserInteractionEnabled = false
        tableView.addSubview(glow)
        UIView.animate(withDuration: Self.highlightDuration) {
            glow.alpha = 0
        } completion: { [weak self] _ in
            glow.removeFromSuperview()
            // The row may have been removed, or people may have selected a different one.
            guard self?.tableView.indexPathForSelectedRow == path else { return }
            self?.tableView.deselectRow(at: path, animated: true)
        }
    }
}
