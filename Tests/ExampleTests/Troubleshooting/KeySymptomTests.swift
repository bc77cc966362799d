import CoreGraphics
import DeviceTesting
import HeadlessBehavior
import KeyCommandCustomization
import KeyNavigation
import KeyboardAssistant
import Requirements
import SimulatedDevice
import Testing
import UIKit

/// The symptoms of Troubleshooting.md that are about the keys of a hardware keyboard.
@MainActor
@Suite(.doubts(.keys)) struct KeySymptomTests {
    private static let down = UIKeyCommand.inputDownArrow

    private func show(
        _ screen: UIViewController, on model: SimulatedDevice.Model = .iPhoneSE
    ) -> SimulatedDevice {
        let device = SimulatedDevice(model)
        device.keyboard.mode = .hardware(bar: false)
        device.show(screen)
        device.settle()
        return device
    }

    // MARK: Arrow keys do nothing

    @Test(
        "Arrow keys do nothing: the first responder isn't on the list's screen",
        .requirement("U445"))
    func firstResponderIsElsewhere() {
        let (parent, list, other) = (UIViewController(), TroubledList(), TroubledList())
        for child in [list, other] {
            parent.addChild(child)
            parent.view.addSubview(child.view)
            child.didMove(toParent: parent)
        }
        other.offersCommands = false
        let device = show(parent)
        other.becomeFirstResponder()
        device.press(Self.down)
        #expect(list.row == nil)
        list.becomeFirstResponder()
        device.press(Self.down)
        #expect(list.row == 0)
    }

    @Test(
        "Arrow keys do nothing: the commands, or what performs them, aren't forwarded",
        .requirement("U445"))
    func commandsAreNotForwarded() {
        for (offers, resolves) in [(false, true), (true, false), (true, true)] {
            let screen = TroubledList()
            screen.offersCommands = offers
            screen.resolvesActions = resolves
            let device = show(screen)
            screen.becomeFirstResponder()
            device.press(Self.down)
            #expect(screen.row == (offers && resolves ? 0 : nil))
        }
    }

    @Test("Arrow keys do nothing: people type in a text field", .requirement("U445"))
    func peopleType() {
        let screen = TroubledList()
        let device = show(screen)
        screen.searchField.becomeFirstResponder()
        device.settle()
        device.press(Self.down)
        #expect(screen.row == nil)
        screen.navigator.options.takesKeysFromSingleLines = true
        device.press(Self.down)
        #expect(screen.row == 0)
    }

    @Test("Arrow keys do nothing: the kind of command isn't offered", .requirement("U445"))
    func kindIsNotOffered() {
        let screen = TroubledList()
        screen.navigator.options.commands = .pages
        let device = show(screen)
        screen.becomeFirstResponder()
        device.press(Self.down)
        #expect(screen.row == nil)
        screen.navigator.options.commands = .all
        device.press(Self.down)
        #expect(screen.row == 0)
    }

    // MARK: My shortcut does not fire

    @Test(
        "My shortcut does not fire: another command has the keys, which the diagnostics tell",
        .requirement("U445"))
    func otherCommandHasKeys() throws {
        let registry = KeyBindingsRegistry()
        try registry.register(provider: Letters.self)
        try registry.register(provider: Articles.self)
        let conflict = try #require(registry.diagnostics.first)
        #expect(conflict.chord.symbols == "⌘R")
        #expect(conflict.command.name == "Reload" && conflict.owners.map(\.name) == ["Reply"])

        let reload = KeyBindingIdentifier(provider: Articles.providerIdentifier, key: "reload")
        _ = registry.customize(reload, to: KeyChord("l", .command))
        #expect(registry.diagnostics.isEmpty)
    }

    @Test("My shortcut does not fire: the system takes its keys first", .requirement("U445"))
    func systemTakesKeys() {
        let screen = TroubledList()
        let command = UIKeyCommand(
            title: "Next", action: Selector(("next:")), input: "\t")
        screen.ownCommands = [command]
        let device = show(screen, on: .iPad9_7)
        screen.becomeFirstResponder()
        #expect(device.keyboard.frame == nil)
        func kinds() -> [FocusIssue.Kind] { FocusDiagnostics.issues(in: screen.view).map(\.kind) }
        #expect(kinds().contains(.keysAreTaken(KeyChord(.tab))))
        command.wantsPriorityOverSystemBehavior = true
        #expect(!kinds().contains(.keysAreTaken(KeyChord(.tab))))
    }

    @Test("My shortcut does not fire: nobody holds the source of the keys", .requirement("U445"))
    func nobodyHoldsSource() {
        let screen = TroubledList()
        let device = show(screen)
        screen.becomeFirstResponder()
        do {
            let keys = Keys()
            screen.navigator.keySource = keys
        }
        device.press("j")
        #expect(screen.row == nil && screen.navigator.keySource == nil)
        let keys = Keys()
        screen.navigator.keySource = keys
        device.press("j")
        #expect(screen.row == 0 && screen.navigator.keySource === keys)
    }

    // MARK: Tab goes elsewhere

    @Test(
        "Tab goes elsewhere: without a focus engine, a screen forwards the commands of its form",
        .requirement("U445"))
    func screenForwardsCommandsOfForm() {
        for forwards in [false, true] {
            let screen = TabScreen()
            screen.forwards = forwards
            let device = show(screen)
            screen.fields[1].becomeFirstResponder()
            device.settle()
            device.press("\t")
            device.settle()
            #expect(screen.fields[0].isFirstResponder == forwards)
        }
    }

    @Test(
        "Tab goes elsewhere: on an iPad it leaves a column that isn't declared",
        .requirement("U445"))
    func columnIsNotDeclared() {
        let screen = ColumnScreen()
        let device = show(screen, on: .iPad9_7)
        #expect(FocusDiagnostics.issues(in: screen.view).map(\.kind) == [.columnIsNotDeclared])
        func walk() -> [UIView] {
            screen.fields[0].becomeFirstResponder()
            device.settle()
            return (0..<2).compactMap { _ in
                device.press("\t")
                device.settle()
                return screen.fields.first(where: \.isFirstResponder)
            }
        }
        #expect(walk() == [screen.fields[2], screen.fields[1]])
        screen.column.focusGroupIdentifier = "com.example.form.column"
        #expect(FocusDiagnostics.issues(in: screen.view).isEmpty)
        #expect(walk() == [screen.fields[1], screen.fields[2]])
    }
}

