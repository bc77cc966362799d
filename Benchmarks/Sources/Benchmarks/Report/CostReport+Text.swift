import Foundation

extension CostReport {
    /// Instructions where they were counted, else questions, layouts and offset writes.
    private func tables(_ before: EarlierReport?) -> [ReportTable] {
        let units: [CostUnit] =
            measuredOn.valgrind == nil ? [.calls, .layouts, .offsetWrites] : [.instructions]
        return sessions.flatMap { session in units.compactMap { ReportTable(session, in: $0) } }
            + (before.map { [ReportTable(self, before: $0.report, named: $0.name)] } ?? [])
            + (flows.isEmpty ? [] : [ReportTable(flows, before: before?.report.flows ?? [])])
    }

    /// The tables for people at a terminal.
    func text(before: EarlierReport? = nil) -> String {
        ([Self.legend, measuredOn.description] + tables(before).map(\.text))
            .joined(separator: "\n\n")
    }

    /// A page that says what was measured, and on what.
    func page(before: EarlierReport? = nil) -> String {
        let introduction = """
            # What the library costs

            `swift run --package-path Benchmarks -c release Benchmarks --page Benchmarks/RESULTS.md`
            has written this page. [The README](README.md) says what is played.
            """
        return ([introduction, Self.legend, measuredOn.markdown] + tables(before).map(\.markdown))
            .joined(separator: "\n\n") + "\n"
    }

    /// The same for programs, whose keys stay.
    func json() throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        return String(decoding: try encoder.encode(self), as: UTF8.self)
    }

    static let legend = """
        What the library itself costs each time, at each size, with its share of the whole, the rest of
        which is UIKit's, and what it causes with all that UIKit does for it: the whole, less the same
        without the library. Root layouts and offset writes are those that it adds at the largest size.
        Growth is the library's own cost at the largest size divided by that at the smallest: flat costs
        may not depend on the size, and linear ones may grow as much as the size.
        """
}

/// A report of an earlier state of the library.
struct EarlierReport {
    var name: String
    var report: CostReport

    /// Reads what `--json` has printed; the file's name is that of the state.
    init(file: String) throws {
        let url = URL(fileURLWithPath: file)
        name = url.deletingPathExtension().lastPathComponent
        report = try JSONDecoder().decode(CostReport.self, from: Data(contentsOf: url))
    }
}

extension MeasuringMachine: CustomStringConvertible {
    private var parts: [(name: String, value: String)] {
        [
            ("Date", date), ("Swift", swift), ("Build", build), ("Architecture", architecture),
            ("System", system), ("Profiler", valgrind ?? "none"),
            ("UIKit", uikit),
        ]
    }

    var description: String {
        parts.map { "\($0.name): \($0.value)" }.joined(separator: "\n")
    }

    var markdown: String {
        parts.map { "- \($0.name): \($0.value)" }.joined(separator: "\n")
    }
}
