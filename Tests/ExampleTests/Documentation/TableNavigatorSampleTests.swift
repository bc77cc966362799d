import DeviceTesting
import Foundation
import KeyNavigation
import KeyboardAssistant
import Requirements
import SimulatedDevice
import Testing
import UIKit

// The document's samples, with a name that it misspells and two calls that UIKit does not have
// corrected. `Tests/AppleSamples` has them as they compile for Apple's UIKit.

private class ListViewController: UIViewController {
    fileprivate let tableView = UITableView(frame: .zero, style: .plain)
    var tableNavigator: TableNavigator!
    var log: [String] = []

    override func viewDidLoad() {
        super.viewDidLoad()

        self.tableNavigator = TableNavigator(tableView: self.tableView, delegate: self)
    }

    override var keyCommands: [UIKeyCommand]? {
        get {
            return self.tableNavigator.possibleKeyCommands
        }
        set {}
    }

    override func target(forAction action: Selector, withSender sender: Any?) -> Any? {
        guard let target = self.tableNavigator.target(forKeyCommandAction: action) else {
            return super.target(forAction: action, withSender: sender)
        }
        return target
    }

    func presentDetailViewController(forRowAt indexPath: IndexPath) {
        log.append("detail \(indexPath.row)")
    }
}

extension ListViewController: TableNavigatorDelegate {
    func tableNavigator(
        _ navigator: TableNavigator, didUpdateFocus focusUpdate: TableNavigator.FocusUpdate,
        completedNavigationWith context: TableNavigator.NavigationCompletionContext
    ) {
        self.tableView.reloadRows(at: focusUpdate.indexPathsForChangedRows, with: .none)
    }

    func tableNavigator(_ navigator: TableNavigator, commitFocusedRowAt indexPath: IndexPath) {
        self.presentDetailViewController(forRowAt: indexPath)
    }
}

/// What the document leaves to the reader: data, and cells that show the cursor.
private final class Screen: ListViewController, UITableViewDataSource {
    override var canBecomeFirstResponder: Bool { true }

    override func loadView() { view = tableView }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.dataSource = self
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 60 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        let isFocused = tableNavigator.indexPathForFocusedRow == indexPath
        cell.textLabel?.text = isFocused ? "focused" : "\(indexPath.row)"
        return cell
    }
}

@MainActor
@Suite(.doubts(.lists, .keys)) struct TableNavigatorSampleTests {
    @Test(
        "The document's list draws its cursor, keeps it in sight, and opens its row",
        .requirement("U242"))
    func listDrawsCursorAndOpensRow() throws {
        let (device, screen) = (SimulatedDevice(.iPad9_7), Screen())
        device.show(screen)
        screen.becomeFirstResponder()

        for row in 0..<40 {
            device.press(UIKeyCommand.inputDownArrow)
            device.settle()
            let focused = screen.tableView.visibleCells.filter { $0.textLabel?.text == "focused" }
            #expect(focused.count == 1)
            #expect(screen.tableNavigator.indexPathForFocusedRow == [0, row])
        }
        device.press(UIKeyCommand.inputUpArrow)
        device.press("\r")
        device.press(UIKeyCommand.inputRightArrow)
        #expect(screen.log == ["detail 38", "detail 38"])
        #expect(device.keyCommandTranscript.isEmpty, "commands have no titles unless given")
    }
}