private final class Keys: KeyCommandSource {
    func keys(for command: CommandIdentifier) -> [KeyChord]? {
        command == "list.next" ? [KeyChord("j")] : nil
    }
}

private final class Letters: KeyBindingsProvider {
    static var providerName: String { "Letters" }

    static func provideKeyBindings() -> [KeyBinding] {
        [KeyBinding(key: "reply", name: "Reply", input: "r", modifiers: .command)]
    }
}

private final class Articles: KeyBindingsProvider {
    static var providerName: String { "Articles" }

    static func provideKeyBindings() -> [KeyBinding] {
        [KeyBinding(key: "reload", name: "Reload", input: "r", modifiers: .command)]
    }
}

/// A form whose order is the reverse of reading.
private final class TabScreen: UIViewController {
    let fields = [40, 140, 240].map {
        UITextField(frame: CGRect(x: 20, y: $0, width: 300, height: 40))
    }
    let navigator = InputNavigator()
    var forwards = true

    override func viewDidLoad() {
        super.viewDidLoad()
        fields.forEach(view.addSubview)
        navigator.addInputItems(inputItems: fields.reversed())
    }

    override var keyCommands: [UIKeyCommand]? { forwards ? navigator.possibleKeyCommands : nil }

    override func target(forAction action: Selector, withSender sender: Any?) -> Any? {
        navigator.target(forKeyCommandAction: action)
            ?? super.target(forAction: action, withSender: sender)
    }
}

/// A column with two fields, and a tall one beside it that begins between them.
private final class ColumnScreen: UIViewController {
    let column = UIView(frame: CGRect(x: 0, y: 40, width: 300, height: 400))
    let fields = [0, 200, 0].map {
        UITextField(frame: CGRect(x: 20, y: $0, width: 200, height: 40))
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        fields[..<2].forEach(column.addSubview)
        fields[2].frame = CGRect(x: 400, y: 60, width: 200, height: 300)
        view.addSubview(column)
        view.addSubview(fields[2])
    }
}
