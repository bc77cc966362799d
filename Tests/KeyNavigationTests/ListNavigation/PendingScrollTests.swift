import CoreGraphics
import Requirements
import Testing

@testable import KeyNavigation
@testable import KeyboardAssistant

@Suite struct PendingScrollTests {
    private func point(_ y: CGFloat) -> CGPoint { CGPoint(x: 0, y: y) }

    @Test(
        "A held key moves one target on, and does not wait for the scroll to end",
        .requirement("U127"))
    func heldKeyMovesOnDuringScroll() {
        var scroll = PendingScroll.none

        let moves1 = scroll.begin(to: point(350), from: point(0), at: 0)
        #expect(moves1)
        #expect(scroll.origin(from: point(20), at: 0) == point(350))
        let moves2 = scroll.begin(to: point(700), from: point(20), at: 0)
        #expect(moves2)
        #expect(scroll.origin(from: point(300), at: 0) == point(700))
        let moves3 = scroll.begin(to: point(700), from: point(500), at: 0)
        #expect(!moves3)
        #expect(scroll == .animating(from: point(20), to: point(700), since: 0))
    }

    @Test(
        "A scroll is over after half a second, even if others scroll to an offset on its way",
        .requirement("U330"))
    func scrollIsOverAfterHalfSecond() {
        let scroll = PendingScroll.animating(from: point(0), to: point(350), since: 10)
        #expect(scroll.origin(from: point(100), at: 10.4) == point(350))
        #expect(scroll.origin(from: point(100), at: 10.5) == point(100))
        #expect(scroll.origin(from: point(350), at: 99) == point(350))
    }

    @Test(
        "A scroll to where the view is, or whose end is never reported, leaves nothing behind",
        .requirement("U127"))
    func unreportedScrollLeavesNothingBehind() {
        var scroll = PendingScroll.none
        let moves4 = scroll.begin(to: point(0), from: point(0), at: 0)
        #expect(!moves4)
        #expect(scroll == .none)

        scroll = .animating(from: point(0), to: point(350), since: 0)
        #expect(scroll.origin(from: point(900), at: 0) == point(900))
        #expect(scroll.origin(from: CGPoint(x: 50, y: 100), at: 0) == CGPoint(x: 50, y: 100))
        let moves5 = scroll.begin(to: point(350), from: point(350), at: 0)
        #expect(!moves5)
        #expect(scroll == .none)
    }

    @Test("Offsets that are no numbers stop nothing")
    func nonNumericOffsetsStopNothing() {
        var scroll = PendingScroll.none
        let moves6 = scroll.begin(to: point(.nan), from: point(0), at: 0)
        #expect(moves6)
        #expect(scroll.origin(from: point(10), at: 0) == point(10))
        let moves7 = scroll.begin(to: point(350), from: point(10), at: 0)
        #expect(moves7)
    }

    @Test(
        "A scroll counts on its way along either axis, and up to a point beside it",
        arguments: [
            (CGPoint(x: 200, y: 30), true), (CGPoint(x: 100, y: 20), true),
            (CGPoint(x: 300, y: 40), true), (CGPoint(x: 99, y: 19), true),
            (CGPoint(x: 301, y: 41), true), (CGPoint(x: 98, y: 30), false),
            (CGPoint(x: 302, y: 30), false), (CGPoint(x: 200, y: 18), false),
            (CGPoint(x: 200, y: 42), false),
        ])
    func scrollCountsOnItsWay(present: CGPoint, counts: Bool) {
        for isBackward in [false, true] {
            let ends = (CGPoint(x: 100, y: 20), CGPoint(x: 300, y: 40))
            let (start, target) = isBackward ? (ends.1, ends.0) : ends
            let scroll = PendingScroll.animating(from: start, to: target, since: 0)
            #expect(scroll.origin(from: present, at: 0.1) == (counts ? target : present))
        }
    }

    private enum Act: CaseIterable {
        case down, up, half, arrive, wait, jump
    }

    @Test(
        "After every short history a key scrolls by its step from where it should, or is at the end"
    )
    func keyScrollsByStepAfterHistories() {
        for history in Act.allCases.sequences(length: 5) {
            var scroll = PendingScroll.none
            var twin = Twin()
            var time = 0.0
            for act in history {
                let origin = scroll.origin(from: point(twin.shown), at: time).y
                #expect(origin == twin.expected, "\(history)")
                switch act {
                case .down, .up:
                    let target = (origin + (act == .down ? 100 : -100)).clamped(to: 0...250)
                    let scrolls = scroll.begin(
                        to: point(target), from: point(twin.shown), at: time)
                    #expect(scrolls == (target != origin), "\(history)")
                    if scrolls { twin.begin(target) }
                case .half: twin.shown = (twin.shown + twin.target) / 2
                case .arrive: twin.shown = twin.target
                case .wait:
                    twin.rest(at: twin.shown)
                    time += 1
                case .jump: twin.rest(at: 1000)
                }
                if twin.shown == 1000 {
                    #expect(scroll.origin(from: point(1000), at: time).y == 1000, "\(history)")
                    twin.rest(at: 0)
                    time += 1
                }
            }
        }
    }

    /// Knows where the content is and where it is going.
    private struct Twin {
        var shown: CGFloat = 0
        var target: CGFloat = 0
        var expected: CGFloat { target }

        mutating func begin(_ target: CGFloat) { self.target = target }
        mutating func rest(at offset: CGFloat) { (shown, target) = (offset, offset) }
    }
}

extension Collection {
    /// All sequences of so many of its elements.
    fileprivate func sequences(length: Int) -> [[Element]] {
        guard length > 0 else { return [[]] }
        let shorter = sequences(length: length - 1)
        return shorter.flatMap { start in map { start + [$0] } }
    }
}
