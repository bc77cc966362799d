import CoreGraphics
import DeviceFixtures
import Foundation
import HeadlessBehavior
import Synchronization
import Testing
import UIKit

@testable import SimulatedDevice

@MainActor @Suite struct SimulatedDeviceTests {
    @Test(
        "Each model has its own screen size, safe area and keyboard height",
        arguments: [
            (SimulatedDevice.Model.iPhoneSE, CGSize(width: 375, height: 667), 20, 0, 260),
            (.iPhone13, CGSize(width: 390, height: 844), 47, 34, 336),
            (.iPhone15ProMax, CGSize(width: 430, height: 932), 59, 34, 346),
            (.iPad9_7, CGSize(width: 768, height: 1024), 20, 0, 313),
            (.iPad12_9, CGSize(width: 1024, height: 1366), 24, 20, 398),
        ] as [(SimulatedDevice.Model, CGSize, CGFloat, CGFloat, CGFloat)])
    func everyModelHasItsScreenAndKeyboard(
        model: SimulatedDevice.Model, size: CGSize, top: CGFloat, bottom: CGFloat, keyboard: CGFloat
    ) {
        let device = SimulatedDevice(model)
        let form = TwoInputs(on: device)
        form.first.becomeFirstResponder()

        #expect(UIScreen.current.bounds.size == size)
        #expect(form.controller.view.bounds.size == size)
        #expect(form.controller.view.safeAreaInsets.top == top)
        #expect(form.controller.view.safeAreaInsets.bottom == bottom)
        #expect(device.keyboard.frame?.height == keyboard)
    }

