import DeviceTesting
import KeyCommandCustomization
import KeyNavigation
import KeyboardAssistant
import Requirements
import SimulatedDevice
import Testing
import UIKit

private final class InboxViewController: ShortcutTableViewController, KeyBindingsProvider {
    static let providerName = "Inbox"

    static func provideKeyBindings() -> [KeyBinding] {
        [KeyBinding(key: "new", name: "New Message", input: "n", modifiers: .command)]
    }

    private lazy var actions = KeyBindingActions(
        forProvider: Self.self,
        withHandlersForKeys: [("new", { [weak self] in self?.writeMessage() })])

    override var keyCommands: [UIKeyCommand]? {
        (super.keyCommands ?? []) + actions.possibleKeyCommands
    }

    override func target(forAction action: Selector, withSender sender: Any?) -> Any? {
        actions.target(forKeyCommandAction: action)
            ?? super.target(forAction: action, withSender: sender)
    }
}

extension InboxViewController {
    fileprivate func writeMessage() { navigationItem.title = "New Message" }
}

private final class MessageRows: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 20 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell()
    }
}

@MainActor
@Suite(.doubts(.lists, .keys)) struct InboxSampleTests {
    @Test(
        "The list of the README moves by arrows, and performs its shortcut, also after people changed it",
        .requirement("U505"))
    func listHasArrowsAndShortcut() throws {
        let registry = KeyBindingsRegistry.default
        try KeyBindingsRegistry.default.register(provider: InboxViewController.self)
        defer { registry.resetAll() }
        let (device, screen, rows) = (
            SimulatedDevice(.iPad9_7), InboxViewController(), MessageRows()
        )
        screen.loadViewIfNeeded()
        screen.tableView?.dataSource = rows
        device.show(screen)
        device.settle()

        device.press(UIKeyCommand.inputDownArrow)
        device.press(UIKeyCommand.inputDownArrow)
        #expect(screen.tableView?.indexPathForSelectedRow == IndexPath(row: 1, section: 0))
        device.press("n", .command)
        #expect(screen.navigationItem.title == "New Message")

        screen.navigationItem.title = nil
        registry.customize(
            KeyBindingIdentifier(provider: InboxViewController.providerIdentifier, key: "new"),
            to: KeyChord("e", .command))
        device.press("n", .command)
        #expect(screen.navigationItem.title == nil)
        device.press("e", .command)
        #expect(screen.navigationItem.title == "New Message")
    }
}
