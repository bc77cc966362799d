import CoreGraphics
import Requirements
import Testing

@testable import KeyNavigation
@testable import KeyboardAssistant

@Suite struct ScrollStepTests {
    typealias Case = (
        axis: ScrollAxis, move: ScrollStep.Move, direction: RowWalk.Direction, end: CGFloat
    )

    private static func axis(
        at offset: CGFloat, height: CGFloat = 800, content: CGFloat = 3000, top: CGFloat = 0,
        bottom: CGFloat = 0
    ) -> ScrollAxis {
        ScrollAxis(
            offset: offset, length: height, contentLength: content, startInset: top,
            endInset: bottom)
    }

    @Test(
        "A page leaves a margin of the page before, and stops at the ends",
        .requirement("U140", "U141"),
        arguments: [
            (axis(at: 0), .page, .forward, 650),
            (axis(at: 2000), .page, .backward, 1350),
            (axis(at: 2100), .page, .forward, 2200),
            (axis(at: 100), .page, .backward, 0),
        ] as [Case])
    func pageLeavesMarginStopsAtEnds(_ example: Case) { check(example) }

    @Test(
        "Short content stays, a tiny view still scrolls, and insets belong to the range",
        .requirement("U142", "U143", "U144"),
        arguments: [
            (axis(at: 0, content: 500), .page, .forward, 0),
            (axis(at: 0, content: 500), .line, .backward, 0),
            (axis(at: 0, content: 500), .end, .forward, 0),
            (axis(at: 0, height: 100), .page, .forward, 50),
            (axis(at: 50, height: 100), .page, .backward, 0),
            (axis(at: 100, top: 88), .page, .backward, -88),
            (axis(at: -88, height: 888, top: 88), .page, .forward, 562),
            (axis(at: 2100, bottom: 34), .page, .forward, 2234),
            (axis(at: 0, height: 0), .page, .forward, 0),
            (axis(at: .nan, height: .nan, content: .infinity, top: .nan), .page, .forward, 0),
        ] as [Case])
    func limits(_ example: Case) { check(example) }

    @Test(
        "An arrow scrolls by 350, Home and End to the ends", .requirement("U145", "U149"),
        arguments: [
            (axis(at: 0), .line, .forward, 350),
            (axis(at: 500), .line, .backward, 150),
            (axis(at: 500, top: 88), .end, .backward, -88),
            (axis(at: 500, bottom: 34), .end, .forward, 2234),
        ] as [Case])
    func linesAndEnds(_ example: Case) { check(example) }

    private func check(_ example: Case) {
        let end = ScrollStep().offset(example.move, example.direction, in: example.axis)
        #expect(end == example.end)
    }

    @Test("Margin and line are the app's choice, and no choice of theirs turns a key round")
    func marginAndLineNeverReverseKeys() {
        let axis = Self.axis(at: 1000)

        #expect(ScrollStep(margin: 0, line: 20).offset(.page, .forward, in: axis) == 1800)
        #expect(ScrollStep(margin: 0, line: 20).offset(.line, .forward, in: axis) == 1020)
        #expect(ScrollStep(margin: -50, line: -20).offset(.page, .forward, in: axis) == 1800)
        #expect(ScrollStep(margin: -50, line: -20).offset(.line, .forward, in: axis) == 1000)
        #expect(ScrollStep(margin: .nan).offset(.page, .forward, in: axis) == 1800)
    }

    @Test(
        "A scroll view that pages stops on pages only",
        arguments: [
            (0, .forward, 300), (300, .forward, 600), (299.9, .forward, 600),
            (310, .forward, 600), (310, .backward, 300), (300, .backward, 0), (0, .backward, 0),
            (600, .forward, 700), (700, .backward, 600),
        ] as [(CGFloat, RowWalk.Direction, CGFloat)])
    func pagingScrollViewStopsOnPages(offset: CGFloat, direction: RowWalk.Direction, end: CGFloat) {
        let axis = ScrollAxis(offset: offset, length: 300, contentLength: 1000, isPaging: true)

        #expect(ScrollStep().offset(.page, direction, in: axis) == end)
        #expect(ScrollStep().offset(.line, direction, in: axis) == end)
    }

    @Test("A page leaves at least half and at most all of what showed behind, within the range")
    func pageLeavesHalfToAllBehind() {
        for height in [40, 100, 299, 301, 800] as [CGFloat] {
            for content in [0, 90, 500, 2000] as [CGFloat] {
                for top in [0, 20, 88] as [CGFloat] {
                    let resting = (-Int(top)...Int(max(-top, content - height)))
                    for offset in resting where offset % 13 == 0 {
                        let axis = Self.axis(
                            at: CGFloat(offset), height: height, content: content, top: top)
                        let end = ScrollStep().offset(.page, .forward, in: axis)
                        let visible = max(0, height - top)
                        let step = visible - 150 > visible / 2 ? visible - 150 : visible / 2
                        let far = CGFloat(offset) + step
                        #expect(end == min(far, max(-top, content - height)))
                    }
                }
            }
        }
    }
}

@Suite struct ListPageTests {
    private let step = ScrollStep()

