import CoreGraphics
import DeviceFixtures
import DeviceTesting
import KeyboardAssistant
import Requirements
import SimulatedDevice
import Testing
import UIKit

/// Apps that do something in a call of the library, which then goes on with what there is by then.
@MainActor
@Suite(.doubts(.keyboard)) struct MisuseTests {
    @MainActor private final class Stopper: InputNavigatorDelegate {
        func inputNavigatorFocusChanged(inputNavigator: InputNavigator, inputItem: UIView?) {
            inputNavigator.stop()
        }
    }

    @Test(
        "A navigator that is stopped while it moves the focus says that no input is edited",
        .requirement("U612"))
    func stoppedNavigatorHasNoFocus() {
        let stage = Stage()
        let navigator = stage.form.plainNavigator()
        stage.device.focus(stage.form.fields[0])
        let stopper = Stopper()
        navigator.delegate = stopper
        navigator.gotoNextItem(shouldLoop: false)
        #expect(stage.form.fields[1].isFirstResponder)
        #expect(navigator.focusedItem == nil)
        navigator.delegate = nil
        navigator.focusedItem = stage.form.fields[2]
        #expect(stage.form.fields[2].isFirstResponder && navigator.focusedItem == nil)
        stage.form.fields[2].resignFirstResponder()
        stage.device.settle()
        navigator.start()
        #expect(navigator.focusedItem == nil)
    }

    @Test(
        "A navigator that is made while another one is being released finds the app's settings",
        .requirement("U612"))
    func navigatorMadeDuringReleaseFindsAppsSettings() {
        let stage = Stage()
        func makeNavigator() -> InputNavigator {
            let navigator = InputNavigator(
                accessory: .controller(DefaultNavigationView()), returnKey: .delegate)
            navigator.addInputItems(inputItems: stage.form.fields)
            return navigator
        }
        var first: InputNavigator? = makeNavigator()
        var second: InputNavigator?
        stage.device.focus(stage.form.fields[1])
        let observer = KeyboardObserver()
        observer.start(in: stage.device.window)
        // Without the bar, the keyboard is lower.
        var token: ObservationToken? = observer.observe { _ in
            second = second ?? makeNavigator()
        }
        withExtendedLifetime(first) {}
        first = nil
        stage.device.settle()
        #expect(second != nil && token != nil)
        token = nil
        second = nil
        stage.device.settle()
        for field in stage.form.fields {
            #expect(field.inputAccessoryView == nil && field.returnKeyType == .default)
            #expect(field.delegate == nil)
        }
    }

    @Test(
        "Inputs that an app adds again while they are removed stay, and so does the focus",
        .requirement("U612"), arguments: [true, false])
    func inputsAddedDuringRemovalStay(removesAll: Bool) {
        let stage = Stage()
        let fields = stage.form.fields
        let bar = DefaultNavigationView()
        let navigator = InputNavigator(accessory: .controller(bar), returnKey: .delegate)
        navigator.addInputItems(inputItems: fields)
        stage.device.focus(fields[1])
        let observer = KeyboardObserver()
        observer.start(in: stage.device.window)
        var isAdded = false
        // Without the bar, the keyboard is lower.
        let token = observer.observe { _ in
            if !isAdded { navigator.addInputItems(inputItems: fields) }
            isAdded = true
        }
        if removesAll {
            navigator.removeInputItems()
        } else {
            navigator.removeInputItem(inputItem: fields[1])
        }
        stage.device.settle()
        token.cancel()
        #expect(isAdded && navigator.focusedItem === fields[1])
        #expect(Set(navigator.inputItems) == Set(fields))
        #expect(fields.allSatisfy { $0.inputAccessoryView === bar.controllerView })
        #expect(fields.allSatisfy { $0.delegate != nil })
    }

    @Test(
        "An app that moves the focus when it is asked for related views sees the input that is edited then",
        .requirement("U612"), arguments: [9, 0])
    func focusMovesInRelatedViews(target: Int) throws {
        let device = SimulatedDevice(.iPhone13)
        let form = TestForm()
        device.show(form)
        let assistant = form.assisted()
        var hasMoved = false
        assistant.relatedViews = { input in
            if !hasMoved, input === form.fields[6] {
                hasMoved = true
                form.fields[target].becomeFirstResponder()
            }
            return []
        }
        device.focus(form.fields[6])
        #expect(hasMoved && form.fields[target].isFirstResponder)
        #expect(device.shows(form.fields[target]))
        form.view.endEditing(true)
        device.settle()
        #expect(form.scrollView.contentInset == .zero)
    }

    /// An observer of the app's that does something each time it is asked for the keyboard's state.
    @MainActor private final class AskedObserver: KeyboardObserving {
        private let observer = KeyboardObserver()
        var onState: () -> Void = {}

        var keyboardState: KeyboardObserver.KeyboardState {
            onState()
            return observer.keyboardState
        }

        var keyboardFrame: CGRect? { observer.keyboardFrame }
        var keyboardIsLocal: Bool { observer.keyboardIsLocal }
        var isObserving: Bool { observer.isObserving }

        func start(in window: UIWindow?) { observer.start(in: window) }
        func stop() { observer.stop() }
        func refresh(in window: UIWindow) { observer.refresh(in: window) }

        func observe(_ handler: @escaping (KeyboardEvent) -> Void) -> ObservationToken {
            observer.observe(handler)
        }
    }

    @Test(
        "An assistant that is stopped when it asks the app's observer leaves no inset",
        .requirement("U612"))
    func stoppedByObserver() {
        // The number of the question in which it is stopped.
        for question in 0..<30 {
            let device = SimulatedDevice(.iPhone13)
            let form = TestForm()
            device.show(form)
            let observer = AskedObserver()
            let assistant = KeyboardAssistant(
                scrollView: form.scrollView, navigator: form.plainNavigator(), observer: observer)
            var count = 0
            observer.onState = { [weak assistant] in
                count += 1
                if count == question + 1 { assistant?.stop() }
            }
            device.focus(form.fields[6])
            form.content.frame.size.height += 1
            form.fields[6].frame.origin.y += 30
            device.settle()
            device.rotate(to: .landscapeLeft)
            device.settle()
            guard count > question else { continue }
            #expect(form.scrollView.contentInset == .zero, "\(question)")
            #expect(form.scrollView.verticalScrollIndicatorInsets == .zero, "\(question)")
            withExtendedLifetime(assistant) {}
        }
    }

    /// A bar of the app's that does something each time it is asked for its view.
    @MainActor private final class AskedBar: InputNavigatorAccessoryController {
        private let view = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 36))
        weak var buttonDelegate: (any InputNavigatorAccessoryControllerDelegate)?
        var onView: () -> Void = {}

        var controllerView: UIView {
            onView()
            return view
        }
    }

    @Test(
        "A navigator that is stopped when it asks the app's bar for its view leaves no bar",
        .requirement("U612"))
    func stoppedByBar() {
        var stops = 0
        // The number of the question in which it is stopped.
        for question in 0..<20 {
            let stage = Stage()
            let bar = AskedBar()
            let navigator = InputNavigator(accessory: .controller(bar), returnKey: .delegate)
            navigator.stop()
            navigator.addInputItems(inputItems: stage.form.fields)
            var count = 0
            bar.onView = { [weak navigator] in
                count += 1
                if count == question + 1 { navigator?.stop() }
            }
            stage.device.focus(stage.form.fields[0])
            navigator.start()
            guard count == question + 1 || count > question else { continue }
            stops += 1
            for field in stage.form.fields {
                #expect(field.inputAccessoryView == nil, "\(question)")
                #expect(field.delegate == nil, "\(question)")
            }
        }
        #expect(stops > 5)
    }
}
