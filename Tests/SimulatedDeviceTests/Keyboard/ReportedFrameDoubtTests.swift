import CoreGraphics
import DeviceFixtures
import Foundation
import HeadlessBehavior
import Requirements
import Testing
import UIKit

@testable import SimulatedDevice

/// Each answer to a doubt about the frames that are told of a keyboard, and about those of its
/// guide, and what is seen of it.
@MainActor @Suite(.requirement("U358")) struct ReportedFrameDoubtTests {
    private func make(
        _ model: SimulatedDevice.Model = .iPhoneSE, _ change: (inout UIKitBehavior) -> Void
    ) -> (SimulatedDevice, TwoInputs, KeyboardDiary) {
        var behavior = UIKitBehavior()
        change(&behavior)
        let device = SimulatedDevice(model, behavior: behavior)
        let form = TwoInputs(on: device)
        form.first.ownAccessory = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 44))
        return (device, form, KeyboardDiary(device))
    }

    @Test("With a bar, the frames are the screen's, or the window's (FB18129544)")
    func framesAreOfScreenOrWindow() {
        for answer in UIKitBehavior.EndFrameSpace.allCases {
            let (device, form, diary) = make(.iPad12_9) { $0.endFrameSpace = answer }
            device.window.frame = CGRect(x: 100, y: 60, width: 700, height: 1200)
            let offset = answer == .window ? CGPoint(x: 100, y: 60) : .zero
            form.first.becomeFirstResponder()
            device.settle()
            let frame = device.keyboard.frame
            let told = frame?.offsetBy(dx: -offset.x, dy: -offset.y)
            #expect(diary.entries.count == 4 && diary.entries.allSatisfy { $0.end == told })
            diary.clear()
            form.first.resignFirstResponder()
            device.settle()
            #expect(diary.entries.allSatisfy { $0.begin == told })
            #expect(diary.entries.allSatisfy { $0.end?.minY == 1366 - offset.y })
            // Without a bar, the frames are the screen's.
            diary.clear()
            form.second.becomeFirstResponder()
            device.settle()
            #expect(diary.entries.allSatisfy { $0.end == device.keyboard.frame })
        }
    }

    @Test(
        "A bar is announced with the keys, or later, and stays for a moment at a hide (Heeler, IQKeyboardNotification)"
    )
    func barIsAnnouncedLater() {
        let (device, form, diary) = make { $0.endFrame = .accessoryLater }
        form.first.becomeFirstResponder()
        device.settle()
        #expect(
            diary.notices == [
                .willChangeFrame, .willShow, .willChangeFrame, .willShow, .didChangeFrame, .didShow,
            ])
        #expect(diary.entries.map { $0.end?.minY } == [407, 407, 363, 363, 363, 363])
        #expect(diary.entries.map { $0.begin?.minY } == [667, 667, 407, 407, 407, 407])
        #expect((1...60).contains(diary.times[2]) && diary.times[4] >= 250)
        #expect(device.keyboard.frame?.minY == 363)

        diary.clear()
        form.first.resignFirstResponder()
        device.settle()
        #expect(diary.notices == [.willChangeFrame, .willHide, .didChangeFrame, .didHide])
        let bar = CGRect(x: 0, y: 623, width: 375, height: 44)
        #expect(diary.entries.allSatisfy { $0.end == bar && $0.begin?.minY == 363 })

        // An input without a bar is announced once.
        diary.clear()
        form.second.becomeFirstResponder()
        device.settle()
        #expect(diary.entries.map { $0.end?.minY } == [407, 407, 407, 407])
    }

    @Test("A second announcement doesn't come after a hide")
    func hideOvertakesSecondAnnouncement() {
        let (device, form, diary) = make { $0.endFrame = .accessoryLater }
        form.first.becomeFirstResponder()
        device.advance(by: 0.02)
        form.first.resignFirstResponder()
        device.settle()
        #expect(
            diary.notices == [
                .willChangeFrame, .willShow, .willChangeFrame, .willHide, .didChangeFrame, .didHide,
            ])
    }

    @Test("The guide ends at the bar, or at the keys below it (FB18129558)")
    func guideLeavesBarOut() {
        for (answer, top) in [(UIKitBehavior.KeyboardGuide.exact, 363), (.offByBar, 407)]
            as [(UIKitBehavior.KeyboardGuide, CGFloat)]
        {
            let (device, form, _) = make { $0.keyboardGuide = answer }
            let guide = form.controller.view.keyboardLayoutGuide
            form.first.becomeFirstResponder()
            device.settle()
            #expect(guide.layoutFrame.minY == top)
            form.second.becomeFirstResponder()
            device.settle()
            #expect(guide.layoutFrame.minY == 407)
            form.second.resignFirstResponder()
            device.settle()
            #expect(guide.layoutFrame.minY == 667)
        }
    }

    @Test(
        "After a finger has dragged a keyboard with a bar away, the guide is at the bottom, or stays above it (FB18129551)",
        arguments: [(true, 844 - 34 - 44), (false, 844 - 34)] as [(Bool, CGFloat)])
    func guideStaysAfterDismissal(hasBar: Bool, top: CGFloat) {
        for answer in UIKitBehavior.GuideAfterDismissal.allCases {
            let (device, form, _) = make(.iPhone13) { $0.guideAfterDismissal = answer }
            let guide = form.controller.view.keyboardLayoutGuide
            let input = hasBar ? form.first : form.second
            input.becomeFirstResponder()
            device.settle()
            device.keyboard.dismissalMoved(to: 700)
            device.keyboard.dismissalEnded(velocity: 1000)
            device.settle()
            #expect(!input.isFirstResponder)
            #expect(guide.layoutFrame.minY == (answer == .aboveBottom ? top : 810))
            // The next keyboard takes it along, and it goes with that.
            form.second.becomeFirstResponder()
            device.settle()
            #expect(guide.layoutFrame.minY == device.keyboard.frame?.minY)
            form.second.resignFirstResponder()
            device.settle()
            #expect(guide.layoutFrame.minY == 810)
        }
    }

    @Test(
        "After a show, the frame is the one that was announced, or below the screen, or zero (cmux#10810)",
        arguments: [
            (.real, CGRect(x: 0, y: 363, width: 375, height: 304)),
            (.belowScreen, CGRect(x: 0, y: 667, width: 375, height: 304)), (.zero, .zero),
        ] as [(UIKitBehavior.DidFrames, CGRect)])
    func frameAfterShow(answer: UIKitBehavior.DidFrames, frame: CGRect) {
        let (device, form, diary) = make { $0.didFrames = answer }
        form.first.becomeFirstResponder()
        device.settle()
        #expect(diary.notices == [.willChangeFrame, .willShow, .didChangeFrame, .didShow])
        #expect(diary.entries.prefix(2).allSatisfy { $0.end == device.keyboard.frame })
        #expect(diary.entries.suffix(2).allSatisfy { $0.end == frame })
    }
}

