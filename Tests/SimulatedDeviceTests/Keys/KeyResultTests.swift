import CoreGraphics
import DeviceFixtures
import DeviceTesting
import HeadlessBehavior
import Requirements
import SimulatedDevice
import Testing
import UIKit

/// What a device says of keys and text that go nowhere.
@MainActor
@Suite(.doubts(.keys)) struct KeyResultTests {
    private let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))

    /// A device that shows the field; made in the body of a test, as other tests have theirs.
    private func makeDevice() -> SimulatedDevice {
        let device = SimulatedDevice()
        let screen = UIViewController()
        screen.view.addSubview(field)
        device.show(screen)
        device.settle()
        return device
    }

    @Test("Text that nobody takes is said to be lost", .requirement("U506"))
    func textWithoutInputIsLost() throws {
        let device = makeDevice()
        #expect(!device.type("Jane") && !device.deleteBackward())
        try device.tap(field)
        #expect(device.type("Jane") && device.deleteBackward())
        #expect(field.text == "Jan")
        device.window.endEditing(true)
        #expect(!device.type("e"))
        #expect(field.text == "Jan")
    }

    @Test(
        "A key that nothing takes is said to be lost, and so is one that no keyboard has",
        .requirement("U506"))
    func keyWithoutTakerIsLost() throws {
        let device = makeDevice()
        #expect(!device.press("n", .command))
        #expect(!device.press("Return"))
        try device.tap(field)
        #expect(device.press("a") && device.press("\u{8}"))
        #expect(field.text?.isEmpty == true)
        #expect(!device.press("n", .command))
    }

    @Test("A key command and a responder that keeps presses take a key", .requirement("U506"))
    func commandTakesKey() {
        let device = makeDevice()
        let screen = KeyTaker()
        device.show(screen)
        screen.becomeFirstResponder()
        #expect(device.press("n", .command))
        #expect(screen.performed == 1)
        #expect(!device.press("m", .command))
        screen.keepsPresses = true
        #expect(device.press("m", .command))
    }
}

private final class KeyTaker: UIViewController {
    var performed = 0
    var keepsPresses = false

    override var canBecomeFirstResponder: Bool { true }

    override var keyCommands: [UIKeyCommand]? {
        [UIKeyCommand(input: "n", modifierFlags: .command, action: Selector("makeNew:"))]
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        ActionTable.register(Selector("makeNew:"), on: KeyTaker.self) { screen, _ in
            screen.performed += 1
        }
    }

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        if !keepsPresses { super.pressesBegan(presses, with: event) }
    }
}
