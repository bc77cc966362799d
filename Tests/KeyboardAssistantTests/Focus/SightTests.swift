import CoreGraphics
import Testing

@testable import KeyboardAssistant

@Suite struct SightTests {
    private let window = CGRect(x: 0, y: 0, width: 100, height: 100)
    private let below = CGRect(x: 0, y: 150, width: 50, height: 50)
    private let inside = CGRect(x: 10, y: 10, width: 20, height: 20)

    @Test("What is cut off is not seen, and can be reached where what cuts it off scrolls")
    func scrollingReachesWhatIsCutOff() {
        for scrolls in [true, false] {
            let sight = Sight().through(window, scrolls: scrolls)
            #expect(sight.shows(inside) && sight.reaches(inside))
            #expect(!sight.shows(below))
            #expect(sight.reaches(below) == scrolls)
        }
    }

    @Test("What lies in something that cannot be reached cannot be reached by scrolling that")
    func unreachableContainerMakesContentsUnreachable() {
        let closed = Sight().through(window, scrolls: false)
        #expect(!closed.through(below, scrolls: true).reaches(below))
        let open = Sight().through(window, scrolls: true)
        #expect(open.through(below, scrolls: true).reaches(below))
        #expect(open.through(below, scrolls: false).reaches(below))
        #expect(!open.through(below, scrolls: false).reaches(inside))
    }

    @Test("Without anything around all is seen, but what has no extent")
    func everythingIsSeenWithoutSurroundings() {
        #expect(Sight().shows(below) && Sight().reaches(below))
        #expect(!Sight().shows(.zero) && !Sight().reaches(.null))
    }
}
