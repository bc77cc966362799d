import CoreGraphics
import Requirements
import Testing

@testable import KeyboardAssistant

@Suite struct ScrollGeometryTests {
    private let form = ScrollGeometry(offset: 0, length: 400, contentLength: 1240)

    private func target(_ y: CGFloat, _ height: CGFloat) -> ClosedRange<CGFloat> { y...y + height }

    @Test("The bottom rule brings the bottom to the keyboard's top", .requirement("U42"))
    func bottomRuleAlignsBottomWithKeyboard() {
        #expect(
            form.offset(positioning: target(664, 40), by: .viewBottomToTopOfKeyboard, offset: 30)
                == 334
        )
    }

    @Test("The top rule brings the top to the frame's top", .requirement("U43"))
    func topRuleAlignsTopWithFrame() {
        #expect(
            form.offset(positioning: target(664, 40), by: .viewTopToTopOfScreen, offset: 30) == 634)
    }

    @Test("A negative distance leaves a part of the target behind the edge")
    func negativeDistanceIsHonored() {
        var covered = form
        covered.covered = 100
        #expect(
            covered.offset(
                positioning: target(664, 40), by: .viewBottomToTopOfKeyboard, offset: -30) == 374)
        #expect(
            covered.offset(
                positioning: target(664, 40), by: .viewTopToTopOfScreen, offset: -10) == 674)
    }

    @Test(
        "Where only the target fits, even a small distance from the top gives way",
        arguments: [0.5, 1, 20] as [CGFloat])
    func smallDistanceGivesWay(distance: CGFloat) {
        #expect(
            form.offset(
                positioning: target(500, 400), by: .viewTopToTopOfScreen, offset: distance) == 500)
    }

    @Test(
        "What a header covers at the top isn't visible, and the top rule stops below it",
        .requirement("U524"))
    func headerCoversTop() {
        var list = ScrollGeometry(offset: 100, length: 400, contentLength: 1240)
        #expect(list.shows(target(120, 40)))
        list.coveredAtStart = 50
        #expect(!list.shows(target(120, 40)) && list.shows(target(150, 40)))
        #expect(list.visibleLength == 350)
        #expect(list.offset(revealing: target(120, 40), margin: 20) == 70)
        #expect(
            list.offset(positioning: target(120, 40), by: .viewTopToTopOfScreen, offset: 0) == 70)
        // The content still rests at its own beginning.
        #expect(list.offset(revealing: target(10, 40), margin: 20) == 0)
    }

    @Test("The offset stops at the content's end", .requirement("U44"))
    func clampAtEnd() {
        #expect(
            form.offset(positioning: target(1064, 120), by: .viewTopToTopOfScreen, offset: 30)
                == 840)
        #expect(
            form.offset(positioning: target(1064, 120), by: .viewBottomToTopOfKeyboard, offset: 30)
                == 814)
    }

    @Test(
        "The offset stops at the content's beginning, which an inset moves up", .requirement("U45"))
    func clampAtStart() {
        #expect(
            form.offset(positioning: target(184, 40), by: .viewBottomToTopOfKeyboard, offset: 30)
                == 0)

        var inset = form
        inset.axis.startInset = 88
        #expect(
            inset.offset(positioning: target(10, 40), by: .viewTopToTopOfScreen, offset: 20) == -88)
    }

    @Test("The top rule counts from what the inset leaves open", .requirement("U327"))
    func topBelowInset() {
        for topInset in [0, 11, 88] as [CGFloat] {
            var inset = form
            inset.axis.startInset = topInset
            let offset = inset.offset(
                positioning: target(500, 40), by: .viewTopToTopOfScreen, offset: 3)
            #expect(500 - offset == topInset + 3)
        }
    }

    @Test("Where little is left open the distance gives way, and the target stays whole in sight")
    func distanceYieldsWhereLittleIsVisible() {
        for height in stride(from: CGFloat(44), through: 120, by: 4) {
            let low = ScrollGeometry(offset: 0, length: height, contentLength: 1240)
            let offset = low.offset(
                positioning: target(664, 44), by: .viewBottomToTopOfKeyboard, offset: 30)

            #expect(offset == min(664, 738 - height))
        }
    }

    @Test(
        "The distance to the top gives way too, before the target's bottom is cut off",
        .requirement("U366"))
    func distanceToTopYields() {
        for height in stride(from: CGFloat(44), through: 120, by: 4) {
            let low = ScrollGeometry(
                offset: 0, length: height + 50, contentLength: 1240, endInset: 20, covered: 50)
            let offset = low.offset(
                positioning: target(664, 44), by: .viewTopToTopOfScreen, offset: 30)

            #expect(offset == max(634, 708 - height))
        }
    }

    @Test(
        "A target that doesn't fit is shown as far as it can be, and never scrolled out of the frame",
        .requirement("U577"), arguments: KeyboardAssistant.RepositionConstraint.allCases)
    func targetThatDoesNotFitStaysInFrame(constraint: KeyboardAssistant.RepositionConstraint) {
        for visible in [-30, 0, 1, 10, 30, 39] as [CGFloat] {
            for distance in [0, 20, 60] as [CGFloat] {
                var low = ScrollGeometry(
                    offset: 0, length: 300, contentLength: 1240, covered: 300 - max(0, visible))
                if visible < 0 { low.axis.endInset = 300 - visible }
                low.axis.offset = low.offset(
                    positioning: target(664, 40), by: constraint, offset: distance)
                let frame = low.axis.offset...low.axis.offset + 300
                #expect(frame.contains(664) && frame.contains(704), "\(visible), \(distance)")
                let shown = low.visible.clamped(to: target(664, 40))
                if visible > 0 { #expect(shown.upperBound - shown.lowerBound == visible) }
            }
        }
    }

    @Test("Content shorter than the frame stays where it is", .requirement("U46"))
    func contentShorterThanFrameStays() {
        let short = ScrollGeometry(offset: 0, length: 400, contentLength: 300)
        for constraint in KeyboardAssistant.RepositionConstraint.allCases {
            #expect(short.offset(positioning: target(250, 40), by: constraint, offset: 20) == 0)
        }
    }

    @Test("What can be seen already is known to be in sight", .requirement("U52"))
    func whatIsVisibleCountsAsSeen() {
        #expect(form.shows(target(100, 40)))
        #expect(!form.shows(target(380, 40)))
        #expect(
            form.offset(positioning: target(100, 40), by: .viewTopToTopOfScreen, offset: 20) == 80)
    }

    @Test("Without a constraint the keyboard takes its part of the frame", .requirement("U56"))
    func manualWithoutConstraint() {
        let full = ScrollGeometry(offset: 0, length: 800, contentLength: 2000, covered: 300)

        #expect(
            full.offset(positioning: target(700, 40), by: .viewBottomToTopOfKeyboard, offset: 20)
                == 260)
        #expect(full.visible == 0...500)
    }

    @Test(
        "A scroll view that pages reveals the page with the middle of the target",
        .requirement("U371"),
        arguments: [
            (0, 40, 0), (260, 300, 0), (280, 320, 300), (279, 320, 0), (590, 640, 600),
            (890, 950, 700), (-40, -20, 0),
        ] as [(CGFloat, CGFloat, CGFloat)])
    func pagingScrollViewRevealsPage(start: CGFloat, end: CGFloat, page: CGFloat) {
        let axis = ScrollAxis(offset: 150, length: 300, contentLength: 1000, isPaging: true)

        #expect(ScrollGeometry(axis: axis).offset(revealing: start...end, margin: 20) == page)
        let covered = ScrollGeometry(axis: axis, covered: 100)
        #expect(covered.offset(revealing: 320...360, margin: 0) == 160, "no page shows all of it")
    }

    @Test(
        "The nearest page is the one of which most is visible, within the range",
        .requirement("U371"),
        arguments: [
            (0, 0), (149, 0), (151, 300), (299, 300), (460, 600), (680, 600), (-30, 0), (900, 700),
        ] as [(CGFloat, CGFloat)])
    func nearestPage(offset: CGFloat, page: CGFloat) {
        let axis = ScrollAxis(offset: offset, length: 300, contentLength: 1000)

        #expect(axis.nearestPage == page)
        #expect(
            ScrollAxis(offset: offset, length: 0, contentLength: 1000).nearestPage
                == offset.clamped(to: 0...1000), "without a length, there are no pages")
    }

    @Test("Revealing agrees with trying every offset")
    func revealingAgreesWithTryingEveryOffset() {
        for (covered, top) in [(0, 0), (100, 0), (0, 40), (120, 30)] as [(CGFloat, CGFloat)] {
            for start in stride(from: -top, through: 500, by: 50) {
                let geometry = ScrollGeometry(
                    offset: start, length: 300, contentLength: 600, startInset: top,
                    endInset: covered, covered: covered)
                for y in stride(from: 0, through: 560, by: 20) {
                    for height in [20, 40, 240] where y + height <= 600 {
                        let range = target(CGFloat(y), CGFloat(height))
                        let offset = geometry.offset(revealing: range, margin: 0)
                        #expect(offset == geometry.bestOffset(for: range), "\(geometry) \(range)")
                    }
                }
            }
        }
    }
}

