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

/// Assistants that share a number, an observer, a navigator or a screen.
@MainActor
@Suite(.doubts(.keyboard)) struct SharingTests {
    private let stage = Stage(fields: 12)
    private var device: SimulatedDevice { stage.device }
    private var form: TestForm { stage.form }
    private var keyboardTop: CGFloat { device.keyboard.frame?.minY ?? 844 }

    @Test(
        "What the app changes while the keyboard is avoided survives, also below zero",
        .requirement("U318"),
        arguments: [(0, 10), (-50, 60), (8, 1), (0, -10), (0, 0), (20, -30)]
            as [(CGFloat, CGFloat)])
    func changedConstantSurvivesKeyboard(own: CGFloat, change: CGFloat) {
        let form = TestForm(constant: own)
        device.show(form)
        let assistant = form.automatic(form.plainNavigator())
        assistant.start()
        device.focus(form.fields[2])

        form.bottomConstraint.constant += change
        assistant.closeKeyboard()
        device.settle()

        #expect(form.bottomConstraint.constant == own + change)
    }

    @Test(
        "What the app changes in an inset survives, also below zero", .requirement("U318"),
        arguments: [(0, -10), (20, -30), (0, 12), (5, 0)] as [(CGFloat, CGFloat)])
    func changedInsetSurvivesKeyboard(own: CGFloat, change: CGFloat) {
        form.scrollView.contentInset.bottom = own
        let assistant = form.assisted()
        device.focus(form.fields[2])

        form.scrollView.contentInset.bottom += change
        assistant.closeKeyboard()
        device.settle()

        #expect(form.scrollView.contentInset.bottom == own + change)
    }

    @Test(
        "What the app sets anew is the app's, and a named call says so outright",
        .requirement("U318"))
    func valueSetAnewIsAppsOwn() {
        let assistant = form.assisted()
        let made = {
            device.focus(form.fields[2])
            return form.scrollView.contentInset.bottom
        }
        #expect(made() > 200)
        form.scrollView.contentInset.bottom = 0
        assistant.closeKeyboard()
        device.settle()
        #expect(form.scrollView.contentInset.bottom == 0)

        // So near to what is there that only the call can tell it from a change.
        let near = made() - 12
        assistant.resetBottomInset(toInset: near, animated: false)
        #expect(form.scrollView.contentInset.bottom == near)
        assistant.closeKeyboard()
        device.settle()
        #expect(form.scrollView.contentInset.bottom == near)

        assistant.resetBottomInset(toInset: .nan, animated: false)
        #expect(form.scrollView.contentInset.bottom == near)
    }

    @Test(
        "Room that others have set to zero is made again at the next event, and taken back",
        .requirement("U612"), arguments: WayOfRoom.ofAssistant)
    private func lostRoomIsMadeAgain(way: WayOfRoom) {
        let assistant = form.assisted(way.avoidance(form.bottomConstraint))
        device.focus(form.fields[2])
        let before = (
            form.scrollView.contentInset.bottom, form.bottomConstraint.constant,
            form.additionalSafeAreaInsets.bottom
        )
        form.scrollView.contentInset.bottom = 0
        form.bottomConstraint.constant = 0
        form.additionalSafeAreaInsets.bottom = 0
        device.settle()
        device.focus(form.fields[11])
        #expect(form.frameInWindow(form.fields[11]).maxY <= keyboardTop)
        #expect(
            (
                form.scrollView.contentInset.bottom, form.bottomConstraint.constant,
                form.additionalSafeAreaInsets.bottom
            ) == before)
        assistant.closeKeyboard()
        device.settle()
        #expect(form.scrollView.contentInset.bottom == 0)
        #expect(form.bottomConstraint.constant == 0)
        #expect(form.additionalSafeAreaInsets.bottom == 0)
    }

    @Test(
        "Two assistants add to one number once, and take it back to the last bit",
        .requirement("U318"))
    func twoAssistantsAddOnce() {
        for constant in [-65, -0.1, 1.0 / 3] as [CGFloat] {
            let form = TestForm(constant: constant)
            device.show(form)
            let navigators = [form.plainNavigator(), form.plainNavigator()]
            var assistants = navigators.map { form.automatic($0) }
            assistants.forEach { $0.start() }
            let bottom = { form.frameInWindow(form.scrollView).maxY - constant }
            for field in [2, 9, 4] {
                device.focus(form.fields[field])
                #expect(abs(bottom() - keyboardTop) < 0.5)
            }

            assistants.removeFirst()
            form.view.layoutIfNeeded()
            #expect(abs(bottom() - keyboardTop) < 0.5)
            form.fields[4].resignFirstResponder()
            device.settle()
            #expect(form.bottomConstraint.constant == constant)
        }
    }

    @Test(
        "One or two assistants in one safe area follow a keyboard that gets lower",
        .requirement("U318", "U612"), arguments: [1, 2])
    func safeAreasFollow(count: Int) {
        device.keyboard.showsPredictions = true
        let assistants = (0..<count).map { _ in form.assisted(.additionalSafeArea) }
        device.focus(form.fields[2])
        let top = keyboardTop
        for showsPredictions in [false, true, false] {
            device.keyboard.showsPredictions = showsPredictions
            device.settle()
            #expect((keyboardTop > top) != showsPredictions)
            #expect(form.view.safeAreaInsets.bottom == 844 - keyboardTop)
        }
        withExtendedLifetime(assistants) {}
    }

    @Test(
        "An assistant that lowers the shared number lets the other one show the whole field",
        .requirement("U318", "U370"))
    func otherAssistantShowsField() {
        let device = SimulatedDevice()
        device.keyboard.isSilent = true
        device.rotate(to: .landscapeLeft)
        let form = TestForm(fields: 14)
        device.show(form)
        form.scrollView.contentInset.bottom = 15
        let centers = [NotificationCenter(), NotificationCenter()]
        let assistants = centers.map {
            KeyboardAssistant(
                scrollView: form.scrollView, navigator: form.plainNavigator(),
                observer: KeyboardObserver(notificationCenter: $0))
        }
        func post(_ name: Notification.Name, to center: NotificationCenter) {
            let frame = CGRect(x: 0, y: 218, width: 844, height: 172)
            center.post(
                name: name, object: nil,
                userInfo: [UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: frame)])
        }
        device.focus(form.fields[5])
        centers.forEach { post(UIResponder.keyboardWillShowNotification, to: $0) }
        device.settle()
        #expect(form.scrollView.contentInset.bottom > 100)
        // The first assistant responds to the layout with which the second one begins.
        form.bottomConstraint.constant -= 172
        centers.reversed().forEach { post(UIResponder.keyboardDidShowNotification, to: $0) }
        device.settle()
        let (field, area) = (
            form.frameInWindow(form.fields[5]), form.frameInWindow(form.scrollView)
        )
        #expect(form.scrollView.contentInset.bottom == 15)
        #expect(field.minY >= area.minY && field.maxY <= area.maxY, "\(field) \(area)")
        withExtendedLifetime(assistants) {}
    }

    @Test(
        "Of two assistants with one navigator and one observer, one may stop",
        .requirement("U326", "F29"),
        .bug("https://github.com/hackiftekhar/IQKeyboardManager/issues/1148"))
    func assistantWithSharedPartsMayStop() {
        for startedByApp in [false, true] {
            for first in [0, 1] {
                let device = SimulatedDevice()
                let form = TestForm()
                device.show(form)
                let (navigator, observer) = (form.plainNavigator(), KeyboardObserver())
                if startedByApp { observer.start() }
                let assistants = (0..<2).map { _ in
                    KeyboardAssistant(
                        scrollView: form.scrollView, navigator: navigator, observer: observer)
                }

                device.focus(form.fields[2])
                assistants[first].stop()
                #expect(form.fields[2].isFirstResponder)
                #expect(form.scrollView.contentInset.bottom > 200)
                device.focus(form.fields[3])
                #expect(navigator.focusedItem === form.fields[3])
                #expect(form.scrollView.contentInset.bottom > 200)

                assistants[1 - first].stop()
                #expect(form.scrollView.contentInset.bottom == 0)
                #expect(observer.isObserving == startedByApp)
                device.focus(form.fields[4])
                #expect(navigator.focusedItem == nil)
                #expect(form.scrollView.contentInset.bottom == 0)
            }
        }
    }

    @Test("An assistant that is let go of leaves the one beside it as it was", .requirement("U326"))
    func lettingGoOfAssistantSparesOther() {
        let (navigator, observer) = (form.plainNavigator(), KeyboardObserver())
        var first: KeyboardAssistant? = KeyboardAssistant(
            scrollView: form.scrollView, navigator: navigator, observer: observer)
        let second = KeyboardAssistant(
            scrollView: form.scrollView, navigator: navigator, observer: observer)
        withExtendedLifetime(first) {}
        first = nil

        device.focus(form.fields[3])
        #expect(form.scrollView.contentInset.bottom > 200)
        second.stop()
        #expect(!observer.isObserving)
    }

    @Test(
        "An observer that assistants started stops with the last of them, however it goes",
        .requirement("U326"))
    func lastLetGo() {
        let (navigator, observer) = (form.plainNavigator(), KeyboardObserver())
        var assistants = (0..<2).map { _ in
            KeyboardAssistant(
                scrollView: form.scrollView, navigator: navigator, observer: observer)
        }
        assistants.removeFirst()
        #expect(observer.isObserving)
        assistants.removeAll()
        #expect(!observer.isObserving)
    }

    @Test(
        "An assistant that is stopped while an event is sent adds no inset for it",
        .requirement("U316"))
    func assistantStoppedMeanwhileAddsNoInset() {
        let observer = KeyboardObserver()
        observer.start()
        var assistant: KeyboardAssistant?
        let first = observer.observe { event in
            if case .frameChanged = event { assistant?.stop() }
        }
        assistant = KeyboardAssistant(
            scrollView: form.scrollView, navigator: InputNavigator(), observer: observer)

        device.focus(form.fields[3])

        #expect(form.scrollView.contentInset.bottom == 0)
        withExtendedLifetime((first, assistant)) {}
    }

    @Test("An assistant that was stopped adds no inset, until it is started again")
    func stopAndStart() {
        let assistant = form.automatic(form.plainNavigator())
        assistant.start()
        assistant.stop()
        device.focus(form.fields[3])
        #expect(form.bottomConstraint.constant == 0)
        form.fields[3].resignFirstResponder()
        device.settle()

        assistant.start()
        device.focus(form.fields[3])
        #expect(form.bottomConstraint.constant < -200)
        #expect(form.frameInWindow(form.scrollView).maxY == keyboardTop)
    }

    @Test(
        "Assistants of nested scroll views together add no more than the keyboard covers",
        .requirement("U308"))
    func nestedAssistantsAddOnlyWhatIsCovered() {
        for (sharedNavigator, byConstraint) in [
            (true, false), (false, false), (true, true), (false, true),
        ] {
            for outerFirst in [true, false] {
                let device = SimulatedDevice()
                let form = TestForm(fields: 16)
                device.show(form)
                let (inner, field) = form.addInner(
                    CGRect(x: 0, y: 300, width: 390, height: 500), fieldAt: 1100)
                let outerNavigator = form.plainNavigator()
                let innerNavigator = sharedNavigator ? outerNavigator : InputNavigator()
                innerNavigator.addInputItems(inputItems: [field])
                let makers = [
                    {
                        KeyboardAssistant(
                            scrollView: form.scrollView, navigator: outerNavigator,
                            avoidance: byConstraint
                                ? .bottomConstraint(form.bottomConstraint) : .automatic)
                    },
                    { KeyboardAssistant(scrollView: inner, navigator: innerNavigator) },
                ]
                let assistants = (outerFirst ? makers : makers.reversed()).map { $0() }

                field.becomeFirstResponder()
                let top = device.keyboard.frame?.minY ?? 0
                let inset = {
                    form.scrollView.contentInset.bottom - form.bottomConstraint.constant
                        + inner.contentInset.bottom
                }
                #expect(inset() > 0 && inset() <= 844 - top)
                device.settle()
                #expect(inset() > 0 && inset() <= 844 - top)
                #expect(form.frameInWindow(field).maxY <= top)
                #expect(form.frameInWindow(field).minY >= 47)
                field.resignFirstResponder()
                device.settle()
                #expect(form.scrollView.contentInset.bottom == 0)
                #expect(inner.contentInset.bottom == 0)
                withExtendedLifetime(assistants) {}
            }
        }
    }
}

