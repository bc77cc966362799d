import CoreGraphics
import Requirements
import Testing

@testable import KeyboardAssistant

@Suite struct ReadingOrderTests {
    private func frame(_ x: CGFloat, _ y: CGFloat) -> CGRect {
        CGRect(x: x, y: y, width: 100, height: 30)
    }

    @Test(
        "Rows follow from top to bottom, and a fraction of a point makes no row",
        .requirement("U63"))
    func rowsFollowFromTopToBottom() {
        let order = ReadingOrder()

        #expect(order.sorted([frame(200, 10), frame(10, 10), frame(10, 50)]) == [1, 0, 2])
        #expect(order.sorted([frame(200, 10), frame(10, 10.4), frame(10, 50)]) == [1, 0, 2])
        #expect(order.sorted([frame(10, 10.4), frame(200, 10)]) == [0, 1])
    }

    @Test("From right to left the rightmost comes first", .requirement("U64"))
    func rightToLeft() {
        let order = ReadingOrder(isRightToLeft: true)

        #expect(order.sorted([frame(200, 10), frame(10, 10), frame(10, 50)]) == [0, 1, 2])
    }

    @Test("Frames that are not finite come last, and nothing is lost or doubled")
    func nonfiniteFramesComeLast() {
        let lost = CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1)

        #expect(ReadingOrder().sorted([lost, frame(0, 0), .null, frame(0, 90)]) == [1, 3, 0, 2])
        #expect(ReadingOrder().sorted([]) == [])
    }

    @Test("Well apart, the order is that of comparing top and then leading edge")
    func orderComparesTopThenLeadingEdge() {
        let grid = (0..<12).map { frame(CGFloat($0 % 3) * 110, CGFloat($0 / 3) * 40) }
        for shift in 0..<12 {
            let frames = Array(grid[shift...] + grid[..<shift])
            for isRightToLeft in [false, true] {
                let sorted = ReadingOrder(isRightToLeft: isRightToLeft).sorted(frames)
                let slow = frames.indices.sorted {
                    let (a, b) = (frames[$0], frames[$1])
                    if a.minY != b.minY { return a.minY < b.minY }
                    return isRightToLeft ? a.minX > b.minX : a.minX < b.minX
                }
                #expect(sorted == slow)
            }
        }
    }

    @Test(
        "A frame that is scrolled into view shows at the edge from which it comes",
        .requirement("U322"))
    func scrolledIntoSight() {
        let visible = CGRect(x: 0, y: 100, width: 200, height: 100)
        func scrolled(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat = 50, _ height: CGFloat = 20)
            -> CGRect
        {
            CGRect(x: x, y: y, width: width, height: height).scrolled(into: visible)
        }
        #expect(scrolled(10, 120) == CGRect(x: 10, y: 120, width: 50, height: 20))
        #expect(scrolled(10, 500) == CGRect(x: 10, y: 180, width: 50, height: 20))
        #expect(scrolled(10, -90) == CGRect(x: 10, y: 100, width: 50, height: 20))
        #expect(scrolled(400, 120) == CGRect(x: 150, y: 120, width: 50, height: 20))
        #expect(scrolled(10, 500, 900, 900) == visible)
        #expect(scrolled(.nan, 0).minX.isNaN)
        let endless = CGRect(x: 10, y: 500, width: CGFloat.infinity, height: 20)
        #expect(endless.scrolled(into: visible) == endless)
        #expect(CGRect.null.scrolled(into: visible).isNull)
    }

    @Test(
        "Nested scroll views are read whole, each where the first item of it would show",
        .requirement("U322"))
    func nestedScrollViewsAreReadWhole() {
        let (a, b) = (Container(), Container())
        let outer = ReadingOrder.Item.Scroller(
            id: ObjectIdentifier(a), frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let inner = ReadingOrder.Item.Scroller(
            id: ObjectIdentifier(b), frame: CGRect(x: 0, y: 400, width: 100, height: 50))
        func item(_ y: CGFloat, _ scrollers: ReadingOrder.Item.Scroller...)
            -> ReadingOrder.Item
        {
            ReadingOrder.Item(
                frame: CGRect(x: 0, y: y, width: 50, height: 20), scrollers: scrollers)
        }
        let order = ReadingOrder()
        #expect(
            order.sorted(items: [
                item(110), item(900, outer), item(300, outer),
            ]) == [2, 1, 0])
        #expect(
            order.sorted(items: [
                item(460, outer), item(2000, outer, inner), item(420, outer, inner),
                item(0, outer),
                item(120),
            ]) == [3, 2, 1, 0, 4])
        #expect(order.sorted(items: []) == [])
    }

    private final class Container {}

    // Flutter's tests of its reading order (`focus_traversal_test.dart`).
    @Test(
        "Squares with one corner or one center are read by their leading edges",
        .requirement("U401"))
    func squaresAreReadByLeadingEdge() {
        let corner = (0..<10).map {
            CGRect(x: 0, y: 0, width: 10 * ($0 + 1), height: 10 * ($0 + 1))
        }
        let center = (0..<10).map {
            CGRect(x: 50 - 5 * ($0 + 1), y: 0, width: 10 * ($0 + 1), height: 10)
        }
        let order = ReadingOrder(isRightToLeft: true)

        #expect(order.sorted(corner) == Array((0..<10).reversed()))
        #expect(order.sorted(center) == Array((0..<10).reversed()))
    }

    @Test(
        "Neighbors that are read in the other direction keep their own order", .requirement("U401"),
        arguments: [
            (false, [nil, nil, nil], [0, 1, 2]), (false, [true, true, nil], [1, 0, 2]),
            (false, [nil, true, true], [0, 2, 1]), (false, [true, false, true], [0, 1, 2]),
            (true, [nil, nil, nil], [2, 1, 0]), (true, [false, false, nil], [2, 0, 1]),
            (true, [true, false, false], [1, 2, 0]), (true, [false, false, false], [0, 1, 2]),
        ] as [(Bool, [Bool?], [Int])])
    func mixedDirections(isRightToLeft: Bool, directions: [Bool?], expected: [Int]) {
        let row = (0..<3).map { frame(CGFloat($0) * 110, 10) }
        let order = ReadingOrder(isRightToLeft: isRightToLeft)

        #expect(order.sorted(row, directions: directions) == expected)
    }

    @Test("Other rows stay as they are beside a row of mixed directions", .requirement("U401"))
    func mixedRowAmongOthers() {
        let frames = (0..<3).flatMap { row in
            (0..<3).map { frame(CGFloat($0) * 110, CGFloat(row) * 50) }
        }
        var directions = [Bool?](repeating: nil, count: 9)
        (directions[3], directions[4]) = (true, true)

        #expect(
            ReadingOrder().sorted(frames, directions: directions) == [0, 1, 2, 4, 3, 5, 6, 7, 8])
    }
}
