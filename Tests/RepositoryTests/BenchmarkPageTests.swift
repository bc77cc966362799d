import Foundation
import Requirements
import Testing

/// Holds the benchmarks and their page to what they claim.
@Suite struct BenchmarkPageTests {
    @Test("Benchmarks count, and take no time", .requirement("U460"))
    func benchmarksTakeNoTime() throws {
        let sources = try Repository.paths(in: "Benchmarks/Sources", ".swift")
        #expect(sources.count > 20)
        let timed = try sources.filter { path in
            let text = try Repository.text(path)
            return ["Clock", "Duration", "timeInterval", "uptime"].contains(where: text.contains)
        }
        #expect(timed == [])
    }

    @Test("The page has a table of instructions for each session", .requirement("U460"))
    func pageHasTableForEachSession() throws {
        let readme = try Repository.text("Benchmarks/README.md")
        let sessions = readme.matches(of: /(?m)^\| ([a-z, ]+) \|/)
            .flatMap { $0.output.1.components(separatedBy: ", ") }
        #expect(sessions.count == 12)
        let page = try Repository.text("Benchmarks/RESULTS.md")
        let titles = page.matches(of: /(?m)^## (\w+): millions of instructions$/)
        #expect(titles.map { $0.output.1.lowercased() } == sessions)
        #expect(page.contains("\n- Build: release\n") && page.contains("\n- Profiler: valgrind-"))
    }
}
