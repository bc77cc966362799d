import DeviceTesting
import KeyNavigation
import KeyboardAssistant
import Requirements
import SimulatedDevice
import Testing
import UIKit

private final class MainViewController: UISplitViewController {
    private lazy var screens = ScreenNavigator(controller: self)
    private lazy var columns = SplitNavigator(splitViewController: self)
    private lazy var windows = WindowNavigator(controller: self)
    private lazy var navigators: [any KeyNavigator] = [screens, columns, windows]

    override var keyCommands: [UIKeyCommand]? {
        navigators.flatMap(\.possibleKeyCommands)
    }

    override func target(forAction action: Selector, withSender sender: Any?) -> Any? {
        for navigator in navigators {
            if let target = navigator.target(forKeyCommandAction: action, withSender: sender) {
                return target
            }
        }
        return super.target(forAction: action, withSender: sender)
    }
}

extension MainViewController: UISplitViewControllerDelegate {
    func use(_ source: any KeyCommandSource) { screens.keySource = source }

    func splitViewController(
        _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
    ) {
        columns.displayModeWillChange(to: displayMode)
    }

    func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column {
        columns.topColumn(forCollapsingTo: proposedTopColumn)
    }
}

private final class PressedViewController: UIViewController {
    private let edit = Selector("editDraft")
    private(set) var notes: [String] = []

    override var canBecomeFirstResponder: Bool { true }

    override func viewDidLoad() {
        super.viewDidLoad()
        ActionTable.register(edit, on: PressedViewController.self) { draft, _ in
            draft.notes.append("edit")
        }
        navigationItem.leftBarButtonItem = ShortcutBarButtonItem(
            keysOf: .edit, target: self, action: edit)
        navigationItem.rightBarButtonItem = ShortcutBarButtonItem(
            keysOf: .done, primaryAction: UIAction { [weak self] _ in self?.finish() })
        let archive = ShortcutBarButtonItem(
            title: "Archive", primaryAction: UIAction { [weak self] _ in self?.archive() })
        archive.shortcut = .keys([KeyChord("e", [.control, .command])])
        toolbarItems = [archive]
        navigationController?.isToolbarHidden = false
    }

    private func finish() { notes.append("done") }

    private func archive() { notes.append("archive") }
}

final class MenuKeys: KeyCommandSource {
    private let commands: Set<CommandIdentifier> = ["scroll.refresh", "screen.back"]

    var items: [UICommand] {
        BuiltInCommand.all.filter { commands.contains($0.identifier) }
            .map { $0.menuItem(keySource: self) }
    }

    func keys(for command: CommandIdentifier) -> [KeyChord]? { nil }

    func isInMainMenu(_ command: CommandIdentifier) -> Bool { commands.contains(command) }
}

/// The samples of the page about bars, columns and windows.
@MainActor
@Suite(.ownDevice) struct ContainerSampleTests {
    @Test("The screen of the page presses its buttons and moves between its columns")
    func screenHasKeys() async {
        let device = SimulatedDevice(.iPad12_9, orientation: .landscapeLeft)
        let (main, draft, list) = (
            MainViewController(style: .doubleColumn), PressedViewController(),
            PressedViewController()
        )
        main.preferredDisplayMode = .oneBesideSecondary
        main.setViewController(list, for: .primary)
        main.setViewController(draft, for: .secondary)
        main.delegate = main
        device.show(main)
        draft.becomeFirstResponder()
        device.press("e", .command)
        device.press("e", [.control, .command])
        device.press("\r", .command)
        #expect(draft.notes == ["edit", "archive", "done"])
        device.press(UIKeyCommand.inputLeftArrow)
        #expect(list.isFirstResponder)
        main.preferredDisplayMode = .secondaryOnly
        for _ in 0..<10 { await Task.yield() }
        #expect(draft.isFirstResponder)
    }

    @Test("The items of the page have the commands' keys, and screens leave these to the menu")
    func itemsHaveKeys() {
        let device = SimulatedDevice(.iPad12_9, orientation: .landscapeLeft)
        let (main, keys) = (MainViewController(style: .doubleColumn), MenuKeys())
        let stack = UINavigationController(rootViewController: UIViewController())
        stack.pushViewController(UITableViewController(), animated: false)
        main.setViewController(stack, for: .secondary)
        device.show(main)
        stack.topViewController?.becomeFirstResponder()
        #expect(keys.items.map(\.title) == ["Refresh", "Back"])
        let inputs = { main.keyCommands?.map(\.input) ?? [] }
        #expect(inputs().contains("["))
        main.use(keys)
        #expect(!inputs().contains("[") && inputs().contains(UIKeyCommand.inputLeftArrow))
    }
}
