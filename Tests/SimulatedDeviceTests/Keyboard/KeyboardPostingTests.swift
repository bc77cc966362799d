import CoreGraphics
import DeviceFixtures
import Foundation
import HeadlessBehavior
import Requirements
import Testing
import UIKit

@testable import SimulatedDevice

/// The rules are numbered as the recordings show them; each test names one that does.
@MainActor @Suite struct KeyboardPostingTests {
    private func make(
        _ model: SimulatedDevice.Model = .iPhoneSE
    ) -> (SimulatedDevice, TwoInputs, KeyboardDiary) {
        let device = SimulatedDevice(model)
        // The recordings are of systems before iOS 26.
        device.behavior.usualDuration = .short
        let form = TwoInputs(on: device)
        return (device, form, KeyboardDiary(device))
    }

    private static let show: [KeyboardNotice] = [
        .willChangeFrame, .willShow, .didChangeFrame, .didShow,
    ]
    private static let hide: [KeyboardNotice] = [
        .willChangeFrame, .willHide, .didChangeFrame, .didHide,
    ]
    private let up = CGRect(x: 0, y: 407, width: 375, height: 260)
    private let down = CGRect(x: 0, y: 667, width: 375, height: 260)

    @Test("Rule 1: a show posts two pairs with the same two frames (iphone5-ios10-all-six)")
    func showPostsTwoPairsSameFrames() {
        let (device, form, diary) = make()
        form.first.becomeFirstResponder()
        device.settle()

        #expect(diary.notices == Self.show)
        #expect(diary.times == [0, 2, 250, 252])
        #expect(diary.entries.allSatisfy { $0.begin == down && $0.end == up })
        #expect(diary.entries.allSatisfy { $0.duration == 0.25 && $0.curve == 7 })
        #expect(diary.entries.allSatisfy { $0.isLocal == true })
    }

    @Test("Rule 1: the will-pair is posted at once, the did-pair after the duration")
    func didPairFollowsAfterDuration() {
        let (device, form, diary) = make()
        form.first.becomeFirstResponder()
        #expect(diary.notices == [.willChangeFrame, .willShow])

        device.advance(by: 0.24)
        #expect(diary.notices.count == 2)

        device.advance(by: 0.02)
        #expect(diary.notices.count == 4)
    }

    @Test("Rule 1: a hide posts two pairs and ends below the screen (ipad-ios5-landscape-hide)")
    func hidePostsTwoPairsBelowScreen() {
        let (device, form, diary) = make()
        form.first.becomeFirstResponder()
        device.settle()
        diary.clear()

        form.first.resignFirstResponder()
        device.settle()

        #expect(diary.notices == Self.hide)
        #expect(diary.entries.allSatisfy { $0.begin == up && $0.end == down })
        #expect(!device.keyboard.isVisible)
    }

    @Test(
        "Rule 3: a change of size is a show that begins where the keyboard is (iphone6-predictive-off)"
    )
    func changeOfSize() {
        let (device, form, diary) = make()
        form.first.becomeFirstResponder()
        device.settle()
        diary.clear()

        device.keyboard.showsPredictions = false
        device.settle()

        #expect(diary.notices == Self.show)
        #expect(diary.entries.first?.begin == up)
        #expect(diary.entries.first?.end == CGRect(x: 0, y: 451, width: 375, height: 216))
    }

    @Test(
        "Rule 3: predictions that appear raise the keyboard from where it is (iphonex-grow-291-335)",
        .requirement("U594"))
    func predictionsRaiseKeyboard() throws {
        let (device, form, diary) = make(
            .init(
                size: CGSize(width: 375, height: 812),
                keyboard: KeyboardHeight(291, predictions: 44, .recorded("iphonex-grow-291-335"))))
        device.keyboard.showsPredictions = false
        form.first.becomeFirstResponder()
        device.settle()
        diary.clear()

        device.keyboard.showsPredictions = true

        let entry = try #require(diary.entries.first)
        let event = try #require(try Recordings.named("iphonex-grow-291-335").events.first)
        #expect(entry.notice.rawValue == event.name)
        #expect(entry.begin == event.begin?.rect && entry.end == event.end?.rect)
        #expect(entry.duration == event.duration && entry.curve == event.curve)
        #expect(entry.isLocal == event.isLocal)
    }

