import Foundation
import Testing
import UIKit

// Where a test names no source: Apple's reference of UIControl.Event.
@MainActor
@Suite struct ControlTouchTests {
    private let notes = Notes()
    private let control = UIControl(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
    private let touch = PlacedTouch()

    init() {
        let events: [(UIControl.Event, String)] = [
            (.touchDown, "down"), (.touchDragInside, "inside"), (.touchDragOutside, "outside"),
            (.touchDragEnter, "enter"), (.touchDragExit, "exit"), (.touchUpInside, "up inside"),
            (.touchUpOutside, "up outside"), (.touchCancel, "cancel"),
        ]
        for (event, name) in events {
            let notes = notes
            control.addAction(UIAction { _ in notes.lines.append(name) }, for: event)
        }
    }

    private func move(to point: CGPoint) {
        touch.point = point
        control.touchesMoved([touch], with: nil)
    }

    @Test("A tap on a control sends a touch down and a touch up inside")
    func aTapIsDownAndUpInside() {
        control.touchesBegan([touch], with: nil)
        #expect(control.isTracking && control.isHighlighted && control.isTouchInside)
        control.touchesEnded([touch], with: nil)

        #expect(notes.lines == ["down", "up inside"])
        #expect(!control.isTracking && !control.isHighlighted && !control.isTouchInside)
    }

    // About 70 points around a tracked control still count as inside (Stack Overflow 14340122).
    @Test(
        "A finger that ends up to 70 points off the control still counts as inside",
        arguments: [(69, "up inside"), (71, "up outside")])
    func aFingerMayLeaveTheControlALittle(distance: Int, end: String) {
        control.touchesBegan([touch], with: nil)
        touch.point = CGPoint(x: 50, y: 44 + Double(distance))
        control.touchesEnded([touch], with: nil)

        #expect(notes.lines == ["down", end])
    }

    // Crossing the edge comes before the drag (assumed: A78).
    @Test("A drag off a control and back sends exit and enter, and highlights it only inside")
    func draggingOutAndBackInIsTold() {
        control.touchesBegan([touch], with: nil)
        move(to: CGPoint(x: 50, y: 30))
        move(to: CGPoint(x: 50, y: 300))
        #expect(!control.isHighlighted)
        move(to: CGPoint(x: 50, y: 310))
        move(to: CGPoint(x: 50, y: 20))
        #expect(control.isHighlighted)

        #expect(notes.lines == ["down", "inside", "exit", "outside", "outside", "enter", "inside"])
    }

    @Test("A canceled touch sends a cancel and no touch up")
    func aCancelledTouchIsNoTap() {
        control.touchesBegan([touch], with: nil)
        control.touchesCancelled([touch], with: nil)
        control.touchesEnded([touch], with: nil)

        #expect(notes.lines == ["down", "cancel"])
    }

    @Test("A disabled control sends no events for touches")
    func aDisabledControlTakesNoTouches() {
        control.isEnabled = false
        control.touchesBegan([touch], with: nil)
        control.touchesEnded([touch], with: nil)

        #expect(notes.lines.isEmpty)
    }

    @Test("A disabled control passes touches on to its superview (assumed: A77)")
    func disabledControlPassesTouchesOn() {
        let view = TouchedView()
        view.addSubview(control)
        control.touchesBegan([touch], with: nil)
        #expect(view.touches == 0)
        control.touchesCancelled([touch], with: nil)
        control.isEnabled = false
        control.touchesBegan([touch], with: nil)
        #expect(view.touches == 1)
    }
}

private final class TouchedView: UIView {
    var touches = 0

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        self.touches += 1
    }
}

private final class PlacedTouch: UITouch {
    var point = CGPoint(x: 50, y: 20)

    override func location(in view: UIView?) -> CGPoint { point }
}
