import CoreGraphics
import DeviceFixtures
import DeviceTesting
import KeyboardAssistant
import Requirements
import SimulatedDevice
import Testing
import UIKit

/// What is drawn behind the keyboard.
@MainActor
@Suite(.doubts(.keyboard)) struct BeneathKeyboardTests {
    @Test(
        "With automatic avoidance, content is drawn beneath the keyboard, and its end can be reached",
        .requirement("U386"), .bug("https://github.com/flutter/flutter/issues/179482"))
    func contentRunsOnBeneathKeyboard() throws {
        let device = SimulatedDevice(.iPhone13)
        let form = TestForm(fields: 20, bottom: .viewEdge)
        device.show(form)
        let assistant = form.assisted(.automatic)
        let frame = form.frameInWindow(form.scrollView)
        let film = device.film(form.scrollView, form.fields[8])
        device.focus(form.fields[0])
        film.stop()

        let keyboard = try #require(device.keyboard.drawnFrame)
        #expect(Set(film.pictures.map(\.views[0])) == [frame])
        #expect(frame.maxY == keyboard.maxY)
        // A field that isn't clipped, and that the keyboard covers.
        let beneath = try #require(film.pictures.last?.views[1])
        #expect(keyboard.contains(beneath) && frame.contains(beneath))

        let scrollView = form.scrollView
        let last = scrollView.contentSize.height + scrollView.adjustedContentInset.bottom
        scrollView.contentOffset.y = last - scrollView.bounds.height
        device.settle()
        #expect(form.frameInWindow(form.content).maxY == keyboard.minY)
        withExtendedLifetime(assistant) {}
    }
}
