#if canImport(SimulatedDevice)
import CoreGraphics
import Foundation
import SimulatedDevice
import Testing
import UIKit

@MainActor @Suite struct ScrollDraggingTests {
    private func make() -> (SimulatedDevice, UIScrollView, ScrollLog) {
        let device = SimulatedDevice(.iPhoneSE)
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 67, width: 375, height: 600))
        let log = ScrollLog()
        let controller = UIViewController()
        scrollView.contentSize = CGSize(width: 375, height: 3000)
        scrollView.delegate = log
        controller.view.addSubview(scrollView)
        device.show(controller)
        log.clear()
        return (device, scrollView, log)
    }

    @Test("An animated offset takes three tenths of a second (assumed: A62)")
    func animatedOffsetTakesThreeTenths() {
        let (device, scrollView, log) = make()
        scrollView.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
        device.advance(by: 0.2)
        #expect(scrollView.contentOffset.y > 0 && scrollView.contentOffset.y < 300)
        #expect(!log.lines.contains("did end animation"))
        device.advance(by: 0.15)
        #expect(scrollView.contentOffset.y == 300)
        #expect(log.lines.last == "did end animation")
    }

    @Test(
        "A finger that drags and rests leaves the content where it is (Apple, UIScrollViewDelegate)"
    )
    func restingDragLeavesContentInPlace() {
        let (device, scrollView, log) = make()
        device.drag(scrollView, by: CGVector(dx: 0, dy: -200))

        #expect(scrollView.contentOffset.y == 200)
        #expect(
            log.lines == [
                "will begin dragging", "did scroll", "will end dragging", "did end dragging",
            ])
        #expect(!scrollView.isDragging && !scrollView.isTracking && !scrollView.isDecelerating)
    }

    @Test("Let go in flight, the content slows down by itself (Apple, UIScrollViewDelegate)")
    func flungContentSlowsDownByItself() {
        let (device, scrollView, log) = make()
        device.fling(scrollView, by: CGVector(dx: 0, dy: -200))
        #expect(scrollView.isDecelerating)

        device.settle()

        #expect(scrollView.contentOffset.y > 400)
        #expect(
            log.lines == [
                "will begin dragging", "did scroll", "will end dragging",
                "did end dragging, decelerates", "will begin decelerating", "did scroll",
                "did end decelerating",
            ])
    }

    @Test("Content can be stopped on its way (Apple, stopScrollingAndZooming)")
    func contentCanBeStopped() {
        let (device, scrollView, _) = make()
        device.fling(scrollView, by: CGVector(dx: 0, dy: -200))
        device.advance(by: 0.1)
        let flung = scrollView.contentOffset
        scrollView.stopScrollingAndZooming()
        #expect(!scrollView.isDecelerating)
        device.settle()
        #expect(scrollView.contentOffset == flung)
        scrollView.setContentOffset(CGPoint(x: 0, y: 2000), animated: true)
        device.advance(by: 0.1)
        let scrolled = scrollView.contentOffset
        scrollView.stopScrollingAndZooming()
        #expect(!scrollView.isScrollAnimating)
        device.settle()
        #expect(scrollView.contentOffset == scrolled)
    }

    @Test("The delegate may choose where the content comes to rest (Apple, targetContentOffset)")
    func delegateChoosesWhereContentRests() {
        let (device, scrollView, log) = make()
        log.target = CGPoint(x: 0, y: 1234)

        device.fling(scrollView, by: CGVector(dx: 0, dy: -200))
        device.settle()

        #expect(scrollView.contentOffset.y == 1234)
    }

    // The formula with its 0.55 is in gist.github.com/originell/6961057.
    @Test("Beyond an edge the content follows less and returns (Apple, bounces)")
    func contentBeyondEdgeReturns() {
        let (device, scrollView, log) = make()
        let finger = device.touch(at: CGPoint(x: 100, y: 200), in: device.window)
        for _ in 0..<10 { finger.move(by: CGVector(dx: 0, dy: 20)) }
        #expect(scrollView.contentOffset.y < -50)
        #expect(scrollView.contentOffset.y > -200)

        finger.hold(for: 0.2)
        finger.lift()
        device.settle()

        #expect(scrollView.contentOffset.y == 0)
        #expect(log.lines.last == "did end decelerating")
    }

    @Test("Without bouncing the content stops at its edge (Apple, bounces)")
    func withoutBouncingContentStopsAtEdge() {
        let (device, scrollView, _) = make()
        scrollView.bounces = false

        device.drag(scrollView, by: CGVector(dx: 0, dy: 200))

        #expect(scrollView.contentOffset.y == 0)
    }

    @Test(
        "A content that fits does not move, unless it always bounces (Apple, alwaysBounceVertical)")
    func contentThatFits() {
        let (device, scrollView, log) = make()
        scrollView.contentSize.height = 100
        log.clear()
        device.drag(scrollView, by: CGVector(dx: 0, dy: -100))
        #expect(log.lines.isEmpty)

        scrollView.alwaysBounceVertical = true
        device.drag(scrollView, by: CGVector(dx: 0, dy: -100))
        #expect(log.lines.first == "will begin dragging")
    }

    @Test("An animated offset tells of every step and once of its end (Apple, setContentOffset)")
    func animatedOffsetTellsStepsAndEnd() {
        let (device, scrollView, log) = make()
        scrollView.setContentOffset(CGPoint(x: 0, y: 500), animated: true)
        #expect(scrollView.contentOffset.y == 0)

        device.advance(by: 0.15)
        #expect(scrollView.contentOffset.y > 100 && scrollView.contentOffset.y < 400)

        device.settle()
        #expect(scrollView.contentOffset.y == 500)
        #expect(log.lines == ["did scroll", "did end animation"])
    }

    @Test("An unanimated offset does not tell of an end (Apple, setContentOffset)")
    func unanimatedOffsetTellsOfNoEnd() {
        let (device, scrollView, log) = make()
        scrollView.setContentOffset(CGPoint(x: 0, y: 500), animated: false)
        device.settle()

        #expect(log.lines == ["did scroll"])
    }

    @Test("Pages come to rest as wholes (Apple, isPagingEnabled)")
    func pagesComeToRestAsWholes() {
        let (device, scrollView, _) = make()
        scrollView.isPagingEnabled = true

        device.drag(scrollView, by: CGVector(dx: 0, dy: -400))
        device.settle()

        #expect(scrollView.contentOffset.y == 600)
    }

    @Test("The inner of two scroll views scrolls (assumed: A12)")
    func innerOfTwoScrollViewsScrolls() {
        let (device, scrollView, _) = make()
        let inner = UIScrollView(frame: CGRect(x: 0, y: 100, width: 375, height: 200))
        inner.contentSize = CGSize(width: 375, height: 1000)
        scrollView.addSubview(inner)

        device.drag(inner, by: CGVector(dx: 0, dy: -100))

        #expect(inner.contentOffset.y == 100)
        #expect(scrollView.contentOffset.y == 0)
    }

    @Test("A drag takes the touch from the control under it (assumed: A13)")
    func controlUnderTheFinger() {
        let (device, scrollView, _) = make()
        let button = UIControl(frame: CGRect(x: 0, y: 300, width: 200, height: 50))
        var events: [String] = []
        button.addAction(UIAction { _ in events.append("up") }, for: .touchUpInside)
        button.addAction(UIAction { _ in events.append("cancel") }, for: .touchCancel)
        scrollView.addSubview(button)

        device.drag(button, by: CGVector(dx: 0, dy: -100))

        #expect(events == ["cancel"])
    }
}