extension ScrollGeometry {
    fileprivate init(
        offset: CGFloat, length: CGFloat, contentLength: CGFloat, startInset: CGFloat = 0,
        endInset: CGFloat = 0, covered: CGFloat = 0
    ) {
        self.init(
            axis: ScrollAxis(
                offset: offset, length: length, contentLength: contentLength,
                startInset: startInset, endInset: endInset),
            covered: covered)
    }

    /// Says slowly and plainly what revealing means: of all offsets at which the content can
    /// rest, the one that hides least of the target, its top above all, and is nearest.
    fileprivate func bestOffset(for target: ClosedRange<CGFloat>) -> CGFloat? {
        stride(from: axis.restingOffsets.lowerBound, through: axis.restingOffsets.upperBound, by: 1)
            .min { cost($0, target) < cost($1, target) }
    }

    private func cost(
        _ candidate: CGFloat, _ target: ClosedRange<CGFloat>
    ) -> (CGFloat, CGFloat, CGFloat) {
        var moved = self
        moved.axis.offset = candidate
        let shown = moved.visible
        let top = target.lowerBound.clamped(to: shown)
        let bottom = target.upperBound.clamped(to: shown)
        return (abs(top - target.lowerBound), top - bottom, abs(candidate - axis.offset))
    }
}
