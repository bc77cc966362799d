import CoreGraphics
import Requirements
import Testing

@testable import KeyboardAssistant

/// What is remembered of an edited part from one event to the next.
@Suite struct EditedSightTests {
    private final class Thing {}
    private let input = Thing()
    private let other = Thing()
    private let scrollView = Thing()

    private func axis(_ offset: CGFloat, length: CGFloat) -> ScrollAxis {
        ScrollAxis(offset: offset, length: length, contentLength: 1000)
    }

    /// A part at 600...640 of the content, in a scroll view without a keyboard.
    private func region(
        at offset: CGFloat, length: CGFloat = 200, of input: Thing? = nil
    ) -> EditedRegion {
        EditedRegion(
            input: ObjectIdentifier(input ?? self.input),
            scrollView: ObjectIdentifier(scrollView),
            geometry: ScrollGeometry(axis: axis(offset, length: length)), span: 600...640,
            group: 600...640)
    }

    /// A part that a layout has moved out of view, and that the response couldn't show.
    private var owing: EditedSight {
        var sight = EditedSight()
        sight.record([region(at: 500)], touchCount: 1)
        sight.respond(byRevealing: true, touchCount: 1)
        sight.record([region(at: 300)], touchCount: 1)
        return sight
    }

    private func isDisplaced(
        _ sight: EditedSight, at offset: CGFloat, touchCount: Int = 1, of input: Thing? = nil
    ) -> Bool {
        sight.isDisplaced(
            in: [region(at: offset, of: input)], since: [axis(offset, length: 200)],
            touchCount: touchCount)
    }

    @Test("What couldn't be shown yet is shown by the next layout", .requirement("U591"))
    func owedPartIsShown() {
        #expect(isDisplaced(owing, at: 300))
        // Without the attempt, it was out of view already.
        var sight = EditedSight()
        sight.record([region(at: 300)], touchCount: 1)
        #expect(!sight.wasVisible && !isDisplaced(sight, at: 300))
    }

    @Test(
        "It is owed no longer after a touch, a scroll, another input, or once it was in sight",
        .requirement("U591"))
    func debtEnds() {
        #expect(!isDisplaced(owing, at: 300, touchCount: 2))
        #expect(!isDisplaced(owing, at: 200))
        #expect(!isDisplaced(owing, at: 300, of: other))
        let records: [([EditedRegion], Int?)] = [
            ([region(at: 500)], 1), ([region(at: 300)], 2), ([region(at: 300)], nil),
            ([region(at: 300, of: other)], 1), ([], 1),
        ]
        for (regions, touchCount) in records {
            var sight = owing
            sight.record(regions, touchCount: touchCount)
            sight.record([region(at: 300)], touchCount: 1)
            #expect(!isDisplaced(sight, at: 300), "\(regions) \(touchCount ?? -1)")
        }
        var sight = owing
        sight.respond(byRevealing: false, touchCount: 1)
        #expect(!isDisplaced(sight, at: 300))
    }

    @Test(
        "A scroll that began for something else takes nothing out of view, until people touch the content or the input changes",
        .requirement("U315"))
    func carriedPartIsKept() {
        var sight = EditedSight()
        sight.record([region(at: 500)], touchCount: 1)
        #expect(!isDisplaced(sight, at: 300))
        sight.carriers = [ObjectIdentifier(other)]
        #expect(!isDisplaced(sight, at: 300))
        sight.carriers = [ObjectIdentifier(scrollView)]
        #expect(isDisplaced(sight, at: 300) && !isDisplaced(sight, at: 450))
        #expect(!isDisplaced(sight, at: 300, touchCount: 2))
        sight.record([region(at: 450)], touchCount: 1)
        #expect(!sight.carriers.isEmpty)
        for (input, touchCount) in [(other, 1), (input, 2), (input, nil)] as [(Thing, Int?)] {
            var sight = sight
            sight.record([region(at: 450, of: input)], touchCount: touchCount)
            #expect(sight.carriers.isEmpty)
        }
    }

    @Test("An input that was recorded is known until another one is, or the keyboard is gone")
    func recordedInputIsKnown() {
        var sight = EditedSight()
        #expect(!sight.isOf(ObjectIdentifier(input)) && sight.isOf(nil))
        sight.record([region(at: 500)], touchCount: 1)
        #expect(sight.isOf(ObjectIdentifier(input)) && !sight.isOf(ObjectIdentifier(other)))
        sight.record([], touchCount: 1)
        #expect(!sight.isOf(ObjectIdentifier(input)))
    }

    @Test("A scroll view that moves to its end by itself isn't scrolled", .requirement("U591"))
    func endIsNoScroll() {
        // 700 points long, it ends at 300.
        var sight = EditedSight()
        sight.record([region(at: 500)], touchCount: 1)
        sight.respond(byRevealing: true, touchCount: 1)
        sight.record([region(at: 400)], touchCount: 1)
        let current = region(at: 300, length: 200)
        #expect(
            sight.isDisplaced(in: [current], since: [axis(300, length: 700)], touchCount: 1))
        #expect(
            !sight.isDisplaced(in: [current], since: [axis(300, length: 690)], touchCount: 1))
    }

    @Test(
        "What is recorded while people scroll counts as touched, whatever follows",
        .requirement("U591", "U315"))
    func recordDuringScrollIsTouched() {
        var before = region(at: 500)
        (before.isList, before.width) = (true, 300)
        var after = region(at: 100)
        (after.isList, after.width) = (true, 400)
        for (touchCount, isDisplaced) in [(1, true), (nil, false), (0, false)] as [(Int?, Bool)] {
            var sight = EditedSight()
            sight.record([before], touchCount: touchCount)
            let result = sight.isDisplaced(
                in: [after], since: [axis(100, length: 200)], touchCount: 1)
            #expect(result == isDisplaced)
        }
    }
}
