import CoreGraphics
import DeviceFixtures
import DeviceTesting
import Requirements
import SimulatedDevice
import Testing
import UIKit

@testable import KeyboardAssistant

/// The library's views in the app's windows.
@MainActor
@Suite(.doubts(.guides)) struct WindowViewTests {
    @Test(
        "The first view in a window is the app's, whatever the library adds",
        .requirement("U522"))
    func firstViewIsApps() throws {
        let form = AssistedForm()
        let window = form.device.window
        let first = try #require(window.subviews.first)
        let count = window.subviews.count
        let token = form.observer.observeEdge(in: window) { _ in }
        form.focus(2)
        #expect(window.subviews.count > count, "there are probes")
        #expect(window.subviews.first === first)
        form.device.window.endEditing(true)
        form.device.settle()
        #expect(window.subviews.first === first)
        withExtendedLifetime(token) {}
    }

    @Test(
        "The first view is the app's also after it shows another root view controller",
        .requirement("U522"))
    func firstViewIsAppsAfterChange() {
        let form = AssistedForm()
        let window = form.device.window
        let token = form.observer.observeEdge(in: window) { _ in }
        let other = TestForm(fields: 5)
        form.device.show(other)
        form.device.focus(other.fields[0])
        #expect(window.subviews.first === other.view)
        withExtendedLifetime(token) {}
    }

    @Test(
        "An observer of a window without a view leaves the first place free", .requirement("U522"))
    func firstPlaceIsLeftFree() {
        let device = SimulatedDevice()
        let observer = KeyboardObserver()
        observer.start(in: device.window)
        let token = observer.observeEdge(in: device.window) { _ in }
        let form = TestForm(fields: 5)
        device.show(form)
        device.focus(form.fields[0])
        #expect(device.window.subviews.first === form.view)
        withExtendedLifetime(token) {}
    }
}