/// When the assistant comes late, or what it serves is elsewhere.
@MainActor
@Suite(.doubts(.keyboard)) struct StartingTests {
    private let stage = Stage(fields: 12)
    private var device: SimulatedDevice { stage.device }
    private var form: TestForm { stage.form }
    private var keyboardTop: CGFloat { device.keyboard.frame?.minY ?? 844 }

    @Test(
        "Without a scroll view any input on the screen counts, wherever the first one is",
        .requirement("U317"))
    func firstInputElsewhere() {
        let navigator = form.plainNavigator()
        let positioner = ManualPositioner()
        let manual = KeyboardAssistant.createManual(
            inputNavigator: navigator, delegate: positioner)
        manual.start()
        form.fields[0].removeFromSuperview()

        device.focus(form.fields[5])
        #expect(positioner.calls.map(\.item).contains(form.fields[5]))
        #expect(positioner.calls.last?.height == 844 - keyboardTop)

        manual.stop()
        device.settle()
        let closure = KeyboardAssistant(
            navigator: navigator, bottomConstraint: form.bottomConstraint
        ) { _, _ in }
        device.focus(form.fields[6])
        #expect(form.frameInWindow(form.scrollView).maxY == keyboardTop)
        withExtendedLifetime(closure) {}
    }

    @Test(
        "An assistant that comes while its input is edited avoids the keyboard at once",
        .requirement("U328")
    )
    func lateAssistantAvoidsKeyboardAtOnce() {
        for manual in [false, true] {
            let device = SimulatedDevice()
            let form = TestForm()
            device.show(form)
            device.focus(form.fields[9])
            #expect(form.frameInWindow(form.fields[9]).maxY > device.keyboard.frame?.minY ?? 844)

            let assistant =
                manual
                ? form.automatic(form.plainNavigator())
                : form.assisted()
            assistant.start()
            if device.behavior.keyboardGuide == .stale {
                // Neither notification nor guide has shown this keyboard; its next move does.
                #expect(form.scrollView.contentInset.bottom == 0)
                device.keyboard.showsPredictions.toggle()
                device.settle()
            }

            let top = device.keyboard.frame?.minY ?? 844
            form.view.layoutIfNeeded()
            #expect(form.frameInWindow(form.fields[9]).maxY <= top)
            withExtendedLifetime(assistant) {}
        }
    }

    @Test("An input that comes while it is edited is in sight at once", .requirement("U328"))
    func lateInputIsInSightAtOnce() {
        let navigator = InputNavigator()
        let assistant = KeyboardAssistant(scrollView: form.scrollView, navigator: navigator)
        device.focus(form.fields[9])
        form.scrollView.contentOffset.y = 0
        #expect(form.frameInWindow(form.fields[9]).maxY > keyboardTop)

        navigator.addInputItems(inputItems: form.fields)

        #expect(form.frameInWindow(form.fields[9]).maxY <= keyboardTop)
        withExtendedLifetime(assistant) {}
    }

    @Test(
        "A field in the bar above the keyboard belongs to the screen that brings the bar",
        .requirement("U313"))
    func fieldInBar() {
        let screen = ComposerScreen()
        device.show(screen)
        screen.becomeFirstResponder()
        device.settle()
        let assistant = KeyboardAssistant(
            scrollView: screen.scrollView, navigator: InputNavigator())

        device.focus(screen.field)

        #expect(screen.field.window !== screen.view.window)
        // An observer that comes now knows whose keyboard it finds.
        let observer = KeyboardObserver()
        observer.start(in: screen.view.window)
        if device.behavior.keyboardGuide != .stale { #expect(observer.keyboardFrame != nil) }
        #expect(observer.keyboardIsLocal)
        #expect(844 - keyboardTop > 200)
        #expect(abs(screen.scrollView.adjustedContentInset.bottom - (844 - keyboardTop)) < 0.5)
        screen.field.resignFirstResponder()
        withExtendedLifetime(assistant) {}
    }

    @Test("A view controller that is first responder belongs to its screen", .requirement("U313"))
    func respondingControllerBelongsToItsScreen() {
        let screen = ComposerScreen()
        screen.keys = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 300))
        device.show(screen)
        let assistant = KeyboardAssistant(
            scrollView: screen.scrollView, navigator: InputNavigator())

        screen.becomeFirstResponder()
        device.settle()

        #expect(844 - keyboardTop > 200)
        #expect(abs(screen.scrollView.adjustedContentInset.bottom - (844 - keyboardTop)) < 0.5)
        withExtendedLifetime(assistant) {}
    }
}
