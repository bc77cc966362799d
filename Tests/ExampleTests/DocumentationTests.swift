import DeviceTesting
import KeyboardAssistant
import Requirements
import SimulatedDevice
import Testing
import UIKit

// What README.md shows, as it stands there.

private class FormViewController: UIViewController {
    let scrollView = UIScrollView()
    let name = UITextField(frame: CGRect(x: 20, y: 40, width: 300, height: 40))
    let email = UITextField(frame: CGRect(x: 20, y: 400, width: 300, height: 40))
    let password = UITextField(frame: CGRect(x: 20, y: 700, width: 300, height: 40))

    override func viewDidLoad() {
        super.viewDidLoad()
        scrollView.frame = view.bounds
        scrollView.contentSize = CGSize(width: 390, height: 800)
        view.addSubview(scrollView)
        for field in [name, email, password] { scrollView.addSubview(field) }
    }
}

private final class SignUpViewController: FormViewController {
    private let navigator = InputNavigator.createWithKeyboardNavigationAndDefaultController(
        shouldSetTextFieldDelegates: true)
    private var assistant: KeyboardAssistant?

    override func viewDidLoad() {
        super.viewDidLoad()
        navigator.addInputItems(inputItems: [name, email, password])
        assistant = KeyboardAssistant(scrollView: scrollView, navigator: navigator)
    }
}

@MainActor
@Suite(.doubts(.keyboard)) struct DocumentationTests {
    @Test("The README's ten lines keep the last field in sight", .requirement("U242"))
    func readmeLinesKeepLastFieldVisible() throws {
        let device = SimulatedDevice(.iPhone13)
        let screen = SignUpViewController()
        device.show(screen)

        try device.tap(screen.name)
        device.settle()
        device.type("Jane\n\n")
        device.settle()

        let top = try #require(device.keyboard.frame?.minY)
        #expect(screen.password.isFirstResponder)
        #expect(screen.password.convert(screen.password.bounds, to: nil).maxY <= top)
    }

    @Test("The keyboard's events can be read one after the other", .requirement("U242"))
    func keyboardEventsAreReadInTurn() async {
        let view = UIView()
        let observer = KeyboardObserver()
        observer.start(in: view.window)
        let events = observer.events
        NotificationCenter.default.post(
            name: UIResponder.keyboardDidShowNotification, object: nil)
        for await event in events.prefix(1) {
            #expect(event == .stateChanged(.didShow))
        }
    }
}