    @Test("Turning the device turns its screen, its safe area and its size class")
    func turningTheDeviceTurnsEverything() {
        let device = SimulatedDevice(.iPhone13)
        let form = TwoInputs(on: device)
        device.rotate(to: .landscapeLeft)

        #expect(form.controller.view.bounds.size == CGSize(width: 844, height: 390))
        #expect(
            form.controller.view.safeAreaInsets
                == UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47))
        #expect(form.controller.traitCollection.verticalSizeClass == .compact)

        device.rotate(to: .portrait)
        #expect(form.controller.view.bounds.size == CGSize(width: 390, height: 844))
    }

    @Test("Layout passes of another device aren't counted, whether it still exists or not")
    func layoutPassesAreCountedPerDevice() {
        var other: SimulatedDevice? = SimulatedDevice(.iPhone13)
        let window = other?.window
        let device = SimulatedDevice(.iPhone13)
        func count(in window: UIWindow?) -> Int {
            let before = LayoutPass.count
            window?.setNeedsLayout()
            window?.layoutIfNeeded()
            return LayoutPass.count - before
        }
        #expect(count(in: window) == 0)
        withExtendedLifetime(other) {}
        other = nil
        #expect(count(in: window) == 0)
        #expect(count(in: device.window) == 1)
    }

    @Test("The device that was made last is the current one, with a clock of its own")
    func theNewestDeviceIsTheCurrentOne() {
        let first = SimulatedDevice(.iPhone13)
        first.advance(by: 3)
        let second = SimulatedDevice(.iPad9_7)

        #expect(UIApplication.shared === second.app)
        #expect(UIScreen.current.bounds.width == 768)
        #expect(VirtualClock.current.now == 0)
        #expect(UIApplication.shared.keyWindow === second.window)
    }

    @Test("An input brings up the keyboard of its own device, whichever is in use")
    func inputKeepsItsKeyboard() {
        let (first, second) = (SimulatedDevice(), SimulatedDevice())
        let (own, other) = (TwoInputs(on: first), TwoInputs(on: second))
        own.first.becomeFirstResponder()
        other.first.becomeFirstResponder()
        #expect(UIApplication.shared === second.app)
        #expect(first.app.keyWindow === first.window && first.window.isKeyWindow)
        own.first.reloadInputViews()
        own.first.resignFirstResponder()
        #expect(!first.keyboard.isVisible && second.keyboard.isVisible)
        own.second.becomeFirstResponder()
        other.first.resignFirstResponder()
        second.settle()
        #expect(first.keyboard.isVisible && !second.keyboard.isVisible)
    }

    @Test("While a test waits for others, its tasks find its own device")
    func tasksFindTheirDevice() async {
        await OwnTest.$device.withValue(TestDevice()) {
            let (device, other) = (SimulatedDevice(.iPad9_7), otherTest())
            for _ in 0..<3 { await Task.yield() }
            await other.value
            await Task {
                #expect(UIScreen.current === device.screen && UIApplication.shared === device.app)
                #expect(VirtualClock.current === device.clock)
            }.value
            let second = SimulatedDevice()
            #expect(UIApplication.shared === second.app)
            device.settle()
            #expect(UIApplication.shared === device.app)
        }
    }

    /// Another test, which uses a device of its own.
    private func otherTest() -> Task<Void, Never> {
        OwnTest.$device.withValue(TestDevice()) {
            Task {
                let device = SimulatedDevice()
                await Task.yield()
                #expect(UIApplication.shared === device.app)
            }
        }
    }

    @Test("Canceling a timer of one device leaves the timers of another alone")
    func whatADeviceTakesBackIsItsOwn() {
        let first = SimulatedDevice()
        let token = first.clock.schedule(after: 1) { Issue.record("was taken back") }
        let second = SimulatedDevice()
        var runs = 0
        for _ in 0..<50 { second.clock.schedule(after: 0) { runs += 1 } }
        token.cancel()
        second.clock.advance(by: 1)
        #expect(runs == 50)
        first.clock.advance(by: 2)
    }

    @Test("The language, style and text size of a device reach the traits of its controllers")
    func settingsReachTheTraits() {
        let device = SimulatedDevice(.iPhone13, language: "ar", style: .dark, textSize: .extraLarge)
        let form = TwoInputs(on: device)
        let traits = form.controller.traitCollection

        #expect(traits.layoutDirection == .rightToLeft)
        #expect(traits.userInterfaceStyle == .dark)
        #expect(traits.preferredContentSizeCategory == .extraLarge)
        #expect(traits.userInterfaceIdiom == .phone)

        device.language = "en"
        device.style = .light
        #expect(form.controller.traitCollection.layoutDirection == .leftToRight)
        #expect(form.controller.traitCollection.userInterfaceStyle == .light)
    }

    @Test("Only a window that reaches the bottom of the screen has the bottom safe area")
    func aWindowBesideTheNotchHasNoneOfItsSafeArea() {
        let device = SimulatedDevice(.iPad12_9)
        let window = device.openWindow(size: CGSize(width: 400, height: 500))
        window.frame.origin = CGPoint(x: 300, y: 300)
        device.settle()
        #expect(window.safeAreaInsets == .zero)
        #expect(window.traitCollection.horizontalSizeClass == .compact)

        window.frame.origin.y = 1366 - 500
        device.settle()
        #expect(window.safeAreaInsets.bottom == 20)
    }

    @Test("Each window has the keyboard's frame in its own coordinates")
    func theKeyboardIsToldToEachWindowInItsOwnCoordinates() {
        let device = SimulatedDevice(.iPad9_7)
        let form = TwoInputs(on: device)
        let window = device.openWindow(size: CGSize(width: 400, height: 800))
        window.frame.origin = CGPoint(x: 100, y: 200)
        device.settle()
        form.first.becomeFirstResponder()

        #expect(window.keyboardFrame == CGRect(x: -100, y: 511, width: 768, height: 313))

        window.frame.origin = .zero
        device.settle()
        #expect(window.keyboardFrame == CGRect(x: 0, y: 711, width: 768, height: 313))
    }

    @Test("An app that goes to the background is active again when it returns")
    func theAppGoesAndReturns() {
        let device = SimulatedDevice()
        device.background()
        #expect(UIApplication.shared.applicationState == .background)
        #expect(device.window.windowScene?.activationState == .background)

        device.foreground()
        #expect(UIApplication.shared.applicationState == .active)
    }

    @Test("Time passes only when a test advances it, and never backward")
    func timeMovesOnlyWhenItIsMoved() {
        let device = SimulatedDevice()
        var calls = 0
        device.clock.schedule(after: 1) { calls += 1 }
        device.advance(by: 0.99)
        #expect(calls == 0)
        device.advance(by: 0.02)
        #expect(calls == 1)
        device.advance(by: .nan)
        device.advance(by: -5)
        #expect(abs(device.clock.now - 1.01) < 1e-9)
    }

    @Test("Settling a device ends, even if a timer starts itself again forever")
    func settlingEndsThoughSomethingRepeatsForEver() {
        let device = SimulatedDevice()
        @MainActor func again() { device.clock.schedule(after: 0.5) { again() } }
        again()
        device.settle()

        #expect(device.clock.now <= 5)
    }

    @Test("A device that is used again is the one that the app runs on")
    func appRunsOnReusedDevice() {
        let first = SimulatedDevice(.iPhoneSE)
        let form = TwoInputs(on: first)
        let second = SimulatedDevice(.iPad9_7)
        #expect(UIApplication.shared === second.app)

        first.advance(by: 0)
        form.first.becomeFirstResponder()
        first.settle()

        #expect(UIApplication.shared === first.app)
        #expect(first.keyboard.isVisible)
        #expect(!second.keyboard.isVisible)
    }
}

