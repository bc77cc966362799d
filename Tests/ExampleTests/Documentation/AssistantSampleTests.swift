import CoreGraphics
import DeviceTesting
import HeadlessBehavior
import KeyboardAssistant
import Requirements
import SimulatedDevice
import Testing
import UIKit

private class SampleScreen: UIViewController, ScrollViewOutlets, KeyboardAssistantDelegate {
    var scrollView: UIScrollView!
    var contentView: UIView!
    var lbTitle: UILabel!
    var txtFirstName: UITextField!
    var txtLastName: UITextField!
    var txtEmail: UITextField!
    var txtPassword: UITextField!
    var btRegisterAccount: UIButton!
    var scrollViewBottomConstraint: NSLayoutConstraint!

    let navigator = InputNavigator.createWithKeyboardNavigationAndDefaultController(
        shouldSetTextFieldDelegates: true)
    var keyboardAssistant: KeyboardAssistant!

    override func loadView() { connectAll(Storyboard()) }

    override func viewDidLoad() {
        super.viewDidLoad()
        navigator.addInputItems(inputItems: fields)
        makeAssistant()
        keyboardAssistant.start()
    }

    func makeAssistant() {}

    func keyboardAssistantManuallyReposition(
        keyboardAssistant: KeyboardAssistant, toInputItem: UIView, keyboardHeight: CGFloat
    ) {
        let next = keyboardAssistant.navigator.getNextInputItem(
            inputItem: toInputItem, shouldLoop: false)
        keyboardAssistant.reposition(
            scrollView: scrollView, toInputItem: next ?? btRegisterAccount,
            constraint: .viewBottomToTopOfKeyboard, offset: 20)
    }
}

private final class AutomaticScreen: SampleScreen {
    override func makeAssistant() {
        keyboardAssistant = KeyboardAssistant.createAutoScrollView(
            inputNavigator: navigator,
            positionScrollView: scrollView,
            positionConstraint: .viewBottomToTopOfKeyboard,
            positionOffset: 30,
            bottomConstraint: scrollViewBottomConstraint,
            bottomConstraintLayoutView: view)
    }
}

private final class ManualScreen: SampleScreen {
    override func makeAssistant() {
        keyboardAssistant = KeyboardAssistant.createManual(
            inputNavigator: navigator,
            delegate: self,
            bottomConstraint: scrollViewBottomConstraint,
            bottomConstraintLayoutView: view)
    }
}

private final class HeldScreen: SampleScreen {
    override func makeAssistant() {
        keyboardAssistant = KeyboardAssistant(
            scrollView: scrollView,
            navigator: navigator,
            avoidance: .bottomConstraint(scrollViewBottomConstraint))
    }
}

private final class ClosureScreen: SampleScreen {
    var heights: [CGFloat] = []

    override func makeAssistant() {
        keyboardAssistant = KeyboardAssistant(navigator: navigator) { [weak self] input, height in
            self?.lift(input, above: height)
        }
    }

    private func lift(_ input: UIView, above height: CGFloat) { heights.append(height) }
}

private final class GroupScreen: SampleScreen {
    let lbPasswordError = UILabel()
    let totalView = UIView()

    override func viewDidLoad() {
        super.viewDidLoad()
        lbPasswordError.text = "Too short"
        for (child, parent) in [(lbPasswordError, contentView!), (totalView, view!)] {
            child.translatesAutoresizingMaskIntoConstraints = false
            parent.addSubview(child)
            child.leadingAnchor.constraint(equalTo: parent.leadingAnchor).isActive = true
            child.trailingAnchor.constraint(equalTo: parent.trailingAnchor).isActive = true
        }
        NSLayoutConstraint.activate([
            lbPasswordError.topAnchor.constraint(equalTo: txtPassword.bottomAnchor),
            totalView.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
            totalView.heightAnchor.constraint(equalToConstant: 50),
        ])
    }

    override func makeAssistant() {
        keyboardAssistant = KeyboardAssistant(scrollView: scrollView, navigator: navigator)
        keyboardAssistant.setRelatedViews([lbPasswordError, btRegisterAccount], for: txtPassword)
        keyboardAssistant.footerView = totalView
    }
}

