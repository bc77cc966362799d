import CoreGraphics
import DeviceTesting
import KeyboardAssistant
import Requirements
import SimulatedDevice
import Testing
import UIKit

private final class FormViewController: UIViewController, InputNavigatorDelegate {
    let txtName = UITextField(frame: CGRect(x: 20, y: 60, width: 200, height: 40))
    let txtEmail = UITextField(frame: CGRect(x: 20, y: 120, width: 200, height: 40))
    let btPaste = UIButton(type: .system)
    let navigator = InputNavigator.createWithKeyboardNavigationAndDefaultController(
        shouldSetTextFieldDelegates: true)
    private var isEmailValid: Bool { txtEmail.text?.contains("@") ?? false }

    override func viewDidLoad() {
        super.viewDidLoad()
        for field in [txtEmail, txtName] { view.addSubview(field) }
        btPaste.setTitle("Paste", for: .normal)
        navigator.addInputItems(inputItems: [txtEmail, txtName])
        navigator.delegate = self
        configureBar()
    }

    private func configureBar() {
        if let bar = navigator.defaultController {
            bar.showsInputTitle = true
            bar.trailingItems = [btPaste]
        }
        navigator.setTitle("Email address", for: txtEmail)
    }

    func inputNavigatorFocusChanged(inputNavigator: InputNavigator, inputItem: UIView?) {}

    func inputNavigatorShouldPerform(
        inputNavigator: InputNavigator, action: InputNavigator.Action, inputItem: UIView
    ) -> Bool {
        inputItem !== txtEmail || action == .previous || isEmailValid
    }
}

@MainActor
@Suite(.doubts(.keyboard)) struct BarSampleTests {
    @Test(
        "The article's bar names the field and has a button, and keeps people in a wrong field",
        .requirement("U242", "U369"))
    func barNamesFieldAndKeepsPeopleInIt() throws {
        let (device, screen) = (SimulatedDevice(.iPhone13), FormViewController())
        device.show(screen)
        try device.tap(screen.txtEmail)
        device.settle()
        let bar = try #require(screen.navigator.defaultController)
        let labels = bar.accessibilityElements?.compactMap { $0 as? UILabel } ?? []
        #expect(labels.map(\.text) == ["Email address"])
        #expect(screen.btPaste.isDescendant(of: bar) && bar.bounds.height == 50)

        device.type("jane\n")
        device.settle()
        #expect(screen.txtEmail.isFirstResponder)
        device.type("@example.com\n")
        device.settle()
        #expect(screen.txtName.isFirstResponder)
    }
}
