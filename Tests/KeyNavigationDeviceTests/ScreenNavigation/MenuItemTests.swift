import DeviceFixtures
import DeviceTesting
import KeyCommandCustomization
import KeyNavigation
import KeyboardAssistant
import Requirements
import SimulatedDevice
import Testing
import UIKit

/// Items of the main menu for the library's commands.
@MainActor
@Suite(.doubts(.keys, .menus)) struct MenuItemTests {
    /// An app's delegate that adds items for commands, and the source that says so.
    private final class Delegate: UIResponder, UIApplicationDelegate, KeyCommandSource {
        /// The registry that knows the last key window, which isn't key while the menu bar is open.
        let registry = KeyBindingsRegistry()
        var commands: Set<CommandIdentifier> = []
        var chosen: [CommandIdentifier: [KeyChord]] = [:]

        override func buildMenu(with builder: any UIMenuBuilder) {
            super.buildMenu(with: builder)
            let items = BuiltInCommand.all.filter { commands.contains($0.identifier) }
                .map { $0.menuItem(keySource: self) }
            builder.insertChild(
                UIMenu(title: "Commands", identifier: .init("commands"), children: items),
                atEndOfMenu: .view)
        }

        override func target(forAction action: Selector, withSender sender: Any?) -> Any? {
            super.target(forAction: action, withSender: sender)
                ?? registry.target(forMenuAction: action, withSender: sender)
        }

        func keys(for command: CommandIdentifier) -> [KeyChord]? { chosen[command] }

        func isInMainMenu(_ command: CommandIdentifier) -> Bool { commands.contains(command) }
    }

    private final class Screen: KeyNavigatorScreen {
        let list = TestList([10])
        lazy var screens = ScreenNavigator(controller: self)

        override var keyNavigator: (any KeyNavigator)? { screens }

        override func viewDidLoad() {
            super.viewDidLoad()
            addChild(list)
            view.addSubview(list.view)
            list.didMove(toParent: self)
        }
    }

    private func show(_ commands: Set<CommandIdentifier>, on device: SimulatedDevice) -> (
        Screen, Delegate
    ) {
        let (screen, delegate) = (Screen(), Delegate())
        delegate.commands = commands
        let stack = UINavigationController(rootViewController: UIViewController())
        stack.pushViewController(screen, animated: false)
        device.show(stack)
        UIApplication.shared.delegate = delegate
        screen.screens.keySource = delegate
        screen.list.navigator.keySource = delegate
        screen.list.becomeFirstResponder()
        UIMenuSystem.main.setNeedsRebuild()
        device.settle()
        return (screen, delegate)
    }

    @Test(
        "A command in the main menu is performed by the navigator that offers it, and offered once",
        .requirement("U556"))
    func itemIsPerformed() {
        let device = SimulatedDevice(.iPad9_7)
        let (screen, delegate) = show(["list.next", "screen.back"], on: device)
        defer { withExtendedLifetime(delegate) {} }
        let navigator = screen.list.navigator
        #expect(!navigator.possibleKeyCommands.map(\.keys).contains("↓"))
        #expect(screen.screens.possibleKeyCommands.map(\.keys) == ["⌘←"], "the menu has one key")
        #expect(device.choose(menuItem: "Next Item"))
        #expect(navigator.indexPathForFocusedRow == [0, 0])
        device.press(UIKeyCommand.inputDownArrow)
        #expect(navigator.indexPathForFocusedRow == [0, 1])
        #expect(device.choose(menuItem: "Back"))
        device.settle()
        #expect(screen.navigationController == nil)
        #expect(!device.choose(menuItem: "Next Item"), "no navigator offers it")
    }

    @Test("An item has the keys that people chose, or none", .requirement("U556"))
    func itemHasChosenKeys() {
        let device = SimulatedDevice(.iPad9_7)
        let (screen, delegate) = show(["list.next", "list.last"], on: device)
        delegate.chosen = ["list.next": [KeyChord("j", .command)], "list.last": []]
        UIMenuSystem.main.setNeedsRebuild()
        device.press("j", .command)
        #expect(screen.list.navigator.indexPathForFocusedRow == [0, 0])
        #expect(device.choose(menuItem: "Last Item"))
        #expect(screen.list.navigator.indexPathForFocusedRow == [0, 9])
    }
}
