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

        let navigator: InputNavigator = InputNavigator.createWithDefaultController()
        navigator.addInputItems(inputItems: [
            self.txtFirstName,
            self.txtLastName,
            self.txtEmail,
            self.txtPassword,
        ])

        self.keyboardAssistant = KeyboardAssistant.createAutoScrollView(
            inputNavigator: navigator,
            positionScrollView: self.scrollView,
            positionConstraint: .viewBottomToTopOfKeyboard,
            positionOffset: 30,
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

private final class Screen: YourViewController, ScrollViewOutlets {
    override func loadView() { connectAll(Storyboard()) }
}

@MainActor
@Suite(.doubts(.keyboard)) struct AutoScrollViewTests {
    @Test(
        "The auto scroll view sample brings each field 30 points above the keyboard",
        .requirement("U242"))
    func sampleBringsFieldsAboveKeyboard() throws {
        let (device, screen) = (SimulatedDevice(.iPhone13), Screen())
        device.show(screen)
        try device.tap(screen.txtFirstName)
        let bar = try #require(screen.txtFirstName.inputAccessoryView as? DefaultNavigationView)
        for field in screen.fields {
            device.settle()
            #expect(field.isFirstResponder)
            #expect(abs(screen.clearance(of: field, on: device) - 30) < 1)
            try device.tap(bar.btNext)
        }
        device.settle()
        #expect(screen.txtFirstName.isFirstResponder)
        try device.tap(bar.btDone)
        device.settle()
        #expect(device.keyboard.frame == nil)
        #expect(screen.scrollViewBottomConstraint.constant == 0)
    }

    @Test(
        "The auto scroll view sample leaves nothing behind when its screen goes",
        .requirement("U242"))
    func sampleLeavesNothingBehind() throws {
        let (device, screen) = (SimulatedDevice(.iPhone13), Screen())
        device.show(screen)
        try device.tap(screen.txtLastName)
        device.settle()
        device.show(UIViewController())
        device.settle()
        #expect(device.keyboard.frame == nil)
        #expect(screen.scrollViewBottomConstraint.constant == 0)
        #expect(screen.fields.allSatisfy { $0.inputAccessoryView == nil })
    }
}
