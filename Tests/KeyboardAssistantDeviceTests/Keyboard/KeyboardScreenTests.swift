import CoreGraphics
import DeviceFixtures
import DeviceTesting
import Foundation
import HeadlessBehavior
import KeyboardAssistant
import Requirements
import SimulatedDevice
import Testing
import UIKit

/// Which screen a keyboard is on, and where on it the windows are.
@MainActor
@Suite(.doubts(.keyboard, .guides)) struct KeyboardScreenTests {
    private let docked = CGRect(x: 0, y: 508, width: 390, height: 336)

    private func post(_ name: Notification.Name, _ end: CGRect, from screen: Any? = nil) {
        NotificationCenter.default.post(
            name: name, object: screen,
            userInfo: [
                UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: end),
                UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: 0),
            ])
    }

    private func show(_ end: CGRect, from screen: Any? = nil) {
        post(UIResponder.keyboardWillChangeFrameNotification, end, from: screen)
        post(UIResponder.keyboardWillShowNotification, end, from: screen)
        post(UIResponder.keyboardDidChangeFrameNotification, end, from: screen)
        post(UIResponder.keyboardDidShowNotification, end, from: screen)
    }

    private func hide(from screen: Any? = nil) {
        let end = docked.offsetBy(dx: 0, dy: 336)
        post(UIResponder.keyboardWillHideNotification, end, from: screen)
        post(UIResponder.keyboardDidHideNotification, end, from: screen)
    }

    /// A form in whose first field is typed, while only a test posts about the keyboard.
    private func stage(
        _ model: SimulatedDevice.Model = .iPhone13, in frame: CGRect? = nil
    ) -> AssistedForm {
        let stage = AssistedForm(model, in: frame, isSilent: true)
        stage.focus(0)
        return stage
    }

    @Test(
        "Heights are measured in a window wherever it lies, whatever no window means",
        .requirement("U312"))
    func heightsAreMeasuredInAnyWindow() {
        let device = SimulatedDevice(.iPad12_9)
        let window = device.openWindow(size: CGSize(width: 600, height: 700))
        window.frame = CGRect(x: 100, y: 300, width: 600, height: 700)
        let center = NotificationCenter()
        let observer = KeyboardObserver(notificationCenter: center)
        observer.start(in: window)

        center.post(
            name: UIResponder.keyboardWillShowNotification, object: nil,
            userInfo: [
                UIResponder.keyboardFrameEndUserInfoKey: NSValue(
                    cgRect: CGRect(x: 0, y: 900, width: 1024, height: 466))
            ])

        #expect(observer.keyboardHeight == 100)
    }

    @Test(
        "A keyboard that was not announced is known where it is on the screen", .requirement("U312")
    )
    func unannouncedKeyboardIsKnownInPlace() throws {
        let device = SimulatedDevice(.iPad12_9)
        let window = device.openWindow(size: CGSize(width: 600, height: 900))
        window.frame = CGRect(x: 100, y: 300, width: 600, height: 900)
        let form = TestForm()
        window.rootViewController = form
        window.makeKeyAndVisible()
        device.focus(form.fields[0])
        let observer = KeyboardObserver(notificationCenter: NotificationCenter())
        observer.start(in: window)

        guard device.behavior.keyboardGuide != .stale else {
            // The guide is the only source here, and knows nothing.
            #expect(observer.keyboardFrame == nil)
            return
        }
        let top = try #require(device.keyboard.frame?.minY)
        #expect(observer.keyboardFrame?.minY == top)
        #expect(observer.keyboardHeight == 1200 - top)
    }

    @Test(
        "A keyboard on another screen causes no inset, one on the window's own screen does",
        .requirement("U305"))
    func otherScreensKeyboardCausesNoInset() {
        let stage = self.stage()
        let other = stage.device.connectScreen(size: CGSize(width: 390, height: 844))

        show(docked, from: other)
        #expect(stage.inset == 0)
        hide(from: other)
        show(docked, from: stage.device.window.screen)
        #expect(stage.inset == 302)
        hide()
        #expect(stage.inset == 0)
        show(docked)
        #expect(stage.inset == 302)
    }

    /// What the object of a notification is on iOS 15, and if an app posts one itself.
    enum Stranger: CaseIterable {
        case nothing, text, view, window, scene

        @MainActor
        func object(on stage: AssistedForm) -> Any? {
            switch self {
            case .nothing: nil
            case .text: "keyboard"
            case .view: stage.form.view
            case .window: stage.device.window
            case .scene: stage.device.window.windowScene
            }
        }
    }

    @Test(
        "A keyboard whose notifications name no screen, but nothing or any other object, is the window's",
        .requirement("U305"), .requirement("U571"), arguments: Stranger.allCases)
    func anyOtherObjectIsAccepted(stranger: Stranger) {
        let stage = self.stage()
        let (object, own) = (stranger.object(on: stage), stage.device.window.screen)

        show(docked, from: object)
        #expect(stage.inset == 302)
        hide(from: object)
        #expect(stage.inset == 0)
        show(docked, from: own)
        hide(from: object)
        #expect(stage.inset == 0)
        show(docked, from: object)
        hide(from: own)
        #expect(stage.inset == 0)
        #expect(stage.assistant.observer.keyboardState == .didHide)
    }

    @Test(
        "What leaves another screen leaves a keyboard on the window's own alone",
        .requirement("U305"))
    func leavesAnotherScreen() {
        let stage = self.stage()
        let other = stage.device.connectScreen(size: CGSize(width: 390, height: 844))
        let own = stage.device.window.screen
        show(docked, from: own)

        post(UIResponder.keyboardWillChangeFrameNotification, docked, from: other)
        hide(from: other)
        #expect(stage.inset == 302)
        #expect(stage.assistant.observer.keyboardState == .didShow)

        show(docked, from: other)
        #expect(stage.inset == 0)
        hide(from: own)
        #expect(stage.assistant.observer.keyboardState == .didShow)
    }

    @Test(
        "Windows of two screens that share an observer avoid their own keyboard",
        .requirement("U305"))
    func screensSharingObserverKeepOwnInset() {
        let stage = self.stage()
        let other = stage.device.connectScreen(size: CGSize(width: 390, height: 844))
        let window = stage.device.openWindow(size: other.bounds.size, on: other)
        let second = TestForm()
        window.rootViewController = second
        window.isHidden = false
        stage.device.settle()
        let sharing = KeyboardAssistant(
            scrollView: second.scrollView, navigator: second.plainNavigator(),
            observer: stage.assistant.observer)
        sharing.avoidsOtherAppsKeyboards = true

        show(docked, from: other)
        #expect(second.scrollView.contentInset.bottom > 300)
        #expect(stage.inset == 0)
        show(docked, from: stage.device.window.screen)
        #expect(second.scrollView.contentInset.bottom == 0)
        #expect(stage.inset == 302)
    }

    @Test(
        "A frame that fills the screen causes no inset, and the next sane one does",
        .requirement("U304"),
        arguments: [
            CGRect(x: 0, y: 0, width: 390, height: 844),
            CGRect(x: -10, y: -20, width: 410, height: 900),
            CGRect(x: 0, y: 400, width: 390, height: 844),
        ])
    func screenFillingFrameCausesNoInset(frame: CGRect) {
        let stage = self.stage()

        show(frame)
        #expect(stage.inset == 0)
        #expect(stage.form.scrollView.contentOffset.y <= 0)
        show(docked)
        #expect(stage.inset == 302)
        show(frame)
        #expect(stage.inset == 0)
        hide()
        #expect(stage.inset == 0)
    }

    @Test(
        "A keyboard that isn't docked when it gives way to a hardware keyboard leaves no room, however the device turns",
        .requirement("U304"),
        arguments: [
            KeyboardMode.undocked, .split,
            .floating(CGRect(x: 20, y: 300, width: 300, height: 200)),
        ])
    func undockedKeyboardLeavesForGood(mode: KeyboardMode) {
        let stage = AssistedForm(.iPad9_7)
        stage.device.rotate(to: .landscapeLeft)
        stage.device.keyboard.mode = mode
        stage.focus(5)
        #expect(stage.inset == 0)
        stage.device.keyboard.mode = .hardware(bar: false)
        stage.device.settle()
        #expect(stage.observer.keyboardFrame == nil)
        for orientation in [UIInterfaceOrientation.portrait, .landscapeLeft] {
            stage.device.rotate(to: orientation)
            stage.device.settle()
            #expect(stage.inset == 0 && stage.observer.keyboardHeight == 0)
        }
    }

    @Test("A window smaller than the keyboard is covered by it as a whole", .requirement("U304"))
    func smallWindowIsWhollyCovered() {
        let device = SimulatedDevice(.iPad12_9)
        let window = device.openWindow(size: CGSize(width: 500, height: 300))
        window.frame = CGRect(x: 100, y: 1000, width: 500, height: 300)
        let center = NotificationCenter()
        let observer = KeyboardObserver(notificationCenter: center)
        observer.start(in: window)
        func height(of frame: CGRect) -> CGFloat {
            center.post(
                name: UIResponder.keyboardWillShowNotification, object: nil,
                userInfo: [UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: frame)])
            return observer.keyboardHeight
        }

        #expect(height(of: CGRect(x: 0, y: 900, width: 1024, height: 466)) == 300)
        #expect(height(of: CGRect(x: 0, y: 0, width: 1024, height: 1366)) == 0)
        #expect(height(of: CGRect(x: 0, y: 1200, width: 1024, height: 166)) == 100)
    }

    @Test(
        "A window that was moved has the inset of its new position once the frame is announced again",
        .requirement("U306"),
        arguments: [["will"], ["did"], ["will", "did"]])
    func movedWindowGetsItsNewInset(announced: [String]) throws {
        let keyboard = CGRect(x: 0, y: 900, width: 1024, height: 466)
        let stage = self.stage(.iPad12_9, in: CGRect(x: 100, y: 250, width: 600, height: 800))
        show(keyboard)
        #expect(stage.inset == 150)
        let window = try #require(stage.form.view.window)

        for top in [350, 100, 300] as [CGFloat] {
            window.frame.origin.y = top
            if announced.contains("will") {
                post(UIResponder.keyboardWillChangeFrameNotification, keyboard)
                post(UIResponder.keyboardWillShowNotification, keyboard)
            }
            if announced.contains("did") {
                post(UIResponder.keyboardDidChangeFrameNotification, keyboard)
                post(UIResponder.keyboardDidShowNotification, keyboard)
            }
            #expect(stage.inset == max(0, top + 800 - 900), "at \(top)")
        }
    }

    @Test(
        "A frame that is announced again is one event, and an ordinary show and hide have none more",
        .requirement("U306")
    )
    func repeatedFrameIsOneEvent() {
        let device = SimulatedDevice(.iPad12_9)
        let window = device.openWindow(size: CGSize(width: 600, height: 800))
        window.frame = CGRect(x: 100, y: 250, width: 600, height: 800)
        let keyboard = CGRect(x: 0, y: 900, width: 1024, height: 466)
        let observer = KeyboardObserver()
        observer.start(in: window)
        var reported: [String] = []
        let token = observer.observe {
            switch $0 {
            case .frameChanged: reported.append("frame")
            case .heightChanged(let height): reported.append("\(Int(height))")
            case .stateChanged(let state): reported.append("\(state)")
            }
        }

        show(keyboard)
        #expect(reported == ["frame", "150", "willShow", "didShow"])
        reported = []
        show(keyboard)
        #expect(reported == ["frame"])
        reported = []
        window.frame.origin.y = 350
        show(keyboard)
        #expect(reported == ["frame", "250"])
        reported = []
        show(keyboard.insetBy(dx: 0, dy: 50).offsetBy(dx: 0, dy: 50))
        #expect(reported == ["frame", "150"])
        reported = []
        hide()
        #expect(reported == ["frame", "0", "willHide", "didHide"])
        withExtendedLifetime(token) {}
    }
}
