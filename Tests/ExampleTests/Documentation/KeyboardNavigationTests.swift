import DeviceTesting
import KeyboardAssistant
import Requirements
import SimulatedDevice
import Testing
import UIKit

private class YourViewController: UIViewController {
    var txtFirstName: UITextField!
    var txtLastName: UITextField!
    var txtEmail: UITextField!
    var txtPassword: UITextField!
    var btRegisterAccount: UIButton!
    var navigator: InputNavigator!

    override func viewDidLoad() {
        super.viewDidLoad()

        let navigator: InputNavigator = InputNavigator.createWithKeyboardNavigation(
            shouldSetTextFieldDelegates: true)

        self.navigator = navigator
        navigator.addInputItems(inputItems: self.inputs)
    }

    var inputs: [UITextField] { [self.txtFirstName, self.txtLastName, self.txtEmail] }
}

private final class Screen: YourViewController, FieldOutlets {
    override func loadView() { connect(Storyboard()) }
}

@MainActor
@Suite(.doubts(.keyboard)) struct KeyboardNavigationTests {
    @Test(
        "With keyboard navigation Return says next, and done in the last field, and does so",
        .requirement("U242"))
    func returnSaysNextThenDone() throws {
        let (device, screen) = (SimulatedDevice(.iPhone13), Screen())
        device.show(screen)
        #expect(screen.inputs.map(\.returnKeyType) == [.next, .next, .done])
        #expect(screen.inputs.allSatisfy { $0.delegate != nil })
        try device.tap(screen.txtFirstName)
        for input in screen.inputs {
            device.settle()
            #expect(input.isFirstResponder && input.inputAccessoryView == nil)
            device.type("\n")
        }
        device.settle()
        #expect(device.keyboard.frame == nil)
    }
}
