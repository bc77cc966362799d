import CoreGraphics
import DeviceTesting
import KeyboardAssistant
import Requirements
import SimulatedDevice
import Testing
import UIKit

private class YourViewController: UIViewController {
    // MARK: - Properties

    private var keyboardAssistant: KeyboardAssistant!

    // MARK: - Outlets

    var scrollView: UIScrollView!
    var contentView: UIView!
    var lbTitle: UILabel!
    var txtFirstName: UITextField!
    var txtLastName: UITextField!
    var txtEmail: UITextField!
    var txtPassword: UITextField!
    var btRegisterAccount: UIButton!

    var scrollViewBottomConstraint: NSLayoutConstraint!

    // MARK: - Life Cycle

    override func viewDidLoad() {
        super.viewDidLoad()

        let navigator: InputNavigator =
            InputNavigator.createWithKeyboardNavigationAndDefaultController(
                shouldSetTextFieldDelegates: true)
        navigator.addInputItems(inputItems: [
            self.txtFirstName,
            self.txtLastName,
            self.txtEmail,
            self.txtPassword,
        ])

        self.keyboardAssistant = KeyboardAssistant.createManual(
            inputNavigator: navigator,
            delegate: self,
            bottomConstraint: self.scrollViewBottomConstraint,
            bottomConstraintLayoutView: self.view)
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)

        self.keyboardAssistant.start()
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)

        self.keyboardAssistant.stop()
    }
}

// MARK: - KeyboardAssistantDelegate

extension YourViewController: KeyboardAssistantDelegate {
    func keyboardAssistantManuallyReposition(
        keyboardAssistant: KeyboardAssistant, toInputItem: UIView, keyboardHeight: CGFloat
    ) {
        let constraint: KeyboardAssistant.RepositionConstraint = .viewBottomToTopOfKeyboard
        let offset: CGFloat = 20

        if let nextInputItem = keyboardAssistant.navigator.getNextInputItem(
            inputItem: toInputItem, shouldLoop: false)
        {
            keyboardAssistant.reposition(
                scrollView: self.scrollView, toInputItem: nextInputItem, constraint: constraint,
                offset: offset)
        } else {
            keyboardAssistant.reposition(
                scrollView: self.scrollView, toInputItem: self.btRegisterAccount,
                constraint: constraint, offset: offset)
        }
    }
}

private final class Screen: YourViewController, ScrollViewOutlets {
    override func loadView() { connectAll(Storyboard()) }
}

@MainActor
@Suite(.doubts(.keyboard)) struct ManualScrollViewTests {
    @Test(
        "The manual scroll view sample positions to the next field, and at last to the button",
        .requirement("U242"))
    func samplePositionsNextFieldThenButton() throws {
        let (device, screen) = (SimulatedDevice(.iPhone13), Screen())
        device.show(screen)
        try device.tap(screen.txtFirstName)
        let targets = [
            screen.txtLastName, screen.txtEmail, screen.txtPassword, screen.btRegisterAccount,
        ]
        for (field, target) in zip(screen.fields, targets) {
            device.settle()
            #expect(field.isFirstResponder)
            #expect(abs(screen.clearance(of: try #require(target), on: device) - 20) < 1)
            device.type("\n")
        }
        device.settle()
        #expect(device.keyboard.frame == nil)
        #expect(screen.scrollViewBottomConstraint.constant == 0)
    }
}
