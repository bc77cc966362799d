import CoreGraphics
import DeviceFixtures
import DeviceTesting
import Foundation
import HeadlessBehavior
import Requirements
import Testing
import UIKit

@testable import KeyboardAssistant
@testable import SimulatedDevice

/// Apps that come back from the background, of whose keyboard nothing, or little, was posted.
@MainActor
@Suite(.doubts([.awayInBackground, .endFrame, .guidedViews, .responderAtHide]))
struct AwayInBackgroundTests {
    private let relay = Relay()

    /// Lets the tasks run that wait for their turn.
    private func nextTurn(of device: SimulatedDevice) async {
        relay.isOpen = false
        for _ in 0..<20 { await Task.yield() }
        // Others may have used a device meanwhile.
        device.settle()
        relay.isOpen = true
    }

    @Test(
        "After the app has returned, the room is that of the keyboard",
        .requirement("U572"), arguments: UIKitBehavior.AwayInBackground.allCases,
        [UIKitBehavior.KeyboardGuide.exact, .stale, .oneFrameLate])
    func roomIsRight(
        answer: UIKitBehavior.AwayInBackground, guide: UIKitBehavior.KeyboardGuide
    ) async {
        let form = AssistedForm(form: .withBars(), center: relay.center) {
            ($0.awayInBackground, $0.keyboardGuide) = (answer, guide)
        }
        for _ in 0..<2 {
            form.focus(9)
            #expect(form.inset == form.covered)
            form.device.background()
            form.device.advance(by: 5)
            form.device.foreground()
            form.device.settle()
            await nextTurn(of: form.device)
            let isGone = answer == .goneSilently
            #expect(form.device.keyboard.isVisible != isGone)
            #expect(form.form.fields[9].isFirstResponder != isGone)
            #expect(form.inset == form.covered)
            #expect(isGone || form.isInSight(9))
            #expect((form.observer.keyboardHeight == 0) == isGone)
        }
        form.focus(14)
        #expect(form.inset == form.covered && form.isInSight(14))
        form.endEditing()
        #expect(form.inset == 0)
    }

    @Test(
        "A hardware keyboard that was attached meanwhile leaves no room once the guide says so",
        .requirement("U572"))
    func hardwareKeyboardMeanwhile() async {
        let form = AssistedForm(form: .withBars(), center: relay.center) {
            ($0.awayInBackground, $0.keyboardGuide) = (.silent, .exact)
        }
        form.focus(19)
        #expect(form.inset == form.covered && form.inset > 0)
        form.device.background()
        form.device.keyboard.mode = .hardware(bar: false)
        form.device.foreground()
        form.device.settle()
        await nextTurn(of: form.device)
        #expect(form.form.fields[19].isFirstResponder)
        #expect(form.inset == 0)
    }

    @Test(
        "A keyboard that went and came back is found although its guide left only after the hide",
        .requirement("U525"))
    func guideLeavesAfterHide() async {
        let form = AssistedForm(form: .withBars(), center: relay.center) {
            ($0.awayInBackground, $0.keyboardGuide) = (.hideAndShow, .exact)
        }
        form.focus(14)
        #expect(form.inset == form.covered && form.inset > 0)
        let room = form.inset
        form.device.background()
        #expect(form.inset == 0)
        await nextTurn(of: form.device)
        form.device.keyboard.posts = false
        form.device.keyboard.comeBack()
        form.device.keyboard.posts = true
        form.device.foreground()
        form.device.settle()
        await nextTurn(of: form.device)
        #expect(form.inset == room && form.covered == room)
        #expect(form.isInSight(14))
        form.endEditing()
        #expect(form.inset == 0)
    }
}

/// Passes notifications on to a center of its own.
///
/// Tests that wait let others go on, whose keyboards are not to be observed here.
@MainActor
private final class Relay {
    let center = NotificationCenter()
    var isOpen = true
    private let observation = Observation()

    init() {
        let names = KeyboardNotice.allCases.map(\.notificationName)
        for name in names + [UIScene.didActivateNotification] {
            observation.tokens.append(
                NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
                    [weak self] in
                    // Safe: posted on the main actor, and read there before the post returns.
                    nonisolated(unsafe) let notification = $0
                    MainActor.assumeIsolated {
                        if let self, self.isOpen { self.center.post(notification) }
                    }
                })
        }
    }
}
