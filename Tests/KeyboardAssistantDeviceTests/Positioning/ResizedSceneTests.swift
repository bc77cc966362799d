import CoreGraphics
import DeviceFixtures
import DeviceTesting
import HeadlessBehavior
import KeyboardAssistant
import Requirements
import SimulatedDevice
import Testing
import UIKit

/// A form in a scene that people resize while the keyboard is up.
@MainActor
@Suite(.doubts(.keyboardGuide)) struct ResizedSceneTests {
    private static let screen = CGSize(width: 1366, height: 1366)
    /// Scenes at the bottom of the screen, from wide and low to narrow and high.
    private static let frames = [
        CGSize(width: 1366, height: 620), CGSize(width: 320, height: 1024),
        CGSize(width: 1366, height: 1024), CGSize(width: 618, height: 520),
        CGSize(width: 1021, height: 964),
    ].map { CGRect(origin: CGPoint(x: 0, y: 1366 - $0.height), size: $0) }

    private func device() -> SimulatedDevice {
        let device = SimulatedDevice(
            SimulatedDevice.Model(size: Self.screen, idiom: .phone))
        device.resizeScene(to: CGRect(x: 0, y: 522, width: 390, height: 844))
        return device
    }

    @Test(
        "In each new size the edited field is in sight, whatever makes the room",
        .requirement("U591"), arguments: WayOfRoom.ofAssistant, [0, 0.25])
    func fieldStaysInSight(way: WayOfRoom, seconds: Double) throws {
        let (device, form) = (device(), TestForm(fields: 16))
        device.show(form)
        let assistant = form.assisted(way.avoidance(form.bottomConstraint))
        device.focus(form.fields[13])
        for frame in Self.frames + Self.frames.reversed() {
            if seconds > 0 { device.resizeScene(to: frame, over: seconds) }
            device.resizeScene(to: frame)
            device.settle()
            let field = form.frameInWindow(form.fields[13])
            let keyboard = try #require(device.keyboard.frame).minY - frame.minY
            #expect(field.maxY <= keyboard + 0.5, "\(frame)")
            #expect(field.minY >= form.view.safeAreaInsets.top - 0.5, "\(frame)")
        }
        withExtendedLifetime(assistant) {}
    }

    @Test(
        "A field for which there was no room comes back with the room", .requirement("U591"),
        arguments: WayOfRoom.ofAssistant)
    func fieldComesBackWithRoom(way: WayOfRoom) throws {
        let (device, form) = (device(), TestForm(fields: 16))
        device.show(form)
        let assistant = form.assisted(way.avoidance(form.bottomConstraint))
        device.focus(form.fields[13])
        device.resizeScene(to: CGRect(x: 0, y: 1066, width: 390, height: 300), over: 0.2)
        device.settle()
        device.resizeScene(to: CGRect(x: 0, y: 400, width: 700, height: 966), over: 0.2)
        device.settle()
        let keyboard = try #require(device.keyboard.frame).minY - 400
        #expect(form.frameInWindow(form.fields[13]).maxY <= keyboard + 0.5)
        withExtendedLifetime(assistant) {}
    }

    @Test(
        "A field that begins where there is no room comes into sight with the room",
        .requirement("U591"), arguments: WayOfRoom.ofAssistant, [0, 0.25])
    func fieldThatBeganWithoutRoom(way: WayOfRoom, seconds: Double) {
        let (device, form) = (device(), TestForm(fields: 16))
        device.show(form)
        device.resizeScene(to: CGRect(x: 0, y: 1066, width: 390, height: 300))
        let assistant = form.assisted(way.avoidance(form.bottomConstraint))
        device.focus(form.fields[9])
        for frame in Self.frames {
            device.resizeScene(to: frame, over: seconds)
            device.settle()
            #expect(device.visibility(of: form.fields[9]).isInSight, "\(frame)")
        }
        withExtendedLifetime(assistant) {}
    }

    @Test(
        "The caret of text that began where there is no room, and wraps anew, comes into sight",
        .requirement("U591"), arguments: [0, 0.25])
    func caretThatBeganWithoutRoom(seconds: Double) throws {
        let (device, screen, area) = (device(), UIViewController(), UITextView())
        area.text = String(repeating: "Words that wrap. ", count: 300)
        area.frame = screen.view.bounds
        area.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        screen.view.addSubview(area)
        device.show(screen)
        device.resizeScene(to: CGRect(x: 0, y: 1066, width: 1366, height: 300))
        let navigator = InputNavigator()
        navigator.addInputItem(inputItem: area)
        let assistant = KeyboardAssistant(scrollView: area, navigator: navigator)
        device.focus(area)
        device.type("a")
        device.settle()
        device.resizeScene(to: CGRect(x: 0, y: 342, width: 390, height: 1024), over: seconds)
        device.settle()
        #expect(try #require(device.caretVisibility(of: area)).isInSight)
        withExtendedLifetime(assistant) {}
    }

    @Test(
        "What a wheel or the app has scrolled away stays away in another size",
        .requirement("U591", "U315"), arguments: [0, 0.25])
    func scrolledWithoutTouchStaysAway(seconds: Double) {
        let (device, form) = (device(), TestForm(fields: 16))
        device.show(form)
        let assistant = form.assisted()
        device.focus(form.fields[2])
        form.scrollView.contentOffset.y += 400
        device.settle()
        device.resizeScene(to: CGRect(x: 0, y: 522, width: 700, height: 844), over: seconds)
        device.settle()
        #expect(form.frameInWindow(form.fields[2]).maxY < 0)
        withExtendedLifetime(assistant) {}
    }

    @Test(
        "What people have scrolled away stays away in another size", .requirement("U591", "U315"))
    func scrolledAwayStaysAway() {
        let (device, form) = (device(), TestForm(fields: 16))
        device.show(form)
        let assistant = form.assisted()
        device.focus(form.fields[2])
        let finger = device.touch(at: CGPoint(x: 350, y: 380), in: device.window)
        for _ in 0..<10 { finger.move(by: CGVector(dx: 0, dy: -32)) }
        finger.hold(for: 0.2)
        finger.lift()
        device.settle()
        #expect(form.frameInWindow(form.fields[2]).maxY < 0)
        device.resizeScene(to: CGRect(x: 0, y: 522, width: 700, height: 844))
        device.settle()
        #expect(form.frameInWindow(form.fields[2]).maxY < 0)
        withExtendedLifetime(assistant) {}
    }

    @Test(
        "A bar that goes and comes back while room is held changes nothing of it",
        .requirement("U591"), arguments: WayOfRoom.ofAssistant)
    func barGoesAndComesBack(way: WayOfRoom) {
        let (device, form) = (device(), TestForm(fields: 16))
        form.scrollView.contentInset.bottom = 0.1
        form.scrollView.verticalScrollIndicatorInsets.bottom = 0.3
        let stack = UINavigationController(rootViewController: form)
        device.show(stack)
        let assistant = form.assisted(way.avoidance(form.bottomConstraint))
        let before = (form.scrollView.contentInset, form.bottomConstraint.constant)
        device.focus(form.fields[9])
        for isHidden in [true, false, true, false] {
            stack.setNavigationBarHidden(isHidden, animated: true)
            device.settle()
            #expect(device.visibility(of: form.fields[9]).isInSight)
        }
        device.window.endEditing(true)
        device.settle()
        #expect(form.scrollView.contentInset == before.0)
        #expect(form.scrollView.verticalScrollIndicatorInsets.bottom == 0.3)
        #expect(form.bottomConstraint.constant == before.1)
        withExtendedLifetime(assistant) {}
    }

    @Test(
        "A field that didn't fit below a bar is in sight once the bar is gone",
        .requirement("U591", "U370"), arguments: [true, false])
    func fieldFitsWithoutBar(isAnimated: Bool) throws {
        let device = device()
        let form = TestForm(fields: 16, bottom: .viewEdge, layout: .stack(50))
        let stack = UINavigationController(rootViewController: form)
        device.show(stack)
        let assistant = form.assisted()
        device.focus(form.fields[9])
        let top = try #require(device.keyboard.frame).minY - 70
        device.resizeScene(to: CGRect(x: 0, y: top, width: 390, height: 1366 - top))
        device.settle()
        #expect(stack.navigationBar.frame.maxY > 20)
        stack.setNavigationBarHidden(true, animated: isAnimated)
        device.settle()
        let field = form.frameInWindow(form.fields[9])
        #expect(field.minY >= -0.5 && field.maxY <= 70.5)
        withExtendedLifetime(assistant) {}
    }
}
