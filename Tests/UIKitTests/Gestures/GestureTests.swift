#if canImport(SimulatedDevice)
import CoreGraphics
import Foundation
import SimulatedDevice
import Testing
import UIKit

/// A view on another, on a device.
@MainActor
private final class Stage {
    let device = SimulatedDevice(.iPhoneSE)
    let outer = UIView(frame: CGRect(x: 0, y: 100, width: 300, height: 300))
    let inner = TouchedView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let log = Log()

    init() {
        let controller = UIViewController()
        outer.addSubview(inner)
        controller.view.addSubview(outer)
        device.show(controller)
        inner.log = log
    }

    func recognizer<Recognizer: UIGestureRecognizer>(
        _ recognizer: Recognizer, _ name: String, on view: UIView
    ) -> Recognizer {
        let log = log
        recognizer.handler = { log.lines.append("\(name) \(nameOfState($0.state))") }
        view.addGestureRecognizer(recognizer)
        return recognizer
    }
}

@MainActor @Suite struct GestureTests {
    @Test(
        "A tap is recognized when the finger leaves, and the view loses the touch (Apple, cancelsTouchesInView)"
    )
    func recognizedTapTakesTouchFromView() throws {
        let stage = Stage()
        _ = stage.recognizer(UITapGestureRecognizer(), "tap", on: stage.inner)

        try stage.device.tap(stage.inner)

        #expect(stage.log.lines == ["began", "cancelled", "tap ended"])
    }

    @Test("Without canceling, the view has the touch as well (Apple, cancelsTouchesInView)")
    func tapWithoutCancelling() throws {
        let stage = Stage()
        stage.recognizer(UITapGestureRecognizer(), "tap", on: stage.inner).cancelsTouchesInView =
            false

        try stage.device.tap(stage.inner)

        #expect(stage.log.lines == ["began", "tap ended", "ended"])
    }

    @Test(
        "Of two recognizers the one nearer to the touched view wins (Apple, coordinating recognizers)"
    )
    func recognizerNearerToTouchedViewWins() throws {
        let stage = Stage()
        _ = stage.recognizer(UITapGestureRecognizer(), "outer", on: stage.outer)
        _ = stage.recognizer(UITapGestureRecognizer(), "inner", on: stage.inner)

        try stage.device.tap(stage.inner)

        #expect(stage.log.lines == ["began", "cancelled", "inner ended"])
    }

    @Test("A delegate lets both be (Apple, shouldRecognizeSimultaneouslyWith)")
    func delegateLetsBothRecognizersBe() throws {
        let stage = Stage()
        let tolerant = Tolerant()
        stage.recognizer(UITapGestureRecognizer(), "outer", on: stage.outer).delegate = tolerant
        _ = stage.recognizer(UITapGestureRecognizer(), "inner", on: stage.inner)

        try stage.device.tap(stage.inner)

        #expect(stage.log.lines == ["began", "cancelled", "inner ended", "outer ended"])
    }

    @Test("A delegate keeps a recognizer from beginning (Apple, gestureRecognizerShouldBegin)")
    func delegateKeepsRecognizerFromBeginning() throws {
        let stage = Stage()
        let refusing = Refusing()
        stage.recognizer(UITapGestureRecognizer(), "tap", on: stage.inner).delegate = refusing

        try stage.device.tap(stage.inner)

        #expect(stage.log.lines == ["began", "ended"])
    }

    @Test("A single tap waits for the double tap to fail (Apple, require(toFail:))")
    func singleBesideDouble() throws {
        let stage = Stage()
        let double = stage.recognizer(UITapGestureRecognizer(), "double", on: stage.inner)
        double.numberOfTapsRequired = 2
        double.cancelsTouchesInView = false
        let single = stage.recognizer(UITapGestureRecognizer(), "single", on: stage.inner)
        single.require(toFail: double)

        try stage.device.tap(stage.inner)
        #expect(!stage.log.lines.contains("single ended"))
        stage.device.settle()
        #expect(stage.log.lines.last == "single ended")

        stage.log.lines = []
        try stage.device.doubleTap(stage.inner)
        stage.device.settle()
        #expect(stage.log.lines.filter { $0.contains("e ended") } == ["double ended"])
    }