    @Test(
        "Rule 5: turning the device is a hide and a show (ipad-ios5-rotate-landscape-to-portrait)")
    func turningDeviceHidesAndShows() throws {
        let (device, form, diary) = make()
        form.first.becomeFirstResponder()
        device.settle()
        diary.clear()

        device.rotate(to: .landscapeRight)
        device.settle()

        #expect(diary.notices == Self.hide + Self.show)
        #expect(form.first.isFirstResponder)
        let show = try #require(diary.entries.last)
        #expect(show.begin == CGRect(x: 0, y: 375, width: 667, height: 200))
        #expect(show.end == CGRect(x: 0, y: 175, width: 667, height: 200))
    }

    @Test(
        "Rule 7: leaving the dock is a hide (ipad-detached-means-hide)",
        arguments: [
            KeyboardMode.undocked, .split,
            .floating(CGRect(x: 400, y: 600, width: 320, height: 260)),
        ])
    func leavingTheDock(mode: KeyboardMode) {
        let (device, form, diary) = make(.iPad9_7)
        form.first.becomeFirstResponder()
        device.settle()
        diary.clear()

        device.keyboard.mode = mode
        device.settle()

        #expect(diary.notices == Self.hide)
        #expect(device.window.keyboardFrame == nil)
        #expect(device.keyboard.isVisible)
    }

    @Test(
        "Rule 7: leaving the dock is a hide, and returning to it a show, as noted from devices (qmui-ipad-docked-to-floating, qmui-ipad-floating-to-docked)",
        .requirement("U594"))
    func leavingDockAndReturningIsPostedAsNoted() throws {
        let (device, form, diary) = make(.iPad9_7)
        form.first.becomeFirstResponder()
        device.settle()
        for (mode, name) in [
            (
                KeyboardMode.floating(CGRect(x: 400, y: 600, width: 320, height: 260)),
                "qmui-ipad-docked-to-floating"
            ),
            (.docked, "qmui-ipad-floating-to-docked"),
        ] {
            diary.clear()
            device.keyboard.mode = mode
            device.settle()

            let noted = try Recordings.named(name).events.map(\.name)
            #expect(noted.count >= 2)
            #expect(diary.notices.map(\.rawValue).starts(with: noted), "\(name)")
        }
    }

    @Test(
        "Rule 8: nothing is posted when the next field has the same keyboard (field-to-field-ios11-silent)"
    )
    func nextFieldsSameKeyboardPostsNothing() {
        let (device, form, diary) = make()
        form.first.becomeFirstResponder()
        device.settle()
        diary.clear()

        form.second.becomeFirstResponder()
        device.settle()

        #expect(diary.entries.isEmpty)
    }

