import Requirements
import Testing

@testable import KeyboardAssistant

@Suite(.requirement("U387")) struct TravelUnderWayTests {
    private let show = KeyboardAnimation(duration: 0.25, curve: 7)
    private let scroll = KeyboardAnimation(duration: 0.3, curve: 2)
    private let none = KeyboardAnimation(duration: 0)

    @Test("Without a travel under way, an animation is used as it is")
    func firstMoveIsUnchanged() {
        for animation in [show, scroll, none] {
            var travel = TravelUnderWay()
            #expect(travel.join(animation) == animation)
            if animation.duration > 0 { travel.end() }
            #expect(travel.join(none) == none)
        }
    }

    @Test("A move without animation joins the travel that began last, until all have ended")
    func moveWithoutAnimationJoins() {
        var travel = TravelUnderWay()
        _ = travel.join(show)
        #expect(travel.join(none) == show)
        #expect(travel.join(scroll) == scroll)
        travel.end()
        travel.end()
        #expect(travel.join(none) == scroll)
        travel.end()
        travel.end()
        #expect(travel.join(none) == none)
        travel.end()
        #expect(travel.join(show) == show)
        #expect(travel.join(none) == show)
    }

    @Test("A travel in which nothing has moved lasts as long as its animation")
    func travelWithoutMovesLasts() {
        var travel = TravelUnderWay()
        let long = KeyboardAnimation(duration: 0.25)
        #expect(travel.join(long, at: 10) == long)
        travel.end()
        #expect(!travel.isUnderWay)
        #expect(travel.join(KeyboardAnimation(duration: 0), at: 10.2) == long)
        travel.end()
        // A move that joined hasn't made the travel longer.
        #expect(travel.join(KeyboardAnimation(duration: 0), at: 10.3).duration == 0)
    }
}