    @Test("A pan begins after ten points and follows (assumed: A14)")
    func panBeginsAfterTenPoints() {
        let stage = Stage()
        let pan = stage.recognizer(UIPanGestureRecognizer(), "pan", on: stage.inner)
        let finger = stage.device.touch(at: CGPoint(x: 50, y: 150), in: stage.device.window)
        finger.move(by: CGVector(dx: 5, dy: 0))
        #expect(pan.state == .possible)

        finger.move(by: CGVector(dx: 6, dy: 0))
        #expect(pan.state == .began)
        #expect(pan.translation(in: stage.inner) == CGPoint(x: 11, y: 0))
        #expect(abs(pan.velocity(in: stage.inner).x - 360) < 0.001)

        finger.move(by: CGVector(dx: 10, dy: 3))
        pan.setTranslation(.zero, in: stage.inner)
        finger.move(by: CGVector(dx: 1, dy: 2))
        #expect(pan.translation(in: stage.inner) == CGPoint(x: 1, y: 2))

        finger.lift()
        #expect(
            stage.log.lines == [
                "began", "moved", "cancelled", "pan began", "pan changed", "pan changed",
                "pan ended",
            ])
        #expect(pan.state == .possible)
    }

    @Test("A tap on a control or a text input is its own (Apple, Handling UIKit gestures)")
    func controlsKeepTheirTaps() throws {
        let stage = Stage()
        _ = stage.recognizer(UITapGestureRecognizer(), "tap", on: stage.outer)
        let field = UITextField(frame: CGRect(x: 0, y: 120, width: 200, height: 40))
        let textView = UITextView(frame: CGRect(x: 0, y: 200, width: 200, height: 40))
        stage.outer.addSubview(field)
        stage.outer.addSubview(textView)

        try stage.device.tap(field)
        #expect(field.isFirstResponder)

        try stage.device.tap(textView)
        #expect(textView.isFirstResponder)
        #expect(stage.log.lines.isEmpty)
    }

    @Test("A switched off recognizer recognizes nothing (Apple, isEnabled)")
    func disabledRecognizerRecognizesNothing() throws {
        let stage = Stage()
        stage.recognizer(UITapGestureRecognizer(), "tap", on: stage.inner).isEnabled = false

        try stage.device.tap(stage.inner)

        #expect(stage.log.lines == ["began", "ended"])
    }

    @Test("A recognizer belongs to one view (Apple, addGestureRecognizer)")
    func recognizerBelongsToOneView() {
        let stage = Stage()
        let tap = UITapGestureRecognizer()
        stage.inner.addGestureRecognizer(tap)
        stage.outer.addGestureRecognizer(tap)

        #expect(tap.view === stage.outer)
        #expect(stage.inner.gestureRecognizers?.isEmpty ?? true)

        stage.outer.gestureRecognizers = nil
        #expect(tap.view == nil)
    }

    @Test("Touches that nobody takes go up the responder chain (Apple, UIResponder)")
    func untakenTouchesGoUpResponderChain() throws {
        let stage = Stage()
        let child = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        stage.inner.addSubview(child)

        try stage.device.tap(child)

        #expect(stage.log.lines == ["began", "ended"])
    }
}

@MainActor
private final class Log {
    var lines: [String] = []
}

private final class TouchedView: UIView {
    var log: Log?

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        log?.lines.append("began")
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        log?.lines.append("moved")
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        log?.lines.append("ended")
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        log?.lines.append("cancelled")
    }
}

private final class Tolerant: NSObject, UIGestureRecognizerDelegate {
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        true
    }
}

private final class Refusing: NSObject, UIGestureRecognizerDelegate {
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        false
    }
}

// Enumerations of Objective-C print their numbers.
private func nameOfState(_ state: UIGestureRecognizer.State) -> String {
    switch state {
    case .possible: "possible"
    case .began: "began"
    case .changed: "changed"
    case .ended: "ended"
    case .cancelled: "cancelled"
    case .failed: "failed"
    @unknown default: "unknown"
    }
}
#endif