/// Each answer to a doubt about a keyboard that leaves or changes while an input stays first
/// responder, or another one follows, and what is seen of it.
@MainActor @Suite(.requirement("U358")) struct ReturningKeyboardDoubtTests {
    private func make(
        _ model: SimulatedDevice.Model = .iPhoneSE, _ change: (inout UIKitBehavior) -> Void
    ) -> (SimulatedDevice, TwoInputs, KeyboardDiary) {
        var behavior = UIKitBehavior()
        change(&behavior)
        let device = SimulatedDevice(model, behavior: behavior)
        return (device, TwoInputs(on: device), KeyboardDiary(device))
    }

    private static let show: [KeyboardNotice] = [
        .willChangeFrame, .willShow, .didChangeFrame, .didShow,
    ]
    private static let hide: [KeyboardNotice] = [
        .willChangeFrame, .willHide, .didChangeFrame, .didHide,
    ]

    @Test("Hardware keys hide the keyboard of an input that stays first responder (Heeler)")
    func hardwareKeysHideKeyboard() {
        let (device, form, diary) = make(.iPad12_9) { _ in }
        form.first.becomeFirstResponder()
        device.settle()
        diary.clear()
        device.keyboard.mode = .hardware(bar: false)
        device.settle()
        #expect(diary.notices == Self.hide)
        #expect(form.first.isFirstResponder && !device.keyboard.isVisible)
        device.type("a")
        #expect(form.first.text == "a")
    }

    @Test("A keyboard that replaces hardware keys is announced in its place, or below (Heeler)")
    func keyboardReplacesHardware() {
        for answer in UIKitBehavior.HardwareDetach.allCases {
            let (device, form, diary) = make(.iPad12_9) { $0.hardwareDetach = answer }
            device.keyboard.mode = .hardware(bar: false)
            form.first.becomeFirstResponder()
            device.settle()
            #expect(diary.notices.isEmpty)
            device.keyboard.mode = .docked
            device.settle()
            #expect(diary.notices == Self.show)
            let frame = device.keyboard.frame
            let told = answer == .place ? frame : frame?.offsetBy(dx: 0, dy: frame?.height ?? 0)
            #expect(frame?.maxY == 1366 && diary.entries.allSatisfy { $0.end == told })
            // A focus later is announced where it is.
            form.first.resignFirstResponder()
            device.settle()
            diary.clear()
            form.first.becomeFirstResponder()
            device.settle()
            #expect(diary.entries.allSatisfy { $0.end == frame })
        }
    }

    @Test("Another keyboard is a show, or a hide and a show, while it stays (Heeler)")
    func swapIsShowOrHideAndShow() {
        for answer in UIKitBehavior.InputViewSwap.allCases {
            let (device, form, diary) = make { $0.inputViewSwap = answer }
            let before: [KeyboardNotice] =
                answer == .hideFirst ? [.willChangeFrame, .willHide] : []
            form.second.kind = .numberPad
            form.first.becomeFirstResponder()
            device.settle()
            diary.clear()
            form.second.becomeFirstResponder()
            #expect(device.keyboard.isVisible)
            device.settle()
            #expect(diary.notices == before + Self.show)

            diary.clear()
            form.second.ownInput = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 216))
            form.second.reloadInputViews()
            device.settle()
            #expect(diary.notices == (answer == .showAlone ? [] : before + Self.show))
            // A show in place begins where it ends (slackhq/SlackTextViewController#416).
            if answer == .showInPlace { #expect(diary.entries.allSatisfy { $0.begin == $0.end }) }
            diary.clear()
            form.second.reloadInputViews()
            device.settle()
            #expect(diary.notices.isEmpty)
            form.second.resignFirstResponder()
            device.settle()
            #expect(diary.notices == Self.hide)
        }
    }

    @Test("Between inputs with the same keyboard nothing is posted, however keyboards are swapped")
    func sameKeyboardIsSilent() {
        for answer in UIKitBehavior.InputViewSwap.allCases {
            let (device, form, diary) = make { $0.inputViewSwap = answer }
            form.first.becomeFirstResponder()
            device.settle()
            diary.clear()
            form.second.becomeFirstResponder()
            device.settle()
            #expect(diary.notices.isEmpty && device.keyboard.isVisible)
        }
    }

    @Test("A keyboard leaves and returns with the app, with notifications or without")
    func keyboardLeavesWithApp() {
        for answer in UIKitBehavior.AwayInBackground.allCases {
            let (device, form, diary) = make { $0.awayInBackground = answer }
            form.first.becomeFirstResponder()
            device.settle()
            diary.clear()
            let seen = Returns()
            device.background()
            device.settle()
            #expect(!device.keyboard.isVisible)
            #expect(diary.notices == (answer == .hideAndShow ? Self.hide : []))
            device.foreground()
            device.settle()
            #expect(diary.notices == (answer == .hideAndShow ? Self.hide + Self.show : []))
            #expect(device.keyboard.isVisible == (answer != .goneSilently))
            #expect(form.first.isFirstResponder == (answer != .goneSilently))
            #expect(device.window.isKeyWindow && device.app.state == .active)
            // The keyboard is restored before the app is active and has a key window.
            #expect(seen.states == (answer == .hideAndShow ? [.inactive] : []))
            #expect(!seen.hadKeyWindow)
            // Whatever happened, the next show is an ordinary one.
            diary.clear()
            form.first.resignFirstResponder()
            form.second.becomeFirstResponder()
            device.settle()
            #expect(diary.notices.suffix(4) == Self.show[...])
        }
    }
}

/// Records the state of the app, and whether it has a key window, when a keyboard is shown.
@MainActor
private final class Returns {
    private(set) var states: [UIApplication.State] = []
    private(set) var hadKeyWindow = false
    private let observation = Observation()

    init() {
        observation.tokens.append(
            NotificationCenter.default.addObserver(
                forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil
            ) { [weak self] _ in
                MainActor.assumeIsolated { self?.record() }
            })
    }

    private func record() {
        // Shows after the app has become active are not of interest.
        guard UIApplication.shared.applicationState != .active else { return }
        states.append(UIApplication.shared.applicationState)
        if UIApplication.shared.windows.contains(where: \.isKeyWindow) { hadKeyWindow = true }
    }
}