@MainActor @Suite struct ScrollInsetTests {
    private func shown(
        _ behavior: UIScrollView.ContentInsetAdjustmentBehavior, height: CGFloat
    ) -> (SimulatedDevice, UIScrollView) {
        let device = SimulatedDevice(.iPhone13)
        let controller = UIViewController()
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        scrollView.contentInsetAdjustmentBehavior = behavior
        scrollView.contentSize = CGSize(width: 390, height: height)
        controller.view.addSubview(scrollView)
        device.show(controller)
        return (device, scrollView)
    }

    @Test(
        "The safe area is added as the behavior says (Apple, ContentInsetAdjustmentBehavior)",
        arguments: [
            (.never, 2000, 0), (.always, 100, 47), (.scrollableAxes, 100, 0),
            (.scrollableAxes, 2000, 47), (.automatic, 100, 0), (.automatic, 2000, 47),
        ] as [(UIScrollView.ContentInsetAdjustmentBehavior, CGFloat, CGFloat)])
    func safeAreaFollowsAdjustmentBehavior(
        behavior: UIScrollView.ContentInsetAdjustmentBehavior, height: CGFloat, top: CGFloat
    ) {
        let (device, scrollView) = shown(behavior, height: height)
        defer { withExtendedLifetime(device) {} }

        #expect(scrollView.adjustedContentInset.top == top)
        #expect(scrollView.adjustedContentInset.bottom == (top > 0 ? 34 : 0))
    }

    @Test("Under a navigation bar even a short content has insets (Apple, automatic)")
    func navigationBarInsetsEvenShortContent() {
        let device = SimulatedDevice(.iPhone13)
        let controller = UIViewController()
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        scrollView.contentSize = CGSize(width: 390, height: 100)
        controller.view.addSubview(scrollView)
        device.show(UINavigationController(rootViewController: controller))

        #expect(scrollView.adjustedContentInset.top == 91)
        #expect(scrollView.contentOffset.y == -91)
    }

    @Test("A content at its top stays there when the safe area grows (openradar 34808621)")
    func staysAtTheTop() {
        #expect(shown(.automatic, height: 2000).1.contentOffset.y == -47)
    }

    @Test("Subviews do not see the safe area that the insets answer for (Apple, safeAreaInsets)")
    func safeAreaOfSubviews() {
        let (device, scrollView) = shown(.automatic, height: 2000)
        defer { withExtendedLifetime(device) {} }
        let content = UIView(frame: CGRect(x: 0, y: -47, width: 390, height: 100))
        scrollView.addSubview(content)

        #expect(content.safeAreaInsets == .zero)
    }
}
#endif
