import CoreGraphics
import Requirements
import Testing

@testable import KeyNavigation
@testable import KeyboardAssistant

@Suite struct DirectionalSearchTests {
    private let start = CGRect(x: 100, y: 100, width: 100, height: 100)

    @Test(
        "What begins and ends farther is ahead, unless it is mainly beside the start",
        .requirement("U400"))
    func whatIsAhead() {
        let cases: [(target: CGRect, arrows: [ArrowDirection])] = [
            (CGRect(x: 100, y: 0, width: 100, height: 100), [.up]),
            // In the beam, any overlap will do.
            (CGRect(x: 100, y: 0, width: 100, height: 150), [.up]),
            (CGRect(x: 100, y: 1, width: 100, height: 198), [.up]),
            (CGRect(x: 100, y: 101, width: 100, height: 100), [.down]),
            // It contains the start, or is contained.
            (CGRect(x: 100, y: 0, width: 100, height: 250), []),
            (CGRect(x: 100, y: 110, width: 100, height: 90), []),
            (start, []),
            // A fraction of a point is no distance.
            (CGRect(x: 100, y: 100.3, width: 100, height: 100), []),
            // Beside the beam, half of the shorter may overlap.
            (CGRect(x: 200, y: 150, width: 100, height: 100), [.down, .right]),
            (CGRect(x: 200, y: 148, width: 100, height: 100), [.right]),
            (CGRect(x: 0, y: 190, width: 100, height: 20), [.down, .left]),
            // Cards that are shifted along both axes are ahead where they overlap less.
            (CGRect(x: 110, y: 130, width: 100, height: 100), [.down]),
            (CGRect(x: 70, y: 110, width: 100, height: 100), [.left]),
            (CGRect(x: 130, y: 130, width: 100, height: 100), [.down, .right]),
            (CGRect(x: 300, y: CGFloat.nan, width: 100, height: 100), []),
        ]
        for (target, arrows) in cases {
            let leading = ArrowDirection.allCases.filter {
                DirectionalSearch($0, from: start).isAhead(target)
            }
            #expect(leading == arrows, "\(target)")
        }
    }

    @Test("In the beam of a line that is a point wide, too, any overlap will do")
    func whatIsAheadOfHairline() {
        let line = CGRect(x: 100, y: 100, width: 1, height: 50)
        let target = CGRect(x: 90, y: 110, width: 60, height: 60)
        let ahead = ArrowDirection.allCases.filter {
            DirectionalSearch($0, from: line).isAhead(target)
        }
        #expect(ahead == [.down])
    }

    @Test("Beside the beam, the first point ahead counts, too")
    func firstPointAheadCounts() {
        let frames = [
            CGRect(x: 201, y: 20, width: 50, height: 50),
            CGRect(x: 200, y: 230, width: 50, height: 50),
        ]
        #expect(DirectionalSearch(.right, from: start).best(of: frames) == 1)
    }

    typealias Choice = (arrow: ArrowDirection, frames: [CGRect], best: Int?)

    @Test(
        "The beam comes first, up and down not beyond the nearest line", .requirement("U400"),
        arguments: [
            (
                .right,
                [
                    CGRect(x: 500, y: 190, width: 50, height: 50),
                    CGRect(x: 210, y: 210, width: 50, height: 50),
                ], 0
            ),
            (
                .down,
                [
                    CGRect(x: 100, y: 500, width: 50, height: 50),
                    CGRect(x: 210, y: 210, width: 50, height: 50),
                ], 1
            ),
            (
                .down,
                [
                    CGRect(x: 100, y: 255, width: 50, height: 50),
                    CGRect(x: 210, y: 210, width: 50, height: 50),
                ], 0
            ),
            // Of those that begin about where the nearest does, the one with more in the beam.
            (
                .down,
                [
                    CGRect(x: 180, y: 210, width: 100, height: 80),
                    CGRect(x: 90, y: 220, width: 80, height: 50),
                ], 1
            ),
            (
                .down,
                [
                    CGRect(x: 180, y: 210, width: 100, height: 80),
                    CGRect(x: 90, y: 260, width: 80, height: 50),
                ], 0
            ),
            // Beside the beam, a step ahead counts more than a step aside.
            (
                .right,
                [
                    CGRect(x: 240, y: 210, width: 50, height: 50),
                    CGRect(x: 210, y: 270, width: 50, height: 50),
                ], 1
            ),
            (.up, [CGRect(x: 100, y: 300, width: 50, height: 50)], nil),
            (.up, [], nil),
        ] as [Choice])
    func bestIsChosen(_ choice: Choice) {
        let search = DirectionalSearch(choice.arrow, from: start)
        #expect(search.best(of: choice.frames) == choice.best)
    }

