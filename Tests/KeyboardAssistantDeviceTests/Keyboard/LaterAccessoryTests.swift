import CoreGraphics
import DeviceFixtures
import DeviceTesting
import Foundation
import HeadlessBehavior
import Requirements
import SimulatedDevice
import Testing
import UIKit

@testable import KeyboardAssistant

/// Bars that are announced after the keys, and that stay for a moment when the keyboard hides.
@MainActor
@Suite(.doubts([.endFrame, .keyboardGuide, .guidedViews, .keyboardCurve, .didFrames]))
struct LaterAccessoryTests {
    private func form(_ answer: UIKitBehavior.EndFrame) -> AssistedForm {
        AssistedForm(form: .withBars()) { $0.endFrame = answer }
    }

    @Test(
        "A bar that is announced after the keys makes one move that is redirected",
        .requirement("U570"))
    func showIsOneMove() throws {
        let form = form(.accessoryLater)
        let field = form.form.fields[9]
        let film = form.device.film(field)
        form.device.focus(field)
        film.stop()
        let tops = film.pictures.compactMap { $0.views[0]?.minY }
        let first = try #require(tops.first)
        #expect(tops.count > 10 && Set(tops).count > 10)
        // Upward in each picture, and at the end where the field of a plain keyboard is.
        #expect(zip(tops, tops.dropFirst()).allSatisfy { $1 <= $0 + 0.001 }, "\(tops)")
        #expect(form.inset == form.covered && form.isInSight(9))
        let (offset, inset) = (form.scrollView.contentOffset, form.inset)
        // Both hear of each other's keyboard from here on.
        let plain = self.form(.withAccessory)
        plain.focus(9)
        #expect(plain.scrollView.contentOffset == offset && plain.inset == inset)
        #expect(first > (tops.last ?? first))
    }

    @Test(
        "A bar that stays for a moment at a hide scrolls content no further",
        .requirement("U570"), arguments: [9, 12, 3])
    func hideScrollsNoFurther(index: Int) throws {
        /// The offsets in each picture of a hide.
        func offsets(_ answer: UIKitBehavior.EndFrame) -> [CGFloat] {
            let form = form(answer)
            form.focus(index)
            let field = form.form.fields[index]
            var offsets = [form.scrollView.contentOffset.y]
            let film = form.device.film(field)
            let token = form.scrollView.observeOffset { offsets.append($0) }
            field.resignFirstResponder()
            form.device.settle()
            film.stop()
            withExtendedLifetime(token) {}
            #expect(form.inset == 0 && form.observer.keyboardHeight == 0)
            return offsets + [form.scrollView.contentOffset.y]
        }
        let (plain, later) = (offsets(.withAccessory), offsets(.accessoryLater))
        #expect(plain.first == later.first && plain.last == later.last)
        #expect(try #require(later.max()) <= plain.max() ?? 0)
    }

