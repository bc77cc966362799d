import CoreGraphics
import DeviceTesting
import SimulatedDevice
import Testing
import UIKit

@testable import KeyboardAssistant

/// Where people have tapped, which is where typing is going to continue.
@MainActor
@Suite struct TouchObserverTests {
    @MainActor
    private struct Scene {
        let device = SimulatedDevice()
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        let content = UIView(frame: CGRect(x: 10, y: 0, width: 300, height: 2000))
        let observer: TouchObserver

        init() {
            let screen = UIViewController()
            scrollView.contentInsetAdjustmentBehavior = .never
            scrollView.contentSize = CGSize(width: 390, height: 2000)
            scrollView.isScrollEnabled = false
            scrollView.addSubview(content)
            screen.view.addSubview(scrollView)
            device.show(screen)
            observer = TouchObserver(in: scrollView)
        }
    }

    @Test("What scrolls to show a tapped place doesn't change the place", arguments: [0, 150, -40])
    func placeScrollsWithContent(way: CGFloat) {
        let scene = Scene()
        let finger = scene.device.touch(at: CGPoint(x: 100, y: 500), in: scene.device.window)
        scene.scrollView.contentOffset.y = way
        #expect(scene.observer.location(in: scene.content) == CGPoint(x: 90, y: 500))
        #expect(scene.observer.location(in: scene.scrollView) == CGPoint(x: 100, y: 500))
        finger.lift()
        #expect(scene.observer.location(in: scene.content) == CGPoint(x: 90, y: 500))
        scene.observer.forgetEnded()
        #expect(scene.observer.location(in: scene.content) == nil)
    }

    @Test("A finger that drags taps nothing", arguments: [(8, true), (-8, true), (12, false)])
    func dragIsNoTap(way: CGFloat, isTap: Bool) {
        let scene = Scene()
        let finger = scene.device.touch(at: CGPoint(x: 100, y: 500), in: scene.device.window)
        finger.move(by: CGVector(dx: 0, dy: way))
        #expect((scene.observer.location(in: scene.content) != nil) == isTap)
        finger.lift()
        #expect((scene.observer.location(in: scene.content) != nil) == isTap)
    }

    @Test("A touch outside of a view, or one that was canceled, has no place in it")
    func otherTouchesHaveNoPlace() {
        let scene = Scene()
        let outside = scene.device.touch(at: CGPoint(x: 350, y: 500), in: scene.device.window)
        #expect(scene.observer.location(in: scene.content) == nil)
        #expect(scene.observer.location(in: scene.scrollView) != nil)
        outside.lift()
        let finger = scene.device.touch(at: CGPoint(x: 100, y: 500), in: scene.device.window)
        finger.cancel()
        #expect(scene.observer.location(in: scene.content) == nil)
    }

    @Test("Only a touch that is over is forgotten")
    func touchThatGoesOnIsKept() {
        let scene = Scene()
        let finger = scene.device.touch(at: CGPoint(x: 100, y: 500), in: scene.device.window)
        scene.observer.forgetEnded()
        #expect(scene.observer.location(in: scene.content) == CGPoint(x: 90, y: 500))
        finger.lift()
        scene.observer.forgetEnded()
        #expect(scene.observer.location(in: scene.content) == nil)
    }
}
