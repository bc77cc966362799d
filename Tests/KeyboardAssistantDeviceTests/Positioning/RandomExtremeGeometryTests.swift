import CoreGraphics
import DeviceFixtures
import DeviceTesting
import Requirements
import SimulatedDevice
import Testing
import UIKit

@testable import KeyboardAssistant

@MainActor
@Suite struct RandomExtremeGeometryTests {
    @Test(
        "Whatever sizes and places views have, offsets and insets are numbers, and the app's are given back",
        .requirement("U461", "U612"))
    func formsStandExtremeGeometry() {
        RandomPlay.play(ExtremeGeometryHistory.self, share: 40)
    }

    @Test(
        "A scroll view is asked for no offset that isn't a number", .requirement("U612"),
        arguments: [CGFloat.nan, .infinity, -.infinity])
    func offsetIsNumber(offset: CGFloat) {
        let scrollView = WatchedScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        scrollView.scroll(to: offset)
        #expect(!scrollView.isAskedForNone && scrollView.contentOffset == .zero)
        scrollView.scroll(to: 40)
        #expect(scrollView.contentOffset.y == 40)
    }

    @Test(
        "A text view taller than its scroll view is shown although its caret is nowhere",
        .requirement("U612"), arguments: ExtremeNumbers.carets.compactMap(\.self))
    func textWithoutCaretIsShown(caret: CGRect) throws {
        let (device, form) = (SimulatedDevice(.iPhone13), ExtremeForm())
        device.show(form)
        device.settle()
        let navigator = InputNavigator(accessory: .none, returnKey: nil)
        navigator.addInputItems(inputItems: form.inputs)
        let assistant = KeyboardAssistant(scrollView: form.scrollView, navigator: navigator)
        (form.text.caret, form.text.frame.size.height) = (caret, 900)
        device.focus(form.text)
        let frame = form.text.convert(form.text.bounds, to: nil)
        #expect(try frame.minY < #require(device.keyboard.frame).minY && frame.maxY > 0)
        #expect(!form.scrollView.isAskedForNone && form.scrollView.contentOffset.y.isFinite)
        withExtendedLifetime(assistant) {}
    }
}