    @Test("A tie goes to what is read first, in either direction", .requirement("U400"))
    func tiesGoByReadingOrder() {
        let below = [40, 160].map { CGRect(x: $0, y: 300, width: 100, height: 50) }
        for isRightToLeft in [false, true] {
            let search = DirectionalSearch(.down, from: start, isRightToLeft: isRightToLeft)
            #expect(search.best(of: below) == (isRightToLeft ? 1 : 0))
            #expect(search.best(of: below.reversed()) == (isRightToLeft ? 0 : 1))
        }
        let aside = [40, 160].map { CGRect(x: 300, y: $0, width: 50, height: 100) }
        #expect(DirectionalSearch(.right, from: start).best(of: aside) == 0)
        #expect(DirectionalSearch(.right, from: start).best(of: aside.reversed()) == 1)
    }

    @Test("With vertical lines, left and right go to the nearest line", .requirement("U400"))
    func linesMayBeVertical() {
        let frames = [
            CGRect(x: 500, y: 100, width: 50, height: 50),
            CGRect(x: 210, y: 210, width: 50, height: 50),
        ]
        let search = DirectionalSearch(.right, from: start, lineAxis: .vertical)
        #expect(search.crossesLines)
        #expect(search.best(of: frames) == 1)
    }

    @Test("A run keeps to its column, of which a wide item covers a part", .requirement("U400"))
    func runKeepsToColumn() {
        let goal = GoalColumn(axis: .vertical, extent: 300...350)
        let wide = CGRect(x: 0, y: 100, width: 400, height: 50)
        let below = [0, 100, 300].map { CGRect(x: $0, y: 200, width: 50, height: 50) }
        #expect(DirectionalSearch(.down, from: wide, goal: goal).best(of: below) == 2)
        #expect(DirectionalSearch(.down, from: wide).best(of: below) == 0)
        #expect(DirectionalSearch(.down, from: below[0], goal: goal).beam == 300...350)
        #expect(DirectionalSearch(.right, from: wide, goal: goal).beam == 100...150)
    }

    @Test("What is farther than the known distance doesn't change the result", .requirement("U400"))
    func knownDistanceIsEnough() {
        var numbers = SeededNumbers(seed: 400)
        for _ in 0..<300 {
            let frames = (0..<30).map { _ in
                CGRect(
                    x: Int.random(in: 0...300, using: &numbers),
                    y: Int.random(in: 0...300, using: &numbers),
                    width: Int.random(in: 10...60, using: &numbers),
                    height: Int.random(in: 10...60, using: &numbers))
            }
            let arrow = ArrowDirection.allCases.randomElement(using: &numbers) ?? .up
            let search = DirectionalSearch(arrow, from: frames[0])
            let inBeamOnly = !search.crossesLines
            let candidates = frames.filter { !inBeamOnly || search.isInBeam($0) }
            let edge = search.along(frames[0]).upperBound
            guard let distance = search.knownDistance(for: candidates) else { continue }
            let near = candidates.filter { search.along($0).lowerBound - edge <= distance }
            let best = search.best(of: candidates).map { candidates[$0] }
            #expect(search.best(of: near).map { near[$0] } == best)
            #expect(best != nil)
        }
    }

