import DeviceFixtures
import DeviceTesting
import HeadlessBehavior
import Requirements
import SimulatedDevice
import Testing
import UIKit

@testable import KeyCommandCustomization
@testable import KeyboardAssistant

@MainActor
private enum Letters: KeyBindingsProvider {
    static func provideKeyBindings() -> [KeyBinding] {
        [
            KeyBinding(
                key: "new", name: "New Letter", input: "l", modifiers: [.command, .control]),
            KeyBinding(key: "send", name: "Send", input: "d", modifiers: [.command, .control]),
            KeyBinding(key: "find", name: "Find Letter", input: "f", modifiers: .command),
        ]
    }

    static var providerName: String { "Letters" }
}

/// Notes the keys of the menu items that it performs.
@MainActor
private protocol Performer: AnyObject {
    var performed: [String] { get set }
}

extension Selector {
    fileprivate static let write = Selector(("writeLetter:"))
    fileprivate static let print = Selector(("printLetter:"))
}

/// An app's delegate that puts people's keys into the main menu.
@MainActor
private final class Delegate: UIResponder, UIApplicationDelegate, Performer {
    let registry: KeyBindingsRegistry
    var performed: [String] = []
    var change: (any UIMenuBuilder) -> Void = { _ in }
    var changeAfterwards: (any UIMenuBuilder) -> Void = { _ in }

    init(_ registry: KeyBindingsRegistry) {
        self.registry = registry
        super.init()
        ActionTable.register(.print, on: Delegate.self) { delegate, _ in
            delegate.performed.append("print")
        }
    }

    override func target(forAction action: Selector, withSender sender: Any?) -> Any? {
        super.target(forAction: action, withSender: sender)
            ?? registry.target(forMenuAction: action, withSender: sender)
    }

    override func buildMenu(with builder: any UIMenuBuilder) {
        super.buildMenu(with: builder)
        change(builder)
        registry.addMenu(
            forProvider: Letters.self,
            withActionsForKeys: ["new", "none", "send", "find"].map { ($0, .write) },
            to: builder, atEndOfMenu: .file)
        changeAfterwards(builder)
    }

    /// An item that is no binding.
    static func addPrint(to builder: any UIMenuBuilder) {
        let item = UIKeyCommand(
            title: "Print", action: .print, input: "p", modifierFlags: .command)
        builder.insertChild(
            UIMenu(identifier: .init("print"), options: .displayInline, children: [item]),
            atEndOfMenu: .file)
    }
}

/// Builds the menus of a system that is not the main one.
@MainActor
private final class OtherBuilder: UIMenuBuilder {
    let system = UIMenuSystem()
    private(set) var inserted = 0

    func menu(for identifier: UIMenu.Identifier) -> UIMenu? { nil }
    func action(for identifier: UIAction.Identifier) -> UIAction? { nil }
    func command(for action: Selector, propertyList: Any?) -> UICommand? { nil }
    func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementMenu: UIMenu) {}
    func insertSibling(_ menu: UIMenu, beforeMenu identifier: UIMenu.Identifier) {}
    func insertSibling(_ menu: UIMenu, afterMenu identifier: UIMenu.Identifier) {}
    func insertChild(_ menu: UIMenu, atStartOfMenu parent: UIMenu.Identifier) { inserted += 1 }
    func insertChild(_ menu: UIMenu, atEndOfMenu parent: UIMenu.Identifier) { inserted += 1 }
    func remove(menu removedIdentifier: UIMenu.Identifier) {}
}

/// The screen on which letters are written.
private final class LetterScreen: UIViewController, Performer {
    var performed: [String] = []

    override init(nibName: String? = nil, bundle: Bundle? = nil) {
        super.init(nibName: nibName, bundle: bundle)
        ActionTable.register(.write, on: LetterScreen.self) { screen, sender in
            screen.performed.append((sender as? UICommand)?.propertyList as? String ?? "?")
        }
    }

    required init?(coder: NSCoder) { nil }
}

