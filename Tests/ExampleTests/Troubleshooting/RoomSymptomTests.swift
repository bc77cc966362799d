import CoreGraphics
import DeviceTesting
import Foundation
import HeadlessBehavior
import KeyboardAssistant
import Requirements
import SimulatedDevice
import Testing
import UIKit

/// The symptoms of Troubleshooting.md that are about too much room, and about jumps.
@MainActor
@Suite(.doubts(.endFrame, .firstHeight, .hideDuration, .keyboardCurve)) struct RoomSymptomTests {
    // MARK: There is a gap above the keyboard

    @Test(
        "There is a gap above the keyboard: code from before makes room, too", .requirement("U445"))
    func codeFromBeforeMakesRoom() {
        let form = TroubledForm()
        let former = FormerKeyboardCode(form.scrollView)
        form.assist()
        form.edit(form.fields[3])
        #expect(form.distance(form.fields[3]) > 200)
        #expect(form.scrollView.contentInset.bottom > form.ownRoom + 200)

        form.endEditing()
        former.stop()
        form.scrollView.contentInset = .zero
        form.edit(form.fields[3])
        #expect(form.distance(form.fields[3]) == 20)
        #expect(form.scrollView.contentInset.bottom == form.ownRoom)
    }

    @Test(
        "There is a gap above the keyboard: a footer without a background is in it",
        .requirement("U445"))
    func footerIsTransparent() {
        let form = TroubledForm()
        let footer = form.addBar(height: 80)
        form.assist()
        form.assistant?.footerView = footer
        form.edit(form.fields[2])
        #expect(form.distance(form.fields[2]) == 100)

        form.endEditing()
        footer.isHidden = true
        form.scrollView.contentOffset.y = 0
        form.edit(form.fields[2])
        #expect(form.distance(form.fields[2]) == 20)
    }

    // MARK: The content jumps

    @Test(
        "The content jumps: code of the app scrolls, of which there is no line",
        .requirement("U445"))
    func appScrolls() {
        let form = TroubledForm()
        form.assist()
        form.edit(form.fields[2])
        let count = form.assistant?.moves.count
        form.scrollView.contentOffset.y = 0
        form.device.settle()
        #expect(form.distance(form.fields[2]) < 0)
        #expect(form.assistant?.moves.count == count)
        #expect(form.lastMove?.changes.last?.to != form.scrollView.contentOffset.y)
    }

    @Test(
        "The content jumps: with Reduce Motion, a change of focus has no animation",
        .requirement("U445"))
    func reduceMotionHasNoAnimation() throws {
        let times = [false, true].map { reduces in
            let form = TroubledForm()
            form.device.accessibility.isReduceMotionEnabled = reduces
            form.assist()
            form.edit(form.fields[0])
            let film = form.device.film(form.fields[3])
            form.edit(form.fields[3])
            return Set(film.pictures.compactMap { $0.views[0]?.minY }).count
        }
        #expect(times[0] > 5 && times[1] <= 2)
    }

    // MARK: Room stays after the keyboard has gone

    @Test(
        "Room stays after the keyboard has gone: the app kept an inset from while it was up",
        .requirement("U445"))
    func appRestoresInset() {
        let form = TroubledForm()
        form.assist()
        form.edit(form.fields[3])
        var saved = form.scrollView.contentInset
        saved.bottom += 12
        form.endEditing()
        #expect(form.scrollView.contentInset == .zero)
        form.scrollView.contentInset = saved
        form.edit(form.fields[0])
        form.endEditing()
        #expect(form.scrollView.contentInset == saved)

        form.scrollView.contentInset.bottom -= saved.bottom
        form.edit(form.fields[0])
        form.endEditing()
        #expect(form.scrollView.contentInset == .zero)
    }

    @Test(
        "Room stays after the keyboard has gone: a hardware keyboard leaves a bar, which covers",
        .requirement("U445"))
    func hardwareKeyboardLeavesBar() throws {
        let form = TroubledForm(.iPhoneSE)
        form.device.keyboard.mode = .hardware(bar: false)
        form.assist()
        form.edit(form.fields[3])
        let bar = try #require(form.navigator.defaultController)
        #expect(form.lastMove?.keyboard?.overlap == bar.bounds.height)
        #expect(form.scrollView.contentInset.bottom == bar.bounds.height)
        form.endEditing()
        #expect(form.scrollView.contentInset == .zero)
    }
}

/// Code that makes room by itself, as apps have it before they have an assistant.
@MainActor
private final class FormerKeyboardCode {
    private var tokens: [any NSObjectProtocol] = []

    init(_ scrollView: UIScrollView) {
        for (name, change) in [
            (UIResponder.keyboardWillShowNotification, 260),
            (UIResponder.keyboardWillHideNotification, -260),
        ] as [(Notification.Name, CGFloat)] {
            tokens.append(
                NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
                    [weak scrollView] _ in
                    MainActor.assumeIsolated { scrollView?.contentInset.bottom += change }
                })
        }
    }

    func stop() {
        tokens.forEach(NotificationCenter.default.removeObserver)
    }
}
