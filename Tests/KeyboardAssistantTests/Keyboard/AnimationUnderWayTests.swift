import Requirements
import Testing

@testable import KeyboardAssistant

@Suite(.requirement("U387")) struct AnimationUnderWayTests {
    private let show = KeyboardAnimation(duration: 0.25, curve: 7)
    private let scroll = KeyboardAnimation(duration: 0.3, curve: 2)
    private let none = KeyboardAnimation(duration: 0)

    @Test("Without one under way, an animation is used as it is")
    func firstMoveIsUnchanged() {
        for animation in [show, scroll, none] {
            var animations = AnimationUnderWay()
            #expect(animations.join(animation) == animation)
            if animation.duration > 0 { animations.end() }
            #expect(animations.join(none) == none)
        }
    }

    @Test("A move without animation joins the animation that began last, until all have ended")
    func moveWithoutAnimationJoins() {
        var animations = AnimationUnderWay()
        _ = animations.join(show)
        #expect(animations.join(none) == show)
        #expect(animations.join(scroll) == scroll)
        animations.end()
        animations.end()
        #expect(animations.join(none) == scroll)
        animations.end()
        animations.end()
        #expect(animations.join(none) == none)
        animations.end()
        #expect(animations.join(show) == show)
        #expect(animations.join(none) == show)
    }

    @Test("An animation in which nothing has moved lasts as long as it was announced")
    func animationWithoutMovesLasts() {
        var animations = AnimationUnderWay()
        let long = KeyboardAnimation(duration: 0.25)
        #expect(animations.join(long, at: 10) == long)
        animations.end()
        #expect(!animations.isUnderWay)
        #expect(animations.join(KeyboardAnimation(duration: 0), at: 10.2) == long)
        animations.end()
        // A move that joined hasn't made the animation longer.
        #expect(animations.join(KeyboardAnimation(duration: 0), at: 10.3).duration == 0)
    }
}
