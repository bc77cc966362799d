/// The costs of a session in one unit, as text.
struct ReportTable: Equatable {
    var title: String
    var head: [String]
    var rows: [[String]]

    /// The costs at each size with the library's share of the whole, how they grow, and how much
    /// they may; `nil` if nothing was counted in this unit.
    init?(_ session: SessionCost, in unit: CostUnit) {
        guard let sizes = session.phases.first?.costs.map(\.size),
            session.phases.contains(where: { phase in
                phase.costs.contains { ($0.cost(in: unit)?.all ?? 0) > 0 }
            })
        else { return nil }
        title = "\(session.name.prefix(1).uppercased() + session.name.dropFirst()): \(unit.title)"
        head = [session.unit] + sizes.flatMap { ["\($0)", "share"] } + ["growth", "allowed"]
        rows = session.phases.map { phase in
            [phase.name]
                + phase.costs.flatMap { cost -> [String] in
                    guard let cost = cost.cost(in: unit) else { return ["-", "-"] }
                    return [
                        Self.text(cost.own / unit.scale),
                        cost.share.map { "\(Int(($0 * 100).rounded())) %" } ?? "-",
                    ]
                }
                + [phase.growth[unit].map { Self.text($0) } ?? "-", phase.allowedGrowth.rawValue]
        }
    }

    /// The table in columns.
    var text: String {
        let widths = head.indices.map { column in
            ([head] + rows).map { $0[column].count }.max() ?? 0
        }
        let lines = ([head] + rows).map { row in
            row.indices.map { column in
                let space = String(repeating: " ", count: widths[column] - row[column].count)
                return column == 0 ? row[column] + space : space + row[column]
            }.joined(separator: "  ")
        }
        return ([title, ""] + lines).joined(separator: "\n")
    }

    /// The table in Markdown.
    var markdown: String {
        let rule = ["---"] + head.dropFirst().map { _ in "---:" }
        let lines = ([head, rule] + rows).map { "| " + $0.joined(separator: " | ") + " |" }
        return (["## \(title)", ""] + lines).joined(separator: "\n")
    }

    /// `number` with as many decimals as its size makes worth reading.
    static func text(_ number: Double) -> String {
        let size = abs(number)
        let unit: Double = size >= 100 ? 1 : size >= 10 ? 10 : size >= 1 ? 100 : 1000
        let rounded = (number * unit).rounded() / unit
        return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
    }
}

extension CostUnit {
    /// The number that is printed as one.
    fileprivate var scale: Double { self == .instructions ? 1e6 : 1 }

    fileprivate var title: String {
        switch self {
        case .instructions: "millions of instructions"
        case .calls: "questions asked"
        case .layouts: "layouts"
        }
    }
}
