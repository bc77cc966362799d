import KeyCommandCustomization
import SimulatedDevice
import UIKit

/// Letters that people type into a palette.
@MainActor
final class PaletteSession: MeasuredSession {
    static let name = "palette"
    static let unit = "commands"
    static let sizes = [100, 1_000, 10_000]
    static let phases = ["open", "letter", "second", "mistyped"].map {
        MeasuredPhase(name: $0, growth: .linear)
    }

    private let device = SimulatedDevice(.iPad9_7)
    private let registry = KeyBindingsRegistry()
    private let screen: CommandScreen
    private let setup: SessionSetup

    init(_ setup: SessionSetup) {
        self.setup = setup
        device.keyboard.mode = .hardware(bar: false)
        let bindings = (0..<setup.size).map(KeyBinding.init(number:))
        try? registry.register(keyBindings: bindings)
        screen = CommandScreen(registry, bindings.map(\.key))
        device.show(screen)
        screen.becomeFirstResponder()
        device.settle()
    }

    func run(measuring measure: (() -> Void) -> Void) {
        measure { open() }
        device.settle()
        // All commands have the first letter, and half of them both.
        measure { type("r") }
        measure { type("m") }
        device.press(UIKeyCommand.inputEscape)
        type("archie")
        // Nothing has these letters in order, and the last pair of them is swapped.
        measure { type("v") }
    }

    private func type(_ text: String) {
        if setup.isAssisted { device.type(text) }
    }

    private func open() {
        guard setup.isAssisted else { return }
        screen.present(
            CommandPaletteViewController(for: screen, registry: registry), animated: false)
    }
}

extension KeyBinding {
    /// Creates a command whose keys are nobody else's.
    fileprivate init(number: Int) {
        let verbs = ["Reply to", "Print", "Archive", "Forward"]
        let names = ["Message", "Folder", "Draft", "Letter from Mary"]
        self.init(
            key: "\(number)",
            name: "\(verbs[number % 4]) \(names[number / 4 % 4]) \(number)",
            input: Unicode.Scalar(0x4E00 + number).map(String.init) ?? "", modifiers: .command)
    }
}

/// A screen that performs all commands of a registry.
private final class CommandScreen: UIViewController {
    private let registry: KeyBindingsRegistry
    private let keys: [String]
    private let action = Selector(("perform:"))

    init(_ registry: KeyBindingsRegistry, _ keys: [String]) {
        (self.registry, self.keys) = (registry, keys)
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        nil
    }

    override var canBecomeFirstResponder: Bool { true }

    override var keyCommands: [UIKeyCommand]? {
        registry.bindings().make(withActionsForKeys: keys.map { ($0, action) })
    }

    override func target(forAction action: Selector, withSender sender: Any?) -> Any? {
        Tally.asked(
            action == self.action ? self : super.target(forAction: action, withSender: sender))
    }
}
