import CoreGraphics
import DeviceFixtures
import DeviceTesting
import KeyboardAssistant
import Requirements
import SimulatedDevice
import Testing
import UIKit

/// Inputs and scroll views beside and inside of the one that an assistant scrolls.
@MainActor
@Suite(.doubts(.keyboard, .guides)) struct BesideScrollViewTests {
    @Test(
        "Editing a field beside the scroll view, such as in a chat's bar, scrolls nothing",
        arguments: WayOfRoom.ofAssistant)
    func fieldBesideScrollViewScrollsNothing(way: WayOfRoom) throws {
        let device = SimulatedDevice()
        let form = TestForm(fields: 20)
        device.show(form)
        let bar = UIView()
        let field = UITextField(frame: CGRect(x: 20, y: 5, width: 300, height: 40))
        bar.addSubview(field)
        bar.translatesAutoresizingMaskIntoConstraints = false
        form.view.addSubview(bar)
        NSLayoutConstraint.activate([
            bar.leadingAnchor.constraint(equalTo: form.view.leadingAnchor),
            bar.trailingAnchor.constraint(equalTo: form.view.trailingAnchor),
            bar.heightAnchor.constraint(equalToConstant: 50),
            bar.bottomAnchor.constraint(equalTo: form.view.keyboardLayoutGuide.topAnchor),
        ])
        let navigator = InputNavigator()
        navigator.addInputItems(inputItems: form.fields + [field])
        let assistant = KeyboardAssistant(
            scrollView: form.scrollView, navigator: navigator,
            avoidance: way.avoidance(form.bottomConstraint))
        let place = form.scrollView.contentOffset.y
        for _ in 0..<2 {
            device.focus(field)
            #expect(form.scrollView.contentOffset.y == place)
            field.resignFirstResponder()
            device.settle()
            #expect(form.scrollView.contentOffset.y == place)
        }
        device.focus(form.fields[12])
        let top = try #require(device.keyboard.frame?.minY)
        #expect(form.frameInWindow(form.fields[12]).maxY <= top)
        withExtendedLifetime(assistant) {}
    }

    @Test(
        "What the app scrolls out of sight in an inner scroll view stays there, with its label")
    func innerScrollViewIsLeftToApp() {
        let device = SimulatedDevice()
        let form = TestForm(fields: 20)
        device.show(form)
        let (inner, field) = form.addInner(
            CGRect(x: 0, y: 0, width: 390, height: 300), fieldAt: 100)
        let label = UILabel(frame: CGRect(x: 20, y: 150, width: 300, height: 20))
        label.text = "Below the field"
        inner.addSubview(label)
        let navigator = InputNavigator()
        navigator.addInputItems(inputItems: [field])
        let assistant = KeyboardAssistant(scrollView: form.scrollView, navigator: navigator)
        assistant.setRelatedViews([label], for: field)
        device.focus(field)
        inner.setContentOffset(CGPoint(x: 0, y: 500), animated: false)
        device.settle()
        #expect(inner.contentOffset.y == 500)
        withExtendedLifetime(assistant) {}
    }
}
