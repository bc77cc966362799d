/// A part of a session, with the number of times something is done in it, so that a single one can
/// be distinguished from the whole.
struct MeasuredPhase {
    var name: String
    var repetitions = 1
}

/// Something whose cost a profiler counts phase by phase, and that comes in sizes.
@MainActor
protocol MeasuredSession {
    static var name: String { get }
    /// The thing that a size counts.
    static var unit: String { get }
    static var sizes: [Int] { get }
    static var phases: [MeasuredPhase] { get }

    init(size: Int)

    /// Goes through all phases, each within one call of `measure`.
    func run(measuring measure: (() -> Void) -> Void)
}

extension MeasuredSession {
    /// Runs once, for a profiler.
    static func play(size: Int) {
        // What is done once in a process is no cost of a phase.
        Self(size: 3).run { $0() }
        Self(size: size).run { measured($0) }
    }
}

/// Calls `body`, by a name at which a profiler starts and stops to count.
@inline(never)
@MainActor
func measured(_ body: () -> Void) {
    body()
    // Something to come back for: a profiler does not see the end of a function that ends in a
    // jump.
    phasesMeasured += 1
}

@MainActor private var phasesMeasured = 0
