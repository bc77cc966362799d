import KeyCommandCustomization
import KeyNavigation
import KeyboardAssistant
import SimulatedDevice
import UIKit

/// Look-ups in a registry of bindings, and the commands of a list that takes its keys from there.
@MainActor
final class BindingsSession: MeasuredSession {
    static let name = "bindings"
    static let unit = "bindings"
    static let sizes = [10, 500, 5_000]
    static let phases = [
        MeasuredPhase(name: "look-up", repetitions: 100),
        MeasuredPhase(name: "provider", repetitions: 100),
        MeasuredPhase(name: "commands", repetitions: 10),
    ]

    private let registry = KeyBindingsRegistry()
    private let keySource: CountedKeySource
    private let stage = ListStage()
    private let screen: ListScreen
    private let setup: SessionSetup

    init(_ setup: SessionSetup) {
        self.setup = setup
        keySource = CountedKeySource(registry)
        screen = ListScreen(rows: 10, isAssisted: setup.isAssisted)
        // Their keys are all different, so that they are nobody else's.
        try? registry.register(
            keyBindings: (0..<setup.size).map { number in
                KeyBinding(
                    key: "\(number)", name: "Command \(number)",
                    input: Unicode.Scalar(0x4E00 + number).map(String.init) ?? "",
                    modifiers: .command)
            })
        registry.registerBuiltInCommands()
        stage.show(screen)
        guard setup.isAssisted else { return }
        screen.navigator.keySource = keySource
        screen.navigator.focus([0, 1])
    }

    func run(measuring measure: (() -> Void) -> Void) {
        let keys = (0..<100).map { "\($0 % setup.size)" }
        measure {
            for key in keys { _ = try? registry.binding(withKey: key) }
        }
        measure {
            for key in keys { _ = registry.bindings()[key] }
        }
        measure {
            for _ in 0..<10 { _ = screen.keyCommands }
        }
    }
}

/// A source of keys that counts how often it is asked.
private final class CountedKeySource: KeyCommandSource {
    private let registry: KeyBindingsRegistry

    init(_ registry: KeyBindingsRegistry) {
        self.registry = registry
    }

    func keys(for command: CommandIdentifier) -> [KeyChord]? {
        Tally.asked(registry.keys(for: command))
    }
}
