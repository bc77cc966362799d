import CoreGraphics
import DeviceFixtures
import DeviceTesting
import HeadlessBehavior
import KeyboardAssistant
import Requirements
import SimulatedDevice
import Testing
import UIKit

/// What was reported of sheets, of screens that come and go, and of text views that grow.
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
        "A sheet that moves while the keyboard comes is measured anew, and not moved",
        .requirement("F19"), .bug("https://github.com/hackiftekhar/IQKeyboardManager/issues/562"))
    func movingSheetIsMeasuredAnew() {
        let device = SimulatedDevice(.iPad9_7)
        device.keyboard.isSilent = true
        let (root, form) = (UIViewController(), TestForm(bottom: .viewEdge))
        device.show(root)
        root.addChild(form)
        form.view.frame = CGRect(x: 114, y: 150, width: 540, height: 620)
        root.view.addSubview(form.view)
        form.didMove(toParent: root)
        device.settle()
        let assistant = form.assisted()
        form.fields[0].becomeFirstResponder()

        post(UIResponder.keyboardWillShowNotification)
        #expect(form.scrollView.adjustedContentInset.bottom == 70)
        form.view.frame.origin.y = 40
        post(UIResponder.keyboardDidShowNotification)
        #expect(form.scrollView.adjustedContentInset.bottom == 0)
        #expect(form.view.frame == CGRect(x: 114, y: 40, width: 540, height: 620))
        withExtendedLifetime(assistant) {}
    }

    private func post(_ name: Notification.Name) {
        let keyboard = CGRect(x: 0, y: 700, width: 768, height: 324)
        NotificationCenter.default.post(
            name: name, object: nil,
            userInfo: [UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: keyboard)])
    }

    @Test(
        "A screen presented over one that is typed in answers alone, however it is presented",
        .requirement("F21"), .bug("https://github.com/hackiftekhar/IQKeyboardManager/issues/755"),
        arguments: [
            UIModalPresentationStyle.automatic, .custom, .overFullScreen, .pageSheet, .fullScreen,
        ])
    func presentedScreenAnswersAlone(style: UIModalPresentationStyle) {
        let device = SimulatedDevice(.iPhone13)
        let (below, above) = (TestForm(bottom: .viewEdge), TestForm(bottom: .viewEdge))
        device.show(below)
        let first = below.assisted()
        device.focus(below.fields[9])
        #expect(below.scrollView.contentInset.bottom > 0)
        above.modalPresentationStyle = style
        below.present(above, animated: false)
        device.settle()
        let second = above.assisted()

        device.focus(above.fields[9])

        #expect(below.scrollView.contentInset == .zero)
        #expect(above.scrollView.contentInset.bottom > 0)
        #expect(above.frameInWindow(above.fields[9]).maxY <= device.keyboard.frame!.minY)
        withExtendedLifetime((first, second)) {}
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