    /// Rows of 100 points, of which those in `span` show.
    private func rows(_ span: ClosedRange<Int>, header: CGFloat = 0) -> [AxisSpan] {
        span.map {
            AxisSpan(CGFloat($0) * 100, CGFloat($0) * 100 + 100, coveredAtStart: header)
        }
    }

    /// Where a page key leads to, with `rows` in sight.
    private func offset(
        _ direction: RowWalk.Direction, over rows: [AxisSpan], in axis: ScrollAxis
    ) -> CGFloat {
        guard let row = step.row(direction, over: rows, in: axis) else {
            return step.offset(.page, direction, in: axis)
        }
        let visibility = RowVisibility(axis: axis)
        return direction == .forward
            ? visibility.offset(atStart: rows[row]) : visibility.offset(atEnd: rows[row])
    }

    @Test(
        "The last row that shows completely becomes the first, and the first the last",
        .requirement("U146"))
    func pageSwapsLastAndFirstRow() {
        let axis = ScrollAxis(offset: 1000, length: 450, contentLength: 5000)

        #expect(offset(.forward, over: rows(10...14), in: axis) == 1300)
        #expect(offset(.backward, over: rows(10...14), in: axis) == 650)
    }

    @Test("Bars and sticky headers hide rows, so what was last comes to rest beneath them")
    func lastRowRestsBeneathBars() {
        let axis = ScrollAxis(
            offset: 912, length: 538, contentLength: 5000, startInset: 88, endInset: 50)

        #expect(offset(.forward, over: rows(9...14, header: 30), in: axis) == 1182)
        #expect(offset(.backward, over: rows(9...14, header: 30), in: axis) == 712)
    }

    @Test(
        "Where no row shows completely, or only one, the list scrolls by a page",
        .requirement("U147"))
    func withoutCompleteRowsPageScrolls() {
        let axis = ScrollAxis(offset: 1000, length: 400, contentLength: 5000)
        let huge = [AxisSpan(500, 3000)]
        let exact = [AxisSpan(1000, 1400)]

        #expect(offset(.forward, over: huge, in: axis) == 1250)
        #expect(offset(.backward, over: huge, in: axis) == 750)
        #expect(offset(.forward, over: exact, in: axis) == 1250)
        #expect(offset(.backward, over: exact, in: axis) == 750)
        #expect(offset(.forward, over: [], in: axis) == 1250)
    }

    @Test("Page keys pass no row by, go through the whole list and end there")
    func pageKeysReachEveryRow() {
        let heights = (0..<60).map { CGFloat(30 + $0 * 37 % 250) }
        var spans: [AxisSpan] = []
        for height in heights {
            spans.append(AxisSpan(spans.last?.end ?? 0, (spans.last?.end ?? 0) + height))
        }
        let content = spans.last?.end ?? 0
        var (offset, seen) = (CGFloat(0), CGFloat(0))
        for _ in 0..<200 where offset < content - 300 {
            let axis = ScrollAxis(offset: offset, length: 300, contentLength: content)
            let showing = spans.filter { $0.end > offset && $0.start < offset + 300 }
            #expect(offset <= seen)
            seen = offset + 300
            let next = self.offset(.forward, over: showing, in: axis)
            #expect(next > offset)
            offset = next
        }
        #expect(offset == content - 300)
    }
}

@Suite struct ScrollAxesTests {
    private let step = ScrollStep()
    private let short = ScrollAxis(offset: 0, length: 400, contentLength: 400)
    private let long = ScrollAxis(offset: 1000, length: 400, contentLength: 3000)

    @Test("Content that only scrolls sideways pages sideways, in reading direction")
    func sidewaysContentPagesInReadingDirection() {
        var axes = ScrollAxes(horizontal: long, vertical: short)

        #expect(axes.offset(.forward, .page, by: step) == CGPoint(x: 1250, y: 0))
        #expect(axes.offset(.backward, .end, by: step) == .zero)
        axes.isRightToLeft = true
        #expect(axes.offset(.forward, .page, by: step) == CGPoint(x: 750, y: 0))
        #expect(axes.offset(.backward, .end, by: step) == CGPoint(x: 2600, y: 0))
    }

    @Test("Other content pages downward, and keeps its position on the other axis")
    func otherContentPagesDownwardsOnly() {
        let axes = ScrollAxes(horizontal: long, vertical: long, isRightToLeft: true)

        #expect(axes.offset(.forward, .page, by: step) == CGPoint(x: 1000, y: 1250))
        #expect(ScrollAxes(horizontal: short, vertical: short).readingAxis == .vertical)
    }

    @Test(
        "An arrow scrolls the way it points, whichever way people read",
        arguments: [
            (.up, CGPoint(x: 1000, y: 650)), (.down, CGPoint(x: 1000, y: 1350)),
            (.left, CGPoint(x: 650, y: 1000)), (.right, CGPoint(x: 1350, y: 1000)),
        ] as [(ArrowDirection, CGPoint)])
    func arrowScrollsWayItPoints(arrow: ArrowDirection, end: CGPoint) {
        for isRightToLeft in [false, true] {
            let axes = ScrollAxes(
                horizontal: long, vertical: long, isRightToLeft: isRightToLeft)
            #expect(axes.offset(arrow, .line, by: step) == end)
        }
    }
}
