import CoreGraphics
import Requirements
import Testing

@testable import KeyboardAssistant

@Suite struct EditedRegionTests {
    private final class Thing {}
    private let input = Thing()
    private let other = Thing()
    private let scrollView = Thing()

    /// A scroll view of 400 points, the lower 100 of which are covered, over 1,000 of content.
    private func axis(offset: CGFloat, length: CGFloat = 400) -> ScrollAxis {
        ScrollAxis(offset: offset, length: length, contentLength: 1000)
    }

    private func geometry(offset: CGFloat, length: CGFloat = 400) -> ScrollGeometry {
        ScrollGeometry(axis: axis(offset: offset, length: length), covered: 100)
    }

    private func region(
        _ span: ClosedRange<CGFloat>, with group: ClosedRange<CGFloat>? = nil,
        at offset: CGFloat, length: CGFloat = 400, of input: Thing
    ) -> EditedRegion {
        EditedRegion(
            input: ObjectIdentifier(input), scrollView: ObjectIdentifier(scrollView),
            geometry: geometry(offset: offset, length: length), span: span,
            group: group ?? span)
    }

    @Test(
        "What a layout moves out of sight is displaced, and what was scrolled away is not",
        .requirement("U315"))
    func onlyLayoutDisplaces() {
        let before = region(200...240, at: 0, of: input)
        // Pushed down, and pushed within what shows.
        #expect(
            before.isDisplaced(in: region(290...330, at: 0, of: input), arrival: axis(offset: 0)))
        #expect(
            !before.isDisplaced(in: region(250...290, at: 0, of: input), arrival: axis(offset: 0)))
        // Scrolled away, and then pushed; scrolled, but still in sight, and then pushed.
        #expect(
            !before.isDisplaced(
                in: region(290...330, at: 400, of: input), arrival: axis(offset: 400)))
        #expect(
            before.isDisplaced(in: region(500...540, at: 50, of: input), arrival: axis(offset: 50)))
        // Another input has come.
        #expect(
            !before.isDisplaced(in: region(290...330, at: 0, of: other), arrival: axis(offset: 0)))
    }

    @Test(
        "What showed only as far as it fitted is displaced once all of it fits",
        .requirement("U370"),
        arguments: [
            // The line of a field, or nothing of it, showed, and now there is room above or below.
            (30, 110, 30, 400, true), (30, 100, 30, 400, true), (15, 110, 30, 400, true),
            // No room was left at its edge, to which the offset had been rounded.
            (19.999, 100, 30, 400, true), (60.001, 100, 70, 400, true),
            // The field shows by itself.
            (30, 110, 0, 400, false), (30, 110, 20, 400, false),
            // There is still no room for it, or it was scrolled away.
            (30, 110, 30, 130, false), (300, 110, 300, 400, false),
        ] as [(CGFloat, CGFloat, CGFloat, CGFloat, Bool)])
    func gainedRoomDisplaces(
        offset: CGFloat, length: CGFloat, newOffset: CGFloat, newLength: CGFloat,
        isDisplaced: Bool
    ) {
        let before = region(20...60, at: offset, length: length, of: input)
        let after = region(20...60, at: newOffset, length: newLength, of: input)
        // The scroll view has only become longer, unless the layout scrolled it.
        let arrival = axis(offset: offset, length: newLength)
        #expect(before.isDisplaced(in: after, arrival: arrival) == isDisplaced)
    }

    @Test(
        "A list that follows the content that it has measured has not been scrolled",
        .requirement("U315", "U360"))
    func correctionIsNoScroll() {
        let before = region(20...60, at: 0, of: input)
        // Rows above it were 390 points higher than expected, and the list followed by 74 of these.
        #expect(
            before.isDisplaced(
                in: region(410...450, at: 74, of: input), arrival: axis(offset: 74)))
        // A list doesn't follow further than the content moved, or the other way.
        #expect(
            !before.isDisplaced(
                in: region(60...100, at: 174, of: input), arrival: axis(offset: 174)))
        let below = region(420...460, at: 200, of: input)
        #expect(
            !below.isDisplaced(
                in: region(700...740, at: 100, of: input), arrival: axis(offset: 100)))
    }

    @Test(
        "What a list does whose width changes is no scroll, unless people have touched it",
        .requirement("U591"))
    func newWidthIsNoScroll() {
        var before = region(200...240, at: 0, of: input)
        before.isList = true
        var after = region(220...260, at: 60, of: input)
        after.span = 410...450
        after.width = 500
        let arrival = axis(offset: 300)
        #expect(before.isDisplaced(in: after, arrival: arrival))
        #expect(!before.isDisplaced(in: after, arrival: arrival, isTouched: true))
        after.width = 0
        #expect(!before.isDisplaced(in: after, arrival: arrival))
        // Any other scroll view has no reason to move.
        after.width = 500
        before.isList = false
        #expect(!before.isDisplaced(in: after, arrival: arrival))
    }

    @Test(
        "What a list does that measures the rows to which the library has just scrolled is no scroll",
        .requirement("U360"))
    func measuringIsNoScroll() {
        var before = region(250...290, at: 0, of: input)
        before.isList = true
        var after = region(252...292, at: -42, of: input)
        after.geometry.axis.contentLength += 2
        let arrival = axis(offset: -42)
        #expect(before.isDisplaced(in: after, arrival: arrival, isFresh: true))
        #expect(!before.isDisplaced(in: after, arrival: arrival))
        #expect(!before.isDisplaced(in: after, arrival: arrival, isTouched: true, isFresh: true))
        // Nothing was measured, or there is nothing to measure.
        after.geometry.axis.contentLength -= 2
        #expect(!before.isDisplaced(in: after, arrival: arrival, isFresh: true))
        after.geometry.axis.contentLength += 2
        before.isList = false
        #expect(!before.isDisplaced(in: after, arrival: arrival, isFresh: true))
    }

    @Test(
        "A part that doesn't fit is in sight with what fits of it, and displaced without",
        .requirement("U591"))
    func partThatDoesNotFitIsDisplaced() {
        let before = region(20...60, at: 0, length: 130, of: input)
        #expect(!before.isVisible && before.isInSight)
        let arrival = axis(offset: 0, length: 130)
        let gone = region(90...130, at: 0, length: 130, of: input)
        #expect(!gone.isInSight && before.isDisplaced(in: gone, arrival: arrival))
        let still = region(10...50, at: 0, length: 130, of: input)
        #expect(!before.isDisplaced(in: still, arrival: arrival))
    }

    @Test(
        "A scroll view that grows at the end of its content has not been scrolled",
        .requirement("U315"))
    func growthAtEndIsNoScroll() {
        let before = region(850...890, at: 600, of: input)
        // 520 points high it ends at 480, where the part would not have shown before.
        let arrival = axis(offset: 480, length: 520)
        #expect(
            before.isDisplaced(
                in: region(950...990, at: 480, length: 520, of: input), arrival: arrival))
        // Anywhere else the content was scrolled.
        let elsewhere = axis(offset: 470, length: 520)
        #expect(
            !before.isDisplaced(
                in: region(950...990, at: 470, length: 520, of: input), arrival: elsewhere))
    }

    @Test(
        "A view that appears or grows beside a visible field is displaced, one scrolled away is not",
        .requirement("U366"),
        arguments: [
            // The field is at 200...240, and what shows ends at 300 plus the offset.
            ("appears below", nil, 200...320, 0, true),
            ("grows", 200...260, 200...320, 0, true),
            ("grows in sight", 200...260, 200...280, 0, false),
            ("no longer fits whole", 200...290, 200...320, 0, true),
            ("was cut off before", 200...320, 200...320, 0, false),
            ("was cut off and grows", 200...320, 200...330, 0, true),
            ("scrolled away with the field", nil, 200...320, 400, false),
            ("scrolled away alone", 120...240, 120...240, 150, false),
        ] as [(String, ClosedRange<CGFloat>?, ClosedRange<CGFloat>, CGFloat, Bool)])
    func groupIsDisplaced(
        what: String, before: ClosedRange<CGFloat>?, now: ClosedRange<CGFloat>, offset: CGFloat,
        isDisplaced: Bool
    ) {
        let region = region(200...240, with: before, at: 0, of: input)
        #expect(
            region.isDisplaced(
                in: self.region(200...240, with: now, at: offset, of: input),
                arrival: axis(offset: offset)) == isDisplaced)
    }
}
