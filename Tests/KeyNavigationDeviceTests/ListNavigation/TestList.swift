import DeviceFixtures
import KeyNavigation
import KeyboardAssistant
import SimulatedDevice
import UIKit

/// A screen with a table whose rows are numbers, and a navigator for it, whose cursor is the
/// selection unless a test sets another one.
@MainActor
class TestList: KeyNavigatorScreen, UITableViewDataSource, UITableViewDelegate {
    let tableView: UITableView
    var sections: [Int]
    lazy var navigator = TableNavigator(tableView: tableView)
    /// The calls that the table's delegate received.
    private(set) var diary: [String] = []
    /// The questions that the table has asked, such as “highlight 2”.
    var asked: [String] = []
    /// A data source in place of the list, which the table doesn't keep.
    var source: (any UITableViewDataSource)?

    var movable = false
    var deletable = false
    var editingStyle = UITableViewCell.EditingStyle.delete
    /// Rows that cannot be highlighted.
    var refused: Set<IndexPath> = []
    /// Rows that people may not deselect.
    var kept: Set<IndexPath> = []
    /// Rows that people may not select.
    var unselectable: Set<IndexPath> = []
    /// A Boolean value that indicates whether the list can become first responder.
    var acceptsKeys = true
    var hasHeaders = false

    // What a test does in place of the list.

    var makeCell: ((IndexPath) -> UITableViewCell)?
    var height: ((IndexPath) -> CGFloat)?
    var move: ((UITableView, IndexPath, IndexPath) -> Void)?
    /// Returns the row that is selected in place of another.
    var rowToSelect: ((IndexPath) -> IndexPath)?
    /// Returns the row that is deselected in place of another.
    var rowToDeselect: ((IndexPath) -> IndexPath)?
    var onScroll: (() -> Void)?

    init(_ sections: [Int], style: UITableView.Style = .plain, table: UITableView? = nil) {
        self.sections = sections
        tableView = table ?? UITableView(frame: .zero, style: style)
        super.init(nibName: nil, bundle: nil)
        tableView.dataSource = self
        tableView.delegate = self
        tableView.rowHeight = 44
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func loadView() {
        view = tableView
        _ = navigator
    }

    override var canBecomeFirstResponder: Bool { acceptsKeys }

    override var keyNavigator: (any KeyNavigator)? { navigator }

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        if !navigator.typeSelect(presses) { super.pressesBegan(presses, with: event) }
    }

    private func ask(_ question: String, _ row: IndexPath) {
        asked.append("\(question) \(row.row)")
    }

    // MARK: Data

    func numberOfSections(in tableView: UITableView) -> Int { sections.count }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        sections[section]
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        if let makeCell { return makeCell(indexPath) }
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = "\(indexPath.section), \(indexPath.row)"
        return cell
    }

    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
        ask("edit", indexPath)
        return deletable
    }

    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
        ask("move", indexPath)
        return movable
    }

    func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
        forRowAt indexPath: IndexPath
    ) {
        sections[indexPath.section] -= 1
        tableView.deleteRows(at: [indexPath], with: .none)
        diary.append("delete \(indexPath.row)")
    }

    func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
    ) {
        if let move { return move(tableView, sourceIndexPath, destinationIndexPath) }
        sections[sourceIndexPath.section] -= 1
        sections[destinationIndexPath.section] += 1
        diary.append("move \(sourceIndexPath.row) to \(destinationIndexPath.row)")
    }

    func tableView(
        _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
        toProposedIndexPath proposedDestinationIndexPath: IndexPath
    ) -> IndexPath {
        ask("target \(proposedDestinationIndexPath.row)", sourceIndexPath)
        return proposedDestinationIndexPath
    }

    // MARK: Layout

    func scrollViewDidScroll(_ scrollView: UIScrollView) { onScroll?() }

    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        height?(indexPath) ?? tableView.rowHeight
    }

    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        hasHeaders ? UIView() : nil
    }

    // MARK: Selection

    func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
        ask("highlight", indexPath)
        return !refused.contains(indexPath)
    }

    func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
        ask("select", indexPath)
        return unselectable.contains(indexPath) ? nil : rowToSelect?(indexPath) ?? indexPath
    }

    func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
        ask("deselect", indexPath)
        return kept.contains(indexPath) ? nil : rowToDeselect?(indexPath) ?? indexPath
    }

    func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath)
        -> UITableViewCell.EditingStyle
    {
        ask("style", indexPath)
        return editingStyle
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        diary.append("select \(indexPath.row)")
    }

    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
        diary.append("deselect \(indexPath.row)")
    }

    func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {
        diary.append("open \(indexPath.row)")
    }
}

extension TestList {
    /// Shows the list with the keyboard's attention; the selection is the cursor unless a delegate
    /// draws one.
    func show(on device: SimulatedDevice, drawnBy delegate: TestListDelegate? = nil) {
        if let delegate {
            navigator = TableNavigator(tableView: tableView, delegate: delegate)
        }
        device.show(self)
        becomeFirstResponder()
    }
}

/// A delegate that records the calls of a table navigator.
@MainActor
final class TestListDelegate: TableNavigatorDelegate {
    private(set) var updates: [TableNavigator.FocusUpdate] = []
    private(set) var requests: [TableNavigator.NavigationRequest] = []
    private(set) var commits: [IndexPath] = []
    private(set) var ends: [TableNavigator.FocusIntent] = []
    private(set) var diary: [String] = []
    var answer: TableNavigator.NavigationResponse = .defaultNavigation
    var descriptors: ((TableNavigator.Action, [KeyCommandDescriptor]) -> [KeyCommandDescriptor])?

    func tableNavigator(
        _ navigator: TableNavigator, didUpdateFocus focusUpdate: TableNavigator.FocusUpdate,
        completedNavigationWith context: TableNavigator.NavigationCompletionContext
    ) {
        updates.append(focusUpdate)
        let offset = navigator.tableView?.contentOffset.y ?? 0
        diary.append("update at \(navigator.indexPathForFocusedRow?.row ?? -1), offset \(offset)")
    }

    func tableNavigator(
        _ navigator: TableNavigator, didReachEndFor request: TableNavigator.NavigationRequest
    ) { ends.append(request.intent) }

    func tableNavigator(_ navigator: TableNavigator, commitFocusedRowAt indexPath: IndexPath) {
        commits.append(indexPath)
    }

    func tableNavigator(
        _ navigator: TableNavigator, keyCommandDescriptorsFor action: TableNavigator.Action,
        defaultDescriptors: [KeyCommandDescriptor]
    ) -> [KeyCommandDescriptor] {
        descriptors?(action, defaultDescriptors) ?? defaultDescriptors
    }

    func tableNavigator(
        _ navigator: TableNavigator,
        navigationResponseFor request: TableNavigator.NavigationRequest
    ) -> TableNavigator.NavigationResponse {
        requests.append(request)
        diary.append("request at \(navigator.indexPathForFocusedRow?.row ?? -1)")
        return answer
    }
}
