import Foundation

/// The costs of sessions in instructions of the library's own.
@MainActor
enum InstructionReport {
    static let sessions: [any MeasuredSession.Type] = [
        FormSession.self, RowFormSession.self, SceneSession.self, ListSession.self,
        FocusSession.self, BindingsSession.self,
    ]

    /// Prints what `Benchmarks/instructions` asks for: a line `NAME SIZE` for each run.
    static func printRuns() {
        for session in sessions {
            for size in session.sizes { print(session.name, size) }
        }
    }

    /// Prints tables of what `Benchmarks/instructions` has left in `folder`: for each run a file
    /// `NAME.SIZE.NUMBER` for each phase.
    static func printTables(from folder: URL) {
        print("Millions of instructions of the library's own, and of all:")
        for session in sessions { printTable(of: session, from: folder) }
    }

    private static func printTable(of session: any MeasuredSession.Type, from folder: URL) {
        print()
        print(Table.line(session.unit, session.sizes.flatMap { ["\($0)", "(all)"] } + ["growth"]))
        for (index, phase) in session.phases.enumerated() {
            let costs = session.sizes.map { size -> OwnCost? in
                let file = folder.appendingPathComponent("\(session.name).\(size).\(index + 1)")
                return (try? String(contentsOf: file, encoding: .utf8))
                    .map { OwnCost(CallgrindProfile($0)) }
            }
            let unit = 1e6 * Double(phase.repetitions)
            let cells = costs.flatMap {
                $0.map { [$0.instructions / unit, $0.total / unit].map(Table.text) } ?? ["-", "-"]
            }
            let growth = (costs.last??.instructions ?? 0) / (costs.first??.instructions ?? 1)
            print(Table.line(phase.name, cells + [Table.text(growth)]))
        }
    }
}
