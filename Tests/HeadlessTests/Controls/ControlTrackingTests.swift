import Foundation
import Testing
import UIKit

// The stand-in's own arithmetic: no test here states a fact about UIKit.
@Suite struct ControlTrackingTests {
    private static let inputs: [ControlTracking.Input] = [
        .begin(taps: 1), .move(isInside: true), .move(isInside: false), .end(isInside: true),
        .end(isInside: false), .cancel,
    ]

    /// Every history up to this length is tried.
    private static func histories(_ length: Int) -> [[ControlTracking.Input]] {
        guard length > 0 else { return [[]] }
        return histories(length - 1).flatMap { history in inputs.map { history + [$0] } }
    }

    @Test("Whatever happens to a control, each touch down is followed by one end")
    func whateverHappensATouchBeginsAndEndsOnce() {
        for history in Self.histories(5) {
            var tracking = ControlTracking.idle
            let events = history.flatMap { tracking.handle($0) }
            let downs = events.filter { $0 == .touchDown }.count
            let ends = events.filter {
                !$0.isDisjoint(with: [.touchUpInside, .touchUpOutside, .touchCancel])
            }.count
            #expect(downs - ends == (tracking.isTracking ? 1 : 0), "\(history)")
        }
    }

    @Test("A control that tracks no touch sends nothing when a touch moves, ends or is canceled")
    func whatIsNotTrackedSaysNothing() {
        for input in Self.inputs.dropFirst() {
            var tracking = ControlTracking.idle
            #expect(tracking.handle(input).isEmpty)
            #expect(tracking == .idle)
        }
    }

    // Apple's reference: a repeated touch has a tap count above one.
    @Test("A second tap is sent both as a touch down and as a repeated one")
    func aSecondTapIsARepetitionAsWell() {
        var tracking = ControlTracking.idle
        #expect(tracking.handle(.begin(taps: 2)) == [.touchDown, .touchDownRepeat])
    }
}