@MainActor @Suite struct TapTests {
    private func make() -> (SimulatedDevice, UIView, UIControl) {
        let device = SimulatedDevice(.iPhoneSE)
        let controller = UIViewController()
        let control = UIControl(frame: CGRect(x: 20, y: 100, width: 100, height: 40))
        controller.view.addSubview(control)
        device.show(controller)
        return (device, controller.view, control)
    }

    @Test("A tap on a control sends its action once")
    func aTapReachesAControl() throws {
        let (device, _, control) = make()
        var taps = 0
        control.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)

        try device.tap(control)

        #expect(taps == 1)
    }

    @Test("A tap that misses says why: no window, disabled, hidden, off the screen or covered")
    func aMissedTapSaysWhy() {
        let (device, root, control) = make()
        #expect(throws: MissedTap.notInAWindow) { try device.tap(UIView()) }

        control.isEnabled = false
        #expect(throws: MissedTap.disabled) { try device.tap(control) }
        control.isEnabled = true

        control.isHidden = true
        #expect(throws: MissedTap.hidden) { try device.tap(control) }
        control.isHidden = false

        control.frame.origin.y = 2000
        #expect(throws: MissedTap.offScreen) { try device.tap(control) }
        control.frame.origin.y = 100

        root.addSubview(UILabel(frame: root.bounds))
        #expect(throws: Never.self) { try device.tap(control) }

        root.addSubview(UIView(frame: root.bounds))
        #expect(throws: MissedTap.covered(by: "UIView")) { try device.tap(control) }
    }

    @Test("A view that is half off the screen is tapped in its visible part")
    func aViewThatIsHalfOffTheScreenIsTappedWhereItIsSeen() throws {
        let (device, _, control) = make()
        control.frame = CGRect(x: -80, y: 100, width: 100, height: 40)
        var taps = 0
        control.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)

        try device.tap(control)

        #expect(taps == 1)
    }

    @Test("A window of a higher level takes the touch from the control below it")
    func aWindowOfAHigherLevelTakesTheTouch() throws {
        let (device, _, control) = make()
        let scene = try #require(device.window.windowScene)
        let above = UIWindow(windowScene: scene)
        above.windowLevel = .alert
        let button = UIControl(frame: control.frame)
        above.addSubview(button)
        above.isHidden = false
        var taps = 0
        button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)

        #expect(throws: MissedTap.covered(by: "UIControl")) { try device.tap(control) }
        device.tap(at: CGPoint(x: 50, y: 120), in: device.window)
        #expect(taps == 1)

        above.isHidden = true
        #expect(throws: Never.self) { try device.tap(control) }
    }

    // (assumed: A55)
    @Test("A key that is held repeats after 0.4 seconds, and then every 0.1 seconds")
    func aKeyThatIsHeldRepeats() {
        #expect(KeyRepeat.repetitions(holding: 0) == [])
        #expect(KeyRepeat.repetitions(holding: 0.4) == [0.4])
        #expect(KeyRepeat.repetitions(holding: 0.65) == [0.4, 0.1, 0.1])
        #expect(KeyRepeat.repetitions(holding: .infinity) == [])
    }
}

@MainActor
@Suite struct AppLanguageTests {
    private var languages: [String]? {
        UserDefaults.standard.stringArray(forKey: "AppleLanguages")
    }

    @Test("An app gets the language of its device, also when the device is reused, and then none")
    func appIsToldLanguageOfDevice() {
        let before = languages
        var first: SimulatedDevice? = SimulatedDevice(language: "ar")
        #expect(languages == ["ar"])
        var second: SimulatedDevice? = SimulatedDevice()
        #expect(languages == ["en"])
        first?.settle()
        #expect(languages == ["ar"])
        first?.language = "he"
        #expect(languages == ["he"])

        second = nil
        #expect(languages == ["he"])
        first = nil
        #expect(languages == before || languages == nil)
        withExtendedLifetime((first, second)) {}
    }

    @Test("Devices that are deallocated on another thread don't bring back an older language")
    func otherThreadBringsNothingBack() {
        let old = OldLanguages(count: 5_000)
        let group = DispatchGroup()
        DispatchQueue.global().async(group: group) { old.release() }
        let new = AppLanguage()
        for index in 0..<5_000 {
            let language = index.isMultiple(of: 2) ? "de" : "fr"
            new.use(language)
            guard languages == [language] else {
                Issue.record("\(languages ?? []) for \(language)")
                break
            }
        }
        group.wait()
        withExtendedLifetime(new) {}
    }

    /// The languages of devices, which are deallocated on the thread that releases them.
    private final class OldLanguages: Sendable {
        private let languages: Mutex<[AppLanguage]>

        init(count: Int) {
            languages = Mutex((0..<count).map { _ in AppLanguage() })
        }

        func release() {
            languages.withLock { $0 = [] }
        }
    }
}
