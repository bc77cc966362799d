import Requirements
import Testing

@testable import KeyboardAssistant

@Suite struct SelectionTrackerTests {
    @Test("The end of a selection that changed last is the one that moves", .requirement("U301"))
    func endChangedLastIsMovingEnd() {
        final class Input {}
        let (a, b) = (Input(), Input())
        var tracker = SelectionTracker()
        #expect(tracker.movingEnd == .end)
        let steps: [(Input, Range<Int>, EditPoint)] = [
            (a, 0..<0, .end), (a, 5..<5, .end), (a, 5..<9, .end), (a, 3..<9, .start),
            // What does not change says nothing new.
            (a, 3..<9, .start), (a, 3..<12, .end), (a, 3..<12, .end), (a, 1..<12, .start),
            // In another input, or where both ends move, it is the end.
            (b, 2..<12, .end), (b, 1..<12, .start), (b, 4..<4, .end),
        ]
        for (input, selection, expected) in steps {
            tracker.record(selection, in: ObjectIdentifier(input))
            #expect(tracker.movingEnd == expected, "\(selection)")
        }
    }
}
