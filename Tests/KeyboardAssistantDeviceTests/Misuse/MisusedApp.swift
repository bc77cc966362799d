import CoreGraphics
import DeviceFixtures
import DeviceTesting
import Foundation
import HeadlessBehavior
import SimulatedDevice
import UIKit

@testable import KeyboardAssistant

/// An app with a form, all of whose closures and delegates can do something when they are called.
@MainActor
final class MisusedApp: NSObject {
    let misuse = Misuse()
    let device: SimulatedDevice
    let form = TestForm(fields: 10)
    let text = UITextView(frame: CGRect(x: 20, y: 340, width: 300, height: 70))
    /// The fields that the app has added.
    private(set) var added: [UITextField] = []
    var aids: [Aid] = []
    var scene: (assistant: SceneKeyboardAssistant, trust: GuideTrust, token: ObservationToken)?
    let ownObserver = KeyboardObserver()
    private var tokens: [ObservationToken] = []
    /// The app's own part of the inset and of the constant.
    private(set) var own = (inset: 0 as CGFloat, constant: 0 as CGFloat)
    /// The app's bar, which some of its fields have.
    let ownBar = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    /// The fields that have the app's bar.
    private(set) var barred: Set<UITextField> = []
    /// The input whose place the app has changed, or that it has hidden.
    weak var scrolled: UIView?
    /// The inputs that are being edited, as the app's delegate was told.
    private(set) var editing: [UIView] = []
    private(set) var wrongPairs: [String] = []
    /// The calls that manual assistants made since the step began.
    var manualCalls = 0
    /// Whether the keyboard's height has changed since the step began.
    var isHeightChanged = false
    var lastNotification: Notification?
    private let observation = Observation()

    init(on model: SimulatedDevice.Model) {
        device = SimulatedDevice(model)
        super.init()
        device.show(form)
        form.scrollView.delegate = self
        form.scrollView.keyboardDismissMode = .interactive
        text.text = "A few words"
        form.fields[4].isHidden = true
        form.content.addSubview(text)
        for field in form.fields { field.delegate = self }
        text.delegate = self
        ownObserver.delegate = self
        ownObserver.start(in: device.window)
        tokens = [
            ownObserver.observe { [weak self] _ in self?.misuse.called("KeyboardObserver.observe")
            },
            ownObserver.observeEdge(in: device.window) { [weak self] _ in
                self?.misuse.called("KeyboardObserver.observeEdge")
            },
        ]
        listen()
    }

    private func listen() {
        for notice in KeyboardNotice.allCases {
            let token = NotificationCenter.default.addObserver(
                forName: notice.notificationName, object: nil, queue: nil
            ) { [weak self] notification in
                // Safe: posted on the main actor, and read there before the post returns.
                nonisolated(unsafe) let note = notification
                MainActor.assumeIsolated { self?.lastNotification = note }
            }
            observation.tokens.append(token)
        }
    }

    var fields: [UITextField] { form.fields + added }
    var inputs: [UIView] { fields + [text] }
    var liveInputs: [UIView] {
        inputs.filter {
            $0.window != nil && !$0.isHidden && ($0 as? UITextField)?.isEnabled != false
        }
    }
    var edited: UIView? { inputs.first(where: \.isFirstResponder) }

    // MARK: What the app changes

    func addField() -> UITextField {
        let field = UITextField(
            frame: CGRect(x: 170, y: 60 + added.count % 8 * 80, width: 150, height: 18))
        field.delegate = self
        added.append(field)
        form.content.addSubview(field)
        return field
    }

    /// Adds to the app's own numbers; to no number that there was before.
    func changeNumbers() {
        own.inset += 7.5
        form.scrollView.contentInset.bottom += 7.5
        own.constant -= 3.25
        form.bottomConstraint.constant -= 3.25
    }

    /// Gives a field a bar of the app's, whatever it has.
    func setOwnBar(on field: UITextField) {
        barred.insert(field)
        field.inputAccessoryView = ownBar
        field.reloadInputViews()
    }

    func end() {
        misuse.forget()
        tokens = []
        ownObserver.stop()
    }
}

/// A navigator, with or without an assistant.
@MainActor
final class Aid {
    let navigator: InputNavigator
    let assistant: KeyboardAssistant?
    let tokens: [ObservationToken]
    /// What an assistant can know of the keyboard since it was last started.
    var trust: GuideTrust

    init(
        _ navigator: InputNavigator, _ assistant: KeyboardAssistant?, _ tokens: [ObservationToken],
        _ trust: GuideTrust
    ) {
        (self.navigator, self.assistant, self.tokens, self.trust) = (
            navigator, assistant, tokens, trust
        )
    }

    /// Whether the assistant itself has to scroll to inputs.
    var scrolls: Bool { assistant?.type == .autoScrollView && assistant?.isRunning == true }
}

