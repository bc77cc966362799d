#if canImport(SimulatedDevice)
import CoreGraphics
import Requirements
import SimulatedDevice
import Testing
import UIKit

// nathantannar4/InputBarAccessoryView#17 and MessageKit/MessageInputBar#24: the bar of a controller
// that can become first responder is there once the controller is.
@MainActor
@Suite struct ControllerInputViewTests {
    private final class Chat: UIViewController {
        let bar = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 50))
        let message = UITextView(frame: CGRect(x: 10, y: 5, width: 200, height: 40))
        let search = UITextField(frame: CGRect(x: 20, y: 120, width: 200, height: 30))
        var canBeFirst = true
        var wasFirstInDidAppear: Bool?

        override var canBecomeFirstResponder: Bool { canBeFirst }
        override var inputAccessoryView: UIView? { bar }

        override func viewDidLoad() {
            super.viewDidLoad()
            bar.addSubview(message)
            view.addSubview(search)
        }

        override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            wasFirstInDidAppear = isFirstResponder
        }
    }

    private let device = SimulatedDevice()
    private let chat = Chat()

    private var barTop: CGFloat? {
        chat.bar.window.map { $0.convert(chat.bar.bounds, from: chat.bar).minY }
    }

    // (assumed: A46)
    @Test("A controller with a bar brings it along as it appears", .requirement("U528"))
    func barIsThere() throws {
        device.show(chat)
        device.settle()
        #expect(chat.isFirstResponder && chat.wasFirstInDidAppear == true)
        #expect(chat.bar.window != nil)
        #expect(device.keyboard.frame?.height == 50)
        try device.tap(chat.message)
        device.settle()
        let keyboard = try #require(device.keyboard.frame)
        #expect(chat.message.isFirstResponder && keyboard.height > 200)
        #expect(barTop == keyboard.minY)
        device.type("Hello")
        #expect(chat.message.text == "Hello")
    }

    // Apple, `inputAccessoryView`: it is looked for up the responder chain.
    @Test("A field in the controller's view has the controller's bar", .requirement("U528"))
    func fieldHasBar() throws {
        device.show(chat)
        try device.tap(chat.search)
        device.settle()
        let keyboard = try #require(device.keyboard.frame)
        #expect(chat.search.isFirstResponder && barTop == keyboard.minY && keyboard.height > 200)
        // InputBarAccessoryView#21: then the bar is gone until the controller is first again.
        chat.search.resignFirstResponder()
        device.settle()
        #expect(!device.keyboard.isVisible)
        chat.becomeFirstResponder()
        device.settle()
        #expect(device.keyboard.frame?.height == 50)
    }

    @Test("The bar leaves with the controller, and returns with it", .requirement("U528"))
    func barLeavesAndReturns() {
        let navigation = UINavigationController(rootViewController: chat)
        device.show(navigation)
        device.settle()
        #expect(chat.isFirstResponder)
        navigation.pushViewController(UIViewController(), animated: true)
        device.settle()
        #expect(!chat.isFirstResponder && !device.keyboard.isVisible)
        navigation.popViewController(animated: true)
        device.settle()
        #expect(chat.isFirstResponder && device.keyboard.frame?.height == 50)
    }

    @Test("A controller that may not be first has no bar by itself", .requirement("U528"))
    func noBarWithoutPermission() {
        chat.canBeFirst = false
        device.show(chat)
        device.settle()
        #expect(!chat.isFirstResponder && !device.keyboard.isVisible)
    }
}
#endif
