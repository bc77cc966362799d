import Requirements
import SimulatedDevice
import Testing
import UIKit

@testable import Benchmarks

/// Plays each benchmark at its two smallest sizes and holds the growth of what it counts.
@MainActor
@Suite struct GrowthTests {
    private nonisolated static let names = [
        "form", "rows", "scene", "discovery", "table", "selection", "grid", "bindings", "palette",
        "focus", "conversation", "messages",
    ]

    private func session(_ name: String) throws -> any MeasuredSession.Type {
        try #require(CostReport.sessions.first { $0.name == name })
    }

    @Test("All benchmarks are played here")
    func allArePlayed() {
        #expect(CostReport.sessions.map { $0.name } == Self.names)
        for session in CostReport.sessions {
            #expect(session.sizes == session.sizes.sorted() && session.sizes.count == 3)
        }
    }

    @Test(
        "What a bigger screen is asked, and how often it is laid out, grows no more than is allowed",
        .requirement("U460"), arguments: names)
    func countsGrowNoMoreThanAllowed(name: String) throws {
        let session = try session(name)
        let sizes = MeasuredSizes.small.chosen(of: session.sizes)
        let costs = try sizes.map { try session.costs(size: $0, profiler: nil) }
        for (index, phase) in session.phases.enumerated() {
            let (few, many) = (costs[0][index], costs[1][index])
            for unit in [CostUnit.calls, .layouts, .offsetWrites] {
                let small = try #require(few.cost(in: unit)).own
                let large = try #require(many.cost(in: unit)).own
                // The number of layouts and offset writes may never grow.
                let growth = unit == .calls ? phase.growth : .flat
                // A view or two that a bigger screen has besides.
                let limit = growth.limit(from: sizes[0], small, to: sizes[1]) * 1.02 + 1
                #expect(large <= limit, "\(phase.name): \(unit) \(small) → \(large)")
            }
        }
    }

    @Test(
        "A step from row to row of a form in cards lays out no root view of the app's",
        .requirement("U611"))
    func stepLaysOutNoRoot() throws {
        for size in MeasuredSizes.small.chosen(of: FormSession.sizes) {
            let tallies = FormSession.tallies(size: size)
            let next = try #require(
                zip(FormSession.phases, tallies).first { $0.0.name == "next" }?.1)
            #expect(next.assisted.layouts == 0 && next.assisted.offsetWrites > 0)
        }
    }

    @Test("A session counts something in the phases whose growth it holds", arguments: names)
    func sessionsCount(name: String) throws {
        let session = try session(name)
        let tallies = session.tallies(size: session.sizes[0])
        #expect(tallies.count == session.phases.count)
        let counts = tallies.map { $0.assisted.calls + $0.assisted.layouts }
        // Nobody else hears of a look-up and of a letter; `LookUpCostTests` and `CommandSearchTests`
        // count what these compare.
        let silent = [
            "bindings": ["look-up", "provider"], "palette": ["letter", "second", "mistyped"],
        ]
        let unheard = zip(session.phases, counts).filter { $0.1 == 0 }.map { $0.0.name }
        #expect(unheard == silent[name] ?? [])
    }
}
