import CoreGraphics
import Testing

@testable import KeyNavigation
@testable import KeyboardAssistant

@Suite struct SightTests {
    private let window = CGRect(x: 0, y: 0, width: 100, height: 100)
    private let below = CGRect(x: 0, y: 150, width: 50, height: 50)
    private let inside = CGRect(x: 10, y: 10, width: 20, height: 20)

    @Test("What is clipped is not seen, and can be reached where what clips it scrolls")
    func scrollingReachesWhatIsClipped() {
        for scrolls in [true, false] {
            let region = VisibleRegion().clipped(to: window, scrolls: scrolls)
            #expect(region.shows(inside) && region.reaches(inside))
            #expect(!region.shows(below))
            #expect(region.reaches(below) == scrolls)
        }
    }

    @Test("What lies in something that cannot be reached cannot be reached by scrolling that")
    func unreachableContainerMakesContentsUnreachable() {
        let closed = VisibleRegion().clipped(to: window, scrolls: false)
        #expect(!closed.clipped(to: below, scrolls: true).reaches(below))
        let open = VisibleRegion().clipped(to: window, scrolls: true)
        #expect(open.clipped(to: below, scrolls: true).reaches(below))
        #expect(open.clipped(to: below, scrolls: false).reaches(below))
        #expect(!open.clipped(to: below, scrolls: false).reaches(inside))
    }

    @Test("Without anything around all is seen, but what has no extent")
    func everythingIsSeenWithoutSurroundings() {
        #expect(VisibleRegion().shows(below) && VisibleRegion().reaches(below))
        #expect(!VisibleRegion().shows(.zero) && !VisibleRegion().reaches(.null))
    }
}
