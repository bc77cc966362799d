import KeyboardAssistant
import UIKit

/// Looks bindings up among many.
@MainActor
final class BindingsSession: MeasuredSession {
    static let name = "bindings"
    static let unit = "bindings"
    static let sizes = [10, 5_000]
    static let phases = [MeasuredPhase(name: "look-up", repetitions: 1_000)]

    private let registry = KeyBindingsRegistry()
    private let count: Int

    init(size count: Int) {
        self.count = count
        // Their keys are all different, so that they are nobody else's.
        try? registry.register(
            keyBindings: (0..<count).map { number in
                KeyBinding(
                    key: "\(number)", name: "Command \(number)",
                    input: Unicode.Scalar(0x4E00 + number).map(String.init) ?? "",
                    modifiers: .command)
            })
    }

    func run(measuring measure: (() -> Void) -> Void) {
        measure { lookUp() }
    }

    /// Looks some bindings up, again and again.
    func lookUp() {
        for number in 0..<1_000 {
            _ = registry.bindings()["\(number % min(10, max(1, count)))"]
        }
    }
}

/// The growth of the cost of looking bindings up with their number.
@MainActor
enum BindingsReport {
    /// Prints how often the time for ten bindings five thousand take.
    static func printGrowth() {
        let (few, many) = (BindingsSession(size: 10), BindingsSession(size: 5_000))
        let comparison = Comparison(
            name: "Looking a binding up among 5,000, to among ten",
            little: { few.lookUp() }, much: { many.lookUp() })
        print("\(comparison.name): \(Table.text(comparison.ratio()))")
    }
}
