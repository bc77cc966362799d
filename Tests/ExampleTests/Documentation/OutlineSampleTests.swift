import DeviceTesting
import KeyNavigation
import KeyboardAssistant
import Requirements
import SimulatedDevice
import Testing
import UIKit

/// What the article leaves to the reader: a folder with two notes.
private struct Folders {
    private(set) var isOpen = false

    var titles: [String] { isOpen ? ["Notes", "Moss", "Chess"] : ["Notes"] }

    func isExpanded(_ path: IndexPath) -> Bool? { path.row == 0 ? isOpen : nil }

    func parent(of path: IndexPath) -> IndexPath? { path.row == 0 ? nil : [0, 0] }

    mutating func setOpen(_ isOpen: Bool) { self.isOpen = isOpen }
}

private final class FoldersViewController: UITableViewController {
    private var folders = Folders()
    private lazy var navigator = TableNavigator(tableView: tableView)

    override var canBecomeFirstResponder: Bool { true }

    override var keyCommands: [UIKeyCommand]? { navigator.possibleKeyCommands }

    override func target(forAction action: Selector, withSender sender: Any?) -> Any? {
        navigator.target(forKeyCommandAction: action)
            ?? super.target(forAction: action, withSender: sender)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        navigator.options.returnEntersCells = true
        navigator.outline = ListOutline(
            isExpanded: { [weak self] in self?.folders.isExpanded($0) },
            setExpanded: { [weak self] in self?.setExpanded($1, at: $0) },
            parent: { [weak self] in self?.folders.parent(of: $0) })
    }

    private func setExpanded(_ isExpanded: Bool, at path: IndexPath) {
        folders.setOpen(isExpanded)
        let notes: [IndexPath] = [[0, 1], [0, 2]]
        if isExpanded {
            tableView.insertRows(at: notes, with: .automatic)
        } else {
            tableView.deleteRows(at: notes, with: .automatic)
        }
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        folders.titles.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
        -> UITableViewCell
    {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = folders.titles[indexPath.row]
        if indexPath.row > 0 { cell.accessoryView = UISwitch() }
        return cell
    }

    var isSwitchFocused: Bool { navigator.focusedControl is UISwitch }
}

@MainActor
@Suite(.doubts(.lists, .keys)) struct OutlineSampleTests {
    @Test("The article's outline opens and closes, and Return enters a cell", .requirement("U242"))
    func outlineOpensAndCloses() {
        let (device, screen) = (SimulatedDevice(), FoldersViewController())
        device.keyboard.mode = .hardware(bar: false)
        device.show(screen)
        screen.becomeFirstResponder()
        let right = UIKeyCommand.inputRightArrow
        for key in [UIKeyCommand.inputDownArrow, right, right, "\r"] { device.press(key) }
        #expect(screen.tableView.indexPathForSelectedRow == [0, 1] && screen.isSwitchFocused)
        let left = UIKeyCommand.inputLeftArrow
        for key in [UIKeyCommand.inputEscape, left, left] { device.press(key) }
        #expect(screen.tableView.numberOfRows(inSection: 0) == 1 && !screen.isSwitchFocused)
    }
}