    @Test("The rule, written down for each pair, chooses the same", .requirement("U400"))
    func twinAgrees() {
        var numbers = SeededNumbers(seed: 20)
        for _ in 0..<500 {
            let frames = (0..<8).map { _ in
                CGRect(
                    x: CGFloat(Int.random(in: 0...8, using: &numbers) * 20),
                    y: CGFloat(Int.random(in: 0...8, using: &numbers) * 20),
                    width: CGFloat(Int.random(in: 1...4, using: &numbers) * 10),
                    height: CGFloat(Int.random(in: 1...4, using: &numbers) * 10))
            }
            for arrow in ArrowDirection.allCases {
                let search = DirectionalSearch(arrow, from: frames[0])
                #expect(search.best(of: frames) == Twin(arrow, frames).best, "\(arrow) \(frames)")
            }
        }
    }
}

/// The rule of `DirectionalSearch` in whole numbers, turned so that the arrow always goes down.
private struct Twin {
    private struct Box {
        var near, far, low, high: Int
        var top, leading: Int
    }

    private let boxes: [Box]
    private let isVertical: Bool

    init(_ arrow: ArrowDirection, _ frames: [CGRect]) {
        isVertical = arrow == .up || arrow == .down
        boxes = frames.map { frame in
            let (x, y) = (Int(frame.minX), Int(frame.minY))
            let (endX, endY) = (Int(frame.maxX), Int(frame.maxY))
            return switch arrow {
            case .down: Box(near: y, far: endY, low: x, high: endX, top: y, leading: x)
            case .up: Box(near: -endY, far: -y, low: x, high: endX, top: y, leading: x)
            case .right: Box(near: x, far: endX, low: y, high: endY, top: y, leading: x)
            case .left: Box(near: -endX, far: -x, low: y, high: endY, top: y, leading: x)
            }
        }
    }

    var best: Int? {
        var left = boxes.indices.filter { isAhead(boxes[$0]) }
        if isVertical,
            let end = left.map({ boxes[$0] }).filter({ $0.near >= boxes[0].far }).map(\.far).min()
        {
            left.removeAll { boxes[$0].near >= end }
        }
        let beam = left.filter { overlap(boxes[$0]) > 0 }
        guard let near = beam.map({ boxes[$0].near }).min() else {
            return left.min { key($0, weight(boxes[$0])) < key($1, weight(boxes[$1])) }
        }
        // Of several that are nearest, the one that is read first sets the limit.
        let first = beam.filter { boxes[$0].near == near }.min { key($0, 0) < key($1, 0) } ?? 0
        let line = beam.filter {
            let limit = min(boxes[$0].far - boxes[$0].near, boxes[first].far - near)
            return (boxes[$0].near - near) * 2 <= limit
        }
        return line.min {
            [-overlap(boxes[$0]), boxes[$0].near] + key($0, 0)
                < [-overlap(boxes[$1]), boxes[$1].near] + key($1, 0)
        }
    }

    private func isAhead(_ box: Box) -> Bool {
        let start = boxes[0]
        guard box.near > start.near, box.far > start.far else { return false }
        let along =
            Double(max(0, start.far - box.near))
            / Double(min(start.far - start.near, box.far - box.near))
        let across =
            Double(max(0, overlap(box))) / Double(min(start.high - start.low, box.high - box.low))
        return along <= max(0.5, across)
    }

    private func overlap(_ box: Box) -> Int {
        min(box.high, boxes[0].high) - max(box.low, boxes[0].low)
    }

    private func weight(_ box: Box) -> Int {
        let ahead = max(0, box.near - boxes[0].far)
        return 13 * ahead * ahead + overlap(box) * overlap(box)
    }

    private func key(_ index: Int, _ weight: Int) -> [Int] {
        [weight, boxes[index].top, boxes[index].leading, index]
    }
}

extension [Int] {
    fileprivate static func < (a: [Int], b: [Int]) -> Bool { a.lexicographicallyPrecedes(b) }
}