@MainActor
@Suite(.doubts(.keyboard)) struct AssistantSampleTests {
    private func type(in screen: SampleScreen) throws -> SimulatedDevice {
        let device = SimulatedDevice(.iPhone13)
        device.show(screen)
        try device.tap(screen.txtFirstName)
        device.settle()
        return device
    }

    @Test(
        "The document's automatic assistant keeps the field 30 points above the keyboard",
        .requirement("U242"))
    func automaticAssistantKeepsFieldAboveKeyboard() throws {
        let screen = AutomaticScreen()
        let device = try type(in: screen)
        #expect(abs(screen.clearance(of: screen.txtFirstName, on: device) - 30) < 1)
    }

    @Test(
        "The document's manual assistant positions to the next field, then to the button",
        .requirement("U242"))
    func manualAssistantPositionsFieldThenButton() throws {
        let screen = ManualScreen()
        let device = try type(in: screen)
        #expect(abs(screen.clearance(of: screen.txtLastName, on: device) - 20) < 1)
        device.type("\n\n\n")
        device.settle()
        #expect(abs(screen.clearance(of: screen.btRegisterAccount, on: device) - 20) < 1)
    }

    @Test(
        "The document's assistant without start and stop keeps every field in sight",
        .requirement("U242"))
    func heldAssistantKeepsFieldsInSight() throws {
        let screen = HeldScreen()
        let device = try type(in: screen)
        for field in screen.fields {
            #expect(field.isFirstResponder && screen.clearance(of: field, on: device) >= 0)
            device.type("\n")
            device.settle()
        }
        #expect(screen.scrollViewBottomConstraint.constant == 0)
    }

    @Test(
        "The document's error and button are seen with the password, above the footer",
        .requirement("U242", "U366", "U367"))
    func errorAndButtonAreSeenAboveFooter() throws {
        let screen = GroupScreen()
        let device = try type(in: screen)
        device.type("\n\n\n")
        device.settle()
        #expect(screen.txtPassword.isFirstResponder)
        let keyboard = try #require(device.keyboard.frame).minY
        let bottom = min(keyboard, screen.totalView.convert(screen.totalView.bounds, to: nil).minY)
        for view in [screen.txtPassword, screen.lbPasswordError, screen.btRegisterAccount] {
            let view = try #require(view)
            #expect(view.convert(view.bounds, to: nil).maxY <= bottom + 0.5)
        }
    }

    @Test(
        "The document's closure is called for each focus with the height that the keyboard covers",
        .requirement("U242"))
    func closureHearsOfEachFocus() throws {
        let screen = ClosureScreen()
        let device = try type(in: screen)
        device.type("\n")
        device.settle()
        // Where frames leave the bar out it is seen only when the keyboard is up, and told then.
        let isToldAgain = device.behavior.endFrame == .withoutAccessory
        #expect(screen.heights.count == (isToldAgain ? 3 : 2))
        #expect(screen.heights.allSatisfy { $0 > 200 })
    }

    @Test(
        "The document's record has a line for each field that moved", .requirement("U242", "U388"))
    func recordHasLineForEachFieldThatMoved() throws {
        let screen = HeldScreen()
        let device = SimulatedDevice(.iPhone13)
        device.show(screen)
        let keyboardAssistant = try #require(screen.keyboardAssistant)

        keyboardAssistant.recordsMoves = true

        try device.tap(screen.txtFirstName)
        device.settle()
        device.type("\n\n\n")
        device.settle()
        #expect(screen.txtPassword.isFirstResponder)
        for move in keyboardAssistant.moves { print(move) }

        let lines = keyboardAssistant.moves.map(\.description)
        #expect(lines.contains { $0.contains("bottom constraint 0 → ") })
        #expect(lines.contains { $0.hasPrefix("focus for UITextField: keyboard covers ") })
    }

    @Test(
        "The document's navigator reports the end of the form, and taps outside end editing",
        .requirement("U242"))
    func navigatorTellsWhenFormIsDone() throws {
        let screen = HeldScreen()
        let device = try type(in: screen)
        var submitted = 0
        func submit() { submitted += 1 }
        let (navigator, view) = (screen.navigator, try #require(screen.view))

        navigator.onFinish = { submit() }
        navigator.dismissalView = view
        navigator.shouldLoopAccessoryControllerNavigation = false

        device.type("\n\n\n\n")
        device.settle()
        #expect(submitted == 1 && device.keyboard.frame == nil)
        let txtEmail = try #require(screen.txtEmail)
        switch navigator.focus(txtEmail) {
        case .focused, .waitingForWindow: break
        case .failed(let reason): print(reason)
        }
        device.settle()
        #expect(txtEmail.isFirstResponder)
        device.tap(at: CGPoint(x: 195, y: 60), in: device.window)
        device.settle()
        #expect(device.keyboard.frame == nil)

        view.accessibilityElements = navigator.accessibilityElements(in: view)
        let spoken = view.accessibilityElements?.compactMap { $0 as? UITextField }
        #expect(spoken == navigator.inputItems)
    }
}
