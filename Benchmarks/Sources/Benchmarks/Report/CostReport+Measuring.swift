/// The sizes that are measured.
enum MeasuredSizes: String, CaseIterable, Sendable {
    /// The two smallest of each session, which is enough to see growth.
    case small
    /// All.
    case all

    func chosen(of sizes: [Int]) -> [Int] {
        switch self {
        case .small: Array(sizes.prefix(2))
        case .all: sizes
        }
    }
}

@MainActor
extension CostReport {
    /// All sessions, in the order of the report.
    static let sessions: [any MeasuredSession.Type] = [
        FormSession.self, RowFormSession.self, SceneSession.self, DiscoverySession.self,
        TableSession.self, SelectionSession.self, GridSession.self, BindingsSession.self,
        FocusSession.self,
    ]

    /// Plays all sessions, and counts their instructions if there is a profiler.
    ///
    /// `progress` is told each session and size that is about to be played.
    init(
        _ sizes: MeasuredSizes, profiler: Callgrind?, progress: (String) -> Void = { _ in }
    ) throws {
        measuredOn = MeasuringMachine(profiler: profiler)
        sessions = try Self.sessions.map { session in
            let costs = try sizes.chosen(of: session.sizes).map { size in
                progress("\(session.name) \(size)")
                return try session.costs(size: size, profiler: profiler)
            }
            let phases = session.phases.indices.map { index in
                let phase = session.phases[index]
                return PhaseCost(
                    name: phase.name, allowedGrowth: phase.growth, costs: costs.map { $0[index] })
            }
            return SessionCost(name: session.name, unit: session.unit, phases: phases)
        }
    }
}

extension MeasuredSession {
    /// Returns the costs of doing what is done in each phase once.
    static func costs(size: Int, profiler: Callgrind?) throws -> [SizeCost] {
        let instructions = try profiler.map { try $0.costs(of: name, size, phases: phases.count) }
        return zip(phases, tallies(size: size)).enumerated().map { index, counted in
            let (phase, tally) = counted
            func once(_ own: Double, _ all: Double) -> Cost {
                Cost(own: own / Double(phase.repetitions), all: all / Double(phase.repetitions))
            }
            func cost(_ count: (Tally) -> Int) -> Cost {
                once(
                    Double(count(tally.assisted) - count(tally.bare)),
                    Double(count(tally.assisted)))
            }
            var counts: [CostUnit: Cost] = [.calls: cost(\.calls), .layouts: cost(\.layouts)]
            if let instructions {
                let cost = instructions[index]
                counts[.instructions] = once(cost.own.rounded(), cost.all)
            }
            return SizeCost(size: size, counts: counts)
        }
    }
}
