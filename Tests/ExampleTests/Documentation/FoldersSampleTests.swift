import DeviceTesting
import KeyCommandCustomization
import KeyNavigation
import KeyboardAssistant
import Requirements
import SimulatedDevice
import Testing
import UIKit

private final class FoldersViewController: ShortcutTableViewController, KeyBindingsProvider {
    static let providerName = "Folders"

    static func provideKeyBindings() -> [KeyBinding] {
        [KeyBinding(key: "new", name: "New Folder", input: "n", modifiers: [.command, .shift])]
    }

    private lazy var actions = KeyBindingActions(
        forProvider: Self.self,
        withHandlersForKeys: [("new", { [weak self] in self?.makeFolder() })])

    override var keyCommands: [UIKeyCommand]? {
        (super.keyCommands ?? []) + actions.possibleKeyCommands
    }

    override func target(forAction action: Selector, withSender sender: Any?) -> Any? {
        actions.target(forKeyCommandAction: action)
            ?? super.target(forAction: action, withSender: sender)
    }
}

extension FoldersViewController {
    fileprivate func makeFolder() { navigationItem.title = "New Folder" }
}

/// What an app does when it starts.
///
/// Not called here, because it would write to the real folder.
@MainActor
private func start() throws {
    KeyBindingsRegistry.default.applicationSupportName = "YourAppName"
    try KeyBindingsRegistry.default.register(provider: FoldersViewController.self)
}

private final class FolderRows: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 20 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell()
    }
}

@MainActor
@Suite(.doubts(.lists, .keys)) struct FoldersSampleTests {
    @Test(
        "The list of the README moves by arrows, and performs its shortcut, also after people changed it",
        .requirement("U505"))
    func listHasArrowsAndShortcut() throws {
        let registry = KeyBindingsRegistry.default
        try KeyBindingsRegistry.default.register(provider: FoldersViewController.self)
        defer { registry.resetAll() }
        let (device, screen, rows) = (
            SimulatedDevice(.iPad9_7), FoldersViewController(), FolderRows()
        )
        screen.loadViewIfNeeded()
        screen.tableView?.dataSource = rows
        device.show(screen)
        device.settle()

        device.press(UIKeyCommand.inputDownArrow)
        device.press(UIKeyCommand.inputDownArrow)
        #expect(screen.tableView?.indexPathForSelectedRow == IndexPath(row: 1, section: 0))
        device.press("n", [.command, .shift])
        #expect(screen.navigationItem.title == "New Folder")

        screen.navigationItem.title = nil
        registry.customize(
            KeyBindingIdentifier(provider: FoldersViewController.providerIdentifier, key: "new"),
            to: KeyChord("e", [.command, .control]))
        device.press("n", [.command, .shift])
        #expect(screen.navigationItem.title == nil)
        device.press("e", [.command, .control])
        #expect(screen.navigationItem.title == "New Folder")
    }
}
