import CoreGraphics
import DeviceFixtures
import DeviceTesting
import HeadlessBehavior
import KeyboardAssistant
import Requirements
import SimulatedDevice
import Testing
import UIKit

/// Failures that users of such libraries have reported, in which it matters what is on the screen:
/// screens that come, go and rotate, and text views that grow.
@MainActor
@Suite(.doubts(.keyboard, .guides)) struct ScreenReportTests {
    @Test(
        "A keyboard that came or went while the app was away is known when it is back",
        .requirement("F13"),
        .bug("https://github.com/kirillzyusko/react-native-keyboard-controller/issues/1572"))
    func keyboardChangesWhileAwayAreNoticed() throws {
        let device = SimulatedDevice(.iPhone13)
        let form = TestForm(bottom: .viewEdge)
        device.show(form)
        // It receives nothing but what this test posts.
        let center = NotificationCenter()
        let observer = KeyboardObserver(notificationCenter: center)
        let assistant = KeyboardAssistant(
            scrollView: form.scrollView, navigator: form.plainNavigator(), observer: observer)
        func comeBack() {
            center.post(
                name: UIScene.didActivateNotification, object: device.window.windowScene)
            device.settle()
        }
        var states: [KeyboardObserver.KeyboardState] = []
        let subscription = observer.observe {
            if case .stateChanged(let state) = $0 { states.append(state) }
        }
        device.focus(form.fields[9])
        #expect(observer.keyboardFrame == nil)
        comeBack()
        // The guide is the only one to say anything here. One that knows nothing says nothing.
        guard device.behavior.keyboardGuide != .stale else {
            #expect(observer.keyboardFrame == nil && form.scrollView.contentInset.bottom == 0)
            return
        }
        #expect(form.scrollView.contentInset.bottom == 302)
        #expect(form.frameInWindow(form.fields[9]).maxY <= device.keyboard.frame!.minY)
        comeBack()
        #expect(states == [.didShow])

        form.fields[9].resignFirstResponder()
        device.settle()
        comeBack()
        #expect(form.scrollView.contentInset.bottom == 0)
        // Nor is anybody there to contradict a guide that has missed that the keyboard went.
        guard device.behavior.keyboardGuide != .missesTransitions else {
            #expect(observer.keyboardFrame != nil && states == [.didShow])
            return
        }
        #expect(observer.keyboardFrame == nil && observer.keyboardHeight == 0)

        device.keyboard.belongsToAnotherApp = true
        device.settle()
        comeBack()
        #expect(observer.keyboardFrame?.minY == device.keyboard.frame?.minY)
        #expect(states == [.didShow, .didHide, .didShow])
        withExtendedLifetime((assistant, subscription)) {}
    }

    @Test(
        "Of a text view 3000 points high the caret at its end is in sight", .requirement("F38"),
        .bug("https://github.com/hackiftekhar/IQKeyboardManager/issues/1378"))
    func tallTextViewShowsEndCaret() {
        let (device, form) = (SimulatedDevice(.iPhone13), TestForm(fields: 45))
        device.show(form)
        let textView = UITextView(frame: CGRect(x: 0, y: 0, width: 390, height: 3000))
        textView.isScrollEnabled = false
        form.content.addSubview(textView)
        while textView.caretRect(for: textView.endOfDocument).maxY < 2900 {
            textView.text += "line\n"
        }
        let navigator = InputNavigator()
        navigator.addInputItem(inputItem: textView)
        let assistant = KeyboardAssistant(scrollView: form.scrollView, navigator: navigator)
        textView.selectedRange = NSRange(location: textView.text.utf16.count, length: 0)
        device.focus(textView)

        let caret = textView.convert(
            textView.caretRect(for: textView.endOfDocument), to: nil)
        #expect(caret.maxY + assistant.positionOffset <= device.keyboard.frame!.minY + 0.01)
        #expect(caret.minY >= form.frameInWindow(form.scrollView).minY)
        #expect(form.frameInWindow(textView).minY < 0)
    }

    @Test(
        "A text view that grows by a line is followed once, after that, and never upward",
        .requirement("F39"), .bug("https://github.com/hackiftekhar/IQKeyboardManager/issues/547"))
    func growingTextViewIsFollowedOnce() throws {
        let (device, textView) = (SimulatedDevice(.iPhone13), UITextView())
        let form = TestForm(fields: 0, bottom: .viewEdge, layout: .stack(40))
        textView.isScrollEnabled = false
        textView.font = .systemFont(ofSize: 17)
        form.stack.addArrangedSubview(textView)
        device.show(form)
        let assistant = form.assisted()
        assistant.navigator.addInputItem(inputItem: textView)
        device.focus(textView)
        let scrollView = form.scrollView
        for _ in 0..<45 {
            let (height, offset) = (
                scrollView.contentSize.height, scrollView.contentOffset.y
            )
            let scrolls = ScrollCounter(scrollView)
            device.type("\n")
            device.settle()
            let growth = scrollView.contentSize.height - height
            #expect(growth > 0)
            #expect(Set(scrolls.offsets).count <= 1)
            #expect(scrolls.offsets.allSatisfy { $0 > offset && $0 <= offset + growth + 0.01 })
            scrollView.delegate = nil
            #expect(
                scrollView.adjustedContentInset.bottom == device.keyboard.frame!.height)
            let caret = textView.caretRect(for: textView.endOfDocument)
            #expect(textView.convert(caret, to: nil).maxY <= device.keyboard.frame!.minY)
        }
        #expect(scrollView.contentOffset.y > 100)
        withExtendedLifetime(assistant) {}
    }

    @Test(
        "Popped, dismissed or closed with its window, nothing of a form is kept",
        .requirement("F50"), .bug("https://github.com/hackiftekhar/IQKeyboardManager/issues/2055"),
        arguments: 0..<3)
    func closedFormLeavesNothingKept(way: Int) {
        let device = SimulatedDevice(.iPhone13)
        let root = UINavigationController(rootViewController: UIViewController())
        device.show(root)
        var window: UIWindow?
        weak var kept: TestForm?
        weak var field: UITextField?
        weak var navigator: InputNavigator?
        weak var bar: DefaultNavigationView?
        weak var assistant: KeyboardAssistant?
        weak var observer: KeyboardObserver?
        do {
            let form = OwningForm()
            (kept, field, navigator) = (form, form.fields[0], form.navigator)
            (bar, assistant) = (form.navigator.defaultController, form.assistant)
            observer = form.assistant?.observer as? KeyboardObserver
            switch way {
            case 0: root.pushViewController(form, animated: false)
            case 1: root.present(form, animated: false)
            default:
                window = device.openWindow(size: CGSize(width: 390, height: 844))
                window?.rootViewController = form
            }
            device.settle()
            device.focus(form.fields[0])
        }
        switch way {
        case 0: root.popViewController(animated: true)
        case 1: root.dismiss(animated: true)
        default:
            window?.isHidden = true
            window?.rootViewController = nil
            window = nil
        }
        device.settle()
        #expect(kept == nil && field == nil && navigator == nil)
        #expect(bar == nil && assistant == nil && observer == nil)
    }

    @Test(
        "Popped with the keyboard up, a screen receives the hide once", .requirement("F13"),
        .bug("https://github.com/kirillzyusko/react-native-keyboard-controller/issues/1572"))
    func poppedWithKeyboardUp() {
        let device = SimulatedDevice(.iPhone13)
        let form = TestForm()
        let navigation = UINavigationController(rootViewController: UIViewController())
        device.show(navigation)
        navigation.pushViewController(form, animated: false)
        device.settle()
        let observer = KeyboardObserver()
        observer.start()
        var hides = 0
        let subscription = observer.observe { if $0 == .stateChanged(.willHide) { hides += 1 } }
        device.focus(form.fields[0])

        navigation.popViewController(animated: true)
        device.settle()

        #expect(hides == 1)
        #expect(observer.keyboardFrame == nil)
        withExtendedLifetime(subscription) {}
    }

    @Test(
        "The screen below in the stack is not written to", .requirement("F32"),
        .bug("https://github.com/michaeltyson/TPKeyboardAvoiding/issues/117"))
    func screenBelowIsNotWrittenTo() {
        let device = SimulatedDevice(.iPhone13)
        let (lower, upper) = (TestForm(), TestForm())
        let navigation = UINavigationController(rootViewController: lower)
        device.show(navigation)
        let below = lower.assisted()
        navigation.pushViewController(upper, animated: false)
        device.settle()
        let above = upper.assisted()

        device.focus(upper.fields[8])

        #expect(lower.scrollView.contentInset == .zero)
        #expect(upper.scrollView.contentInset.bottom > 0)
        withExtendedLifetime((below, above)) {}
    }

    @Test(
        "The inset for a field leaves the bar and the screen's own view where they are",
        .requirement("F24"), .bug("https://github.com/hackiftekhar/IQKeyboardManager/issues/180"))
    func insetLeavesBarAndScreenAlone() {
        let device = SimulatedDevice(.iPhone13)
        let form = TestForm()
        let navigation = UINavigationController(rootViewController: form)
        device.show(navigation)
        let assistant = form.automatic(form.plainNavigator())
        assistant.start()
        let before = (navigation.navigationBar.frame, form.view.frame)

        device.focus(form.fields[11])

        #expect(navigation.navigationBar.frame == before.0)
        #expect(form.view.frame == before.1)
        #expect(form.frameInWindow(form.fields[11]).maxY <= device.keyboard.frame!.minY)
    }

    @Test(
        "Pinned to the safe area or to the view, the field has the same final position",
        .requirement("F26"), .bug("https://github.com/hackiftekhar/IQKeyboardManager/issues/1977"))
    func safeAreaFeedback() {
        let places = [TestForm.Bottom.safeArea, .viewEdge].map { bottom in
            let device = SimulatedDevice(.iPhone13)
            let form = TestForm(bottom: bottom)
            device.show(form)
            let assistant = form.assisted(.additionalSafeArea)
            device.focus(form.fields[9])
            defer { withExtendedLifetime(assistant) {} }
            return form.frameInWindow(form.fields[9])
        }
        #expect(places[0] == places[1])
    }

    @Test(
        "Through a rotation the field stays in sight, and the hide leaves nothing",
        .requirement("F30"), .bug("https://github.com/hackiftekhar/IQKeyboardManager/issues/269"))
    func fieldStaysInSightThroughRotation() {
        let device = SimulatedDevice(.iPhone13)
        let form = TestForm(bottom: .viewEdge)
        device.show(form)
        let assistant = form.assisted()
        device.focus(form.fields[9])

        device.rotate(to: .landscapeLeft)
        device.settle()
        let field = form.frameInWindow(form.fields[9])
        #expect(field.maxY <= device.keyboard.frame!.minY)
        #expect(field.minY >= 0)

        assistant.closeKeyboard()
        device.settle()
        #expect(form.scrollView.contentInset == .zero)
    }
}

/// A form that owns its navigator and its assistant, as forms do.
@MainActor
private final class OwningForm: TestForm {
    let navigator = InputNavigator.createWithKeyboardNavigationAndDefaultController(
        shouldSetTextFieldDelegates: true)
    private(set) var assistant: KeyboardAssistant?

    init() {
        super.init(fields: 3)
        loadViewIfNeeded()
        navigator.addInputItems(inputItems: fields)
        assistant = KeyboardAssistant(scrollView: scrollView, navigator: navigator)
    }

    required init?(coder: NSCoder) { nil }
}
