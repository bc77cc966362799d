import CoreGraphics
import Requirements
import Testing
import UIKit

#if canImport(SimulatedDevice)
import SimulatedDevice

@MainActor
@Suite struct NestedScrollTests {
    @Test(
        "A field in twenty nested scroll views is laid out and edited in no time",
        .requirement("U528"), .timeLimited)
    func twentyScrollViews() {
        let (device, screen, field) = (SimulatedDevice(), UIViewController(), UITextField())
        var outer: UIView = screen.view
        for _ in 0..<20 {
            let inner = UIScrollView()
            inner.alwaysBounceVertical = true
            inner.translatesAutoresizingMaskIntoConstraints = false
            outer.addSubview(inner)
            NSLayoutConstraint.activate([
                inner.topAnchor.constraint(equalTo: outer.topAnchor),
                inner.bottomAnchor.constraint(equalTo: outer.bottomAnchor),
                inner.leftAnchor.constraint(equalTo: outer.leftAnchor),
                inner.rightAnchor.constraint(equalTo: outer.rightAnchor),
                inner.widthAnchor.constraint(equalTo: outer.widthAnchor),
                inner.heightAnchor.constraint(equalTo: outer.heightAnchor),
            ])
            outer = inner
        }
        field.frame = CGRect(x: 20, y: 100, width: 200, height: 30)
        outer.addSubview(field)
        device.show(screen)
        field.becomeFirstResponder()
        device.settle()
        #expect(device.keyboard.isVisible)
        #expect(outer.frame.size == screen.view.bounds.size)
        // The outermost one answers for the safe area.
        #expect((screen.view.subviews[0] as? UIScrollView)?.adjustedContentInset.top == 47)
        #expect((outer as? UIScrollView)?.adjustedContentInset.top == 0)
        device.rotate(to: .landscapeLeft)
        device.settle()
        #expect(outer.frame.size == screen.view.bounds.size)
    }
}
#endif
