import DeviceTesting
import KeyboardAssistant
import Requirements
import SimulatedDevice
import Testing
import UIKit

private class YourViewController: UIViewController {
    // MARK: - Properties

    private var keyboardAssistant: KeyboardAssistant!
    var scrollView: UIScrollView!
    var contentView: UIView!
    var lbTitle: UILabel!
    var txtFirstName: UITextField!
    var txtLastName: UITextField!
    var txtEmail: UITextField!
    var txtPassword: UITextField!
    var btRegisterAccount: UIButton!
    var scrollViewBottomConstraint: NSLayoutConstraint!

    override func viewDidLoad() {
        super.viewDidLoad()

        let navigator: InputNavigator = InputNavigator.createWithKeyboardNavigation(
            shouldSetTextFieldDelegates: false)

        for field in [self.txtFirstName, self.txtLastName] { field?.delegate = self }
        navigator.addInputItems(inputItems: [self.txtFirstName, self.txtLastName])
        self.keyboardAssistant = KeyboardAssistant(
            scrollView: self.scrollView, navigator: navigator)
    }
}

// MARK: - UITextFieldDelegate

extension YourViewController: UITextFieldDelegate {
    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        _ = self.keyboardAssistant.navigator.textFieldShouldReturn(textField)

        return true
    }
}

private final class Screen: YourViewController, ScrollViewOutlets {
    override func loadView() { connectAll(Storyboard()) }
}

@MainActor
@Suite(.doubts(.keyboard)) struct ForwardingTests {
    @Test(
        "An app's own delegate that forwards Return moves one field, and stays the delegate",
        .requirement("U242")
    )
    func forwardedReturnMovesOneField() throws {
        let (device, screen) = (SimulatedDevice(.iPhone13), Screen())
        device.show(screen)
        try device.tap(screen.txtFirstName)
        device.settle()
        device.type("\n")
        device.settle()
        #expect(screen.txtLastName.isFirstResponder)
        #expect(screen.txtFirstName.delegate === screen)
        device.type("\n")
        device.settle()
        #expect(device.keyboard.frame == nil)
    }
}
