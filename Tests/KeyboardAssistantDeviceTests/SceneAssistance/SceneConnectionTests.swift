import CoreGraphics
import DeviceFixtures
import DeviceTesting
import Foundation
import KeyboardAssistant
import Requirements
import SimulatedDevice
import Testing
import UIKit

/// A scene's assistant that is made while the scene connects.
@MainActor
@Suite(.doubts(.keyboard, .guides)) struct SceneConnectionTests {
    /// A form that counts its layouts.
    private final class CountedForm: TestForm {
        private(set) var layouts = 0

        override func viewDidLayoutSubviews() {
            super.viewDidLayoutSubviews()
            layouts += 1
        }
    }

    @Test(
        "A scene's assistant lays out nothing while the scene connects, and works from then on",
        .requirement("U522"),
        arguments: [UIScene.ActivationState.unattached, .foregroundInactive, .background])
    func nothingIsLaidOutAtConnection(state: UIScene.ActivationState) throws {
        let device = SimulatedDevice()
        let scene = try #require(device.window.windowScene)
        scene.state = state
        let form = CountedForm()
        device.window.rootViewController = form
        device.window.makeKeyAndVisible()
        let layouts = form.layouts
        let assistant = SceneKeyboardAssistant(windowScene: scene)
        #expect(form.layouts == layouts)
        scene.state = .foregroundActive
        NotificationCenter.default.post(name: UIScene.didActivateNotification, object: scene)
        device.settle()
        #expect(form.layouts > 0)
        device.focus(form.fields[11])
        let top = try #require(device.keyboard.frame?.minY)
        #expect(form.frameInWindow(form.fields[11]).maxY <= top)
        withExtendedLifetime(assistant) {}
    }

    @Test(
        "A scene's assistant that is made while a keyboard is shown finds it by a guide of its own",
        .requirement("U522"))
    func keyboardIsFoundInActiveScene() throws {
        let device = SimulatedDevice()
        let form = CountedForm()
        device.show(form)
        device.focus(form.fields[11])
        let scene = try #require(device.window.windowScene)
        let assistant = SceneKeyboardAssistant(windowScene: scene)
        device.keyboard.showsPredictions.toggle()
        device.settle()
        let top = try #require(device.keyboard.frame?.minY)
        #expect(form.frameInWindow(form.fields[11]).maxY <= top)
        withExtendedLifetime(assistant) {}
    }
}
