import CoreGraphics
import DeviceTesting
import KeyboardAssistant
import Requirements
import SimulatedDevice
import Testing
import UIKit

@MainActor
@Suite(.doubts(.keyboard)) struct GettingStartedTests {
    @Test(
        "The first form is filled in from its first field to its last, always above the keyboard",
        .requirement("U242", "U445"), arguments: [SimulatedDevice.Model.iPhoneSE, .iPhone13])
    func firstFormIsFilledIn(model: SimulatedDevice.Model) throws {
        let (device, screen) = (SimulatedDevice(model), ContactViewController())
        device.show(screen)
        try device.tap(screen.fields[0])
        let bar = try #require(screen.fields[0].inputAccessoryView)
        for field in screen.fields {
            device.settle()
            let top = try #require(device.keyboard.frame?.minY)
            #expect(field.isFirstResponder && field.convert(field.bounds, to: nil).maxY <= top)
            #expect(bar.window != nil)
            device.type("\n")
        }
        device.settle()
        #expect(!device.keyboard.isVisible)
        let scrollView = try #require(screen.view.subviews.first as? UIScrollView)
        #expect(scrollView.contentInset == .zero)
    }

    @Test(
        "Without its own assistant, the first form would be covered, and the scene's line helps",
        .requirement("U445"))
    func sceneServesFirstForm() throws {
        for isServed in [false, true] {
            let device = SimulatedDevice(.iPhoneSE)
            let scene = try #require(device.window.windowScene)
            let assistant = isServed ? SceneKeyboardAssistant(windowScene: scene) : nil
            let form = UIViewController()
            let scrollView = UIScrollView(frame: device.window.bounds)
            scrollView.contentSize = CGSize(width: 375, height: 700)
            let last = UITextField(frame: CGRect(x: 20, y: 600, width: 300, height: 34))
            scrollView.addSubview(last)
            form.view.addSubview(scrollView)
            device.show(form)
            last.becomeFirstResponder()
            device.settle()
            let top = try #require(device.keyboard.frame?.minY)
            #expect((top - last.convert(last.bounds, to: nil).maxY >= 20) == isServed)
            #expect((assistant?.assistance == .scrollView(scrollView)) == isServed)
        }
    }
}
