#if canImport(SimulatedDevice)
import CoreGraphics
import Foundation
import Requirements
import SimulatedDevice
import Testing
import UIKit

// Apple's pages of `scrollsToTop`, `scrollViewShouldScrollToTop(_:)` and
// `scrollViewDidScrollToTop(_:)`, and the comments in the header.
@MainActor @Suite(.requirement("U593")) struct StatusBarTests {
    private func make(
        _ model: SimulatedDevice.Model = .iPhone13, frames: [CGRect]
    ) -> (SimulatedDevice, [UIScrollView], TopLog) {
        let device = SimulatedDevice(model)
        let (controller, log) = (UIViewController(), TopLog())
        let views = frames.map { frame in
            let view = UIScrollView(frame: frame)
            view.contentSize = CGSize(width: frame.width, height: 3000)
            view.delegate = log
            controller.view.addSubview(view)
            return view
        }
        device.show(controller)
        for view in views { view.contentOffset.y = 1000 }
        return (device, views, log)
    }

    private static let whole = CGRect(x: 0, y: 0, width: 390, height: 844)

    @Test("A tap on the status bar scrolls content to the top of its insets, animated")
    func tapScrollsToTop() {
        let (device, views, log) = make(frames: [Self.whole])
        views[0].contentInset.top = 20
        device.tapStatusBar()
        #expect(views[0].contentOffset.y == 1000)
        #expect(log.lines == ["should"])
        device.advance(by: 0.1)
        #expect(views[0].contentOffset.y < 1000 && views[0].contentOffset.y > 0)
        #expect(views[0].isScrollAnimating && !views[0].isDecelerating)
        device.settle()
        #expect(views[0].contentOffset.y == -67)
        #expect(log.lines == ["should", "did"])
    }

    @Test("At its top already, content stays and nobody is asked")
    func nothingHappensAtTop() {
        let (device, views, log) = make(frames: [Self.whole])
        views[0].contentOffset.y = -47
        device.tapStatusBar()
        device.settle()
        #expect(views[0].contentOffset.y == -47)
        #expect(log.lines.isEmpty)
    }

    @Test("A delegate that refuses, and a view that doesn't scroll to its top, keep their place")
    func refusalKeepsPlace() {
        let (device, views, log) = make(frames: [Self.whole])
        log.allows = false
        device.tapStatusBar()
        device.settle()
        #expect(views[0].contentOffset.y == 1000)
        #expect(log.lines == ["should"])
        log.allows = true
        views[0].scrollsToTop = false
        device.tapStatusBar()
        device.settle()
        #expect(views[0].contentOffset.y == 1000)
        #expect(log.lines == ["should"])
    }

    @Test("On an iPhone nothing scrolls if several views on the screen scroll to their tops")
    func onlyOneScrollsOnPhone() {
        let halves = [
            CGRect(x: 0, y: 0, width: 390, height: 400),
            CGRect(x: 0, y: 400, width: 390, height: 444),
        ]
        let (device, views, _) = make(frames: halves)
        device.tapStatusBar()
        device.settle()
        #expect(views.map(\.contentOffset.y) == [1000, 1000])

        views[0].scrollsToTop = false
        device.tapStatusBar()
        device.settle()
        #expect(views.map(\.contentOffset.y) == [1000, 0])

        views[0].scrollsToTop = true
        views[1].isHidden = true
        device.tapStatusBar()
        device.settle()
        #expect(views.map(\.contentOffset.y) == [-47, 0])
    }

    @Test("On an iPad the view below the tap that is closest to the status bar scrolls")
    func closestScrollsOnPad() {
        let (device, views, _) = make(
            .iPad9_7,
            frames: [
                CGRect(x: 0, y: 100, width: 400, height: 500),
                CGRect(x: 0, y: 600, width: 400, height: 500),
                CGRect(x: 400, y: 300, width: 400, height: 500),
            ])
        device.tapStatusBar(at: 100)
        device.settle()
        #expect(views.map(\.contentOffset.y) == [0, 1000, 1000])
        device.tapStatusBar(at: 500)
        device.settle()
        #expect(views.map(\.contentOffset.y) == [0, 1000, 0])
    }

    @Test("Content that moves on its way arrives at the top (ekazaev/ChatLayout, example)")
    func arrivesAtTopInSpiteOfMoves() {
        let (device, views, log) = make(frames: [Self.whole])
        device.tapStatusBar()
        device.advance(by: 0.1)
        views[0].contentSize.height += 500
        views[0].contentOffset.y += 500
        device.settle()
        #expect(views[0].contentOffset.y == -47)
        #expect(log.lines == ["should", "did"])
    }

    @Test("Content that is upside down goes to its own beginning, which is below (niochat/nio#23)")
    func invertedContentGoesDown() {
        let (device, views, _) = make(frames: [Self.whole])
        views[0].transform = CGAffineTransform(scaleX: 1, y: -1)
        device.tapStatusBar()
        device.settle()
        #expect(views[0].contentOffset.y == -47)
    }

    @Test("In landscape an iPhone has no status bar, so nothing scrolls")
    func landscapeHasNoStatusBar() {
        let (device, views, log) = make(frames: [Self.whole])
        device.rotate(to: .landscapeLeft)
        device.tapStatusBar()
        device.settle()
        #expect(views[0].contentOffset.y == 1000)
        #expect(log.lines.isEmpty)
    }
}

private final class TopLog: NSObject, UIScrollViewDelegate {
    var lines: [String] = []
    var allows = true

    func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
        lines.append("should")
        return allows
    }

    func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {
        lines.append("did")
    }
}
#endif
