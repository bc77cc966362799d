#if canImport(SimulatedDevice)
import CoreGraphics
import Foundation
import QuartzCore
import Requirements
import SimulatedDevice
import Testing
import UIKit

@MainActor
@Suite struct OldAnimationTests {
    private let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

    /// A device that shows the view; made in the body of a test, as other tests have theirs.
    private func makeDevice() -> SimulatedDevice {
        let (device, screen) = (SimulatedDevice(), UIViewController())
        device.show(screen)
        screen.view.addSubview(view)
        device.settle()
        return device
    }

    // Apple, "Moving content that is located under the keyboard": the idiom of old code.
    @Test("What changes between begin and commit moves", .requirement("U593"))
    func changesBetweenBeginAndCommitMove() throws {
        let device = makeDevice()
        UIView.beginAnimations(nil, context: nil)
        UIView.setAnimationDuration(0.4)
        UIView.setAnimationCurve(.linear)
        view.frame.origin.y = 100
        UIView.commitAnimations()
        view.alpha = 0.5
        device.advance(by: 0.2)
        let shown = try #require(view.layer.presentation())
        #expect(view.frame.minY == 100 && abs(shown.frame.minY - 50) < 1)
        #expect(shown.opacity == 0.5)
        device.advance(by: 0.3)
        #expect(view.layer.presentation()?.frame.minY == 100)
    }

    @Test("A commit without a begin does nothing", .requirement("U593"))
    func commitAloneDoesNothing() {
        _ = makeDevice()
        UIView.commitAnimations()
        UIView.setAnimationDuration(3)
        UIView.animate(withDuration: 0.2) { [view] in view.alpha = 0 }
        #expect(UIView.inheritedAnimationDuration == 0)
    }

    // CATransaction.h: the block waits for the animations that are added meanwhile, and is called
    // immediately without any.
    @Test("A transaction's completion waits for its animations", .requirement("U593"))
    func completionWaitsForAnimations() {
        let device = makeDevice()
        var calls: [String] = []
        CATransaction.begin()
        CATransaction.setCompletionBlock { calls.append("none") }
        CATransaction.commit()
        #expect(calls == ["none"])
        CATransaction.begin()
        CATransaction.setCompletionBlock { calls.append("view") }
        UIView.animate(withDuration: 0.5) { [view] in view.alpha = 0 }
        CATransaction.commit()
        device.advance(by: 0.4)
        #expect(calls == ["none"])
        device.advance(by: 0.2)
        #expect(calls == ["none", "view"])
    }

    @Test("An animation of a layer tells its delegate, and is removed", .requirement("U593"))
    func layerAnimationEnds() {
        let device = makeDevice()
        let (listener, animation) = (Listener(), CABasicAnimation(keyPath: "opacity"))
        animation.delegate = listener
        animation.duration = 0.3
        view.layer.add(animation, forKey: "fade")
        #expect(view.layer.animationKeys() == ["fade"])
        device.advance(by: 0.4)
        #expect(view.layer.animation(forKey: "fade") == nil)
        view.layer.add(CATransition(), forKey: "again")
        view.layer.add(animation, forKey: "fade")
        view.layer.removeAnimation(forKey: "fade")
        #expect(listener.calls == ["start", "stop true", "start", "stop false"])
        #expect(view.layer.animationKeys() == ["again"])
    }
}

private final class Listener: NSObject, CAAnimationDelegate {
    var calls: [String] = []

    func animationDidStart(_ anim: CAAnimation) { calls.append("start") }

    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { calls.append("stop \(flag)") }
}
#endif
