import CoreGraphics
import DeviceFixtures
import Testing
import UIKit

@testable import SimulatedDevice

@MainActor @Suite struct KeyboardDismissalTests {
    /// A long content with an input on top, the keyboard up.
    private func make(
        _ mode: UIScrollView.KeyboardDismissMode
    ) -> (SimulatedDevice, UIScrollView, TypingView, KeyboardDiary) {
        let device = SimulatedDevice(.iPhoneSE)
        let controller = UIViewController()
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
        scrollView.contentSize = CGSize(width: 375, height: 3000)
        scrollView.keyboardDismissMode = mode
        let input = TypingView(frame: CGRect(x: 20, y: 50, width: 200, height: 40))
        scrollView.addSubview(input)
        controller.view.addSubview(scrollView)
        device.show(controller)
        input.becomeFirstResponder()
        device.settle()
        return (device, scrollView, input, KeyboardDiary(device))
    }

    @Test("A keyboard that leaves on drag leaves when the drag begins (Apple, KeyboardDismissMode)")
    func keyboardLeavesWhenDragBegins() {
        let (device, _, input, diary) = make(.onDrag)
        let finger = device.touch(at: CGPoint(x: 100, y: 300), in: device.window)
        finger.move(by: CGVector(dx: 0, dy: -20))

        #expect(!input.isFirstResponder)
        #expect(diary.notices == [.willChangeFrame, .willHide])
        finger.lift()
    }

    @Test(
        "Nothing is posted until the finger lifts (freshOS/KeyboardLayoutGuide#17, lionheart/openradar-mirror#4307)"
    )
    func nothingIsPostedUntilFingerLifts() {
        let (device, _, input, diary) = make(.interactive)
        let finger = device.touch(at: CGPoint(x: 100, y: 300), in: device.window)
        for _ in 0..<30 { finger.move(by: CGVector(dx: 0, dy: 10)) }

        #expect(diary.entries.isEmpty)
        #expect(device.keyboard.frame == CGRect(x: 0, y: 600, width: 375, height: 260))
        #expect(device.window.keyboardFrame?.minY == 600)

        finger.lift()
        device.settle()

        #expect(!input.isFirstResponder)
        #expect(diary.notices == [.willChangeFrame, .willHide, .didChangeFrame, .didHide])
        #expect(diary.entries.first?.begin?.minY == 600)
        #expect(diary.entries.first?.end?.minY == 667)
    }

    @Test("A finger above the keyboard does not move it (Apple, KeyboardDismissMode)")
    func fingerAboveKeyboardMovesNothing() {
        let (device, _, _, diary) = make(.interactive)
        let finger = device.touch(at: CGPoint(x: 100, y: 100), in: device.window)
        for _ in 0..<10 { finger.move(by: CGVector(dx: 0, dy: 10)) }

        #expect(device.keyboard.frame?.minY == 407)
        finger.lift()
        device.settle()
        #expect(diary.entries.isEmpty)
        #expect(device.keyboard.isVisible)
    }

    @Test("Released near its position, the keyboard returns (assumed: A28)")
    func keyboardLetGoNearPlaceReturns() {
        let (device, _, input, _) = make(.interactive)
        let finger = device.touch(at: CGPoint(x: 100, y: 400), in: device.window)
        for _ in 0..<5 { finger.move(by: CGVector(dx: 0, dy: 10)) }
        #expect(device.keyboard.frame?.minY == 450)
        finger.hold(for: 0.2)
        finger.lift()
        device.settle()

        #expect(input.isFirstResponder)
        #expect(device.keyboard.frame?.minY == 407)
    }

    @Test("A canceled drag dismisses nothing (assumed: A29)")
    func canceledDragDismissesNothing() {
        let (device, _, input, _) = make(.interactive)
        let finger = device.touch(at: CGPoint(x: 100, y: 300), in: device.window)
        for _ in 0..<30 { finger.move(by: CGVector(dx: 0, dy: 10)) }
        finger.cancel()
        device.settle()

        #expect(input.isFirstResponder)
        #expect(device.keyboard.frame?.minY == 407)
    }

    @Test("Otherwise the keyboard stays where it is (Apple, KeyboardDismissMode)")
    func keyboardOtherwiseStaysInPlace() {
        let (device, scrollView, input, diary) = make(.none)
        device.drag(scrollView, by: CGVector(dx: 0, dy: 200))

        #expect(input.isFirstResponder)
        #expect(diary.entries.isEmpty)
    }

    @Test(
        "Padding takes the keyboard along from above it (Apple, keyboardDismissPadding)",
        arguments: [(50, 450), (-50, 407), (CGFloat.nan, 407)] as [(CGFloat, CGFloat)])
    func paddingTakesKeyboardFromAbove(padding: CGFloat, top: CGFloat) {
        let (device, scrollView, _, _) = make(.interactive)
        scrollView.superview?.keyboardLayoutGuide.keyboardDismissPadding = padding
        let finger = device.touch(at: CGPoint(x: 100, y: 300), in: device.window)
        for _ in 0..<10 { finger.move(by: CGVector(dx: 0, dy: 10)) }

        #expect(device.keyboard.frame?.minY == top)
        finger.cancel()
    }
}
