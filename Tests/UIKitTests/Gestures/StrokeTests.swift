#if canImport(SimulatedDevice)
import CoreGraphics
import Foundation
import Requirements
import SimulatedDevice
import Testing
import UIKit

// Where a test names no source: Apple's reference of the recognizer.
@MainActor
@Suite struct StrokeTests {
    private let view = UIView(frame: CGRect(x: 0, y: 100, width: 390, height: 400))
    private let listener = Listener()

    /// A device that shows the view; made in the body of a test, as other tests have theirs.
    private func makeDevice() -> SimulatedDevice {
        let (device, screen) = (SimulatedDevice(), UIViewController())
        device.show(screen)
        screen.view.addSubview(view)
        return device
    }

    private func add<Recognizer: UIGestureRecognizer>(_ recognizer: Recognizer) -> Recognizer {
        recognizer.handler = { [listener] in listener.states.append($0.state) }
        view.addGestureRecognizer(recognizer)
        return recognizer
    }

    @Test("A finger that rests is a long press, which may move on", .requirement("U593"))
    func restingFingerIsLongPress() throws {
        let device = makeDevice()
        _ = add(UILongPressGestureRecognizer())
        let finger = try device.touch(view)
        finger.hold(for: 0.4)
        #expect(listener.states == [])
        finger.hold(for: 0.2)
        #expect(listener.states == [.began])
        finger.move(by: CGVector(dx: 30, dy: 0))
        finger.lift()
        #expect(listener.states == [.began, .changed, .ended])
    }

    @Test("A tap and a finger that moves are no long press", .requirement("U593"))
    func movingFingerIsNoLongPress() throws {
        let device = makeDevice()
        _ = add(UILongPressGestureRecognizer())
        try device.tap(view)
        let finger = try device.touch(view)
        finger.move(by: CGVector(dx: 11, dy: 0))
        finger.hold(for: 1)
        finger.lift()
        device.settle()
        #expect(listener.states == [])
    }

    @Test("A swipe goes in its direction, quickly", .requirement("U593"))
    func swipeHasDirection() throws {
        let device = makeDevice()
        add(UISwipeGestureRecognizer()).direction = [.left, .up]
        device.fling(view, by: CGVector(dx: 120, dy: 0))
        #expect(listener.states == [])
        device.fling(view, by: CGVector(dx: -120, dy: 10))
        device.fling(view, by: CGVector(dx: 0, dy: -120))
        #expect(listener.states == [.ended, .ended])
        let finger = try device.touch(view)
        finger.hold(for: 0.6)
        finger.move(by: CGVector(dx: -120, dy: 0))
        finger.lift()
        #expect(listener.states.count == 2)
    }

    // How near to the edge (assumed: A50).
    @Test("A pan from an edge begins at that edge", .requirement("U593"))
    func edgePanBeginsAtEdge() {
        let device = makeDevice()
        add(UIScreenEdgePanGestureRecognizer()).edges = .left
        let middle = device.touch(at: CGPoint(x: 200, y: 300), in: device.window)
        middle.move(by: CGVector(dx: 60, dy: 0))
        middle.lift()
        #expect(listener.states == [])
        let edge = device.touch(at: CGPoint(x: 4, y: 300), in: device.window)
        edge.move(by: CGVector(dx: 60, dy: 0))
        edge.lift()
        #expect(listener.states == [.began, .ended])
    }

    @Test("Only content that zooms can be pinched", .requirement("U593"))
    func zoomingContentCanBePinched() {
        let scrollView = UIScrollView()
        #expect(scrollView.pinchGestureRecognizer == nil)
        scrollView.maximumZoomScale = 2
        #expect(scrollView.pinchGestureRecognizer?.scale == 1)
    }
}

@MainActor
private final class Listener {
    var states: [UIGestureRecognizer.State] = []
}
#endif