    @Test(
        "Rule 8: all four are posted when it has an accessory view (field-to-field-accessory-order)"
    )
    func nextFieldsAccessoryPostsAllFour() {
        let (device, form, diary) = make()
        form.second.ownAccessory = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 44))
        form.first.becomeFirstResponder()
        device.settle()
        diary.clear()

        form.second.becomeFirstResponder()
        device.settle()

        #expect(diary.notices == Self.show)
        #expect(diary.entries.first?.end == CGRect(x: 0, y: 363, width: 375, height: 304))
    }

    @Test("Rule 8: all four are posted when its keyboard has another height")
    func otherKeyboardHeightPostsAllFour() {
        let (device, form, diary) = make()
        form.second.kind = .numberPad
        form.first.becomeFirstResponder()
        device.settle()
        diary.clear()

        form.second.becomeFirstResponder()
        device.settle()

        #expect(diary.notices == Self.show)
        #expect(diary.entries.first?.end?.height == 216)
    }

    @Test(
        "Rule 17: of a tablet's shortcuts bar 55 points are on the screen (ipad-ios9-shortcut-bar-only)"
    )
    func shortcutsBarHas55PointsOnScreen() {
        let (device, form, diary) = make(.iPad9_7)
        device.keyboard.mode = .hardware(bar: true)

        form.first.becomeFirstResponder()

        #expect(diary.entries.last?.end == CGRect(x: 0, y: 969, width: 768, height: 313))
    }

    @Test(
        "With a hardware keyboard only the accessory view is there (defagos/CoconutKit#36)"
    )
    func hardwareKeyboardLeavesOnlyAccessoryView() {
        let (device, form, diary) = make()
        device.keyboard.mode = .hardware(bar: false)
        form.first.becomeFirstResponder()
        #expect(diary.entries.isEmpty)

        form.second.ownAccessory = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 44))
        form.second.becomeFirstResponder()

        #expect(diary.notices == [.willChangeFrame, .willShow])
        #expect(diary.entries.last?.end == CGRect(x: 0, y: 623, width: 375, height: 44))
    }

    @Test("Rule 18: the accessory view is inside the frame (iphone6-ios9-show-302-duration-04)")
    func accessoryViewIsInsideFrame() {
        let (device, form, diary) = make()
        let accessory = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 44))
        form.first.ownAccessory = accessory
        form.first.becomeFirstResponder()
        device.settle()

        #expect(diary.entries.last?.end == CGRect(x: 0, y: 363, width: 375, height: 304))
        #expect(accessory.window === device.keyboard.window)
        #expect(
            accessory.convert(accessory.bounds, to: nil)
                == CGRect(x: 0, y: 363, width: 375, height: 44))
    }

    @Test("A keyboard of the app beside is not local (Apple, keyboardIsLocalUserInfoKey)")
    func otherAppsKeyboardIsNotLocal() {
        let (device, _, diary) = make()
        device.keyboard.belongsToAnotherApp = true
        device.settle()
        #expect(diary.notices == Self.show)

        device.keyboard.belongsToAnotherApp = false
        device.settle()
        #expect(diary.notices == Self.show + Self.hide)
        #expect(diary.entries.allSatisfy { $0.isLocal == false })
    }

    @Test("Leaving the app hides the keyboard, and coming back shows it (assumed: A31)")
    func leavingTheApp() {
        let (device, form, diary) = make()
        form.first.becomeFirstResponder()
        device.settle()
        diary.clear()

        device.background()
        #expect(diary.notices == Self.hide)

        device.foreground()
        device.settle()
        #expect(diary.notices == Self.hide + Self.show)
        #expect(form.first.isFirstResponder)
    }

    @Test("A change that is overtaken is not reported to have happened (assumed: A56)")
    func overtakenChangeIsNotReported() {
        let (device, form, diary) = make()
        form.first.becomeFirstResponder()
        device.advance(by: 0.1)
        form.first.resignFirstResponder()
        device.settle()

        #expect(
            diary.notices == [
                .willChangeFrame, .willShow, .willChangeFrame, .willHide, .didChangeFrame, .didHide,
            ])
    }

    @Test("The keyboard's own animation lasts 0.25 seconds and has the curve 7")
    func animationLastsQuarterSecondWithCurve7() {
        let (device, form, _) = make()
        form.first.becomeFirstResponder()

        let record = Animations.log.last { $0.moved(device.keyboard.window.panel) }
        #expect(record?.duration == 0.25)
        #expect(record?.curveNumber == 7)
        #expect(device.window.keyboardFrame == up)
    }

    @Test("Views under the keyboard cannot be tapped")
    func viewsUnderKeyboardCannotBeTapped() throws {
        let (device, form, _) = make()
        let button = UIView(frame: CGRect(x: 20, y: 500, width: 100, height: 40))
        form.controller.view.addSubview(button)
        try device.tap(button)

        form.first.becomeFirstResponder()
        device.settle()

        #expect(throws: MissedTap.covered(by: "KeyboardPanel")) { try device.tap(button) }
    }

    @Test("What is typed goes to the first responder")
    func typingGoesToFirstResponder() {
        let (device, form, _) = make()
        form.first.becomeFirstResponder()
        device.type("ab\nc")
        device.deleteBackward()
        device.press("d", .shift)

        #expect(form.first.text == "ab\nD")
    }
}
