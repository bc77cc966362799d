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
        case .report(let sizes, let isJSON, let page):
            do {
                let report = try CostReport(sizes, profiler: profiler(), progress: complaining)
                printing(isJSON ? try report.json() : report.text)
                if let page {
                    try report.page.write(toFile: page, atomically: true, encoding: .utf8)
                }
            } catch {
                complaining("\(error)")
                return 1
            }
        case .play(let name, let size):
            guard let session = CostReport.sessions.first(where: { $0.name == name }) else {
                complaining("no session \(name)")
                return 2
            }
            session.play(size: size)
        case .help: printing(Self.usage)
        case .misunderstood(let problem):
            complaining("\(problem)\n\n\(Self.usage)")
            return 2
        }
        return 0
    }
}
