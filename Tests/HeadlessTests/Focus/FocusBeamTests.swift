import CoreGraphics
import Testing
import UIKit

// Which item an arrow leads to is documented nowhere (assumed: A33).
@Suite struct FocusBeamTests {
    private static let start = CGRect(x: 100, y: 100, width: 50, height: 50)

    private static func box(_ x: CGFloat, _ y: CGFloat) -> CGRect {
        CGRect(x: x, y: y, width: 50, height: 50)
    }

    @Test(
        "An arrow leads to the nearest item in its beam, or beside it if nothing is in the beam",
        arguments: [
            // In the beam comes before beside it, however far.
            (FocusBeam.Direction.down, [box(100, 900), box(151, 151)], 0),
            // Nearer comes first.
            (.down, [box(100, 300), box(120, 200)], 1),
            // As near, the one less far from the middle.
            (.down, [box(60, 200), box(110, 200)], 1),
            // Beside it if nothing is in it.
            (.right, [box(200, 300)], 0),
            (.left, [box(0, 100), box(40, 100)], 1),
            (.up, [box(100, 0), box(100, 300)], 0),
        ])
    func theArrowLeadsToTheBest(
        _ direction: FocusBeam.Direction, _ frames: [CGRect], _ best: Int
    ) {
        #expect(FocusBeam(from: Self.start, direction).best(of: frames) == best)
    }

    @Test("An arrow down doesn't reach items above, beside or at its start, or empty ones")
    func whatLiesElsewhereIsNotReached() {
        let frames = [Self.box(100, 0), Self.box(0, 100), Self.box(100, 100), .zero]
        #expect(FocusBeam(from: Self.start, .down).best(of: frames) == nil)
        #expect(FocusBeam(from: .null, .down).best(of: frames) == nil)
    }

    @Test("An arrow doesn't look beside its beam if only the beam is searched")
    func besideTheBeamOnlyWhereWanted() {
        let beam = FocusBeam(from: Self.start, .right)
        #expect(beam.best(of: [Self.box(200, 300)], beside: false) == nil)
    }

    // In a grid the arrow leads to the neighbor, which row and column tell without any beam.
    @Test(
        "In a grid, an arrow leads to the neighbor in its row or column",
        arguments: FocusBeam.Direction.allCases)
    func inAGridItIsTheNeighbour(_ direction: FocusBeam.Direction) {
        let places = (0..<5).flatMap { row in (0..<4).map { (row, $0) } }
        let frames = places.map { Self.box(CGFloat($0.1) * 60, CGFloat($0.0) * 60) }
        for (index, place) in places.enumerated() {
            let neighbor: (Int, Int) =
                switch direction {
                case .up: (place.0 - 1, place.1)
                case .down: (place.0 + 1, place.1)
                case .left: (place.0, place.1 - 1)
                case .right: (place.0, place.1 + 1)
                }
            let expected = places.firstIndex { $0 == neighbor }
            #expect(FocusBeam(from: frames[index], direction).best(of: frames) == expected)
        }
    }

    // The same search, written down as one comparison of every pair.
    @Test("Among random frames, no other item ranks before the one that is found")
    func theBestBeatsEveryOther() {
        var seed: UInt64 = 7
        func random(_ limit: UInt64) -> CGFloat {
            seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return CGFloat((seed >> 33) % limit)
        }
        for _ in 0..<300 {
            let frames = (0..<8).map { _ in
                CGRect(x: random(400), y: random(400), width: random(90), height: random(90))
            }
            let beam = FocusBeam(from: Self.start, FocusBeam.Direction.allCases[Int(random(4))])
            let found = beam.best(of: frames).flatMap { beam.rank(of: frames[$0]) }
            let ranks = frames.compactMap { beam.rank(of: $0) }
            #expect(ranks.allSatisfy { other in found.map { !(other < $0) } ?? false })
            #expect((found == nil) == ranks.isEmpty)
        }
    }

    private static let keys: [(String, UIKeyModifierFlags, Bool, FocusKey?)] = [
        ("\t", UIKeyModifierFlags(), false, FocusKey.nextGroup),
        ("\t", .shift, false, .previousGroup), ("\t", .alphaShift, false, .nextGroup),
        ("\t", .control, false, nil), ("\r", [], false, .select), ("\r", [], true, nil),
        (" ", [], true, .select), (" ", [], false, nil), ("a", [], false, nil),
        (UIKeyCommand.inputDownArrow, .numericPad, false, .move(.down)),
        (UIKeyCommand.inputUpArrow, .command, false, nil),
    ]

    @Test(
        "Tab moves between groups, arrows move inside, and Return selects, or Space on a Mac",
        arguments: keys)
    @MainActor
    func keysOfTheSystem(
        _ input: String, _ flags: UIKeyModifierFlags, _ isMac: Bool, _ key: FocusKey?
    ) throws {
        let stroke = try #require(KeyStroke(input, flags))
        #expect(FocusKey(stroke, isMac: isMac) == key)
    }
}
