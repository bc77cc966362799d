/// Something whose cost is counted phase by phase, and that comes in sizes.
@MainActor
protocol MeasuredSession {
    /// One lowercase word.
    static var name: String { get }
    /// The thing that a size counts.
    static var unit: String { get }
    /// In ascending order.
    static var sizes: [Int] { get }
    static var phases: [MeasuredPhase] { get }

    init(_ setup: SessionSetup)

    /// Goes through all phases, each within one call of `measure`.
    func run(measuring measure: (() -> Void) -> Void)
}

/// The circumstances of a session.
struct SessionSetup {
    var size: Int
    /// A Boolean value that indicates whether the library takes part.
    ///
    /// If it doesn't, the session shows what the same costs by hand, as far as it happens at all.
    var isAssisted = true
    /// A Boolean value that indicates whether views are replaced by some that count what they are
    /// asked, even where that costs many instructions.
    var countsQuestions = false
}

/// A part of a session.
struct MeasuredPhase {
    var name: String
    /// The number of times that something is done in the phase, so that a single one can be
    /// distinguished from the whole.
    var repetitions = 1
    var growth = Growth.flat
}

/// The growth of the library's own cost that is allowed as the size grows.
enum Growth: String, Codable, Sendable {
    /// The cost doesn't depend on the size.
    case flat
    /// The cost grows at most as much as the size.
    case linear

    /// Returns the highest cost that is allowed at `large`, where it is `cost` at `small`.
    func limit(from small: Int, _ cost: Double, to large: Int) -> Double {
        switch self {
        case .flat: cost
        case .linear: cost * Double(large) / Double(small)
        }
    }
}

extension MeasuredSession {
    /// Plays once, for a profiler that counts the instructions of each call of `measured(_:)`.
    static func play(size: Int, isAssisted: Bool) {
        // What is done once in a process is no cost of a phase.
        Self(SessionSetup(size: sizes[0], isAssisted: isAssisted)).run { $0() }
        Self(SessionSetup(size: size, isAssisted: isAssisted)).run { measured($0) }
    }

    /// Returns what is counted in each phase, with and without the library.
    static func tallies(size: Int) -> [(assisted: Tally, bare: Tally)] {
        let tallies = [true, false].map { isAssisted in
            let setup = SessionSetup(size: size, isAssisted: isAssisted, countsQuestions: true)
            var tallies: [Tally] = []
            Self(setup).run { phase in
                let before = Tally.current
                phase()
                tallies.append(Tally.current - before)
            }
            return tallies
        }
        return zip(tallies[0], tallies[1]).map { ($0, $1) }
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