// MARK: - Callbacks

extension MisusedApp: InputNavigatorDelegate, KeyboardAssistantDelegate, KeyboardObserverDelegate {
    func inputNavigatorFocusChanged(inputNavigator: InputNavigator, inputItem: UIView?) {
        misuse.called("InputNavigatorDelegate.focusChanged")
    }

    func inputNavigatorShouldPerform(
        inputNavigator: InputNavigator, action: InputNavigator.Action, inputItem: UIView
    ) -> Bool {
        misuse.called("InputNavigatorDelegate.shouldPerform")
        return true
    }

    func keyboardAssistantManuallyReposition(
        keyboardAssistant: KeyboardAssistant, toInputItem: UIView, keyboardHeight: CGFloat
    ) {
        manualCalls += 1
        misuse.called("KeyboardAssistantDelegate.reposition")
    }

    func keyboardDidChangeState(
        keyboardObserver: KeyboardObserver, keyboardState: KeyboardObserver.KeyboardState
    ) {
        misuse.called("KeyboardObserverDelegate.state")
    }

    func keyboardDidInvalidateKeyboardHeight(
        keyboardObserver: KeyboardObserver, keyboardHeight: CGFloat
    ) {
        isHeightChanged = true
        misuse.called("KeyboardObserverDelegate.height")
    }
}

extension MisusedApp: UITextFieldDelegate, UITextViewDelegate {
    private func began(_ input: UIView) {
        if editing.contains(input) { noteWrongPair("editing begins twice", input) }
        editing.append(input)
        misuse.called("UITextInput.didBeginEditing")
    }

    private func ended(_ input: UIView) {
        if !editing.contains(input) { noteWrongPair("editing ends that has not begun", input) }
        if let index = editing.firstIndex(of: input) { editing.remove(at: index) }
        misuse.called("UITextInput.didEndEditing")
    }

    /// Notes a wrong call, unless the app has done something in a call.
    ///
    /// A text view tells of the beginning after the keyboard, and the app may end it by then. A field
    /// tells of its end after the keyboard, and the app may edit it again by then.
    private func noteWrongPair(_ problem: String, _ input: UIView) {
        if misuse.done.isEmpty, !(input is UITextView) { wrongPairs.append(problem) }
    }

    func textFieldDidBeginEditing(_ textField: UITextField) { began(textField) }

    func textFieldDidEndEditing(_ textField: UITextField) { ended(textField) }

    func textViewDidBeginEditing(_ textView: UITextView) { began(textView) }

    func textViewDidEndEditing(_ textView: UITextView) { ended(textView) }

    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
        misuse.called("UITextInput.shouldBeginEditing")
        return true
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        misuse.called("UITextInput.shouldReturn")
        return true
    }

    func textViewDidChangeSelection(_ textView: UITextView) {
        misuse.called("UITextInput.didChangeSelection")
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        misuse.called("UIScrollViewDelegate.didScroll")
    }
}

/// A bar of the app's.
@MainActor
final class MisusedBar: InputNavigatorAccessoryController {
    private let view = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 36))
    private weak var app: MisusedApp?
    weak var buttonDelegate: (any InputNavigatorAccessoryControllerDelegate)? {
        didSet { app?.misuse.called("InputNavigatorAccessoryController.buttonDelegate") }
    }

    init(_ app: MisusedApp) { self.app = app }

    var controllerView: UIView {
        app?.misuse.called("InputNavigatorAccessoryController.controllerView")
        return view
    }
}

/// An observer of the app's, which asks one of the library's.
@MainActor
final class MisusedObserver: KeyboardObserving {
    let observer = KeyboardObserver()
    private weak var app: MisusedApp?

    init(_ app: MisusedApp) { self.app = app }

    private func called(_ member: String) { app?.misuse.called("KeyboardObserving.\(member)") }

    var keyboardState: KeyboardObserver.KeyboardState {
        called("keyboardState")
        return observer.keyboardState
    }

    var keyboardFrame: CGRect? {
        called("keyboardFrame")
        return observer.keyboardFrame
    }

    var keyboardIsLocal: Bool {
        called("keyboardIsLocal")
        return observer.keyboardIsLocal
    }

    var isObserving: Bool {
        called("isObserving")
        return observer.isObserving
    }

    func start(in window: UIWindow?) {
        called("start(in:)")
        observer.start(in: window)
    }

    func stop() {
        called("stop()")
        observer.stop()
    }

    func refresh(in window: UIWindow) {
        called("refresh(in:)")
        observer.refresh(in: window)
    }

    func observe(_ handler: @escaping (KeyboardEvent) -> Void) -> ObservationToken {
        called("observe(_:)")
        return observer.observe(handler)
    }
}
