#if canImport(SimulatedDevice)
import CoreGraphics
import SimulatedDevice
import Testing
import UIKit
import Requirements

/// A keyboard that writes down when controllers are swiped away.
@MainActor
private final class SwipeListener: KeyboardHost {
    var lines: [String] = []

    func inputResponderDidChange(in window: UIWindow, to responder: UIResponder?) {
        lines.append(responder == nil ? "away" : "here")
    }
    func inputViewsNeedReload(for responder: UIResponder) {}
    func dismissalMoved(to y: CGFloat) {}
    func dismissalEnded(velocity: CGFloat?) {}
    func interactivePopBegan() { lines.append("began") }
    func interactivePopEnded() { lines.append("ended") }
}

@MainActor
@Suite struct SwipeHostTests {
    @Test(
        "The keyboard hears of a swipe back before its field resigns, and when it is over",
        .requirement("U358"))
    func keyboardHearsSwipeBeforeFieldResigns() {
        let device = SimulatedDevice(.iPhone13)
        let (first, second) = (UIViewController(), UIViewController())
        let field = UITextField(frame: CGRect(x: 20, y: 200, width: 200, height: 34))
        second.view.addSubview(field)
        let navigation = UINavigationController(rootViewController: first)
        device.show(navigation)
        navigation.pushViewController(second, animated: false)
        field.becomeFirstResponder()
        device.settle()
        let listener = SwipeListener()
        UIApplication.shared.keyboardHost = listener
        for (way, isBack) in [(CGFloat(100), false), (300, true)] {
            let finger = device.touch(at: CGPoint(x: 5, y: 100), in: device.window)
            for _ in 0..<10 { finger.move(by: CGVector(dx: way / 10, dy: 0)) }
            #expect(listener.lines == ["began", "away"])
            finger.hold(for: 0.2)
            finger.lift()
            device.settle()
            let rest = isBack ? ["ended"] : ["here", "ended"]
            #expect(listener.lines == ["began", "away"] + rest)
            listener.lines = []
        }
        #expect(navigation.viewControllers == [first])
    }
}
#endif
