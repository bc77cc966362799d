#if canImport(SimulatedDevice)
import Foundation
import HeadlessBehavior
import SimulatedDevice
import Testing
import UIKit
import Requirements

@MainActor @Suite struct PropertyAnimatorTests {
    private let device = SimulatedDevice(.iPhoneSE)
    private let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))

    private func animator() -> UIViewPropertyAnimator {
        prepare()
        return UIViewPropertyAnimator(duration: 1, curve: .linear) { [view] in
            view.frame.origin.x = 100
        }
    }

    /// Begins on this test's own device, whichever was used last.
    private func prepare() {
        device.advance(by: 0)
        device.window.addSubview(view)
    }

    private var place: Double { Double((view.frame.minX * 100).rounded() / 100) }

    private var shown: Double {
        Double(((view.layer.presentation()?.frame.minX ?? -1) * 100).rounded() / 100)
    }

    @Test(
        "It runs when it is started, and tells its end (Apple, startAnimation())",
        .requirement("U357"))
    func startedAnimatorRunsAndTellsEnd() {
        let animator = animator()
        var ends: [UIViewAnimatingPosition] = []
        animator.addCompletion { ends.append($0) }
        #expect(animator.state == .inactive)
        #expect(view.frame.minX == 0)

        animator.startAnimation()
        #expect(animator.state == .active)
        #expect(animator.isRunning)
        #expect(view.frame.minX == 100)
        device.advance(by: 0.25)
        #expect(shown == 25)
        #expect(abs(animator.fractionComplete - 0.25) < 1e-6)

        device.settle()
        #expect(ends == [.end])
        #expect(animator.state == .inactive)
        #expect(!animator.isRunning)
    }

    @Test(
        "Paused it stays where it is, and goes on from there (Apple, pauseAnimation())",
        .requirement("U357"))
    func pausedAnimatorContinuesWhereItStopped() {
        let animator = animator()
        animator.startAnimation()
        device.advance(by: 0.25)
        animator.pauseAnimation()
        device.advance(by: 5)
        #expect(shown == 25)
        #expect(animator.state == .active)
        #expect(!animator.isRunning)

        animator.startAnimation()
        device.advance(by: 0.25)
        #expect(shown == 50)
        device.settle()
        #expect(animator.state == .inactive)
    }

    @Test(
        "It is taken by hand, and goes on for the time left (Apple, fractionComplete)",
        .requirement("U357"))
    func animatorTakenByHandContinues() {
        let animator = animator()
        animator.fractionComplete = 0.5
        #expect(animator.state == .active)
        #expect(shown == 50)
        animator.fractionComplete = 0.2
        #expect(shown == 20)

        animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
        device.advance(by: 0.4)
        #expect(shown == 60)
        device.settle()
        #expect(view.frame.minX == 100)
        #expect(animator.state == .inactive)
    }

    @Test("Turned round it ends where it began (Apple, isReversed)", .requirement("U357"))
    func reversedAnimatorEndsWhereItBegan() {
        let animator = animator()
        var ends: [UIViewAnimatingPosition] = []
        animator.addCompletion { ends.append($0) }
        animator.startAnimation()
        device.advance(by: 0.75)
        animator.isReversed = true
        #expect(abs(animator.fractionComplete - 0.25) < 1e-6)
        device.advance(by: 0.25)
        #expect(shown == 50)

        device.settle()
        #expect(ends == [.start])
        #expect(view.frame.minX == 0)
    }

    @Test(
        "Stopped for good the view stays, and nobody is told (Apple, stopAnimation(_:))",
        .requirement("U357"))
    func stoppedForGoodNobodyIsTold() {
        let animator = animator()
        var ends: [UIViewAnimatingPosition] = []
        animator.addCompletion { ends.append($0) }
        animator.startAnimation()
        device.advance(by: 0.25)
        animator.stopAnimation(true)
        device.settle()

        #expect(place == 25)
        #expect(animator.state == .inactive)
        #expect(ends.isEmpty)
    }

    @Test(
        "Stopped and finished it ends where it is told (Apple, finishAnimation(at:))",
        .requirement("U357"),
        arguments: [
            (UIViewAnimatingPosition.start, 0), (.current, 25), (.end, 100),
        ] as [(UIViewAnimatingPosition, Double)])
    func stoppedAnimatorFinishesWhereTold(position: UIViewAnimatingPosition, end: Double) {
        let animator = animator()
        var ends: [UIViewAnimatingPosition] = []
        animator.addCompletion { ends.append($0) }
        animator.startAnimation()
        device.advance(by: 0.25)
        animator.stopAnimation(false)
        #expect(animator.state == .stopped)
        #expect(place == 25)

        animator.finishAnimation(at: position)
        #expect(place == end)
        #expect(ends == [position])
        #expect(animator.state == .inactive)
    }

    @Test(
        "With a pause at its end it stays active, and can go back (Apple, pausesOnCompletion)",
        .requirement("U357"))
    func pausesAtTheEnd() {
        let animator = animator()
        var ends: [UIViewAnimatingPosition] = []
        animator.addCompletion { ends.append($0) }
        animator.pausesOnCompletion = true
        animator.startAnimation()
        device.settle()
        #expect(animator.state == .active)
        #expect(!animator.isRunning)
        #expect(ends.isEmpty)

        animator.isReversed = true
        animator.pausesOnCompletion = false
        animator.startAnimation()
        device.settle()
        #expect(ends == [.start])
    }

    @Test(
        "What is added on the way takes the time that is left (Apple, addAnimations(_:))",
        .requirement("U357"))
    func addedAnimationsTakeRemainingTime() {
        let animator = animator()
        animator.startAnimation()
        device.advance(by: 0.5)
        animator.addAnimations { [view] in view.frame.origin.y = 80 }
        device.advance(by: 0.25)

        #expect(abs((view.layer.presentation()?.frame.minY ?? 0) - 40) < 0.01)
        device.settle()
        #expect(view.frame.minY == 80)
    }

    @Test("It follows springs and cubic curves (Apple, timingParameters)", .requirement("U357"))
    func animatorFollowsSpringsAndCubicCurves() {
        prepare()
        let spring = UIViewPropertyAnimator(
            duration: 9, timingParameters: UISpringTimingParameters())
        #expect(abs(spring.duration - 0.506) < 0.001)
        spring.addAnimations { [view] in view.frame.origin.x = 100 }
        spring.startAnimation()
        device.advance(by: 0.25)
        #expect(abs(shown - 94.2) < 0.1)
        device.settle()

        let cubic = UIViewPropertyAnimator(
            duration: 1, controlPoint1: .zero, controlPoint2: CGPoint(x: 1, y: 1)
        ) { [view] in view.frame.origin.x = 0 }
        cubic.startAnimation(afterDelay: 1)
        device.advance(by: 1.5)
        #expect(abs(shown - 50) < 0.1)
        device.settle()
        #expect(cubic.timingParameters?.timingCurveType == .cubic)
    }

    @Test("One that runs need not be held (Apple, runningPropertyAnimator)", .requirement("U357"))
    func runningAnimatorNeedNotBeHeld() {
        prepare()
        var end: UIViewAnimatingPosition?
        UIViewPropertyAnimator.runningPropertyAnimator(
            withDuration: 1, delay: 0, options: .curveLinear
        ) { [view] in
            view.frame.origin.x = 100
        } completion: {
            end = $0
        }
        device.advance(by: 0.5)
        #expect(shown == 50)
        device.settle()
        #expect(end == .end)
    }

    private final class NamedAnimator: UIViewPropertyAnimator {
        var name = "own"
    }

    @Test("A subclass runs one of its own (Apple, runningPropertyAnimator)", .requirement("U357"))
    func subclassRunsAnimatorOfItsOwn() {
        prepare()
        let animator = NamedAnimator.runningPropertyAnimator(
            withDuration: 1, delay: 0.5, options: .curveLinear
        ) { [view] in
            view.frame.origin.x = 100
        }
        #expect(animator.name == "own")
        #expect(type(of: animator) == NamedAnimator.self)
        #expect(animator.delay == 0.5 && animator.duration == 1)
        device.advance(by: 1)
        #expect(shown == 50)
        device.settle()
    }

    @Test(
        "One that is stopped cannot be started, paused or gone on with (Apple, state)",
        .requirement("U356"))
    func stoppedAnimatorCannotStartOrPause() {
        let animator = animator()
        animator.startAnimation()
        animator.stopAnimation(false)
        let faults = SimulatedDevice.collectFaults {
            animator.startAnimation()
            animator.pauseAnimation()
        }
        #expect(faults.map(\.exception) == [.internalInconsistency, .internalInconsistency])
        #expect(animator.state == .stopped)
        animator.finishAnimation(at: .end)
    }

    @Test(
        "Only one that is stopped can be finished (Apple, finishAnimation(at:))",
        .requirement("U356"))
    func onlyStoppedAnimatorCanBeFinished() {
        let animator = animator()
        let faults = SimulatedDevice.collectFaults {
            animator.stopAnimation(true)
            animator.finishAnimation(at: .end)
        }

        #expect(faults.count == 2)
        #expect(faults.last?.reason.contains("should only be called on a stopped animator") == true)
        #expect(view.frame.minX == 0)
    }

    @Test(
        "A paused or stopped one may not be let go of (OfTheWolf/TwitterProfile#14)",
        .requirement("U356"))
    func pausedOrStoppedAnimatorNeedsHolding() {
        let faults = SimulatedDevice.collectFaults {
            animator().pauseAnimation()
            let stopped = animator()
            stopped.startAnimation()
            stopped.stopAnimation(false)
        }
        #expect(faults.count == 2)
        #expect(faults.allSatisfy { $0.reason.hasPrefix("It is an error to release a paused") })
    }
}
#endif
