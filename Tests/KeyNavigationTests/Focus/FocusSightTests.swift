import CoreGraphics
import Requirements
import Testing

@testable import KeyNavigation
@testable import KeyboardAssistant

@Suite struct FocusSightTests {
    /// A scroll view of 400 points with 1,000 points of content, scrolled to 100.
    private func sight(_ item: ClosedRange<CGFloat>, inset: CGFloat = 0) -> FocusSight {
        FocusSight(
            axis: ScrollAxis(offset: 100, length: 400, contentLength: 1000, endInset: inset),
            item: item)
    }

    @Test("What is in sight stays where it is, and other things come to the edge that they cross")
    func nearestOffsetIsChosen() {
        #expect(sight(100...140).offset == 100)
        #expect(sight(460...500).offset == 100)
        #expect(sight(480...520).offset == 120)
        #expect(sight(480...520, inset: 50).offset == 170)
        #expect(sight(40...80).offset == 40)
        #expect(sight(980...1020).offset == 600, "the content ends there")
        #expect(sight(150...900).offset == 150, "its beginning counts")
        #expect(sight(50...900).offset == 100, "it fills the scroll view")
    }

    @Test(
        "What a bar covers comes to the nearer side of it where it fits", .requirement("U585"))
    func itemComesOutFromBehindCover() {
        // A bar of 50 points at the bottom, and one at the top.
        #expect(sight(455...495).offset(beside: 450...500) == 145)
        #expect(sight(105...145).offset(beside: 100...150) == 55)
        // A bar in the middle, above which there is too little space.
        #expect(sight(250...290).offset(beside: 120...300) == 50)
    }

    @Test(
        "Where nothing else is possible, a part of the item is in sight, or nothing is done",
        .requirement("U585"))
    func partOfItemIsBetterThanNothing() {
        #expect(sight(150...190).offset(beside: 120...300) == 150, "20 points fit above the bar")
        // The last item can't come out from behind a bar that leaves 30 points below.
        let last = FocusSight(
            axis: ScrollAxis(offset: 600, length: 400, contentLength: 1000), item: 940...1000)
        #expect(last.offset(beside: 950...1000) == 600, "the content ends there")
        #expect(last.offset(beside: 930...1000) == nil)
        #expect(last.offset(beside: 600...1000) == nil, "nothing of the scroll view is left")
    }

    @Test(
        "What views around the scroll view cut off shows nothing of the item", .requirement("U585"))
    func clippedPartShowsNothing() {
        var sight = sight(400...440)
        (sight.clippedStart, sight.clippedEnd) = (20, 150)
        #expect(sight.offset == 190)
        sight.item = 110...150
        #expect(sight.offset == 90)
        sight.item = 960...1000
        #expect(sight.offset == 600, "the content ends there")
        // A bar of 30 points above the part that is cut off.
        sight.item = 320...350
        #expect(sight.offset(beside: 320...350) == 130)
    }
}
