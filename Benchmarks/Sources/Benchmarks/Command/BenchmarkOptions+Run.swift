import Foundation

extension BenchmarkOptions {
    /// Does what the words ask for, and returns the status of the process.
    ///
    /// Results are printed, and everything else goes to `complaining`.
    @MainActor
    func run(
        profiler: @autoclosure () -> Callgrind?, printing: (String) -> Void,
        complaining: (String) -> Void
    ) -> Int32 {
        switch self {
        case .report(let sizes, let isJSON, let page, let before):
            return Self.trying(complaining) {
                let before = try before.map(EarlierReport.init)
                var report = try CostReport(sizes, profiler: profiler(), progress: complaining)
                if page != nil { report.flows = try FlowCount.all(progress: complaining) }
                printing(isJSON ? try report.json() : report.text(before: before))
                try page.map {
                    try report.page(before: before)
                        .write(toFile: $0, atomically: true, encoding: .utf8)
                }
            }
        case .calls:
            return Self.trying(complaining) {
                let flows = try FlowCount.all(progress: complaining)
                let tables = [ReportTable(flows)] + flows.map(ReportTable.init(questionsOf:))
                printing(tables.map(\.text).joined(separator: "\n\n"))
            }
        case .play(let name, let size, let isAssisted):
            guard let session = CostReport.sessions.first(where: { $0.name == name }) else {
                complaining("no session \(name)")
                return 2
            }
            session.play(size: size, isAssisted: isAssisted)
        case .help: printing(Self.usage)
        case .misunderstood(let problem):
            complaining("\(problem)\n\n\(Self.usage)")
            return 2
        }
        return 0
    }

    /// Returns the status of a process that does `work`.
    private static func trying(
        _ complaining: (String) -> Void, _ work: () throws -> Void
    ) -> Int32 {
        do {
            try work()
            return 0
        } catch {
            complaining("\(error)")
            return 1
        }
    }
}
