extension Cost {
    /// The instructions of a profile, of which the library's own are those of its functions, and
    /// those of the runtime and of Foundation as far as they worked for it.
    ///
    /// The cost of a function that works for others is shared among its callers in proportion to
    /// what their calls cost. `bare` is the profile of the same without the library. `module` is the
    /// one that played.
    init(
        ofLibraryIn profile: CallgrindProfile, without bare: CallgrindProfile? = nil,
        measuredBy module: String
    ) {
        let owners = profile.names.mapValues { InstructionOwner($0, measuredBy: module) }
        var shares = owners.mapValues { $0 == .library ? 1.0 : 0 }
        let calls = profile.calls.filter {
            owners[$0.callee] == .callers && $0.caller != $0.callee
        }
        // Those who work for others call each other, so shares are passed on until they settle.
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
        let all = profile.own.values.reduce(0, +)
        self.init(
            own: profile.own.reduce(0) { $0 + $1.value * (shares[$1.key] ?? 0) }.rounded(),
            all: all, caused: all - (bare?.own.values.reduce(0, +) ?? 0))
    }
}

/// Those for whom instructions are executed.
enum InstructionOwner: Equatable {
    case library, others
    /// Works for whoever calls: the runtime, the standard library, Foundation, geometry.
    case callers

    /// Reads the module from the mangled name of a function.
    ///
    /// An extension names its own module after the type.
    init(_ name: String, measuredBy module: String) {
        let libraries = [
            "KeyboardAssistant", "KeyNavigation", "KeyCommandCustomization",
            "KeyboardConversations",
        ].map { "\($0.count)\($0)" }
        let others = ["UIKit", "SimulatedDevice", "QuartzCore", "HeadlessBehavior", module]
        if libraries.contains(where: { name.hasPrefix("$s\($0)") || name.contains("\($0)E") }) {
            self = .library
        } else if others.contains(where: { name.hasPrefix("$s\($0.count)\($0)") }),
            !name.hasSuffix("Ma")
        {
            self = .others
        } else {
            self = .callers
        }
    }
}
