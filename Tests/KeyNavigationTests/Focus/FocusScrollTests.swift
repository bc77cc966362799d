import CoreGraphics
import Requirements
import Testing

@testable import KeyNavigation
@testable import KeyboardAssistant

@Suite struct FocusScrollTests {
    /// A scroll view of 400 points with 2,000 points of content.
    private func offset(
        _ arrow: ArrowDirection, at offset: CGFloat, from start: ClosedRange<CGFloat>,
        to target: ClosedRange<CGFloat>?, isPaging: Bool = false
    ) -> CGFloat? {
        FocusScroll(
            arrow: arrow,
            axis: ScrollAxis(
                offset: offset, length: 400, contentLength: 2000, isPaging: isPaging),
            start: start
        ).offset(before: target)
    }

    @Test("Focus moves to what is no farther away than the visible length", .requirement("U401"))
    func nearTargetIsFocused() {
        #expect(offset(.down, at: 0, from: 0...40, to: 500...540) == nil)
        #expect(offset(.down, at: 0, from: 0...40, to: 800...840) == nil)
        #expect(offset(.down, at: 0, from: 0...40, to: 801...841) == 200)
        #expect(offset(.up, at: 1600, from: 1900...1940, to: 1160...1200) == nil)
        #expect(offset(.up, at: 1600, from: 1900...1940, to: 1000...1040) == 1400)
    }

    @Test(
        "Without a target, an arrow scrolls to the end and then does nothing", .requirement("U401"))
    func contentIsScrolledToItsEnd() {
        #expect(offset(.down, at: 1300, from: 1300...1340, to: nil) == 1500)
        #expect(offset(.down, at: 1500, from: 1300...1340, to: nil) == 1600)
        #expect(offset(.down, at: 1600, from: 1300...1340, to: nil) == nil)
        #expect(offset(.down, at: 1599.5, from: 1599.5...1640, to: nil) == nil)
        #expect(offset(.down, at: 1599, from: 1599...1640, to: nil) == 1600)
        #expect(offset(.up, at: 0, from: 10...20, to: nil) == nil)
        #expect(offset(.down, at: 0, from: 10...20, to: nil, isPaging: true) == 400)
    }

    @Test(
        "A scroll view that is still coming to the focused item counts as there",
        .requirement("U401"))
    func scrollUnderWayCounts() {
        #expect(offset(.down, at: 0, from: 600...640, to: 1000...1040) == nil)
        #expect(offset(.down, at: 0, from: 600...640, to: 1100...1140) == 440)
        #expect(offset(.up, at: 1600, from: 800...840, to: 300...340) == 600)
    }
}
