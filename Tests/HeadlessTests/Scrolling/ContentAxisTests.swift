import CoreGraphics
import Foundation
import Testing
import UIKit

// The stand-in's own arithmetic: no test here states a fact about UIKit.
@Suite struct ContentAxisTests {
    @Test("The offset that shows a part of the content is the nearest one that shows all of it")
    func theOffsetThatShowsAStretchIsTheNearestOneThatDoes() {
        for content in stride(from: CGFloat(0), through: 30, by: 5) {
            for inset in [CGFloat(0), 2, 3] {
                let axis = ContentAxis(
                    viewport: 10, content: content, leadingInset: inset, trailingInset: inset / 2)
                for start in stride(from: CGFloat(0), through: 30, by: 1) {
                    check(axis, start: start, length: 4)
                }
            }
        }
    }

    /// Compares with a search through every legal offset.
    private func check(_ axis: ContentAxis, start: CGFloat, length: CGFloat) {
        let range = axis.restingOffsets
        for offset in stride(from: range.lowerBound, through: range.upperBound, by: 0.5) {
            let found = axis.offset(showing: start, length: length, from: offset)
            let showing = stride(from: range.lowerBound, through: range.upperBound, by: 0.5)
                .filter { shows(axis, at: $0, start, length) }
                .min { abs($0 - offset) < abs($1 - offset) }
            guard let showing else { continue }
            #expect(found == showing)
        }
    }

    private func shows(
        _ axis: ContentAxis, at offset: CGFloat, _ start: CGFloat, _ length: CGFloat
    ) -> Bool {
        start >= offset + axis.leadingInset
            && start + length <= offset + axis.viewport - axis.trailingInset
    }

    @Test("The offset stays if the part to be shown already fills the screen")
    func whatShowsNothingButTheStretchStays() {
        let axis = ContentAxis(viewport: 10, content: 100)

        #expect(axis.offset(showing: 0, length: 100, from: 37) == 37)
    }

    @Test(
        "An offset that is NaN or infinite becomes the beginning of the content",
        arguments: [CGFloat.nan, .infinity, -.infinity])
    func whatIsNoOffsetIsTheBeginning(offset: CGFloat) {
        #expect(ContentAxis(viewport: 10, content: 100, leadingInset: 3).clamped(offset) == -3)
    }

    @Test("Content that is pulled past its end gives way, but never leaves the screen")
    func aStretchedContentNeverLeavesTheScreen() {
        let axis = ContentAxis(viewport: 10, content: 100)

        #expect(axis.stretched(50) == 50)
        #expect(axis.stretched(-1) < 0 && axis.stretched(-1) > -1)
        #expect(axis.stretched(-1_000_000) > -10)
        #expect(axis.stretched(1_000_000) < 100)
    }
}

@Suite struct DecelerationTests {
    @Test("Content that is released slowly doesn't move on")
    func aSlowContentDoesNotMoveOn() {
        #expect(Deceleration(velocity: 5, rate: 0.998).wholeDistance == 0)
    }

    @Test("The distance of a deceleration is the sum of its steps of a millisecond")
    func theDistanceIsTheSumOfItsSteps() {
        let deceleration = Deceleration(velocity: 1000, rate: 0.998)
        var velocity = 1000.0
        var sum = 0.0
        for _ in 0..<Int(deceleration.duration * 1000) {
            sum += velocity / 1000
            velocity *= 0.998
        }

        #expect(abs(Double(deceleration.wholeDistance) - sum) < 2)
    }

    @Test("Content that slows down never turns back")
    func itNeverTurnsBack() {
        let deceleration = Deceleration(velocity: -800, rate: 0.99)
        let way = stride(from: 0.0, through: deceleration.duration, by: 0.01)
            .map { deceleration.distance(after: $0) }

        #expect(zip(way, way.dropFirst()).allSatisfy { $0 >= $1 })
    }
}
