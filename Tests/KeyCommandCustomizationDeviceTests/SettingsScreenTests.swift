import DeviceFixtures
import DeviceTesting
import Foundation
import Requirements
import SimulatedDevice
import Testing
import UIKit

@testable import KeyCommandCustomization
@testable import KeyNavigation
@testable import KeyboardAssistant

/// The settings screen, driven as people drive it.
@MainActor
@Suite(.doubts(.keys, .lists)) struct SettingsScreenTests {
    private enum Mail: KeyBindingsProvider {
        static let providerName = "Mail"
        static func provideKeyBindings() -> [KeyBinding] {
            [
                KeyBinding(key: "new", name: "New Message", keys: [KeyChord("n", .command)]),
                KeyBinding(key: "reply", name: "Reply", keys: [KeyChord("r", .command)]),
                KeyBinding(key: "archive", name: "Archive", keys: [KeyChord("e", .command)]),
            ]
        }
    }

    @MainActor
    private struct Screen {
        let device: SimulatedDevice
        let registry = KeyBindingsRegistry()
        let list: KeyBindingsViewController

        init(
            _ device: SimulatedDevice = SimulatedDevice(),
            list makeList: (KeyBindingsRegistry) -> KeyBindingsViewController = {
                KeyBindingsViewController(registry: $0)
            }
        ) throws {
            self.device = device
            device.keyboard.mode = .hardware(bar: false)
            try registry.register(provider: Mail.self)
            list = makeList(registry)
            device.show(UINavigationController(rootViewController: list))
            device.settle()
        }

        func identifier(_ key: String) -> KeyBindingIdentifier {
            KeyBindingIdentifier(provider: registry.providers[0], key: key)
        }

        func keys(_ key: String) -> [String] {
            registry.binding(identifier(key))?.keys.map(\.symbols) ?? []
        }

        /// Opens the editor of a command.
        func edit(_ key: String) throws -> KeyBindingEditorViewController {
            list.edit(identifier(key))
            device.settle()
            let screen = list.presentedViewController as? UINavigationController
            return try #require(screen?.topViewController as? KeyBindingEditorViewController)
        }

        var alert: UIAlertController? {
            sequence(first: list as UIViewController, next: \.presentedViewController)
                .compactMap { $0 as? UIAlertController }.first
        }

        func answer(_ title: String) throws {
            let buttons = alert?.view.buttonsInside ?? []
            try device.tap(
                try #require(
                    buttons.first {
                        $0.configuration?.title == title || $0.title(for: .normal) == title
                    }))
            device.settle()
        }

        func press(_ button: UIButton) throws {
            try device.tap(button)
            device.settle()
        }

        func save(_ editor: KeyBindingEditorViewController) throws {
            editor.navigationItem.rightBarButtonItem?.perform()
            device.settle()
        }
    }

    @Test(
        "Sections are providers, rows are names with their keys; one without keys shows none",
        .requirement("U196"))
    func listShowsProvidersNamesAndKeys() throws {
        let screen = try Screen()
        screen.registry.unassign(screen.identifier("reply"))
        let table = try #require(screen.list.tableView)
        table.layoutIfNeeded()
        #expect(table.numberOfSections == 1)
        let labels = (0..<3).map {
            (table.cellForRow(at: [0, $0])?.accessoryView as? KeyCommandLabel)?.text
        }
        #expect(labels == ["⌘N", "", "⌘E"])
        let cell = try #require(table.cellForRow(at: [0, 1]))
        #expect(cell.accessibilityLabel == "Reply, No keys, changed")
    }

    @Test(
        "Nothing can be saved until keys were pressed, and then these are shown",
        .requirement("U195", "F67"),
        .bug("https://github.com/sindresorhus/KeyboardShortcuts/issues/145"))
    func savingNeedsPressedKeys() throws {
        let screen = try Screen()
        let editor = try screen.edit("new")
        let button = editor.navigationItem.rightBarButtonItem
        #expect(button?.isEnabled == false)
        screen.device.press("k", .alternate)
        #expect(button?.isEnabled == false, "nothing is recorded before people ask for it")
        try screen.press(editor.recordButton)
        screen.device.press("k", [.alternate, .command])
        #expect(button?.isEnabled == true)
        #expect(editor.keysLabel.text == "⌥⌘K")
        try screen.save(editor)
        #expect(screen.keys("new") == ["⌥⌘K"])
        #expect(screen.list.presentedViewController == nil)
    }

    /// Counts how often its table asks for everything.
    private final class CountingList: KeyBindingsViewController {
        var reloads = 0

        override func numberOfSections(in tableView: UITableView) -> Int {
            reloads += 1
            return super.numberOfSections(in: tableView)
        }
    }

    @Test(
        "A save reloads the list once, and so do undoing it and resetting all", .requirement("U342")
    )
    func saveUndoAndResetReloadOnce() throws {
        let screen = try Screen { CountingList(registry: $0) }
        let list = try #require(screen.list as? CountingList)
        let editor = try screen.edit("new")
        try screen.press(editor.recordButton)
        screen.device.press("k", .command)
        list.reloads = 0
        try screen.save(editor)
        #expect(screen.keys("new") == ["⌘K"] && list.reloads == 1)
        let undo = list.navigationItem.leftBarButtonItem
        undo?.perform()
        screen.device.settle()
        #expect(screen.keys("new") == ["⌘N"] && list.reloads == 2)
        #expect(undo?.isEnabled == false)
        screen.registry.unassign(screen.identifier("new"))
        #expect(list.reloads == 3)
        list.navigationItem.rightBarButtonItem?.perform()
        screen.device.settle()
        try screen.answer("Reset All")
        #expect(screen.keys("new") == ["⌘N"] && list.reloads == 4)
        #expect(undo?.isEnabled == true)
    }

    @Test(
        "Keys of another command: its name is shown, and Replace takes them",
        .requirement("U191", "U192", "F65"), .bug("https://github.com/manaflow-ai/cmux/issues/2988")
    )
    func replaceTakesAnotherCommandsKeys() throws {
        let screen = try Screen()
        let editor = try screen.edit("reply")
        try screen.press(editor.recordButton)
        screen.device.press("n", .command)
        try screen.save(editor)
        #expect(screen.alert?.title == "⌘N")
        #expect(screen.alert?.message?.contains("New Message") == true)
        try screen.answer("Replace")
        #expect(screen.keys("reply") == ["⌘N"])
        #expect(screen.keys("new") == [])
    }

    @Test(
        "Keys that are another command's on the keyboard in use are a conflict",
        .requirement("U340"))
    func sameKeysOnCurrentKeyboardConflict() throws {
        let screen = try Screen()
        screen.registry.customize(screen.identifier("new"), to: KeyChord("?", .command))
        let editor = try screen.edit("reply")
        try screen.press(editor.recordButton)
        screen.device.press("/", [.shift, .command])
        try screen.save(editor)
        #expect(screen.alert?.message?.contains("New Message") == true)
        try screen.answer("Cancel")
        editor.navigationItem.leftBarButtonItem?.perform()
        screen.device.settle()
        screen.device.press("/", [.shift, .command])
        #expect(screen.list.tableView.indexPathForSelectedRow == [0, 0])
    }

    @Test(
        "A press takes keys from a command, another keyboard gives them back, and both is reported",
        .requirement("U340"))
    func otherKeyboardTakesOrReturnsKeys() throws {
        let screen = try Screen()
        screen.registry.customize(screen.identifier("new"), to: KeyChord("?", .command))
        let same = KeyChord("/", [.shift, .command])
        screen.registry.customize(screen.identifier("reply"), to: same)
        #expect(screen.keys("new") == ["⌘?"] && screen.keys("reply") == ["⇧⌘/"])
        #expect(screen.registry.diagnostics.map(\.keyboardLayout) == ["U.S."])
        var events: [KeyBindingsEvent] = []
        let token = screen.registry.observe { events.append($0) }
        screen.device.press("/", .shift)
        #expect(screen.keys("new") == ["⌘?"] && screen.keys("reply") == [])
        #expect(events == [.changed([])])
        #expect(screen.registry.diagnostics.map(\.keyboardLayout) == [nil])
        // The same key types something else, as on another keyboard.
        screen.registry.learnLayout(from: KeyboardInUse.Press(code: 0x38, plain: "-"))
        #expect(screen.keys("reply") == ["⇧⌘/"] && events.count == 2)
        withExtendedLifetime(token) {}
    }

    @Test("A tap on a row opens the editor of its command, and no other", .requirement("U196"))
    func tapOnRowOpensItsEditor() throws {
        let screen = try Screen()
        let cell = try #require(screen.list.tableView.cellForRow(at: [0, 1]))
        try screen.device.tap(cell)
        screen.device.settle()
        let presented = screen.list.presentedViewController as? UINavigationController
        let editor = try #require(presented?.topViewController as? KeyBindingEditorViewController)
        #expect(editor.identifier == screen.identifier("reply") && editor.title == "Reply")
    }

    @Test(
        "Keys that no command can have are rejected in an alert that says why, and stay unsaved",
        .requirement("F65"), .bug("https://github.com/manaflow-ai/cmux/issues/2988"))
    func impossibleKeysAreRejectedInAlert() throws {
        let screen = try Screen()
        let editor = try screen.edit("new")
        try screen.press(editor.recordButton)
        screen.device.press("k")
        try screen.save(editor)
        #expect(screen.alert?.title == "K")
        #expect(screen.alert?.message == KeyChord.RejectionReason.needsModifier.explanation)
        try screen.answer("OK")
        #expect(screen.alert == nil && screen.keys("new") == ["⌘N"])
        try screen.press(editor.recordButton)
        screen.device.press("k", .command)
        try screen.save(editor)
        #expect(screen.keys("new") == ["⌘K"])
    }

    @Test(
        "Tab ends a recording and goes on, so that it is no trap", .requirement("F67"),
        .bug("https://github.com/sindresorhus/KeyboardShortcuts/issues/145"))
    func tabWhileRecording() throws {
        let screen = try Screen()
        let editor = try screen.edit("new")
        try screen.press(editor.recordButton)
        #expect(screen.registry.isSuspended)
        screen.device.press("\t")
        #expect(editor.recordButton.title(for: .normal) == "Record New Keys")
        #expect(editor.keysLabel.text == "⌘N")
        screen.device.press("k", .command)
        #expect(editor.keysLabel.text == "⌘N", "nothing is recorded any more")
    }

    @Test(
        "What people type in the search field filters the list by name and by keys",
        .requirement("U196"))
    func searchFiltersByNameAndKeys() throws {
        let screen = try Screen()
        #expect(screen.list.title == "Keyboard Shortcuts")
        func rows() -> [String] {
            (0..<screen.list.tableView.numberOfRows(inSection: 0)).compactMap {
                let cell = screen.list.tableView.cellForRow(at: [0, $0])
                return (cell?.contentConfiguration as? UIListContentConfiguration)?.text
            }
        }
        #expect(rows().count == 3)
        try screen.device.tap(screen.list.searchBar.searchTextField)
        for letter in ["a", "r", "c"] { screen.device.press(letter) }
        screen.device.settle()
        #expect(rows() == ["Archive"])
        for _ in 0..<3 { screen.device.press("\u{8}") }
        screen.device.settle()
        #expect(rows().count == 3)
    }

    @Test("Swiping an editor away is canceling it", .requirement("U194"))
    func swipingEditorAwayCancels() throws {
        let screen = try Screen()
        var results: [KeyBindingEditorViewController.Result] = []
        let editor = KeyBindingEditorViewController(
            screen.identifier("new"), in: screen.registry
        ) { results.append($0) }
        screen.list.present(UINavigationController(rootViewController: editor), animated: false)
        screen.device.settle()
        try screen.press(editor.recordButton)
        screen.list.dismiss(animated: true)
        screen.device.settle()
        #expect(results == [.canceled])
        #expect(editor.recordButton.title(for: .normal) == "Record New Keys")
    }

    @Test(
        "Where there is no focus engine the list takes the keys, unless people type",
        .requirement("U197"))
    func listTakesKeysUnlessPeopleType() throws {
        let phone = try Screen()
        #expect(phone.list.isFirstResponder)
        let editor = try phone.edit("new")
        #expect(!editor.isFirstResponder)
        let pad = try Screen(SimulatedDevice(.iPad9_7))
        #expect(UIFocusSystem(for: pad.list.view) != nil && !pad.list.isFirstResponder)
    }

    @Test(
        "A list that appears while a text of the app's is edited leaves the keys to it",
        .requirement("U197"))
    func textOfTheApp() {
        let device = SimulatedDevice()
        let container = UIViewController()
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 300, height: 40))
        container.view.addSubview(field)
        device.show(container)
        field.becomeFirstResponder()
        device.settle()

        let list = KeyBindingsViewController(registry: KeyBindingsRegistry())
        container.addChild(list)
        list.view.frame = CGRect(x: 0, y: 40, width: 300, height: 400)
        container.view.addSubview(list.view)
        list.didMove(toParent: container)
        device.settle()
        #expect(field.isFirstResponder && !list.isFirstResponder)
        device.press("a")
        #expect(field.text == "a")

        field.resignFirstResponder()
        list.viewDidAppear(false)
        #expect(list.isFirstResponder)
    }

    @Test(
        "The buttons of an editor say what they do, and give the default keys back",
        .requirement("F67"), .bug("https://github.com/sindresorhus/KeyboardShortcuts/issues/145"))
    func editorButtonsSayWhatTheyDo() throws {
        let screen = try Screen()
        screen.registry.customize(screen.identifier("new"), to: KeyChord("k", .command))
        let editor = try screen.edit("new")
        #expect(editor.clearButton.title(for: .normal) == "Remove Keys")
        #expect(editor.resetButton.title(for: .normal) == "Use Default Keys")
        try screen.press(editor.resetButton)
        #expect(editor.keysLabel.text == "⌘N")
        try screen.save(editor)
        #expect(screen.keys("new") == ["⌘N"])
    }

    @Test("Canceling changes nothing, and the result comes once", .requirement("U194"))
    func cancelingChangesNothing() throws {
        let screen = try Screen()
        var results: [KeyBindingEditorViewController.Result] = []
        let editor = KeyBindingEditorViewController(
            screen.identifier("new"), in: screen.registry
        ) { results.append($0) }
        screen.list.present(UINavigationController(rootViewController: editor), animated: false)
        screen.device.settle()
        try screen.press(editor.recordButton)
        screen.device.press("k", [.alternate, .command])
        editor.navigationItem.leftBarButtonItem?.perform()
        screen.list.dismiss(animated: false)
        screen.device.settle()
        #expect(results == [.canceled])
        #expect(screen.keys("new") == ["⌘N"])
    }

    @Test(
        "While keys are recorded commands are suspended, and every end lets them act again",
        .requirement("F66"), .bug("https://github.com/screenpipe/screenpipe/issues/2211"),
        arguments: [
            "escape", "background", "background alone", "resignation", "dismissal", "button",
        ])
    func commandsAreSuspendedWhileKeysAreRecorded(ending: String) throws {
        let screen = try Screen()
        let recorder = try screen.edit("new")
        try screen.press(recorder.recordButton)
        #expect(screen.registry.isSuspended)
        switch ending {
        case "escape": screen.device.press(UIKeyCommand.inputEscape)
        case "background": screen.device.background()
        case "background alone":
            // A scene that is inactive already is not deactivated once more.
            NotificationCenter.default.post(
                name: UIScene.didEnterBackgroundNotification,
                object: screen.device.window.windowScene)
        case "resignation": _ = recorder.resignFirstResponder()
        case "dismissal": screen.list.dismiss(animated: false)
        default: try screen.press(recorder.recordButton)
        }
        screen.device.settle()
        #expect(recorder.recordButton.title(for: .normal) == "Record New Keys")
        #expect(screen.keys("new") == ["⌘N"])
        screen.list.dismiss(animated: false)
        screen.device.settle()
        screen.device.show(UIViewController())
        screen.device.settle()
        #expect(!screen.registry.isSuspended)
    }

    @Test(
        "After keys were removed new ones can be recorded", .requirement("F67"),
        .bug("https://github.com/sindresorhus/KeyboardShortcuts/issues/145"))
    func recordAfterClearing() throws {
        let screen = try Screen()
        let editor = try screen.edit("new")
        try screen.press(editor.clearButton)
        #expect(editor.keysLabel.text == "")
        try screen.press(editor.recordButton)
        screen.device.press("j", .command)
        try screen.save(editor)
        #expect(screen.keys("new") == ["⌘J"])
    }

    @Test("Pressing keys finds their command, for a while", .requirement("U197"))
    func pressingKeysFindsTheirCommand() throws {
        let screen = try Screen()
        let views = screen.list.tableView.subviews.count
        screen.device.press("e", .command)
        #expect(screen.list.tableView.indexPathForSelectedRow == [0, 2])
        #expect(screen.list.tableView.subviews.count == views + 1, "one highlight for a press")
        screen.device.advance(by: 1.3)
        #expect(screen.list.tableView.indexPathForSelectedRow == nil)
        screen.registry.customize(screen.identifier("reply"), to: KeyChord("t", .command))
        screen.device.press("t", .command)
        #expect(screen.list.tableView.indexPathForSelectedRow == [0, 1])
        screen.registry.unassign(screen.identifier("reply"))
        screen.device.advance(by: 1.3)
        screen.device.press("e", .command)
        screen.list.tableView.selectRow(at: [0, 0], animated: false, scrollPosition: .none)
        screen.device.advance(by: 1.3)
        #expect(screen.list.tableView.indexPathForSelectedRow == [0, 0], "people have gone on")
    }

    @Test("An app can give each editor its looks before it is shown", .requirement("U198"))
    func appCanThemeEachEditor() throws {
        let screen = try Screen()
        var shown: [Bool] = []
        screen.list.willShowEditor = { editor in
            editor.recordButton.titleLabel?.font = .italicSystemFont(ofSize: 20)
            shown.append(editor.view.window != nil)
            editor.view.backgroundColor = .systemYellow
        }
        let editor = try screen.edit("new")
        #expect(editor.recordButton.titleLabel?.font == .italicSystemFont(ofSize: 20))
        #expect(shown == [false])
        #expect(editor.view.backgroundColor == .systemYellow)
    }

    @Test(
        "The screen can come from a storyboard, and speaks the app's language",
        .requirement("U198a"))
    func screenCanComeFromStoryboard() throws {
        let archiver = NSKeyedArchiver(requiringSecureCoding: false)
        archiver.finishEncoding()
        let unarchiver = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
        let screen = try #require(KeyBindingsViewController(coder: unarchiver))
        #expect(screen.registry === KeyBindingsRegistry.default)
        #expect(String(translated: "Record New Keys", languages: ["de"]) == "Neue Tasten aufnehmen")
    }

    @Test(
        "The screen has the style that an app asks for, and shows the default registry",
        .requirement("U196"), arguments: [UITableView.Style.grouped, .plain])
    func screenHasRequestedStyle(style: UITableView.Style) {
        let list = KeyBindingsViewController(style: style)
        #expect(list.registry === KeyBindingsRegistry.default)
        #expect(list.tableView.style == style)
        #expect(KeyBindingsViewController().tableView.style == .insetGrouped)
    }

    @Test("The label shows keys as symbols and says them in words", .requirement("U200"))
    func labelShowsSymbolsAndSpeaksWords() {
        let label = KeyCommandLabel()
        #expect(label.text == "")
        #expect(label.accessibilityLabel == "No keys")
        label.keys = [KeyChord("k", [.control, .alternate, .shift, .command])]
        #expect(label.text == "⌃⌥⇧⌘K")
        #expect(label.accessibilityLabel == label.keys.first?.spokenText)
        #expect(label.accessibilityLabel?.contains("Control") == true)
        label.textColor = .systemRed
        #expect(label.textColor == .systemRed)
        #expect(label.sizeThatFits(CGSize(width: 300, height: 100)).height > 10)
        label.keys = [KeyChord(.function(13), .command)]
        #expect(label.text == "" && label.accessibilityLabel == "No keys")
    }

    @Test(
        "Any modifiers and function keys are recorded", .requirement("U201"),
        arguments: [
            ("k", [.control, .alternate, .shift], "⌃⌥⇧K"),
            (UIKeyCommand.f5, [.command], "⌘F5"), (UIKeyCommand.inputUpArrow, .command, "⌘↑"),
        ] as [(String, UIKeyModifierFlags, String)])
    func modifiersAndFunctionKeysAreRecorded(
        input: String, modifiers: UIKeyModifierFlags, shown: String
    ) throws {
        let screen = try Screen()
        let editor = try screen.edit("new")
        try screen.press(editor.recordButton)
        screen.device.press(input, modifiers)
        #expect(editor.keysLabel.text == shown)
    }

    @Test("Editors that were closed are gone", .requirement("U202"))
    func closedEditorsAreGone() throws {
        let screen = try Screen()
        var editors: [() -> UIViewController?] = []
        for _ in 0..<10 {
            weak var editor: UIViewController?
            editor = try screen.edit("new")
            editors.append { [weak editor] in editor }
            screen.list.dismiss(animated: false)
            screen.device.settle()
        }
        #expect(editors.compactMap { $0() }.isEmpty)
    }

    /// A container that receives the presses that its screens pass on.
    private final class Listener: UINavigationController {
        var heard: [String] = []

        private func hear(_ phase: String, _ presses: Set<UIPress>) {
            let keys = presses.compactMap { $0.key?.charactersIgnoringModifiers }
            heard += keys.map { "\(phase) \($0)" }
        }

        override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
            hear("began", presses)
        }
        override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
            hear("ended", presses)
        }
        override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
            hear("cancelled", presses)
        }
    }

    @Test("A key that a settings screen takes is kept from others in all its phases, and no other")
    func takenKeyIsKeptFromOthers() throws {
        let registry = KeyBindingsRegistry()
        try registry.register(provider: Mail.self)
        let device = SimulatedDevice()
        device.keyboard.mode = .hardware(bar: false)
        let list = KeyBindingsViewController(registry: registry)
        let listener = Listener(rootViewController: list)
        device.show(listener)
        device.settle()
        device.press("n", .command)
        device.press("q", .command)
        #expect(listener.heard == ["began q", "ended q"])

        listener.heard = []
        let press = UIPress(try #require(KeyStroke("q", .command)), in: device.window)
        list.pressesCancelled([press], with: nil)
        #expect(listener.heard == ["cancelled q"])

        listener.heard = []
        let identifier = KeyBindingIdentifier(provider: registry.providers[0], key: "new")
        let editor = KeyBindingEditorViewController(identifier, in: registry) { _ in }
        listener.pushViewController(editor, animated: false)
        device.settle()
        let record = try #require(
            editor.view.buttonsInside.first { $0.title(for: .normal) == "Record New Keys" })
        try device.tap(record)
        device.settle()
        device.press("k", .command)
        device.press("q", .command)
        #expect(listener.heard == ["began q", "ended q"])
    }

    @Test(
        "What cannot be taken back now can be later", .requirement("F70"),
        .bug("https://github.com/T0mSIlver/localvoxtral/issues/393"))
    func impossibleUndoIsPossibleLater() throws {
        let screen = try Screen()
        let editor = try screen.edit("new")
        try screen.press(editor.recordButton)
        screen.device.press("k", .command)
        try screen.save(editor)
        screen.registry.customize(screen.identifier("reply"), to: KeyChord("n", .command))
        let undo = screen.list.navigationItem.leftBarButtonItem
        undo?.perform()
        #expect(screen.keys("new") == ["⌘K"] && undo?.isEnabled == true)
        screen.registry.reset(screen.identifier("reply"))
        undo?.perform()
        #expect(screen.keys("new") == ["⌘N"] && undo?.isEnabled == false)
    }

    @Test("A command is found on the keyboard that people have by now", .requirement("U340"))
    func commandIsFoundOnPresentKeyboard() throws {
        let screen = try Screen()
        screen.registry.customize(screen.identifier("reply"), to: KeyChord("?", .command))
        #expect(screen.registry.table.layout == .unknown)
        screen.device.press("/", [.shift, .command])
        #expect(screen.list.tableView.indexPathForSelectedRow == [0, 1])
    }

    @Test(
        "All changes can be reset at once, after they were named, and that can be undone",
        .requirement("F70"), .bug("https://github.com/T0mSIlver/localvoxtral/issues/393"))
    func resettingAllChangesCanBeUndone() throws {
        let screen = try Screen()
        screen.registry.customize(screen.identifier("new"), to: KeyChord("k", .command))
        screen.list.navigationItem.rightBarButtonItem?.perform()
        screen.device.settle()
        #expect(screen.alert?.message == "New Message")
        #expect(screen.alert?.actions.map(\.style) == [.cancel, .destructive])
        try screen.answer("Reset All")
        #expect(screen.keys("new") == ["⌘N"])
        screen.list.navigationItem.leftBarButtonItem?.perform()
        screen.device.settle()
        #expect(screen.keys("new") == ["⌘K"])
        #expect(screen.list.navigationItem.leftBarButtonItem?.isEnabled == false, "once")
    }
}

extension UIBarButtonItem {
    /// Does what a tap on the button does.
    fileprivate func perform() {
        guard isEnabled, let action = primaryAction else { return }
        UIControl().sendAction(action)
    }
}

extension UIView {
    fileprivate var buttonsInside: [UIButton] {
        (self as? UIButton).map { [$0] } ?? subviews.flatMap(\.buttonsInside)
    }
}
