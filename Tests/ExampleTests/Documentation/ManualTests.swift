import CoreGraphics
import DeviceTesting
import HeadlessBehavior
import KeyboardAssistant
import Requirements
import SimulatedDevice
import Testing
import UIKit

private class YourViewController: UIViewController {
    // MARK: - Properties

    private var keyboardAssistant: KeyboardAssistant!
    /// What the sample's comment leaves to the reader: here, what was asked for.
    var asked: [(inputItem: UIView, keyboardHeight: CGFloat)] = []

    // MARK: - Outlets

    var txtFirstName: UITextField!
    var txtLastName: UITextField!
    var txtEmail: UITextField!
    var txtPassword: UITextField!
    var btRegisterAccount: UIButton!

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
            inputNavigator: navigator, delegate: self)
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
        asked.append((toInputItem, keyboardHeight))
    }
}

private final class Screen: YourViewController, FieldOutlets {
    override func loadView() { connect(Storyboard()) }
}

@MainActor
@Suite(.doubts(.keyboard)) struct ManualTests {
    @Test(
        "The manual sample is asked once for each field, with what the keyboard covers",
        .requirement("U242"))
    func sampleIsAskedOncePerField() throws {
        let (device, screen) = (SimulatedDevice(.iPhone13), Screen())
        device.show(screen)
        try device.tap(screen.txtFirstName)
        for _ in screen.fields {
            device.settle()
            device.type("\n")
        }
        device.settle()
        // Where frames leave the bar out it is seen only when the keyboard is up, and what it
        // covers is told then.
        let again = device.behavior.endFrame == .withoutAccessory ? [screen.fields[0]] : []
        #expect(
            screen.asked.map { ObjectIdentifier($0.inputItem) }
                == (again + screen.fields).map(ObjectIdentifier.init))
        #expect(screen.asked.allSatisfy { $0.keyboardHeight > 200 })
        #expect(device.keyboard.frame == nil)
    }
}
