import CoreGraphics
import Requirements
import Testing

@testable import KeyboardAssistant

@Suite struct ScrollGuardTests {
    private func point(_ y: CGFloat) -> CGPoint { CGPoint(x: 0, y: y) }

    @Test(
        "A held key moves one target on, and does not wait for the scroll to end",
        .requirement("U127"))
    func heldKeyMovesOnDuringScroll() {
        var scroll = ScrollGuard.resting

        let moves1 = scroll.scroll(to: point(350), at: point(0), 0)
        #expect(moves1)
        #expect(scroll.base(at: point(20), 0) == point(350))
        let moves2 = scroll.scroll(to: point(700), at: point(20), 0)
        #expect(moves2)
        #expect(scroll.base(at: point(300), 0) == point(700))
        let moves3 = scroll.scroll(to: point(700), at: point(500), 0)
        #expect(!moves3)
        #expect(scroll == .moving(from: point(20), to: point(700), since: 0))
    }

    @Test(
        "A scroll is over after half a second, whoever else scrolls to a place on its way",
        .requirement("U330"))
    func scrollIsOverAfterHalfSecond() {
        let scroll = ScrollGuard.moving(from: point(0), to: point(350), since: 10)
        #expect(scroll.base(at: point(100), 10.4) == point(350))
        #expect(scroll.base(at: point(100), 10.5) == point(100))
        #expect(scroll.base(at: point(350), 99) == point(350))
    }

    @Test(
        "A scroll to where the view is, or whose end is never told, leaves nothing behind",
        .requirement("U127"))
    func unreportedScrollLeavesNothingBehind() {
        var scroll = ScrollGuard.resting
        let moves4 = scroll.scroll(to: point(0), at: point(0), 0)
        #expect(!moves4)
        #expect(scroll == .resting)

        scroll = .moving(from: point(0), to: point(350), since: 0)
        #expect(scroll.base(at: point(900), 0) == point(900))
        #expect(scroll.base(at: CGPoint(x: 50, y: 100), 0) == CGPoint(x: 50, y: 100))
        let moves5 = scroll.scroll(to: point(350), at: point(350), 0)
        #expect(!moves5)
        #expect(scroll == .resting)
    }

    @Test("Places that are no numbers stop nothing")
    func nonNumericPlacesStopNothing() {
        var scroll = ScrollGuard.resting
        let moves6 = scroll.scroll(to: point(.nan), at: point(0), 0)
        #expect(moves6)
        #expect(scroll.base(at: point(10), 0) == point(10))
        let moves7 = scroll.scroll(to: point(350), at: point(10), 0)
        #expect(moves7)
    }

    private enum Act: CaseIterable {
        case down, up, half, arrive, wait, jump
    }

    @Test(
        "After every short history a key scrolls by its step from where it should, or is at the end"
    )
    func keyScrollsByStepAfterHistories() {
        for history in Act.allCases.sequences(length: 5) {
            var scroll = ScrollGuard.resting
            var twin = Twin()
            var time = 0.0
            for act in history {
                let base = scroll.base(at: point(twin.shown), time).y
                #expect(base == twin.expected, "\(history)")
                switch act {
                case .down, .up:
                    let target = (base + (act == .down ? 100 : -100)).clamped(to: 0...250)
                    let scrolls = scroll.scroll(
                        to: point(target), at: point(twin.shown), time)
                    #expect(scrolls == (target != base), "\(history)")
                    if scrolls { twin.begin(target) }
                case .half: twin.shown = (twin.shown + twin.target) / 2
                case .arrive: twin.shown = twin.target
                case .wait:
                    twin.rest(at: twin.shown)
                    time += 1
                case .jump: twin.rest(at: 1000)
                }
                if twin.shown == 1000 {
                    #expect(scroll.base(at: point(1000), time).y == 1000, "\(history)")
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
        mutating func rest(at place: CGFloat) { (shown, target) = (place, place) }
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
