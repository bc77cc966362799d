import KeyboardAssistant
import UIKit

/// How the cost of looking bindings up grows with their number.
@MainActor
enum BindingsReport {
    static let sizes = [10, 5_000]
    private static let lookUps = 1_000

    /// Prints how often the time for ten bindings five thousand take.
    static func printGrowth() {
        let (few, many) = (registry(sizes[0]), registry(sizes[1]))
        let comparison = Comparison(
            name: "Looking a binding up among 5,000, to among ten",
            little: { lookUp(in: few) }, much: { lookUp(in: many) })
        print("\(comparison.name): \(Table.text(comparison.ratio()))")
    }

    /// Looks bindings up once, for a profiler.
    static func play(bindings: Int) {
        let registry = registry(bindings)
        // What is done once in a process is no cost of a look-up.
        lookUp(in: registry)
        measured { lookUp(in: registry) }
    }

    /// Prints what `Benchmarks/instructions` has left in `folder`: for each size a file
    /// `bindings-SIZE.1`.
    static func printInstructions(from folder: URL) {
        let costs = sizes.map { size in
            OwnCost(file: folder.appendingPathComponent("bindings-\(size).1"))?.instructions ?? 0
        }
        print("\nInstructions of the library's own to look a binding up:\n")
        print(Table.line("bindings", sizes.map(String.init) + ["growth"]))
        let cells = costs.map { $0 / Double(lookUps) } + [costs[1] / max(1, costs[0])]
        print(Table.line("look-up", cells.map(Table.text)))
    }

    private static func registry(_ count: Int) -> KeyBindingsRegistry {
        let registry = KeyBindingsRegistry()
        // Their keys are all different, so that they are nobody else's.
        try? registry.register(
            keyBindings: (0..<count).map { number in
                KeyBinding(
                    key: "\(number)", name: "Command \(number)",
                    input: Unicode.Scalar(0x4E00 + number).map(String.init) ?? "",
                    modifiers: .command)
            })
        return registry
    }

    private static func lookUp(in registry: KeyBindingsRegistry) {
        for number in 0..<lookUps { _ = registry.bindings()["\(number % sizes[0])"] }
    }
}
