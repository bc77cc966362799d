/// The part of a profile that the library has spent: the instructions of its own functions, and
/// those of the runtime and of Foundation as far as they worked for it.
struct OwnCost {
    /// The owners of functions.
    private enum Owner {
        case library, others
        /// Works for whoever calls: the runtime, the standard library, Foundation, geometry.
        case callers

        /// Reads the module from a mangled name.
        ///
        /// An extension names its own module after the type.
        init(_ name: String) {
            if name.hasPrefix("$s17KeyboardAssistant") || name.contains("17KeyboardAssistantE") {
                self = .library
            } else if Self.otherModules.contains(where: { name.hasPrefix("$s" + $0) }),
                !name.hasSuffix("Ma")
            {
                self = .others
            } else {
                self = .callers
            }
        }

        private static let otherModules = [
            "5UIKit", "15SimulatedDevice", "10QuartzCore", "16HeadlessBehavior",
            "10Benchmarks",
        ]
    }

    let instructions: Double
    let total: Double

    /// The cost of a function that works for others is shared among its callers in proportion to
    /// what their calls cost.
    init(_ profile: CallgrindProfile) {
        let owners = profile.names.mapValues { Owner($0) }
        var shares = owners.mapValues { $0 == .library ? 1.0 : 0 }
        let calls = profile.calls.filter {
            owners[$0.callee] == .callers && $0.caller != $0.callee
        }
        for _ in 0..<50 {
            var (sums, weights): ([Int: Double], [Int: Double]) = ([:], [:])
            for call in calls {
                sums[call.callee, default: 0] += call.inclusive * (shares[call.caller] ?? 0)
                weights[call.callee, default: 0] += call.inclusive
            }
            for (function, weight) in weights where weight > 0 {
                shares[function] = (sums[function] ?? 0) / weight
            }
        }
        instructions = profile.own.reduce(0) { $0 + $1.value * (shares[$1.key] ?? 0) }
        total = profile.own.values.reduce(0, +)
    }
}
