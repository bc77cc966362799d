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

@MainActor
@Suite(.doubts(.keyboard, .guides)) struct ObserverTests {
    private let center = NotificationCenter()

    /// An observer on a center of its own, with everything that it reports.
    @MainActor
    private final class Listener: KeyboardObserverDelegate {
        let observer: KeyboardObserver
        private(set) var reported: [String] = []
        private(set) var events: [KeyboardEvent] = []
        private var subscription: ObservationToken?

        init(_ center: NotificationCenter) {
            observer = KeyboardObserver(notificationCenter: center)
            observer.delegate = self
            subscription = observer.observe { [weak self] in self?.events.append($0) }
        }

        func keyboardDidChangeState(
            keyboardObserver: KeyboardObserver, keyboardState: KeyboardObserver.KeyboardState
        ) {
            reported.append("\(keyboardState)")
        }

        func keyboardDidInvalidateKeyboardHeight(
            keyboardObserver: KeyboardObserver, keyboardHeight: CGFloat
        ) {
            reported.append("\(Int(keyboardHeight))")
        }
    }

    private func post(_ name: Notification.Name, _ height: CGFloat) {
        center.post(
            name: name, object: nil,
            userInfo: [
                UIResponder.keyboardFrameEndUserInfoKey: NSValue(
                    cgRect: CGRect(x: 0, y: 844 - height, width: 390, height: height))
            ])
    }

    @Test("A new observer knows no keyboard and listens to nothing", .requirement("U2"))
    func newObserverKnowsNoKeyboard() {
        let observer = KeyboardObserver()

        #expect(observer.keyboardState == .didHide)
        #expect(observer.keyboardHeight == 0)
        #expect(!observer.keyboardIsUp)
        #expect(!observer.isObserving)
        #expect(observer.keyboardAnimationDuration == 0)
    }

    @Test("The keyboard is up between didShow and willHide only", .requirement("U3"))
    func isUpBetweenShowAndHide() {
        let observer = KeyboardObserver(notificationCenter: center)
        observer.start()

        post(UIResponder.keyboardWillShowNotification, 336)
        #expect(!observer.keyboardIsUp)
        post(UIResponder.keyboardDidShowNotification, 336)
        #expect(observer.keyboardIsUp)
        post(UIResponder.keyboardWillHideNotification, 336)
        #expect(!observer.keyboardIsUp)
    }

    @Test("Duration and curve are published", .requirement("U10"))
    func durationAndCurveArePublished() {
        let listener = Listener(center)
        listener.observer.start()
        center.post(
            name: UIResponder.keyboardWillShowNotification, object: nil,
            userInfo: [
                UIResponder.keyboardFrameEndUserInfoKey: NSValue(
                    cgRect: CGRect(x: 0, y: 508, width: 390, height: 336)),
                UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: 0.4),
                UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(value: 7),
            ])

        #expect(listener.observer.keyboardAnimationDuration == 0.4)
        let animations = listener.events.compactMap { event in
            if case .frameChanged(let transition) = event { transition.animation } else { nil }
        }
        #expect(animations == [KeyboardAnimation(duration: 0.4, curve: 7)])
    }

    @Test("A second start or stop changes nothing", .requirement("U11"))
    func secondStartOrStopChangesNothing() {
        let listener = Listener(center)
        listener.observer.start()
        listener.observer.start()
        post(UIResponder.keyboardWillShowNotification, 336)
        #expect(listener.reported == ["336", "willShow"])

        listener.observer.stop()
        listener.observer.stop()
        post(UIResponder.keyboardDidShowNotification, 336)
        #expect(listener.reported == ["336", "willShow"])
        #expect(!listener.observer.isObserving)
    }

    @Test(
        "A keyboard that is up already is read from the window's layout guide", .requirement("U12"))
    func guideTellsKeyboardAlreadyUp() throws {
        let device = SimulatedDevice(.iPhone13)
        let form = TestForm()
        device.show(form)
        try device.tap(form.fields[0])
        device.settle()
        let frame = try #require(device.keyboard.frame)

        let observer = KeyboardObserver()
        observer.start(in: device.window)

        // The guide is the only source, and one that stays at the bottom knows of no keyboard.
        if device.behavior.keyboardGuide == .stale {
            #expect(observer.keyboardState == .didHide && observer.keyboardFrame == nil)
        } else {
            #expect(observer.keyboardHeight == 844 - frame.minY)
            #expect(observer.lastKeyboardHeight == 844 - frame.minY)
            #expect(observer.keyboardState == .didShow)
            #expect(observer.keyboardFrame == frame)
        }

        let blind = KeyboardObserver()
        blind.start()
        #expect(blind.keyboardHeight == 0)
        #expect(blind.keyboardState == .didHide)
    }

    @Test("A window without a keyboard, upright or on its side, has none", .requirement("U12"))
    func windowWithoutKeyboardHasNone() {
        for orientation in [UIInterfaceOrientation.portrait, .landscapeRight] {
            let device = SimulatedDevice(.iPhone13, orientation: orientation)
            device.show(TestForm())
            let observer = KeyboardObserver()
            observer.start(in: device.window)
            #expect(observer.keyboardFrame == nil && observer.keyboardState == .didHide)
        }
    }

    @Test(
        "A keyboard that is up while nothing in this app is typed in is another app's",
        .requirement("U12")
    )
    func keyboardFoundWithoutTypingIsForeign() {
        var behavior = UIKitBehavior()
        behavior.keyboardGuide = .exact
        let device = SimulatedDevice(.iPhone13, behavior: behavior)
        let form = TestForm()
        device.show(form)
        device.keyboard.belongsToAnotherApp = true
        device.settle()
        let observer = KeyboardObserver(notificationCenter: center)
        observer.start(in: device.window)
        #expect(observer.keyboardIsUp && !observer.keyboardIsLocal)

        post(UIResponder.keyboardWillShowNotification, 336)
        #expect(observer.keyboardIsUp && observer.keyboardIsLocal)
    }

    @Test("A second start while the keyboard is up forgets nothing", .requirement("U11"))
    func secondStartForgetsNothing() {
        let observer = KeyboardObserver(notificationCenter: center)
        observer.start()
        post(UIResponder.keyboardWillShowNotification, 336)
        observer.start()
        #expect(observer.keyboardHeight == 336 && observer.keyboardState == .willShow)
    }

    @Test(
        "A handler that stops the observer in the middle of its events receives no more of them",
        .requirement("U11"))
    func stoppingAmidEventsSilencesRest() {
        let observer = KeyboardObserver(notificationCenter: center)
        observer.start()
        var reported = 0
        let token = observer.observe { _ in
            reported += 1
            observer.stop()
        }
        post(UIResponder.keyboardWillShowNotification, 336)
        #expect(reported == 1)
        #expect(observer.keyboardFrame == nil)
        withExtendedLifetime(token) {}
    }

    @Test("A hide that was missed while stopped does not spoil the next show", .requirement("U13"))
    func missedHideDoesNotSpoilShow() {
        let listener = Listener(center)
        listener.observer.start()
        post(UIResponder.keyboardWillShowNotification, 336)
        listener.observer.stop()
        listener.observer.start()

        post(UIResponder.keyboardWillShowNotification, 336)

        #expect(listener.reported.suffix(2) == ["336", "willShow"])
    }

    @Test("An assistant can be driven by an observer of one's own", .requirement("U15"))
    func assistantCanUseOwnObserver() throws {
        let device = SimulatedDevice(.iPhone13)
        device.keyboard.mode = .hardware(bar: false)
        let form = TestForm()
        device.show(form)
        let fake = FakeObserver()
        let assistant = KeyboardAssistant(
            scrollView: form.scrollView, navigator: form.plainNavigator(), observer: fake)
        form.fields[9].becomeFirstResponder()

        fake.show(CGRect(x: 0, y: 544, width: 390, height: 300))

        #expect(form.frameInWindow(form.fields[9]).maxY <= 544)
        #expect(form.scrollView.adjustedContentInset.bottom == 266)
        withExtendedLifetime(assistant) {}
    }

    @Test("Only a handler that asks for it receives the present state at once", .requirement("U16"))
    func presentStateIsSentOnRequest() {
        let observer = KeyboardObserver(notificationCenter: center)
        observer.start()
        post(UIResponder.keyboardDidShowNotification, 336)
        var plain: [KeyboardEvent] = []
        var replayed: [KeyboardEvent] = []

        let first = observer.observe { plain.append($0) }
        let second = observer.observe(replayingPresentState: true) { replayed.append($0) }

        #expect(plain.isEmpty)
        #expect(replayed == [.stateChanged(.didShow)])
        withExtendedLifetime((first, second)) {}
    }

    @Test(
        "Handlers are called in order, and not any more once their token is released",
        .requirement("U17"))
    func handlersAreCalledInOrder() {
        let observer = KeyboardObserver(notificationCenter: center)
        observer.start()
        var reported: [String] = []
        let a = observer.observe { if case .stateChanged = $0 { reported.append("A") } }
        var b: ObservationToken? = observer.observe {
            if case .stateChanged = $0 { reported.append("B") }
        }
        let c = observer.observe { if case .stateChanged = $0 { reported.append("C") } }

        withExtendedLifetime(b) {}
        b = nil
        post(UIResponder.keyboardWillShowNotification, 336)
        #expect(reported == ["A", "C"])

        a.cancel()
        post(UIResponder.keyboardDidShowNotification, 336)
        #expect(reported == ["A", "C", "C"])
        withExtendedLifetime((a, c)) {}
    }

    @Test("Delegate, closure and stream report the same")
    func delegateClosureAndStreamAgree() async {
        let listener = Listener(center)
        listener.observer.start()
        let stream = listener.observer.events

        post(UIResponder.keyboardWillShowNotification, 336)
        var streamed: [KeyboardEvent] = []
        for await event in stream.prefix(3) { streamed.append(event) }

        #expect(streamed == listener.events)
        #expect(listener.reported == ["336", "willShow"])
    }

    @Test("Nothing is logged unless asked for", .requirement("U18"))
    func nothingIsLoggedUnlessAsked() {
        #expect(!KeyboardObserver().loggingEnabled)
    }

    @Test("Heights are measured in the window: the bar of a hardware keyboard is only what shows")
    func measuredInWindow() {
        let device = SimulatedDevice(.iPhone13)
        let observer = KeyboardObserver(notificationCenter: center)
        observer.start(in: device.window)
        center.post(
            name: UIResponder.keyboardWillShowNotification, object: nil,
            userInfo: [
                UIResponder.keyboardFrameEndUserInfoKey: NSValue(
                    cgRect: CGRect(x: 0, y: 789, width: 390, height: 336))
            ])

        #expect(observer.keyboardHeight == 55)
    }

    @Test("An observer that is let go of leaves nothing behind")
    func releasedObserverLeavesNothingBehind() {
        weak var gone: KeyboardObserver?
        do {
            let observer = KeyboardObserver(notificationCenter: center)
            observer.start()
            gone = observer
        }
        #expect(gone == nil)
        post(UIResponder.keyboardWillShowNotification, 336)
    }
}

/// An observer that reports what a test sets.
@MainActor
private final class FakeObserver: KeyboardObserving {
    var keyboardState = KeyboardObserver.KeyboardState.didHide
    var keyboardFrame: CGRect?
    var keyboardIsLocal = true
    var isObserving = false
    private var handler: ((KeyboardEvent) -> Void)?
    private let source = KeyboardObserver(notificationCenter: NotificationCenter())

    func start(in window: UIWindow?) { isObserving = true }
    func stop() { isObserving = false }
    func refresh(in window: UIWindow) {}

    func observe(_ handler: @escaping (KeyboardEvent) -> Void) -> ObservationToken {
        self.handler = handler
        return source.observe(handler)
    }

    func show(_ frame: CGRect) {
        keyboardFrame = frame
        keyboardState = .willShow
        handler?(.frameChanged(KeyboardTransition(phase: .willShow, endFrame: frame, duration: 0)))
    }
}
