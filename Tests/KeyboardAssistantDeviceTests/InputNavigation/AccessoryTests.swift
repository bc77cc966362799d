import DeviceFixtures
import DeviceTesting
import KeyboardAssistant
import Requirements
import SimulatedDevice
import Testing
import UIKit

@MainActor
@Suite(.doubts(.keyboard)) struct AccessoryTests {
    private let stage = Stage()
    private var device: SimulatedDevice { stage.device }
    private var form: TestForm { stage.form }

    @Test("A bar of the app's does what the library's own does", .requirement("U94"))
    func appsBarWorksLikeLibrarysOwn() throws {
        let bar = TestBar()
        let navigator = InputNavigator.createWithController(accessoryController: bar)
        navigator.addInputItems(inputItems: form.fields)
        try device.tap(form.fields[0])
        device.settle()
        #expect(bar.window != nil)

        bar.buttonDelegate?.inputNavigatorAccessoryControllerNextButtonTapped(
            accessoryController: bar)
        #expect(form.fields[1].isFirstResponder)
        bar.buttonDelegate?.inputNavigatorAccessoryControllerPreviousButtonTapped(
            accessoryController: bar)
        #expect(form.fields[0].isFirstResponder)
        bar.buttonDelegate?.inputNavigatorAccessoryControllerDoneButtonTapped(
            accessoryController: bar)
        device.settle()
        #expect(device.keyboard.frame == nil)
        #expect(navigator.type == .controller)
    }

    @Test("A plain view is shown above the keyboard of fields and text views", .requirement("U95"))
    func plainViewStandsAboveKeyboard() throws {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 40))
        let textView = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 60))
        form.content.addSubview(textView)
        let navigator = InputNavigator.createWithCustomAccessoryView(accessoryView: view)
        navigator.addInputItems(inputItems: [form.fields[0], textView])

        #expect(form.fields[0].inputAccessoryView === view)
        #expect(textView.inputAccessoryView === view)
        #expect(navigator.customAccessoryView === view)
        #expect(navigator.type == .customAccessoryView)

        navigator.removeInputItems()
        #expect(textView.inputAccessoryView == nil)
    }

    @Test("Bar and Return both move the focus", .requirement("U96"))
    func barAndReturnBothMoveFocus() throws {
        let bar = TestBar()
        let navigator = InputNavigator.createWithKeyboardNavigation(
            shouldSetTextFieldDelegates: true, andController: bar)
        navigator.addInputItems(inputItems: form.fields)
        form.fields[0].becomeFirstResponder()

        device.type("\n")
        #expect(form.fields[1].isFirstResponder)
        bar.buttonDelegate?.inputNavigatorAccessoryControllerNextButtonTapped(
            accessoryController: bar)
        #expect(form.fields[2].isFirstResponder)
        #expect(navigator.type == .keyboardAndController)
    }

    @Test("A screen that is the controller of its own bar is let go of", .requirement("U83"))
    func screenAsController() {
        weak var gone: BarScreen?
        do {
            let screen = BarScreen()
            device.show(screen)
            device.focus(screen.field)
            gone = screen
            device.show(UIViewController())
        }
        device.settle()
        #expect(gone == nil)
    }
}

/// A screen that holds everything and is the bar's controller too.
@MainActor
private final class BarScreen: UIViewController, InputNavigatorAccessoryController {
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
    let controllerView = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    weak var buttonDelegate: (any InputNavigatorAccessoryControllerDelegate)?
    private let scrollView = UIScrollView()
    private var assistant: KeyboardAssistant?

    override func viewDidLoad() {
        super.viewDidLoad()
        scrollView.frame = view.bounds
        view.addSubview(scrollView)
        scrollView.addSubview(field)
        let navigator = InputNavigator.createWithController(accessoryController: self)
        navigator.addInputItem(inputItem: field)
        assistant = KeyboardAssistant(scrollView: scrollView, navigator: navigator)
    }
}
