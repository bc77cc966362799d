import Foundation

/// Calls `body`, by a name at which a profiler starts and stops to count.
@inline(never)
@MainActor
func measured(_ body: () -> Void) {
    body()
    // Something to come back for: a profiler does not see the end of a function that ends in a jump.
    phasesMeasured += 1
}

@MainActor private var phasesMeasured = 0

/// What the phases of a form cost in instructions of the library's own.
@MainActor
enum InstructionReport {
    /// Plays a form once, for a profiler.
    static func play(fields: Int) {
        // What is done once in a process is no cost of a phase.
        FormSession(fields: 3).run { _, body in body() }
        FormSession(fields: fields).run { _, body in measured(body) }
    }

    /// Prints a table of what `Benchmarks/instructions` has left in `folder`: for each size a file
    /// `SIZE.NUMBER` for each phase.
    static func printTable(from folder: URL) {
        let sizes = FormReport.sizes
        print("Millions of instructions of the library's own, and of all:\n")
        print(Table.line("fields", sizes.flatMap { ["\($0)", "(all)"] } + ["growth"]))
        for (index, phase) in FormSession.Phase.allCases.enumerated() {
            let costs = sizes.map { size -> OwnCost? in
                OwnCost(file: folder.appendingPathComponent("\(size).\(index + 1)"))
            }
            let unit = 1e6 * Double(phase.repetitions)
            let cells = costs.flatMap {
                $0.map { [$0.instructions / unit, $0.total / unit].map(Table.text) } ?? ["-", "-"]
            }
            let growth = (costs.last??.instructions ?? 0) / (costs.first??.instructions ?? 1)
            print(Table.line(phase.rawValue, cells + [Table.text(growth)]))
        }
    }
}
