import Foundation
import Requirements
import Testing

@testable import Benchmarks

/// What the benchmarks print.
@MainActor
@Suite struct ReportTests {
    /// A report of one session, made up.
    private static func report(valgrind: String?) -> CostReport {
        let costs = [(10, 1_000_000.0, 4_000_000.0), (1_000, 1_500_000, 4_500_000)].map {
            (size: Int, own: Double, all: Double) in
            SizeCost(
                size: size,
                counts: [
                    .instructions: Cost(own: own, all: all, caused: 2 * own),
                    .calls: Cost(own: 3, all: 4, caused: 3),
                    .layouts: Cost(own: 0, all: 0, caused: 0),
                    .offsetWrites: Cost(own: 1, all: 2, caused: 1),
                ])
        }
        let phase = PhaseCost(name: "arrow", allowedGrowth: .flat, costs: costs)
        var machine = MeasuringMachine(profiler: nil)
        machine.valgrind = valgrind
        return CostReport(
            measuredOn: machine,
            sessions: [SessionCost(name: "table", unit: "rows", phases: [phase])])
    }

    @Test("Tables show the library's own cost, its share and its growth", .requirement("U460"))
    func tablesShowCostShareAndGrowth() {
        let text = Self.report(valgrind: "valgrind-3").text()
        #expect(
            text.hasSuffix(
                """
                Table: millions of instructions

                rows   10  share  caused  1000  share  caused  root layouts  offset writes  growth  allowed
                arrow   1   25 %       2   1.5   33 %       3             0              1     1.5     flat
                """))
    }

    @Test("Without a profiler, questions are shown instead, and nothing that wasn't counted")
    func questionsAreShownWithoutProfiler() {
        let text = Self.report(valgrind: nil).text()
        #expect(
            text.contains(
                """
                Table: questions asked

                rows   10  share  1000  share  growth  allowed
                arrow   3   75 %     3   75 %       1     flat
                """))
        #expect(!text.contains("millions") && !text.contains("Table: root layouts"))
        #expect(text.contains("Table: offset writes"))
    }

    @Test("A page says what was measured, and on what", .requirement("U460"))
    func pageSaysWhatWasMeasuredOnWhat() {
        let page = Self.report(valgrind: "valgrind-3.19").page()
        for line in [
            "# What the library costs", "- Profiler: valgrind-3.19", "- UIKit: headless",
            "## Table: millions of instructions",
            "| rows | 10 | share | caused | 1000 | share | caused | root layouts | offset writes "
                + "| growth | allowed |",
            "| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |",
            "| arrow | 1 | 25 % | 2 | 1.5 | 33 % | 3 | 0 | 1 | 1.5 | flat |",
        ] {
            #expect(page.components(separatedBy: "\n").contains(line), "\(line)")
        }
    }

    @Test("Costs and calls stand beside those of an earlier state", .requirement("U460"))
    func earlierStateIsCompared() throws {
        var (old, new) = (Self.report(valgrind: "v"), Self.report(valgrind: "v"))
        old.sessions[0].phases[0].costs.removeLast()
        let flow = FlowCount(name: "flow", functions: 9, files: 3, calls: 40, questions: [])
        (old.flows, new.flows) = ([flow], [flow])
        new.flows[0].calls = 20.5
        let file = FileManager.default.temporaryDirectory
            .appendingPathComponent(UUID().uuidString).appendingPathComponent("old.json")
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: file.deletingLastPathComponent()) }
        try old.json().write(to: file, atomically: true, encoding: .utf8)
        let lines = new.page(before: try EarlierReport(file: file.path))
            .components(separatedBy: "\n")
        for line in [
            "## Compared with old, the numbers of which are in parentheses",
            "|  | size | own | caused | root layouts | offset writes |",
            "| table, arrow | 10 | 1 (1) | 2 (2) | 0 (0) | 1 (1) |",
            "|  | functions | files | calls |", "| flow | 9 (9) | 3 (3) | 20.5 (40) |",
        ] {
            #expect(lines.contains(line), "\(line)")
        }
    }

    @Test("The keys of the JSON stay", .requirement("U460"))
    func keysOfJSONStay() throws {
        let report = Self.report(valgrind: "valgrind-3.19")
        var machine = report.measuredOn
        (machine.date, machine.swift, machine.system) = ("2026-11-23", "6", "Linux")
        (machine.architecture, machine.build) = ("x86_64", "release")
        let json = try CostReport(measuredOn: machine, sessions: report.sessions).json()
        #expect(
            json == """
                {
                  "flows" : [

                  ],
                  "measuredOn" : {
                    "architecture" : "x86_64",
                    "build" : "release",
                    "date" : "2026-11-23",
                    "swift" : "6",
                    "system" : "Linux",
                    "uikit" : "headless",
                    "valgrind" : "valgrind-3.19"
                  },
                  "sessions" : [
                    {
                      "name" : "table",
                      "phases" : [
                        {
                          "allowedGrowth" : "flat",
                          "costs" : [
                            {
                              "counts" : {
                                "calls" : {
                                  "all" : 4,
                                  "caused" : 3,
                                  "own" : 3,
                                  "share" : 0.75
                                },
                                "instructions" : {
                                  "all" : 4000000,
                                  "caused" : 2000000,
                                  "own" : 1000000,
                                  "share" : 0.25
                                },
                                "layouts" : {
                                  "all" : 0,
                                  "caused" : 0,
                                  "own" : 0
                                },
                                "offsetWrites" : {
                                  "all" : 2,
                                  "caused" : 1,
                                  "own" : 1,
                                  "share" : 0.5
                                }
                              },
                              "size" : 10
                            },
                            {
                              "counts" : {
                                "calls" : {
                                  "all" : 4,
                                  "caused" : 3,
                                  "own" : 3,
                                  "share" : 0.75
                                },
                                "instructions" : {
                                  "all" : 4500000,
                                  "caused" : 3000000,
                                  "own" : 1500000,
                                  "share" : 0.3333333333333333
                                },
                                "layouts" : {
                                  "all" : 0,
                                  "caused" : 0,
                                  "own" : 0
                                },
                                "offsetWrites" : {
                                  "all" : 2,
                                  "caused" : 1,
                                  "own" : 1,
                                  "share" : 0.5
                                }
                              },
                              "size" : 1000
                            }
                          ],
                          "growth" : {
                            "calls" : 1,
                            "instructions" : 1.5,
                            "offsetWrites" : 1
                          },
                          "name" : "arrow"
                        }
                      ],
                      "unit" : "rows"
                    }
                  ]
                }
                """)
        let decoded = try JSONDecoder().decode(CostReport.self, from: Data(json.utf8))
        #expect(
            decoded.sessions[0].phases[0].costs[1].cost(in: .calls)
                == Cost(own: 3, all: 4, caused: 3))
    }

    @Test(
        "Numbers have as many decimals as are worth reading",
        arguments: [
            (0, "0"), (0.0134, "0.013"), (1, "1"), (1.256, "1.26"), (12.34, "12.3"), (123.4, "123"),
            (-0.2, "-0.2"),
        ])
    func numbersAreShort(number: Double, text: String) {
        #expect(ReportTable.text(number) == text)
    }

    @Test(
        "The words after the command are understood",
        arguments: [
            ([], .report(.all, isJSON: false, page: nil, before: nil)),
            (["--size", "small"], .report(.small, isJSON: false, page: nil, before: nil)),
            (["--page", "p", "--json"], .report(.all, isJSON: true, page: "p", before: nil)),
            (["--before", "b"], .report(.all, isJSON: false, page: nil, before: "b")),
            (["--before"], .misunderstood("--before needs a file")), (["--calls"], .calls),
            (["--size", "tiny"], .misunderstood("--size is small or all")),
            (["--size"], .misunderstood("--size is small or all")),
            (["--page"], .misunderstood("--page needs a file")),
            (["--play", "form", "20"], .play("form", size: 20, isAssisted: true)),
            (["--play", "form", "20", "--bare"], .play("form", size: 20, isAssisted: false)),
            (["--play", "form"], .misunderstood("--play needs a session and a size")),
            (["-h"], .help), (["me"], .misunderstood("unknown word me")),
        ] as [([String], BenchmarkOptions)])
    func wordsAreUnderstood(words: [String], options: BenchmarkOptions) {
        #expect(BenchmarkOptions(words) == options)
    }

    @Test("What can't be done is complained of, and fails")
    func problemsAreComplained() {
        for (options, status) in [
            (.play("nothing", size: 1, isAssisted: true), 2), (.misunderstood("what"), 2),
            (.help, 0), (.play("bindings", size: 10, isAssisted: false), 0),
            (.report(.small, isJSON: false, page: nil, before: "/nowhere"), 1),
        ] as [(BenchmarkOptions, Int32)] {
            var (printed, complaints) = ("", "")
            let result = options.run(
                profiler: nil, printing: { printed += $0 }, complaining: { complaints += $0 })
            #expect(result == status)
            #expect(complaints.isEmpty == (status == 0))
            #expect(printed == (options == .help ? BenchmarkOptions.usage : ""))
        }
    }

    @Test("The committed page says what the command would, apart from the numbers")
    func pageIsUpToDate() throws {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent()
        let page = try String(
            contentsOf: root.appendingPathComponent("Benchmarks/RESULTS.md"), encoding: .utf8)
        #expect(page.contains(CostReport.legend))
        let rows = page.matches(of: /(?m)^\| ([^|]+) \| .* \| (flat|linear) \|$/)
            .map { "\($0.output.1) \($0.output.2)" }
        let phases = CostReport.sessions.flatMap { $0.phases }
        #expect(rows == phases.map { "\($0.name) \($0.growth.rawValue)" })
    }
}
