import CoreGraphics
import Testing

@testable import KeyNavigation
@testable import KeyboardAssistant

@Suite struct SightTests {
    private let window = CGRect(x: 0, y: 0, width: 100, height: 100)
    private let below = CGRect(x: 0, y: 150, width: 50, height: 50)
    private let all = CGRect(x: 0, y: 0, width: 100, height: 1_000)
    private let inside = CGRect(x: 10, y: 10, width: 20, height: 20)

    @Test("What is clipped is not seen, and can be reached where what clips it scrolls")
    func scrollingReachesWhatIsClipped() {
        for area in [all, nil] {
            let region = VisibleRegion().clipped(to: window, scrollingIn: area)
            #expect(region.shows(inside) && region.reaches(inside))
            #expect(!region.shows(below))
            #expect(region.reaches(below) == (area != nil))
        }
    }

    @Test("What lies in something that cannot be reached cannot be reached by scrolling that")
    func unreachableContainerMakesContentsUnreachable() {
        let closed = VisibleRegion().clipped(to: window)
        #expect(!closed.clipped(to: below, scrollingIn: all).reaches(below))
        let open = VisibleRegion().clipped(to: window, scrollingIn: all)
        #expect(open.clipped(to: below, scrollingIn: all).reaches(below))
        #expect(open.clipped(to: below).reaches(below))
        #expect(!open.clipped(to: below).reaches(inside))
    }

    @Test("What lies beyond the content of what scrolls cannot be reached")
    func beyondContentIsUnreachable() {
        let content = CGRect(x: 0, y: 0, width: 100, height: 170)
        let outer = VisibleRegion().clipped(to: window, scrollingIn: content)
        #expect(outer.reaches(inside) && outer.reaches(below))
        #expect(!outer.reaches(below.offsetBy(dx: 0, dy: 20)))
        // A scroll view that lies there can't be reached, nor can what it shows.
        let far = below.offsetBy(dx: 0, dy: 20)
        #expect(!outer.clipped(to: far, scrollingIn: far).reaches(far))
        #expect(outer.clipped(to: below, scrollingIn: far).reaches(far))
    }

    @Test("Without anything around all is seen, but what has no extent")
    func everythingIsSeenWithoutSurroundings() {
        #expect(VisibleRegion().shows(below) && VisibleRegion().reaches(below))
        #expect(!VisibleRegion().shows(.zero) && !VisibleRegion().reaches(.null))
    }
}