@MainActor
@Suite(.doubts(.keys, .menus)) struct BindingsMenuTests {
    /// An app with a main menu; to be made in a test's body.
    @MainActor
    private struct Stage {
        let device: SimulatedDevice
        let registry = KeyBindingsRegistry()
        let delegate: Delegate
        let screen = LetterScreen()

        init(_ change: (inout UIKitBehavior) -> Void = { _ in }) throws {
            var behavior = UIKitBehavior.standard
            change(&behavior)
            device = SimulatedDevice(.iPad9_7, behavior: behavior)
            device.keyboard.mode = .hardware(bar: false)
            try registry.register(provider: Letters.self)
            delegate = Delegate(registry)
            device.show(screen)
            UIApplication.shared.delegate = delegate
        }

        func identifier(_ key: String) -> KeyBindingIdentifier {
            KeyBindingIdentifier(provider: "Letters", key: key)
        }

        var menu: UIMenu? {
            UIMenuSystem.main.mainMenu.children.compactMap { $0 as? UIMenu }
                .flatMap { [$0] + $0.children.compactMap { $0 as? UIMenu } }
                .first { $0.title == "Letters" }
        }

        var keys: [String?] { (menu?.children ?? []).map { ($0 as? UIKeyCommand)?.input } }

        /// An editor that records.
        func record(_ key: String = "new") throws -> KeyBindingEditorViewController {
            let editor = KeyBindingEditorViewController(identifier(key), in: registry) { _ in }
            screen.present(UINavigationController(rootViewController: editor), animated: false)
            device.settle()
            try device.tap(editor.recordButton)
            device.settle()
            return editor
        }
    }

    @Test("The main menu has people's keys, and has them anew as soon as they change")
    func mainMenuFollowsChangedKeys() throws {
        let stage = try Stage { $0.mainMenu = .editing }
        #expect(stage.menu?.children.map(\.title) == ["New Letter", "Send", "Find Letter"])
        #expect(stage.keys == ["l", "d", "f"])
        stage.device.press("d", [.command, .control])
        #expect(stage.screen.performed == ["send"])

        let send = stage.identifier("send")
        stage.registry.customize(send, to: KeyChord("m", [.control, .command]))
        #expect(stage.keys == ["l", "m", "f"])
        let commands = stage.menu?.children.compactMap { $0 as? UIKeyCommand } ?? []
        #expect(commands.map(\.allowsAutomaticLocalization) == [true, false, true])
        stage.device.press("m", [.command, .control])
        #expect(stage.screen.performed == ["send", "send"])
        stage.registry.unassign(send)
        #expect(stage.keys == ["l", nil, "f"] && stage.menu?.children.count == 3)
        #expect(stage.device.choose(menuItem: "Send"))
    }

    @Test(
        "While a screen records, the registry's menu items show no keys and run nothing",
        .requirement("U341"))
    func menuItemsAreSuspendedWhileRecording() throws {
        let stage = try Stage { $0.mainMenu = .editing }
        #expect(stage.keys == ["l", "d", "f"])
        let editor = try stage.record()
        #expect(stage.keys == [nil, nil, nil] && stage.menu?.children.count == 3)
        #expect(!stage.device.choose(menuItem: "Send"))
        stage.device.press("d", [.command, .control])
        #expect(editor.keysLabel.text == "⌃⌘D")
        #expect(stage.screen.performed == [])
        #expect(stage.keys == ["l", "d", "f"], "recorded")
        stage.screen.dismiss(animated: false)
        stage.device.settle()
        stage.device.press("d", [.command, .control])
        #expect(stage.screen.performed == ["send"])
    }

    @Test(
        "Keys of another menu item can be pressed while recording, and are rejected by title",
        .requirement("U341"))
    func otherMenuKeysAreRejectedByTitle() throws {
        let stage = try Stage()
        stage.delegate.change = Delegate.addPrint
        UIMenuSystem.main.setNeedsRebuild()
        stage.device.press("p", .command)
        #expect(stage.delegate.performed == ["print"])

        let editor = try stage.record()
        stage.device.press("p", .command)
        #expect(stage.delegate.performed == ["print"], "once")
        #expect(editor.keysLabel.text == "⌘P")
        let print = KeyChord("p", .command)
        #expect(
            stage.registry.customize(stage.identifier("new"), to: print)
                == .rejected(print, .usedByMenuItem("Print")))
        #expect(stage.registry.plan(.set(stage.identifier("new"), .default)).rejected.isEmpty)
    }

    @Test(
        "The menus of another system change nothing of what is known of the main menu",
        .requirement("U341"))
    func otherSystemsMenusChangeNothing() throws {
        let stage = try Stage()
        stage.delegate.change = { builder in
            if builder.system === UIMenuSystem.main { Delegate.addPrint(to: builder) }
        }
        UIMenuSystem.main.setNeedsRebuild()
        _ = UIMenuSystem.main.mainMenu
        let print = KeyChord("p", .command)
        let builder = OtherBuilder()
        stage.delegate.buildMenu(with: builder)
        #expect(builder.inserted == 0)
        #expect(
            stage.registry.customize(stage.identifier("new"), to: print)
                == .rejected(print, .usedByMenuItem("Print")))
    }

    @Test(
        "What a press shows of the keyboard has the menus built anew, also if no keys change",
        .requirement("U340"))
    func newKeyboardLayoutRebuildsMenus() throws {
        let stage = try Stage { $0.mainMenu = .editing }
        _ = stage.menu
        var count = 0
        stage.delegate.change = { _ in count += 1 }
        stage.registry.learnLayout(from: KeyboardInUse.Press(code: 0x38, plain: "/", shifted: "?"))
        stage.device.settle()
        _ = stage.menu
        #expect(count > 0)
    }

    @Test(
        "A command that the registry does not know runs nothing while a screen records",
        .requirement("U341"))
    func unknownCommandRunsNothingWhileRecording() throws {
        let stage = try Stage()
        stage.delegate.changeAfterwards = Delegate.addPrint
        UIMenuSystem.main.setNeedsRebuild()
        let editor = try stage.record()
        stage.device.press("p", .command)
        #expect(editor.keysLabel.text == "⌘P")
        #expect(stage.delegate.performed == [])
    }

    @Test(
        "Keys of a command whose target UIKit searched get a command, so they can be recorded",
        .requirement("U341"))
    func keysUIKitSearchedForAreOffered() throws {
        let stage = try Stage()
        let editor = try stage.record()
        func offered() -> Set<String> { Set((editor.keyCommands ?? []).compactMap(\.input)) }
        let command = UIKeyCommand(input: "j", modifierFlags: .command, action: .print)
        #expect(!offered().contains("j"))
        #expect(editor.target(forAction: .print, withSender: command) == nil)
        #expect(offered().contains("j"))
        #expect(
            editor.target(forAction: KeyCommandReceiver.selector, withSender: command) == nil,
            "another owner's command")
        stage.device.press("j", .command)
        #expect(editor.keysLabel.text == "⌘J" && offered().isEmpty)
        #expect(editor.target(forAction: .print, withSender: command) != nil, "recorded")
    }

    @Test("Keys of the editor's containers are recorded and do not act", .requirement("U341"))
    func containersKeysAreRecordedNotPerformed() throws {
        let stage = try Stage()
        let editor = try stage.record()
        editor.navigationController?.addKeyCommand(
            UIKeyCommand(input: "y", modifierFlags: .command, action: .print))
        stage.device.press("y", .command)
        #expect(editor.keysLabel.text == "⌘Y" && stage.delegate.performed == [])
    }

    @Test(
        "A menu item finds its target although the window is not key meanwhile",
        .requirement("U344"),
        arguments: UIKitBehavior.MenuBar.allCases, [true, false])
    func menuItemActsWithoutKeyWindow(menuBar: UIKitBehavior.MenuBar, isTyping: Bool) throws {
        let stage = try Stage { $0.menuBar = menuBar }
        let field = UITextField(frame: CGRect(x: 0, y: 100, width: 200, height: 40))
        stage.screen.view.addSubview(field)
        if isTyping { field.becomeFirstResponder() }
        stage.device.settle()
        #expect(stage.device.choose(menuItem: "Send"))
        #expect(stage.screen.performed == ["send"])
        #expect(!stage.device.choose(menuItem: "Nothing"))
        #expect(stage.registry.target(forMenuAction: .write, withSender: nil) == nil)
        #expect(
            stage.registry.target(
                forMenuAction: .write, withSender: UICommand(title: "", action: .write)) == nil,
            "the window is key again, and UIKit asks there itself")
        stage.device.show(UIViewController())
        #expect(!stage.device.choose(menuItem: "Send"))
    }

    @Test(
        "Keys that the system's menu has leave a command without, until the menu is gone",
        .requirement("U344"))
    func systemMenuTakesKeysUntilGone() throws {
        let stage = try Stage { $0.mainMenu = .whole }
        #expect(stage.keys == ["l", "d", nil])
        let conflicts = stage.registry.diagnostics
        #expect(conflicts.map(\.command.name) == ["Find Letter"])
        #expect(conflicts.map(\.chord.text) == ["command+f"])
        #expect(conflicts.flatMap(\.owners).map(\.name) == ["Find"])
        #expect(conflicts.flatMap(\.owners).map(\.providerName) == ["Find"])
        #expect(stage.device.choose(menuItem: "Find Letter"))
        for text in ["command+f", "option+command+f", "command+i", "control+command+s"] {
            let chord = try #require(KeyChord(text: text))
            guard
                case .rejected(_, .usedByMenuItem) = stage.registry.customize(
                    stage.identifier("new"), to: chord)
            else {
                Issue.record("\(text) was not rejected")
                continue
            }
        }

        stage.delegate.change = { $0.remove(menu: .find) }
        UIMenuSystem.main.setNeedsRebuild()
        #expect(stage.keys == ["l", "d", "f"] && stage.registry.diagnostics == [])
    }

    @Test(
        "What a newer system's menu will have is a conflict, and takes no keys yet",
        .requirement("U344"))
    func newerSystemsMenuTakesNoKeys() throws {
        let stage = try Stage { $0.mainMenu = .editing }
        #expect(stage.keys == ["l", "d", "f"] && stage.registry.diagnostics == [])
        stage.delegate.change = {
            $0.insertChild(UIMenu(title: "Find", identifier: .find), atEndOfMenu: .edit)
        }
        UIMenuSystem.main.setNeedsRebuild()
        #expect(stage.keys == ["l", "d", "f"])
        #expect(stage.registry.diagnostics.flatMap(\.owners).map(\.name) == ["Find"])
    }
}
