import Foundation

extension CostReport {
    /// Instructions where they were counted, else questions and layouts.
    private var tables: [ReportTable] {
        let units: [CostUnit] =
            measuredOn.valgrind == nil ? [.calls, .layouts] : [.instructions]
        return sessions.flatMap { session in units.compactMap { ReportTable(session, in: $0) } }
    }

    /// The tables for people at a terminal.
    var text: String {
        ([Self.legend, measuredOn.description] + tables.map(\.text)).joined(separator: "\n\n")
    }

    /// A page that says what was measured, and on what.
    var page: String {
        let introduction = """
            # What the library costs

            `swift run --package-path Benchmarks -c release Benchmarks --page Benchmarks/RESULTS.md`
            has written this page. [The README](README.md) says what is played.
            """
        return ([introduction, Self.legend, measuredOn.markdown] + tables.map(\.markdown))
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
        which is UIKit's. Growth is the cost at the largest size divided by that at the smallest: flat
        costs may not depend on the size, and linear ones may grow as much as the size.
        """
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
