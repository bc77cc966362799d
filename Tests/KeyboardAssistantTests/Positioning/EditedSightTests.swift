import CoreGraphics
import Requirements
import Testing

@testable import KeyboardAssistant

@Suite struct EditedSightTests {
    private final class Thing {}
    private let input = Thing()
    private let other = Thing()
    private let scrollView = Thing()

    /// A scroll view of 400 points, the lower 100 of which are covered, over 1,000 of content.
    private func geometry(offset: CGFloat, height: CGFloat = 400) -> ScrollGeometry {
        ScrollGeometry(offset: offset, height: height, contentHeight: 1000, covered: 100)
    }

    private func sight(
        _ part: ClosedRange<CGFloat>, at offset: CGFloat, height: CGFloat = 400, of input: Thing
    ) -> EditedSight {
        EditedSight(
            input: ObjectIdentifier(input), scrollView: ObjectIdentifier(scrollView),
            geometry: geometry(offset: offset, height: height), part: part)
    }

    @Test(
        "What a layout moves out of sight is lost, and what somebody scrolled away is not",
        .requirement("U315"))
    func onlyLayoutCountsAsLosingSight() {
        let before = sight(200...240, at: 0, of: input)
        // Pushed down, and pushed within what shows.
        #expect(before.isLost(sight(290...330, at: 0, of: input), arrival: geometry(offset: 0)))
        #expect(!before.isLost(sight(250...290, at: 0, of: input), arrival: geometry(offset: 0)))
        // Scrolled away, and then pushed; scrolled, but still in sight, and then pushed.
        #expect(
            !before.isLost(sight(290...330, at: 400, of: input), arrival: geometry(offset: 400)))
        #expect(before.isLost(sight(500...540, at: 50, of: input), arrival: geometry(offset: 50)))
        // Another input has come.
        #expect(!before.isLost(sight(290...330, at: 0, of: other), arrival: geometry(offset: 0)))
    }

    @Test(
        "A scroll view that grows at the end of its content has not been scrolled by anybody",
        .requirement("U315"))
    func growthAtEndIsNoScroll() {
        let before = sight(850...890, at: 600, of: input)
        // 520 points high it ends at 480, where the part would not have shown before.
        let arrival = geometry(offset: 480, height: 520)
        #expect(before.isLost(sight(950...990, at: 480, height: 520, of: input), arrival: arrival))
        // Anywhere else somebody has scrolled.
        let elsewhere = geometry(offset: 470, height: 520)
        #expect(
            !before.isLost(sight(950...990, at: 470, height: 520, of: input), arrival: elsewhere))
    }
}
