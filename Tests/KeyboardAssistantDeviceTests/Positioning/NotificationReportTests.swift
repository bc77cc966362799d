import CoreGraphics
import DeviceFixtures
import DeviceTesting
import Foundation
import KeyboardAssistant
import Requirements
import SimulatedDevice
import Testing
import UIKit

/// Failures that users of such libraries have reported, in which it matters what the system posts: the
/// tests post it themselves.
@MainActor
@Suite(.doubts(.keyboard)) struct NotificationReportTests {
    /// A form whose keyboard posts only what a test says, typed in at `index`.
    private func scene(
        _ index: Int? = 9, own: UIEdgeInsets = .zero, model: SimulatedDevice.Model = .iPhone13
    ) -> AssistedForm {
        let scene = AssistedForm(
            model, form: TestForm(bottom: .viewEdge), own: own, isSilent: true)
        if let index { scene.form.fields[index].becomeFirstResponder() }
        return scene
    }

    private let willShow = UIResponder.keyboardWillShowNotification
    private let didShow = UIResponder.keyboardDidShowNotification
    private let willHide = UIResponder.keyboardWillHideNotification
    private let didHide = UIResponder.keyboardDidHideNotification
    private let willChange = UIResponder.keyboardWillChangeFrameNotification
    private let didChange = UIResponder.keyboardDidChangeFrameNotification

    @Test(
        "Shows that are repeated move once, and the hide gives back the inset there was",
        .requirement("F1"), .bug("https://github.com/michaeltyson/TPKeyboardAvoiding/issues/69"))
    func repeatedShowsMoveOnce() {
        let scene = self.scene(own: UIEdgeInsets(top: 0, left: 0, bottom: 20, right: 0))
        Animations.clearLog()

        for _ in 0..<3 { scene.post(willShow, height: 336) }
        #expect(scene.inset == 322)
        #expect(Animations.log.count { $0.moved(scene.form.scrollView) } == 1)

        scene.post(willHide, height: 336)
        #expect(scene.inset == 20)
    }

    @Test(
        "Of a run of heights the last one counts", .requirement("F2"),
        .bug("https://github.com/ionic-team/cordova-plugin-ionic-keyboard/issues/13"))
    func runOfHeights() {
        let scene = self.scene()
        for height in [282, 216, 282] as [CGFloat] { scene.post(willShow, height: height) }
        scene.post(didShow, height: 282)

        #expect(scene.inset == 248)
        #expect(scene.shows(scene.form.fields[9], above: 844 - 282))
    }

    @Test(
        "A show in the middle of resigning leaves nothing behind after the hide",
        .requirement("F3"), .bug("https://github.com/michaeltyson/TPKeyboardAvoiding/issues/233")
    )
    func showWhileResigning() {
        let scene = self.scene()
        scene.post(willShow, height: 336)
        scene.form.fields[9].resignFirstResponder()
        scene.post(willShow, height: 336)
        scene.post(willHide, height: 336)
        scene.device.settle()

        #expect(scene.form.scrollView.contentInset == .zero)
        #expect(scene.form.scrollView.verticalScrollIndicatorInsets == .zero)
    }

    @Test(
        "Empty rectangles lift nothing, however many come", .requirement("F5", "F6"),
        .bug("https://github.com/react/react-native/issues/29974"),
        .bug("https://github.com/GetStream/stream-chat-react-native/issues/3803"))
    func emptyRectanglesLiftNothing() {
        let scene = self.scene()
        scene.post(willShow, .zero)
        #expect(scene.inset == 0)

        scene.post(willShow, height: 336)
        for _ in 0..<4 {
            scene.post(willShow, .zero)
            scene.post(didShow, .zero)
            #expect(scene.inset >= 0 && scene.inset <= 302)
        }
        scene.post(willShow, height: 336)
        #expect(scene.inset == 302)

        scene.post(willChange, .zero)
        scene.post(willHide, .zero)
        #expect(scene.inset == 0)
    }

    @Test(
        "A keyboard that no input on this screen shows moves nothing, whatever its reported app",
        .requirement("F9"),
        .bug("https://github.com/material-components/material-components-ios/issues/630")
    )
    func keyboardRaisedElsewhereMovesNothing() {
        for isLocal in [false, true] {
            let scene = self.scene(nil)
            scene.post(willShow, CGRect(x: 0, y: 508, width: 390, height: 336), isLocal: isLocal)

            #expect(scene.assistant.observer.keyboardFrame?.height == 336)
            #expect(scene.inset == 0)
            #expect(scene.form.scrollView.contentOffset.y == 0)
        }
    }

    @Test(
        "A keyboard that grows, or moves at the same height, causes as large an inset as it covers",
        .requirement("F12"), .bug("https://github.com/IdleHandsApps/IHKeyboardAvoiding/issues/7"))
    func insetMatchesWhatChangedKeyboardCovers() {
        let scene = self.scene()
        scene.post(willShow, height: 336)
        scene.post(willChange, height: 380)
        #expect(scene.inset == 346)
        #expect(scene.shows(scene.form.fields[9], above: 464))

        scene.post(willChange, CGRect(x: 0, y: 500, width: 390, height: 380))
        #expect(scene.inset == 310)
    }

    @Test(
        "Undocking takes the inset back, docking adds it anew, and floating adds none",
        .requirement("F15", "F16"),
        .bug("https://github.com/hackiftekhar/IQKeyboardManager/issues/26"),
        .bug("https://github.com/react/react-native/issues/29473"))
    func undockingTakesInsetBack() {
        let scene = self.scene(nil, model: .iPad12_9)
        let docked = CGRect(x: 0, y: 966, width: 1024, height: 400)
        scene.form.fields[3].becomeFirstResponder()
        scene.post(willShow, docked)
        #expect(scene.form.scrollView.adjustedContentInset.bottom == 400)

        scene.post(willHide, CGRect(x: 0, y: 1366, width: 1024, height: 400))
        scene.post(didChange, CGRect(x: 100, y: 300, width: 568, height: 313))
        #expect(scene.inset == 0)

        scene.post(willShow, docked)
        scene.post(didShow, docked)
        #expect(scene.form.scrollView.adjustedContentInset.bottom == 400)

        scene.post(willChange, CGRect(x: 500, y: 400, width: 320, height: 260))
        #expect(scene.inset == 0)
    }

    @Test(
        "Field first or keyboard first: twenty rounds drift by nothing", .requirement("F25"),
        .bug("https://github.com/hackiftekhar/IQKeyboardManager/issues/1421"))
    func twentyRoundsDriftByNothing() {
        for keyboardFirst in [false, true] {
            let scene = self.scene(nil)
            var offsets: Set<CGFloat> = []
            for _ in 0..<20 {
                if keyboardFirst { scene.post(willShow, height: 336) }
                scene.form.fields[9].becomeFirstResponder()
                if !keyboardFirst { scene.post(willShow, height: 336) }
                scene.device.settle()
                offsets.insert(scene.form.scrollView.contentOffset.y)
                #expect(scene.inset == 302)
                scene.assistant.closeKeyboard()
                scene.post(willHide, height: 336)
                scene.form.scrollView.contentOffset.y = 0
                #expect(scene.inset == 0)
            }
            #expect(offsets.count == 1)
        }
    }

    @Test(
        "What the app makes of its insets while the keyboard is up is what it gets back",
        .requirement("F31"), .bug("https://github.com/michaeltyson/TPKeyboardAvoiding/issues/152"))
    func appChangesInsets() {
        for isAbsolute in [false, true] {
            let scene = self.scene(own: UIEdgeInsets(top: 64, left: 0, bottom: 49, right: 0))
            scene.post(willShow, height: 336)
            #expect(scene.inset == 351)

            scene.form.scrollView.contentInset.bottom = isAbsolute ? 80 : 80 + 302
            scene.post(willHide, height: 336)

            #expect(scene.inset == 80)
            #expect(scene.form.scrollView.contentInset.top == 64)
        }
    }

    @Test(
        "A field above the scroll view adds an inset to it, and scrolls nothing",
        .requirement("F33"),
        .bug("https://github.com/hackiftekhar/IQKeyboardManager/issues/2119"))
    func fieldAboveScrollViewScrollsNothing() {
        let scene = self.scene(nil)
        let search = UITextField(frame: CGRect(x: 0, y: 50, width: 390, height: 40))
        scene.form.view.addSubview(search)
        search.becomeFirstResponder()
        scene.post(willShow, height: 334)

        #expect(scene.inset == 300)
        #expect(scene.form.scrollView.contentOffset.y == 0)
    }

    @Test("A hide that ends with the accessory view on screen is a hide", .requirement("F11"))
    func hideWithRemainingAccessoryIsHide() {
        let scene = self.scene()
        scene.post(willShow, height: 394)
        scene.post(willHide, height: 58)
        #expect(scene.inset == 0)
    }
}

extension AssistedForm {
    fileprivate func post(_ name: Notification.Name, _ end: CGRect, isLocal: Bool = true) {
        NotificationCenter.default.post(
            name: name, object: nil,
            userInfo: [
                UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: end),
                UIResponder.keyboardIsLocalUserInfoKey: NSNumber(value: isLocal),
                UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: 0.25),
                UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(value: 7),
            ])
    }

    fileprivate func post(_ name: Notification.Name, height: CGFloat) {
        post(name, CGRect(x: 0, y: 844 - height, width: 390, height: height))
    }

    fileprivate func shows(_ field: UITextField, above y: CGFloat) -> Bool {
        let frame = form.frameInWindow(field)
        return frame.maxY <= y && frame.minY >= form.frameInWindow(form.scrollView).minY
    }
}
