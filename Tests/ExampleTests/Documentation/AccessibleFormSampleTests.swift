import CoreGraphics
import DeviceTesting
import KeyboardAssistant
import KeyboardTesting
import SimulatedDevice
import Testing
import UIKit

private final class DeliveryViewController: UIViewController {
    let scrollView = UIScrollView()
    let street = UITextField(frame: CGRect(x: 20, y: 400, width: 280, height: 44))
    let remarks = UITextView(frame: CGRect(x: 20, y: 500, width: 280, height: 100))
    let navigator = InputNavigator(returnKey: .editingDidEndOnExit)
    private var assistant: KeyboardAssistant?

    override func viewDidLoad() {
        super.viewDidLoad()
        scrollView.frame = view.bounds
        scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        scrollView.contentSize = CGSize(width: 320, height: 640)
        view.addSubview(scrollView)
        (street.accessibilityLabel, remarks.accessibilityLabel) = ("Street", "Remarks")
        for input in [street, remarks] { scrollView.addSubview(input) }
        navigator.addInputItems(inputItems: [street, remarks])
        assistant = KeyboardAssistant(scrollView: scrollView, navigator: navigator)
        navigator.tabLeavesTextViews = true
        scrollView.accessibilityElements = navigator.accessibilityElements(in: scrollView)
    }

    override var keyCommands: [UIKeyCommand]? { navigator.possibleKeyCommands }

    override func target(forAction action: Selector, withSender sender: Any?) -> Any? {
        navigator.target(forKeyCommandAction: action)
            ?? super.target(forAction: action, withSender: sender)
    }
}

@MainActor
@Suite(.ownDevice) struct AccessibleFormSampleTests {
    // The window is this device's, whatever other tests do while this one waits.
    private let device = SimulatedDevice(.iPhoneSE)

    @Test("Nothing seems wrong with the form for people who use keys")
    func formSeemsRight() async {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
        let screen = DeliveryViewController()
        window.rootViewController = screen
        window.makeKeyAndVisible()
        await TestKeyboard.use(in: window) { keyboard in
            let findings = await keyboard.audit(screen.view, keyboardHeight: 260)
            for finding in findings where !finding.seemsRight { Issue.record("\(finding)") }
        }
    }
}
