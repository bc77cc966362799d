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
    /// A navigator works for as long as there is a reference to it.
    var navigator: InputNavigator!

    override func viewDidLoad() {
        super.viewDidLoad()

        let navigator: InputNavigator = InputNavigator.createWithDefaultController()

        // change all button colors
        navigator.defaultController?.setButtonColors(color: .red)
        #expect(navigator.defaultController?.btNext.tintColor == .red)

        // you can also configure the default controller in anyway you like.
        if let defaultController = navigator.defaultController {
            // remove the top shadow or change the top shadow in anyway you want
            defaultController.layer.shadowOpacity = 0

            // edit individual buttons
            defaultController.btPrev.backgroundColor = .lightGray
            defaultController.btNext.backgroundColor = .lightGray
            defaultController.btDone.backgroundColor = .lightGray
            defaultController.setBtPrevColor(color: .white)
            defaultController.setBtNextColor(color: .white)
            defaultController.setBtDoneColor(color: .black)
        }

        self.navigator = navigator
        navigator.addInputItems(inputItems: [self.txtFirstName, self.txtLastName])
    }
}

private final class Screen: YourViewController, FieldOutlets {
    override func loadView() { connect(Storyboard()) }
}

@MainActor
@Suite(.doubts(.keyboard)) struct DefaultControllerTests {
    @Test(
        "The default controller sample shows a bar in its colours, whose buttons work",
        .requirement("U242"))
    func defaultControllerShowsWorkingColoredBar() throws {
        let (device, screen) = (SimulatedDevice(.iPhone13), Screen())
        device.show(screen)
        try device.tap(screen.txtFirstName)
        device.settle()
        let bar = try #require(screen.navigator.defaultController)
        #expect(bar.window != nil && screen.txtFirstName.inputAccessoryView === bar)
        #expect(bar.layer.shadowOpacity == 0)
        #expect(
            [bar.btPrev, bar.btNext, bar.btDone].allSatisfy { $0.backgroundColor == .lightGray })
        #expect(bar.btPrev.tintColor == .white && bar.btNext.tintColor == .white)
        #expect(bar.btDone.titleColor(for: .normal) == .black)

        try device.tap(bar.btNext)
        device.settle()
        #expect(screen.txtLastName.isFirstResponder)
        try device.tap(bar.btPrev)
        device.settle()
        #expect(screen.txtFirstName.isFirstResponder)
        try device.tap(bar.btDone)
        device.settle()
        #expect(device.keyboard.frame == nil)
    }
}
