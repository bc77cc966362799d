import CoreGraphics
import DeviceFixtures
import DeviceTesting
import KeyboardAssistant
import SimulatedDevice
import Testing
import UIKit

/// Handlers that change the keyboard or the focus while they are called.
@MainActor
@Suite(.doubts(.keyboard)) struct ReentrancyTests {
    private let stage = Stage()
    private var device: SimulatedDevice { stage.device }
    private var form: TestForm { stage.form }

    @Test("A handler that ends editing during the show makes the hide come after it for all")
    func resignsDuringShow() {
        let field = form.fields[0]
        let observer = KeyboardObserver()
        observer.start()
        var reported: [KeyboardObserver.KeyboardState] = []
        let first = observer.observe {
            if case .heightChanged(let height) = $0, height > 0 { field.resignFirstResponder() }
        }
        let second = observer.observe {
            if case .stateChanged(let state) = $0 { reported.append(state) }
        }

        device.focus(field)

        #expect(Array(reported.prefix(2)) == [.willShow, .willHide])
        #expect(reported.last == .didHide)
        withExtendedLifetime((first, second)) {}
    }

    @Test("After a stop in the middle of an event nothing more is sent")
    func stopsDuringEvent() {
        let observer = KeyboardObserver()
        observer.start()
        var events = 0
        let subscription = observer.observe { _ in
            events += 1
            observer.stop()
        }

        device.focus(form.fields[0])

        #expect(events == 1)
        #expect(observer.keyboardFrame == nil)
        withExtendedLifetime(subscription) {}
    }

    @MainActor private final class Redirector: InputNavigatorDelegate {
        var target: UIView?
        func inputNavigatorFocusChanged(inputNavigator: InputNavigator, inputItem: UIView?) {
            guard let target else { return }
            self.target = nil
            inputNavigator.focusedItem = target
        }
    }

    @Test("A delegate that sends the focus on lets the handlers receive both moves in order")
    func listenersHearRedirectedMovesInOrder() {
        let navigator = form.plainNavigator()
        let redirector = Redirector()
        redirector.target = form.fields[2]
        navigator.delegate = redirector
        var moves: [UIView?] = []
        let subscription = navigator.observe { moves.append($0.to) }

        device.focus(form.fields[0])

        #expect(moves == [form.fields[0], form.fields[2]])
        #expect(navigator.focusedItem === form.fields[2])
        withExtendedLifetime(subscription) {}
    }

    @Test("A delegate may stop the assistant, or take the inputs away, while it positions")
    func stopsWhilePositioning() {
        for removes in [false, true] {
            let device = SimulatedDevice(.iPhone13)
            let form = TestForm(constant: -7)
            device.show(form)
            let navigator = form.plainNavigator()
            let positioner = ManualPositioner()
            positioner.answer = { assistant, _ in
                if removes { navigator.removeInputItems() } else { assistant.stop() }
            }
            let assistant = KeyboardAssistant.createManual(
                inputNavigator: navigator, delegate: positioner,
                bottomConstraint: form.bottomConstraint, bottomConstraintLayoutView: form.view)
            assistant.start()

            device.focus(form.fields[5])
            assistant.stop()
            device.settle()

            #expect(positioner.calls.count == 1)
            #expect(form.bottomConstraint.constant == -7)
            if !removes { #expect(!form.fields[5].isFirstResponder) }
        }
    }

    @Test("A delegate that sends the focus on still positions within the answer it was asked in")
    func sendsOnWhilePositioning() {
        let device = SimulatedDevice(.iPhone13)
        let form = TestForm()
        device.show(form)
        let positioner = ManualPositioner()
        positioner.answer = { assistant, item in
            if item === form.fields[9] { form.fields[8].becomeFirstResponder() }
            assistant.reposition(
                scrollView: form.scrollView, toInputItem: item,
                constraint: .viewBottomToTopOfKeyboard, offset: 10)
        }
        let assistant = KeyboardAssistant.createManual(
            inputNavigator: form.plainNavigator(), delegate: positioner,
            bottomConstraint: form.bottomConstraint, bottomConstraintLayoutView: form.view)
        assistant.start()
        Animations.clearLog()

        form.fields[9].becomeFirstResponder()
        let moves = Animations.log.count { $0.moved(form.scrollView) }
        device.settle()

        #expect(positioner.calls.map(\.item) == [form.fields[9], form.fields[8]])
        // One for the first answer, with all that belongs to it, and one for the focus sent on.
        #expect(moves == 2)
        #expect(form.fields[8].isFirstResponder)
    }

    @Test("Of two assistants on one navigator, the one that stays goes on working")
    func remainingAssistantGoesOnWorking() throws {
        let navigator = form.plainNavigator()
        let positioner = ManualPositioner()
        let manual = KeyboardAssistant.createManual(inputNavigator: navigator, delegate: positioner)
        manual.start()
        manual.start()
        do {
            let other = KeyboardAssistant(scrollView: form.scrollView, navigator: navigator)
            try device.tap(form.fields[0])
            device.settle()
            #expect(form.scrollView.contentInset.bottom > 0)
            withExtendedLifetime(other) {}
        }
        #expect(form.scrollView.contentInset == .zero)
        #expect(positioner.calls.count == 1)

        try device.tap(form.fields[1])
        device.settle()
        #expect(positioner.calls.count == 2)
    }
}
