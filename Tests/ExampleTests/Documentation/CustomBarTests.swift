import CoreGraphics
import DeviceTesting
import KeyboardAssistant
import Requirements
import SimulatedDevice
import Testing
import UIKit

final class ArrowBar: UIView, InputNavigatorAccessoryController {
    weak var buttonDelegate: (any InputNavigatorAccessoryControllerDelegate)?
    var controllerView: UIView { self }
    let btForward = UIButton(type: .system)

    func connectButton() {
        btForward.addAction(
            UIAction { [weak self] _ in
                guard let self else { return }
                buttonDelegate?.inputNavigatorAccessoryControllerNextButtonTapped(
                    accessoryController: self)
            }, for: .touchUpInside)
    }
}

@MainActor
private func makeBar() -> ArrowBar {
    let bar = ArrowBar(frame: CGRect(x: 0, y: 0, width: 390, height: 44))
    bar.btForward.frame = CGRect(x: 10, y: 0, width: 80, height: 44)
    bar.addSubview(bar.btForward)
    bar.connectButton()
    return bar
}

private final class Screen: UIViewController, FieldOutlets {
    var txtFirstName: UITextField!
    var txtLastName: UITextField!
    var txtEmail: UITextField!
    var txtPassword: UITextField!
    var btRegisterAccount: UIButton!
    override func loadView() { connect(Storyboard()) }
}

@MainActor
@Suite(.doubts(.keyboard)) struct CustomBarTests {
    private func show() -> (SimulatedDevice, Screen) {
        let (device, screen) = (SimulatedDevice(.iPhone13), Screen())
        device.show(screen)
        return (device, screen)
    }

    @Test(
        "A custom controller shows its view and moves on, alone or beside Return",
        .requirement("U242"))
    func customControllerShowsAndMovesOn() throws {
        let bar = makeBar()
        let alone = InputNavigator.createWithController(accessoryController: bar)
        #expect(alone.type == .controller)
        try drive(alone, bar, returnMoves: false)

        let withReturn = InputNavigator.createWithKeyboardNavigation(
            shouldSetTextFieldDelegates: true, andController: bar)
        #expect(withReturn.type == .keyboardAndController)
        try drive(withReturn, bar, returnMoves: true)
    }

    private func drive(_ navigator: InputNavigator, _ bar: ArrowBar, returnMoves: Bool) throws {
        let (device, screen) = show()
        navigator.addInputItems(inputItems: screen.fields)
        try device.tap(screen.txtFirstName)
        device.settle()
        #expect(bar.window != nil)
        try device.tap(bar.btForward)
        device.settle()
        #expect(screen.txtLastName.isFirstResponder)
        device.type("\n")
        device.settle()
        #expect(screen.txtEmail.isFirstResponder == returnMoves)
        navigator.removeInputItems()
        #expect(screen.fields.allSatisfy { $0.inputAccessoryView == nil && $0.delegate == nil })
    }

    @Test(
        "A custom accessory view is shown unchanged, with or without Return",
        .requirement("U242"))
    func customAccessoryViewIsShownUntouched() throws {
        let hintView = UILabel(frame: CGRect(x: 0, y: 0, width: 390, height: 30))
        let alone = InputNavigator.createWithCustomAccessoryView(accessoryView: hintView)
        #expect(alone.type == .customAccessoryView)
        try drive(alone, hintView, returnMoves: false)

        let withReturn = InputNavigator.createWithKeyboardNavigation(
            shouldSetTextFieldDelegates: true, andCustomAccessoryView: hintView)
        #expect(withReturn.type == .keyboardAndCustomAccessoryView)
        try drive(withReturn, hintView, returnMoves: true)
    }

    private func drive(_ navigator: InputNavigator, _ view: UIView, returnMoves: Bool) throws {
        let (device, screen) = show()
        navigator.addInputItems(inputItems: screen.fields)
        try device.tap(screen.txtFirstName)
        device.settle()
        #expect(view.window != nil && screen.txtFirstName.inputAccessoryView === view)
        device.type("\n")
        device.settle()
        #expect(screen.txtLastName.isFirstResponder == returnMoves)
        navigator.removeInputItems()
    }

    @Test(
        "Inputs are added one by one, in an array, or in their order on the screen",
        .requirement("U242"))
    func inputsAreAddedInEveryWay() {
        let (device, screen) = show()
        let navigator = InputNavigator.createWithDefaultController()
        screen.add(to: navigator)
        #expect(navigator.inputItems == screen.fields)
        screen.btRegisterAccount.isHidden = true
        let found = InputNavigator.createWithDefaultController()
        screen.addAll(to: found)
        #expect(found.inputItems == screen.fields)
        _ = device
    }
}

extension Screen {
    fileprivate func add(to navigator: InputNavigator) {
        navigator.addInputItem(inputItem: txtFirstName)
        navigator.addInputItems(inputItems: [txtLastName, txtEmail, txtPassword])
    }

    fileprivate func addAll(to navigator: InputNavigator) {
        navigator.addInputItems(from: self, itemType: .bothTextFieldAndTextView)
    }
}