    @Test(
        "A form whose fields are kept at the keyboard is moved by a hide no further either",
        .requirement("U570"), arguments: [9, 7])
    func hideMovesPositionedFieldNoFurther(index: Int) throws {
        /// The offsets of a hide, the first one before it.
        func offsets(_ answer: UIKitBehavior.EndFrame) -> [CGFloat] {
            var behavior = UIKitBehavior.standard
            behavior.endFrame = answer
            let (device, form) = (SimulatedDevice(behavior: behavior), TestForm(fields: 20))
            let field = form.fields[index]
            field.inputAccessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 50))
            device.show(form)
            let assistant = form.automatic(form.plainNavigator())
            assistant.start()
            device.focus(field)
            var offsets = [form.scrollView.contentOffset.y]
            let token = form.scrollView.observeOffset { offsets.append($0) }
            field.resignFirstResponder()
            device.settle()
            withExtendedLifetime((token, assistant)) {}
            return offsets + [form.scrollView.contentOffset.y]
        }
        let (plain, later) = (offsets(.withAccessory), offsets(.accessoryLater))
        #expect(plain.first == later.first && plain.last == later.last)
        #expect(try #require(later.max()) <= plain.max() ?? 0)
        #expect(try #require(later.min()) >= plain.min() ?? 0)
    }

    @Test(
        "A frame of the bar alone right before a hide scrolls a field that is still edited no further",
        .requirement("U570"), arguments: [9, 14])
    func barAloneScrollsNothing(index: Int) {
        /// The offsets of a hide, the first one before it.
        func offsets(_ hide: [(Notification.Name, CGRect)]) -> [CGFloat] {
            let (device, form) = (SimulatedDevice(), TestForm(fields: 20))
            device.keyboard.isSilent = true
            device.show(form)
            let assistant = form.automatic(form.plainNavigator())
            assistant.start()
            form.fields[index].becomeFirstResponder()
            let shown = CGRect(x: 0, y: 464, width: 390, height: 380)
            for name in [
                UIResponder.keyboardWillChangeFrameNotification,
                UIResponder.keyboardWillShowNotification, UIResponder.keyboardDidShowNotification,
            ] {
                post(name, shown)
                device.settle()
            }
            #expect(abs(form.bottomConstraint.constant + 346) < 0.01)
            var offsets = [form.scrollView.contentOffset.y]
            let token = form.scrollView.observeOffset { offsets.append($0) }
            for (name, frame) in hide { post(name, frame) }
            device.settle()
            withExtendedLifetime((token, assistant)) {}
            #expect(form.bottomConstraint.constant == 0)
            return offsets + [form.scrollView.contentOffset.y]
        }
        let bar = CGRect(x: 0, y: 800, width: 390, height: 44)
        let plain = offsets([(UIResponder.keyboardWillHideNotification, bar)])
        let kept = offsets([
            (UIResponder.keyboardWillChangeFrameNotification, bar),
            (UIResponder.keyboardWillHideNotification, bar),
        ])
        #expect(kept.first == plain.first && kept.last == plain.last)
        #expect(kept.max() == plain.max() && kept.min() == plain.min())
    }

    private func post(_ name: Notification.Name, _ end: CGRect) {
        NotificationCenter.default.post(
            name: name, object: nil,
            userInfo: [UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: end)])
    }

    @Test(
        "Nothing about bars is learned from the first announcement", .requirement("U570"))
    func nothingIsLearned() {
        let form = form(.accessoryLater)
        for index in [9, 3, 14] {
            form.focus(index)
            #expect(form.inset == form.covered && form.isInSight(index))
            form.endEditing()
            #expect(form.inset == 0)
        }
        // From now on frames include the bar at once.
        form.device.behavior.endFrame = .withAccessory
        for index in [9, 3, 14] {
            form.form.fields[index].becomeFirstResponder()
            #expect(form.inset == form.covered)
            form.device.settle()
            #expect(form.inset == form.covered && form.isInSight(index))
            form.endEditing()
        }
    }

    @Test(
        "A hide between the two announcements leaves no room", .requirement("U570"),
        arguments: [0.01, 0.04, 0.06, 0.2])
    func hideBetweenAnnouncements(seconds: Double) {
        let form = form(.accessoryLater)
        form.form.fields[9].becomeFirstResponder()
        form.device.advance(by: seconds)
        form.endEditing()
        #expect(form.inset == 0 && form.observer.keyboardState == .didHide)
        form.focus(3)
        #expect(form.inset == form.covered && form.isInSight(3))
    }

    @Test(
        "A guide that leaves the bar out takes no room from it", .requirement("U570"),
        arguments: UIKitBehavior.EndFrame.allCases)
    func guideWithoutBarTakesNoRoom(endFrame: UIKitBehavior.EndFrame) {
        let form = AssistedForm(form: .withBars()) {
            ($0.endFrame, $0.keyboardGuide) = (endFrame, .offByBar)
        }
        for index in [9, 3, 14, 19, 12] {
            form.focus(index)
            #expect(form.inset == form.covered, "\(index)")
            #expect(form.isInSight(index), "\(index)")
        }
        form.endEditing()
        #expect(form.inset == 0)
    }

    @Test(
        "A keyboard that is up already is found with its bar, though the guide leaves it out",
        .requirement("U570"))
    func keyboardIsFoundWithBar() {
        let form = AssistedForm(form: .withBars()) { $0.keyboardGuide = .offByBar }
        form.focus(9)
        let observer = KeyboardObserver(notificationCenter: NotificationCenter())
        observer.start(in: form.window)
        #expect(
            observer.position(in: form.window, bar: form.window.accessoryBarInUse).overlap == form
                .covered + 34)
    }

    @Test(
        "Room and edge follow a finger above the bar, though the guide leaves it out",
        .requirement("U570"))
    func fingerIsFollowedAboveBar() throws {
        var behavior = UIKitBehavior()
        behavior.keyboardGuide = .offByBar
        let device = SimulatedDevice(behavior: behavior)
        let list = DraggableList()
        list.field.inputAccessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 50))
        device.show(list)
        let assistant = list.assistant(.inset)
        let observer = try #require(assistant.observer as? KeyboardObserver)
        device.focus(list.field)
        let top = try #require(device.keyboard.frame?.minY)
        var edge: KeyboardEdge?
        let token = observer.observeEdge(in: device.window) { edge = $0 }
        let finger = device.touch(at: CGPoint(x: 100, y: top - 60), in: device.window)
        for _ in 0..<26 {
            finger.move(by: CGVector(dx: 0, dy: 10))
            let keyboard = try #require(device.keyboard.frame?.minY)
            #expect(abs((edge?.y ?? 0) - keyboard) < 0.5)
        }
        finger.cancel()
        device.settle()
        #expect(list.roomEnd == top && edge?.y == top)
        withExtendedLifetime(token) {}
    }
}

extension UIScrollView {
    /// Calls `handler` with each vertical offset from now on.
    fileprivate func observeOffset(_ handler: @escaping (CGFloat) -> Void) -> AnyObject {
        let spy = OffsetSpy(handler)
        spy.former = delegate
        delegate = spy
        return spy
    }
}

/// A delegate that passes each offset on.
private final class OffsetSpy: NSObject, UIScrollViewDelegate {
    private let handler: (CGFloat) -> Void
    weak var former: (any UIScrollViewDelegate)?

    init(_ handler: @escaping (CGFloat) -> Void) {
        self.handler = handler
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        handler(scrollView.contentOffset.y)
    }
}
