import CoreGraphics
import DeviceFixtures
import DeviceTesting
import HeadlessBehavior
import KeyboardAssistant
import Requirements
import SimulatedDevice
import Testing
import UIKit

/// Forms that are wider than the screen.
@MainActor
@Suite(.doubts(.keyboard)) struct SidewaysTests {
    @Test(
        "Next and Previous bring in a field that is cut off at a side, whatever the form's shape",
        arguments: [CGSize(width: 390, height: 200), CGSize(width: 200, height: 700)])
    func fieldCutOffAtSideIsBroughtIn(size: CGSize) {
        var behavior = UIKitBehavior.standard
        // UIKit may scroll to a field itself.
        behavior.fieldReveal = .leaves
        let device = SimulatedDevice(behavior: behavior)
        device.keyboard.mode = .hardware(bar: false)
        let screen = UIViewController()
        let form = UIScrollView(frame: CGRect(origin: CGPoint(x: 0, y: 60), size: size))
        form.contentSize = CGSize(width: size.width + 180, height: 100)
        screen.view.addSubview(form)
        device.show(screen)
        let fields = [20, size.width - 60].map { x in
            UITextField(frame: CGRect(x: x, y: 20, width: 100, height: 40))
        }
        fields.forEach(form.addSubview)
        let navigator = InputNavigator()
        navigator.addInputItems(in: form)
        device.focus(fields[0])
        for (index, step) in [(1, true), (0, false), (1, true)] {
            if step {
                navigator.gotoNextItem(shouldLoop: false)
            } else {
                navigator.gotoPreviousItem(shouldLoop: false)
            }
            let frame = fields[index].frame
            // The offset is set at once, and only the picture follows.
            #expect(frame.minX >= form.bounds.minX && frame.maxX <= form.bounds.maxX)
            device.settle()
            #expect(fields[index].isFirstResponder)
            #expect(frame.minX >= form.bounds.minX && frame.maxX <= form.bounds.maxX)
        }
    }
}
