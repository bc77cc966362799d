import DeviceFixtures
import KeyNavigation
import KeyboardAssistant
import SimulatedDevice
import UIKit

/// A screen with a table whose rows are numbers, and a navigator for it.
@MainActor
class TestList: UIViewController, UITableViewDataSource, UITableViewDelegate {
    let tableView: UITableView
    var sections: [Int]
    var navigator: TableNavigator!
    /// Rows that cannot be highlighted.
    var refused: Set<IndexPath> = []
    /// The calls that the table's delegate received.
    private(set) var diary: [String] = []
    var movable = false
    var deletable = false
    /// Rows that people may not deselect.
    var kept: Set<IndexPath> = []
    /// Rows that people may not select.
    var unselectable: Set<IndexPath> = []
    var editingStyle = UITableViewCell.EditingStyle.delete
    /// Moves a row instead of the list's own move.
    var move: ((UITableView, IndexPath, IndexPath) -> Void)?

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
    }

    override var canBecomeFirstResponder: Bool { true }

    override var keyCommands: [UIKeyCommand]? { navigator.possibleKeyCommands }

    override func target(forAction action: Selector, withSender sender: Any?) -> Any? {
        navigator.target(forKeyCommandAction: action)
            ?? super.target(forAction: action, withSender: sender)
    }

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        if !navigator.typeSelect(presses) { super.pressesBegan(presses, with: event) }
    }

    // MARK: Data

    func numberOfSections(in tableView: UITableView) -> Int { sections.count }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        sections[section]
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = "\(indexPath.section), \(indexPath.row)"
        return cell
    }

    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
        deletable
    }

    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { movable }

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

    // Here, so that subclasses can have their own: a method that only they have is no witness.

    func scrollViewDidScroll(_ scrollView: UIScrollView) {}

    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        tableView.rowHeight
    }

    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { nil }

    // MARK: Selection

    func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
        !refused.contains(indexPath)
    }

    func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
        unselectable.contains(indexPath) ? nil : indexPath
    }

    func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
        kept.contains(indexPath) ? nil : indexPath
    }

    func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath)
        -> UITableViewCell.EditingStyle
    { editingStyle }

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
    /// Shows the list with the keyboard's attention; the selection is the cursor unless `navigator`
    /// has another one.
    func show(on device: SimulatedDevice, by navigator: TableNavigator? = nil) {
        self.navigator = navigator ?? TableNavigator(tableView: tableView)
        device.show(self)
        becomeFirstResponder()
    }
}

/// A list on a device with a hardware keyboard.
@MainActor
struct TableScreen {
    let device: SimulatedDevice
    let list: TestList
    /// The delegate that draws the cursor; nil where the selection is the cursor.
    private(set) var delegate: TestListDelegate?

    init(
        _ list: TestList, on model: SimulatedDevice.Model = .iPhone13,
        by navigator: TableNavigator? = nil
    ) {
        self.list = list
        device = SimulatedDevice(model)
        device.keyboard.mode = .hardware(bar: false)
        list.show(on: device, by: navigator)
    }

    init(_ sections: [Int], style: UITableView.Style = .plain) {
        self.init(TestList(sections, style: style))
    }

    init(_ sections: [Int], style: UITableView.Style = .plain, drawnBy delegate: TestListDelegate) {
        let list = TestList(sections, style: style)
        self.init(list, by: TableNavigator(tableView: list.tableView, delegate: delegate))
        self.delegate = delegate
    }

    var table: UITableView { list.tableView }
    var navigator: TableNavigator { list.navigator }
    var keys: [String] { navigator.possibleKeyCommands.map(\.keys) }
    var cursor: IndexPath? { navigator.indexPathForFocusedRow }
    var selected: [IndexPath] { (table.indexPathsForSelectedRows ?? []).sorted() }
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
