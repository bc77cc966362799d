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

    /// A card and a list, between which keys move.
    private final class FocusCards: FocusScreen {
        let list = TestList([3])

        override var stops: [any KeyNavigator] { [list.navigator] }

        override func viewDidLoad() {
            super.viewDidLoad()
            add("card", CGRect(x: 0, y: 100, width: 100, height: 100))
            addChild(list)
            list.view.frame = CGRect(x: 0, y: 300, width: 300, height: 300)
            view.addSubview(list.view)
            list.didMove(toParent: self)
        }
    }

    private final class Form: KeyNavigatorScreen {
        let fields = [200, 300].map {
            UITextField(frame: CGRect(x: 20, y: $0, width: 300, height: 40))
        }
        let inputs = InputNavigator()

        override var keyNavigator: (any KeyNavigator)? { inputs }

        override func viewDidLoad() {
            super.viewDidLoad()
            for field in fields { view.addSubview(field) }
            inputs.addInputItems(inputItems: fields)
        }
    }

    private func show(_ commands: Set<CommandIdentifier>, on device: SimulatedDevice) -> (
        Screen, Delegate
    ) {
        let screen = Screen()
        let stack = UINavigationController(rootViewController: UIViewController())
        stack.pushViewController(screen, animated: false)
        device.show(stack)
        let delegate = addItems(commands, on: device)
        screen.screens.keySource = delegate
        screen.list.navigator.keySource = delegate
        screen.list.becomeFirstResponder()
        device.settle()
        return (screen, delegate)
    }

    private func addItems(_ commands: Set<CommandIdentifier>, on device: SimulatedDevice)
        -> Delegate
    {
        let delegate = Delegate()
        delegate.commands = commands
        UIApplication.shared.delegate = delegate
        UIMenuSystem.main.setNeedsRebuild()
        device.settle()
        return delegate
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

    @Test(
        "Items move focus where the library does, and do what the focused list does",
        .requirement("U556"))
    func itemsMoveFocus() {
        let device = SimulatedDevice(.iPad9_7)
        let screen = FocusCards()
        screen.show(on: device)
        let delegate = addItems(["screen.nextArea", "list.next"], on: device)
        screen.focus.keySource = delegate
        #expect(!screen.focus.possibleKeyCommands.map(\.keys).contains("⇥"), "the menu has it")
        #expect(!device.choose(menuItem: "Next Item"), "nothing is focused")
        #expect(device.choose(menuItem: "Next Area"))
        #expect(screen.focused == "card")
        #expect(device.choose(menuItem: "Next Area"))
        #expect(device.choose(menuItem: "Next Item"))
        #expect(screen.list.navigator.indexPathForFocusedRow == [0, 1])
    }

    @Test("An item goes to the next field of a form that is edited", .requirement("U556"))
    func itemMovesInForm() {
        let device = SimulatedDevice(.iPad9_7)
        let form = Form()
        device.show(form)
        let delegate = addItems(["form.next", "form.previous"], on: device)
        form.inputs.keySource = delegate
        #expect(!device.choose(menuItem: "Next Field"), "nothing is edited")
        device.focus(form.fields[0])
        #expect(form.inputs.possibleKeyCommands.isEmpty, "the menu has the keys")
        #expect(device.choose(menuItem: "Next Field"))
        #expect(form.fields[1].isFirstResponder)
        #expect(device.choose(menuItem: "Previous Field"))
        #expect(form.fields[0].isFirstResponder)
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
