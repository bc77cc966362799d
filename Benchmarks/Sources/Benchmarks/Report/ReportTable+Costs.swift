extension ReportTable {
    /// The costs of a session at each size with the library's share of the whole, how they grow, and
    /// how much they may; `nil` if nothing was counted in this unit.
    ///
    /// With instructions, there is also what the library causes, and what it adds to the root
    /// layouts and offset writes at the largest size.
    init?(_ session: SessionCost, in unit: CostUnit) {
        guard let sizes = session.phases.first?.costs.map(\.size),
            session.phases.contains(where: { phase in
                phase.costs.contains { ($0.cost(in: unit)?.all ?? 0) > 0 }
            })
        else { return nil }
        let isDetailed = unit == .instructions
        title = "\(session.name.prefix(1).uppercased() + session.name.dropFirst()): \(unit.title)"
        head =
            [session.unit]
            + sizes.flatMap { ["\($0)", "share"] + (isDetailed ? ["caused"] : []) }
            + (isDetailed ? Self.additions.map(\.title) : []) + ["growth", "allowed"]
        rows = session.phases.map { phase in
            let largest = phase.costs.last
            return [phase.name]
                + phase.costs.flatMap { Self.cells($0.cost(in: unit), unit, isDetailed) }
                + (isDetailed ? Self.additions.map { Self.text(largest?.cost(in: $0)?.own) } : [])
                + [Self.text(phase.growth[unit]), phase.allowedGrowth.rawValue]
        }
    }

    /// What is counted besides instructions.
    private static let additions: [CostUnit] = [.layouts, .offsetWrites]

    private static func cells(_ cost: Cost?, _ unit: CostUnit, _ isDetailed: Bool) -> [String] {
        [
            text(cost?.own, in: unit),
            cost?.share.map { "\(Int(($0 * 100).rounded())) %" } ?? "-",
        ] + (isDetailed ? [text(cost?.caused, in: unit)] : [])
    }

    private static func text(_ number: Double?, in unit: CostUnit = .calls) -> String {
        number.map { text($0 / unit.scale) } ?? "-"
    }

    // MARK: Comparisons

    /// The costs of all phases at the largest size that both reports have, beside those of `before`.
    init(_ report: CostReport, before: CostReport, named name: String) {
        let units = [CostUnit.instructions] + Self.additions
        title = "Compared with \(name), the numbers of which are in parentheses"
        head =
            ["", "size", "own", "caused"] + Self.additions.map(\.title)
        rows = report.sessions.flatMap { session in
            session.phases.compactMap { phase in
                let old = before.sessions.first { $0.name == session.name }?.phases
                    .first { $0.name == phase.name }
                let pairs = phase.costs.compactMap { cost in
                    old?.costs.first { $0.size == cost.size }.map { (cost, $0) }
                }
                guard let (new, old) = pairs.last else { return nil }
                func cell(_ unit: CostUnit, _ part: (Cost) -> Double) -> String {
                    "\(text(new.cost(in: unit).map(part), in: unit)) "
                        + "(\(text(old.cost(in: unit).map(part), in: unit)))"
                }
                return ["\(session.name), \(phase.name)", "\(new.size)"]
                    + [cell(.instructions, \.own), cell(.instructions, \.caused)]
                    + units.dropFirst().map { cell($0, \.own) }
            }
        }
        func text(_ number: Double?, in unit: CostUnit) -> String { Self.text(number, in: unit) }
    }

    // MARK: Calls

    /// The calls in each flow, beside those of an earlier report where there is one.
    init(_ flows: [FlowCount], before: [FlowCount] = []) {
        title = "Calls of the library's functions in a debug build"
        head = ["", "functions", "files", "calls"]
        rows = flows.map { flow in
            let old = before.first { $0.name == flow.name }
            func cell(_ number: (FlowCount) -> Double) -> String {
                Self.text(number(flow)) + (old.map { " (\(Self.text(number($0))))" } ?? "")
            }
            return [
                flow.name, cell { Double($0.functions) }, cell { Double($0.files) },
                cell(\.calls),
            ]
        }
    }

    /// The functions that are called most in a flow.
    init(questionsOf flow: FlowCount) {
        title = "Called most: \(flow.name)"
        head = ["function", "calls"]
        rows = flow.questions.map { [$0.name, Self.text($0.calls)] }
    }
}
