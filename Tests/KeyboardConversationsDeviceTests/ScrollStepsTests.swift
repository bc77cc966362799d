import Requirements
import Testing

@testable import KeyboardConversations

/// Whether content is on a way of its own, by its steps alone.
@Suite struct ScrollStepsTests {
    @Test(
        "Two steps in different frames make a way, which is over a moment after the last one",
        .requirement("U534"),
        arguments: [
            ([], 0, false), ([5], 5, false), ([5, 5.001], 5.01, false), ([5, 5.2], 5.21, false),
            ([5, 5.01], 5.02, true), ([5, 5.01], 5.1, true), ([5, 5.01], 5.12, false),
            ([5, 5.01, 5.09], 5.15, true),
        ] as [([Double], Double, Bool)])
    func steps(times: [Double], now: Double, isWay: Bool) {
        var steps = ScrollSteps()
        for time in times { steps.add(at: time) }
        #expect(steps.isWay(at: now) == isWay)
    }

    @Test("A way that begins is one before its first step", .requirement("U533"))
    func beginning() {
        var steps = ScrollSteps()
        steps.begin(at: 5)
        #expect(steps.isWay(at: 5) && steps.isWay(at: 5.09) && !steps.isWay(at: 5.11))
    }
}
