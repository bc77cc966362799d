import DeviceFixtures
import DeviceTesting
import HeadlessBehavior
import KeyboardAssistant
import KeyboardTesting
import Requirements
import SimulatedDevice
import Testing
import UIKit

/// A form in a window without a scene, as hosted tests have it.
@MainActor
@Suite(.doubts([.keyboardGuide, .guidedViews]))
struct WindowWithoutSceneTests {
    @Test(
        "Without a scene, the guide is at the top without a height, and no room is made for it",
        .requirement("U564"))
    func guideAtTopIsNoKeyboard() async throws {
        let device = SimulatedDevice(.iPhoneSE)
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
        let form = TestForm()
        window.rootViewController = form
        window.makeKeyAndVisible()
        device.settle()
        #expect(window.windowScene == nil)
        #expect(
            form.view.keyboardLayoutGuide.layoutFrame == CGRect(x: 0, y: 0, width: 375, height: 0))
        #expect(form.scrollView.contentInset.bottom == 0)
        try await TestKeyboard.use(in: window) { keyboard in
            try keyboard.beginEditing(form.fields[5])
            try await keyboard.waitUntilSettled()
            #expect(form.scrollView.contentInset.bottom == 0)
            await keyboard.perform(.show(height: 260))
            try await keyboard.waitUntilSettled()
            #expect(form.scrollView.contentInset.bottom == 260)
            #expect(keyboard.visibility(of: form.fields[5]).isInSight)
            await keyboard.perform(.show(height: 300))
            try await keyboard.waitUntilSettled()
            #expect(form.scrollView.contentInset.bottom == 300)
            await keyboard.perform(.hide)
            try await keyboard.waitUntilSettled()
            #expect(form.scrollView.contentInset.bottom == 0)
        }
    }
}
