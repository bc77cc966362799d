import CoreGraphics
import Testing

@testable import KeyboardAssistant

@Suite struct ScrollCourseTests {
    /// Returns the state after steps to these vertical offsets, the last of which may end the animation.
    private func state(
        after offsets: [CGFloat], isAnimating: Bool
    ) -> ScrollCourse.State {
        var course = ScrollCourse(at: .zero)
        for offset in offsets.dropLast() {
            course.step(to: CGPoint(x: 0, y: offset), isAnimating: true)
        }
        course.step(to: CGPoint(x: 0, y: offsets.last ?? 0), isAnimating: isAnimating)
        return course.state
    }

    @Test("While an animation runs, the scroll is under way, however fast it is")
    func fastScrollsAreUnderWay() {
        #expect(state(after: [1, 10, 200], isAnimating: true) == .underWay)
        #expect(state(after: [0], isAnimating: true) == .underWay)
    }

    @Test(
        "A scroll that ends slower than it came has arrived, and one that ends with a jump is replaced",
        arguments: [
            ([20, 30, 34], .arrived), ([20, 30, 40], .arrived), ([20, 30, 40.9], .arrived),
            ([20, 30, 30], .arrived), ([20, 30, 0], .replaced), ([20, 30, 300], .replaced),
            // Nothing is known of the step before.
            ([0.5], .arrived), ([300], .arrived),
        ] as [([CGFloat], ScrollCourse.State)])
    func endsOfScrolls(offsets: [CGFloat], state: ScrollCourse.State) {
        #expect(self.state(after: offsets, isAnimating: false) == state)
    }
}
