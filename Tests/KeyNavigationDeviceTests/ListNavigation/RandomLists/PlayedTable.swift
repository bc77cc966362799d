import CoreGraphics
import DeviceTesting
import Requirements
import UIKit

@testable import KeyNavigation
@testable import KeyboardAssistant

/// A table with rows of unequal heights, filled by itself or by snapshots.
@MainActor
final class PlayedTable: UIViewController, UITableViewDataSource, UITableViewDelegate, PlayedList {
    var rows: PlayedRows
    let traits: RowTraits
    let delegate: PlayedDelegate?
    private(set) var opened: [Int] = []
    private(set) var deleted: [Int] = []
    private let table: UITableView
    private let hasHeaders: Bool
    private var navigator: TableNavigator?
    private var snapshots: SnapshotRows?

    init(_ traits: RowTraits, bySnapshots: Bool, _ random: inout SeededNumbers) {
        rows = PlayedRows(&random, isLong: Bool.random(using: &random))
        self.traits = traits
        delegate = Int.random(in: 0..<3, using: &random) == 0 ? PlayedDelegate() : nil
        hasHeaders = Bool.random(using: &random)
        table = UITableView(
            frame: .zero, style: Bool.random(using: &random) ? .plain : .grouped)
        super.init(nibName: nil, bundle: nil)
        table.register(PlayedTableCell.self, forCellReuseIdentifier: "row")
        let estimate = [0, 44, UITableView.automaticDimension].randomElement(using: &random)
        table.estimatedRowHeight = estimate ?? 0
        table.estimatedSectionHeaderHeight = 0
        table.estimatedSectionFooterHeight = 0
        table.allowsMultipleSelection = Bool.random(using: &random)
        table.delegate = self
        if bySnapshots {
            snapshots = SnapshotRows(tableView: table) { [unowned self] _, path, row in
                makeCell(for: row, at: path)
            }
            snapshots?.list = self
            show(.reload, animated: false)
        } else {
            table.dataSource = self
        }
    }

    required init?(coder: NSCoder) { nil }

    override func loadView() { view = table }

    override var canBecomeFirstResponder: Bool { true }

    override var keyCommands: [UIKeyCommand]? { navigator?.possibleKeyCommands }

    override func target(forAction action: Selector, withSender sender: Any?) -> Any? {
        navigator?.target(forKeyCommandAction: action)
            ?? super.target(forAction: action, withSender: sender)
    }

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        if navigator?.typeSelect(presses) != true { super.pressesBegan(presses, with: event) }
    }

    // MARK: The played list

    var listNavigator: ListNavigator {
        guard let navigator else { preconditionFailure("There is a navigator until the end.") }
        return navigator
    }

    func makeNavigator() {
        navigator =
            delegate.map { TableNavigator(tableView: table, delegate: $0) }
            ?? TableNavigator(tableView: table)
        navigator?.textForRow = { [unowned self] path in rows[path].map(traits.text) }
    }

    func removeNavigator() { navigator = nil }

    var scrollView: UIScrollView { table }
    var selectedPaths: [IndexPath] { table.indexPathsForSelectedRows ?? [] }
    var visiblePaths: [IndexPath] { table.indexPathsForVisibleRows ?? [] }
    var isFilledBySnapshots: Bool { snapshots != nil }
    let arrows = [UIKeyCommand.inputDownArrow, UIKeyCommand.inputUpArrow]

    var selectsSeveral: Bool {
        get {
            table.isEditing
                ? table.allowsMultipleSelectionDuringEditing : table.allowsMultipleSelection
        }
        set {
            if table.isEditing {
                table.allowsMultipleSelectionDuringEditing = newValue
            } else {
                table.allowsMultipleSelection = newValue
            }
        }
    }

    var headers: [CGRect] {
        rows.sections.indices.compactMap { table.headerView(forSection: $0)?.frame }
    }

    func frame(of path: IndexPath) -> CGRect? { table.rectForRow(at: path) }

    func cell(at path: IndexPath) -> (any PlayedCell)? {
        table.cellForRow(at: path) as? PlayedTableCell
    }

    func select(_ path: IndexPath) {
        table.selectRow(at: path, animated: false, scrollPosition: .none)
    }

    func setEditing(_ isEditing: Bool) { table.setEditing(isEditing, animated: false) }

    func show(_ change: PlayedChange, animated: Bool) {
        if let snapshots {
            var snapshot = rows.snapshot
            if case .reloadRows(let paths) = change {
                snapshot.reloadItems(paths.compactMap { rows[$0] })
            }
            if case .reload = change { return snapshots.applySnapshotUsingReloadData(snapshot) }
            return snapshots.apply(snapshot, animatingDifferences: animated)
        }
        let animation = animated ? UITableView.RowAnimation.automatic : .none
        switch change {
        case .update(let deleted, let inserted, let deletedSections, let insertedSections):
            table.performBatchUpdates {
                self.table.deleteSections(deletedSections, with: animation)
                self.table.deleteRows(at: deleted, with: animation)
                self.table.insertSections(insertedSections, with: animation)
                self.table.insertRows(at: inserted, with: animation)
            }
        case .move(let source, let target): table.moveRow(at: source, to: target)
        case .reloadRows(let paths): table.reloadRows(at: paths, with: animation)
        case .reload: table.reloadData()
        }
    }

    func tell(_ change: PlayedChange) {
        switch change {
        case .update(let deleted, let inserted, let deletedSections, let insertedSections):
            navigator?.rowsDidChange(
                deleted: deleted, inserted: inserted, deletedSections: deletedSections,
                insertedSections: insertedSections)
        case .move(let source, let target):
            navigator?.rowsDidChange(deleted: [source], inserted: [target])
        case .reloadRows, .reload: break
        }
    }

    // MARK: Data

    private func makeCell(for row: Int, at path: IndexPath) -> UITableViewCell {
        let cell = table.dequeueReusableCell(withIdentifier: "row", for: path)
        (cell as? PlayedTableCell)?.show(row, traits)
        return cell
    }

    func numberOfSections(in tableView: UITableView) -> Int { rows.sections.count }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        rows.sections[section].rows.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        makeCell(for: rows[indexPath] ?? 0, at: indexPath)
    }

    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
        rows[indexPath].map(traits.canDelete) ?? false
    }

    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
        rows[indexPath].map(traits.canMove) ?? false
    }

    func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
        forRowAt indexPath: IndexPath
    ) {
        guard let row = rows[indexPath] else { return }
        deleted.append(row)
        rows.remove(at: indexPath)
        let change = PlayedChange.update(
            deleted: [indexPath], inserted: [], deletedSections: [], insertedSections: [])
        show(change, animated: false)
        // An app may or may not tell the navigator of what the navigator has asked for.
        if row.isMultiple(of: 2) { tell(change) }
    }

    func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
    ) {
        rows.move(sourceIndexPath, to: destinationIndexPath)
        if let snapshots { snapshots.apply(rows.snapshot, animatingDifferences: false) }
    }

    // MARK: Sizes

    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        rows[indexPath].map(traits.length) ?? 44
    }

    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
        hasHeaders ? 28 : 0
    }

    func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
        0
    }

    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        hasHeaders ? UITableViewHeaderFooterView() : nil
    }

    // MARK: Selection

    func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
        rows[indexPath].map { !traits.isRefused($0) } ?? true
    }

    func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
        rows[indexPath].map(traits.isUnselectable) == true ? nil : indexPath
    }

    func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
        rows[indexPath].map(traits.isKept) == true ? nil : indexPath
    }

    func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {
        if let row = rows[indexPath] { opened.append(row) }
    }
}
