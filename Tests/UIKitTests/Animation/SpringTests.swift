#if canImport(SimulatedDevice)
import Foundation
import HeadlessBehavior
import SimulatedDevice
import Testing
import UIKit
import Requirements

@MainActor @Suite struct SpringTests {
    @Test(
        "The keyboard's spring is nearly there after a quarter of a second (Apple forums 48088)",
        .requirement("U357")
    )
    func keyboardSpringArrivesWithinQuarterSecond() {
        let spring = Spring.keyboard

        #expect(abs(spring.position(after: 0.1) - 0.545) < 0.001)
        #expect(abs(spring.position(after: 0.25) - 0.942) < 0.001)
        #expect(abs(spring.position(after: 0.5) - 0.999) < 0.001)
        #expect(abs(spring.settlingTime - 0.506) < 0.001)
    }

    @Test(
        "A spring with little damping swings beyond its end and comes to rest", .requirement("U357")
    )
    func littleDampingSwingsBeyondEnd() {
        let spring = Spring(dampingRatio: 0.5, duration: 1)
        let way = (0...100).map { spring.position(after: Double($0) / 100) }

        #expect((way.max() ?? 0) > 1.1)
        #expect(way.first == 0)
        #expect(abs((way.last ?? 0) - 1) < 0.002)
        #expect(abs(spring.settlingTime - 1) < 1e-6)
    }

    @Test(
        "An animation with a spring follows it (Apple, usingSpringWithDamping)",
        .requirement("U357"))
    func springAnimationFollowsItsSpring() throws {
        let device = SimulatedDevice(.iPhoneSE)
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        device.window.addSubview(view)
        UIView.animate(
            withDuration: 1, delay: 0, usingSpringWithDamping: 0.5, initialSpringVelocity: 0
        ) {
            view.frame.origin.x = 100
        }
        device.advance(by: 0.3)

        let shown = try #require(view.layer.presentation()).frame.minX
        let expected = 100 * Spring(dampingRatio: 0.5, duration: 1).position(after: 0.3)
        #expect(abs(Double(shown) - expected) < 0.001)
        device.settle()
    }

    @Test(
        "With the keyboard's curve an animation takes half a second, or the time given",
        .requirement("U358"))
    func keyboardCurveTakesHalfSecond() throws {
        for (answer, seconds) in [
            (UIKitBehavior.KeyboardCurve.takesItsOwnTime, 0.5), (.takesTheTimeGiven, 0.25),
        ] {
            var behavior = UIKitBehavior()
            behavior.keyboardCurve = answer
            let device = SimulatedDevice(.iPhoneSE, behavior: behavior)
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            device.window.addSubview(view)
            var end: Double?
            UIView.animate(
                withDuration: 0.25, delay: 0, options: UIView.AnimationOptions(rawValue: 7 << 16)
            ) {
                view.frame.origin.x = 100
            } completion: { _ in
                end = CACurrentMediaTime()
            }
            device.advance(by: seconds / 2)

            let shown = try #require(view.layer.presentation()).frame.minX
            #expect(abs(Double(shown) - 94.2) < 0.1)
            device.settle()
            #expect(end == seconds)
        }
    }

    @Test(
        "The presentation has bounds, place, transform and alpha picture by picture",
        .requirement("U357"))
    func presentationIsToldPictureByPicture() throws {
        let device = SimulatedDevice(.iPhoneSE)
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        #expect(view.layer.presentation() == nil)
        device.window.addSubview(view)
        #expect(view.layer.presentation()?.frame == view.frame)
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
            view.bounds.size.height = 110
            view.center.x = 65
            view.transform = CGAffineTransform(translationX: 0, y: 60)
            view.alpha = 0
        }

        for picture in 1...60 {
            device.advance(by: 1.0 / 60)
            let share = Double(picture) / 60
            let layer = try #require(view.layer.presentation())
            #expect(abs(Double(layer.bounds.height) - (10 + 100 * share)) < 0.01)
            #expect(abs(Double(layer.position.x) - (5 + 60 * share)) < 0.01)
            #expect(abs(Double(layer.affineTransform().ty) - 60 * share) < 0.01)
            #expect(abs(Double(layer.opacity) - (1 - share)) < 0.01)
        }
        device.settle()
    }

    @Test("The log of animations has an end")
    func animationLogIsLimited() {
        let device = SimulatedDevice(.iPhoneSE)
        for _ in 0..<2 * Animations.longestLog { UIView.animate(withDuration: 0) {} }
        UIView.animate(withDuration: 3) {}

        #expect(Animations.log.count <= Animations.longestLog)
        #expect(Animations.log.last?.duration == 3)
        device.settle()
    }
}
#endif
