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
        PaletteSession.self, FocusSession.self, ConversationSession.self, MessagesSession.self,
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
            var counts: [CostUnit: Cost] = [
                .calls: Cost(of: \.calls, tally), .layouts: Cost(of: \.layouts, tally),
                .offsetWrites: Cost(of: \.offsetWrites, tally),
            ]
            counts[.instructions] = instructions?[index]
            return SizeCost(
                size: size, counts: counts.mapValues { $0.divided(by: phase.repetitions) })
        }
    }
}

extension Cost {
    /// The difference that the library makes to something that is counted.
    fileprivate init(
        of count: KeyPath<Tally, Int>, _ tally: (assisted: Tally, bare: Tally)
    ) {
        let all = Double(tally.assisted[keyPath: count])
        let difference = all - Double(tally.bare[keyPath: count])
        self.init(own: difference, all: all, caused: difference)
    }

    /// The cost of doing once what was done this many times.
    fileprivate func divided(by times: Int) -> Cost {
        let times = Double(times)
        return Cost(own: own / times, all: all / times, caused: caused / times)
    }
}
