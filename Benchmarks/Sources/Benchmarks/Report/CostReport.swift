/// What the sessions cost, phase by phase and size by size.
struct CostReport: Codable {
    var measuredOn: MeasuringMachine
    var sessions: [SessionCost]
    /// The calls of the library's functions; empty if they weren't counted.
    var flows: [FlowCount] = []
}

/// The costs of a session.
struct SessionCost: Codable {
    var name: String
    /// The thing that a size counts.
    var unit: String
    var phases: [PhaseCost]
}

/// The costs of doing something once.
struct PhaseCost: Codable {
    var name: String
    /// The growth that is allowed to the library's own cost.
    var allowedGrowth: Growth
    /// By size, in ascending order.
    var costs: [SizeCost]
    /// The library's own cost at the largest size, divided by that at the smallest.
    var growth: [CostUnit: Double]

    init(name: String, allowedGrowth: Growth, costs: [SizeCost]) {
        self.name = name
        self.allowedGrowth = allowedGrowth
        self.costs = costs
        growth = [:]
        for unit in CostUnit.allCases {
            guard let small = costs.first?.cost(in: unit), let large = costs.last?.cost(in: unit),
                small.own > 0
            else { continue }
            growth[unit] = large.own / small.own
        }
    }
}

/// The costs at one size.
struct SizeCost: Codable {
    var size: Int
    /// The cost in each unit that was counted.
    var counts: [CostUnit: Cost]

    func cost(in unit: CostUnit) -> Cost? { counts[unit] }
}

/// Something that is counted.
enum CostUnit: String, Codable, CodingKeyRepresentable, CaseIterable, Sendable {
    /// Instructions of the processor, in a build for it.
    case instructions
    /// Questions to those who count them: views, layouts, delegates, data sources, key sources.
    case calls
    /// Layouts of a screen, from its root view.
    case layouts
    /// The number of times that the offset of a scroll view was set.
    case offsetWrites
}

/// The library's own part of a cost, and the whole.
struct Cost: Codable, Equatable {
    /// What the library costs.
    ///
    /// Of instructions, these are those of its functions, and those of the runtime and of Foundation
    /// as far as they worked for it. Of others, these are those beyond what there is without the
    /// library, so they can be negative.
    var own: Double
    var all: Double
    /// What the library costs with all that it causes others to do: the whole, less what there is
    /// without the library.
    var caused: Double

    init(own: Double, all: Double, caused: Double) {
        (self.own, self.all, self.caused) = (own, all, caused)
    }

    /// The library's share of the whole; `nil` of nothing.
    var share: Double? { all > 0 ? own / all : nil }

    private enum CodingKeys: String, CodingKey {
        case own, all, caused, share
    }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        own = try container.decode(Double.self, forKey: .own)
        all = try container.decode(Double.self, forKey: .all)
        caused = try container.decode(Double.self, forKey: .caused)
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(own, forKey: .own)
        try container.encode(all, forKey: .all)
        try container.encode(caused, forKey: .caused)
        try container.encodeIfPresent(share, forKey: .share)
    }
}
