import CoreGraphics
import DeviceTesting
import KeyboardAssistant
import Requirements
import SimulatedDevice
import Testing
import UIKit

@MainActor
@Suite(.doubts(.keyboard)) struct DiscoveryTests {
    private func field(_ x: CGFloat, _ y: CGFloat, in view: UIView) -> UITextField {
        let field = UITextField(frame: CGRect(x: x, y: y, width: 100, height: 30))
        view.addSubview(field)
        return field
    }

    private func textView(_ y: CGFloat, in view: UIView) -> UITextView {
        let textView = UITextView(frame: CGRect(x: 0, y: y, width: 100, height: 60))
        view.addSubview(textView)
        return textView
    }

    private func show(language: String = "en") -> (SimulatedDevice, UIViewController) {
        let (device, screen) = (SimulatedDevice(.iPhone13, language: language), UIViewController())
        device.show(screen)
        return (device, screen)
    }

    @Test("Inputs are found by kind, however deep they are", .requirement("U62"))
    func inputsAreFoundByKindAnywhere() {
        let (device, screen) = show()
        defer { withExtendedLifetime(device) {} }
        let box = UIView(frame: CGRect(x: 0, y: 100, width: 300, height: 300))
        screen.view.addSubview(box)
        let (first, second) = (field(0, 50, in: screen.view), field(0, 50, in: box))
        let third = textView(200, in: box)

        func found(_ type: InputNavigator.InputItemType) -> [UIView] {
            InputNavigator.getInputItems(from: screen, itemType: type)
        }
        #expect(found(.textField) == [first, second])
        #expect(found(.textView) == [third])
        #expect(found(.bothTextFieldAndTextView) == [first, second, third])

        let navigator = InputNavigator()
        navigator.addInputItems(from: screen, itemType: .bothTextFieldAndTextView)
        #expect(navigator.inputItems == [first, second, third])
    }

    @Test(
        "Inputs are read in rows, across containers", .requirement("U63", "F47"),
        .bug("https://github.com/michaeltyson/TPKeyboardAvoiding/issues/67"))
    func rowsAreReadAcrossContainers() {
        let (device, screen) = show()
        defer { withExtendedLifetime(device) {} }
        let right = UIView(frame: CGRect(x: 200, y: 10, width: 150, height: 300))
        screen.view.addSubview(right)
        let second = field(0, 0.4, in: right)
        let first = field(10, 10, in: screen.view)
        let third = field(10, 60, in: screen.view)

        let sorted = InputNavigator.sortInputItems(
            inputItems: [third, second, first], from: screen)

        #expect(sorted == [first, second, third])
    }

    @Test(
        "In a right-to-left interface the right one comes first", .requirement("U64", "F47"),
        .bug("https://github.com/michaeltyson/TPKeyboardAvoiding/issues/67"))
    func rightToLeft() {
        let (device, screen) = show(language: "ar")
        defer { withExtendedLifetime(device) {} }
        let left = field(10, 10, in: screen.view)
        let right = field(200, 10, in: screen.view)

        #expect(
            InputNavigator.getInputItems(from: screen, itemType: .textField) == [right, left])
    }

    @Test(
        "Inputs in nested stacks have one order without configuration", .requirement("F46"),
        .bug("https://github.com/hackiftekhar/IQKeyboardManager/issues/956"))
    func nestedStacksHaveOneOrder() {
        let (device, screen) = show()
        defer { withExtendedLifetime(device) {} }
        func stack(_ views: [UIView], _ axis: NSLayoutConstraint.Axis) -> UIStackView {
            let stack = UIStackView(arrangedSubviews: views)
            stack.axis = axis
            stack.distribution = .fillEqually
            return stack
        }
        let fields = (0..<5).map { _ in UITextField() }
        let pair = stack([fields[1], stack([fields[2]], .vertical)], .horizontal)
        let form = stack([fields[0], pair, stack([fields[3], fields[4]], .horizontal)], .vertical)
        form.frame = CGRect(x: 0, y: 100, width: 390, height: 300)
        screen.view.addSubview(form)

        let found = InputNavigator.getInputItems(from: screen, itemType: .textField)
        #expect(found == fields)
    }

    @Test(
        "A sheet that waits below the screen, and a screen behind another, hold no inputs",
        .requirement("F48"),
        .bug("https://github.com/kirillzyusko/react-native-keyboard-controller/issues/470"))
    func unopenScreensHoldNoInputs() {
        let (device, screen) = show()
        let behind = field(0, 100, in: screen.view)
        let modal = UIViewController()
        screen.present(modal, animated: false)
        device.settle()
        let open = field(0, 100, in: modal.view)
        let sheet = UIView(frame: CGRect(x: 0, y: 2000, width: 390, height: 300))
        modal.view.addSubview(sheet)
        let waiting = field(0, 20, in: sheet)
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 200, width: 390, height: 300))
        modal.view.addSubview(scrollView)
        let below = field(0, 3000, in: scrollView)

        let found = InputNavigator.getInputItems(from: modal, itemType: .textField)
        #expect(found == [open, below])
        #expect(!found.contains(behind) && !found.contains(waiting))

        sheet.frame.origin.y = 500
        #expect(
            InputNavigator.getInputItems(from: modal, itemType: .textField)
                == [open, waiting, below])
    }

    @Test(
        "What cannot be typed in is not found, nor a search bar or a child's field",
        .requirement("U65"))
    func uneditableInputsAreNotFound() {
        let (device, screen) = show()
        defer { withExtendedLifetime(device) {} }
        let usable = field(0, 0, in: screen.view)
        field(0, 40, in: screen.view).isHidden = true
        field(0, 80, in: screen.view).isEnabled = false
        field(0, 120, in: screen.view).alpha = 0
        field(0, 160, in: screen.view).frame.size = .zero
        textView(200, in: screen.view).isEditable = false
        let hidden = UIView(frame: CGRect(x: 0, y: 300, width: 300, height: 100))
        hidden.isHidden = true
        screen.view.addSubview(hidden)
        _ = field(0, 0, in: hidden)
        screen.view.addSubview(
            UISearchBar(frame: CGRect(x: 0, y: 400, width: 390, height: 56)))
        let child = UIViewController()
        screen.addChild(child)
        child.view.frame = CGRect(x: 0, y: 500, width: 300, height: 100)
        screen.view.addSubview(child.view)
        child.didMove(toParent: screen)
        _ = field(0, 0, in: child.view)

        #expect(
            InputNavigator.getInputItems(from: screen, itemType: .bothTextFieldAndTextView)
                == [usable])
    }

    @Test("What cannot be touched, or has no extent, is no input to find", .requirement("U64"))
    func untouchableViewsAreNoInputs() {
        let (device, screen) = show()
        defer { withExtendedLifetime(device) {} }
        let box = UIView(frame: CGRect(x: 0, y: 100, width: 300, height: 300))
        screen.view.addSubview(box)
        let inside = field(0, 10, in: box)
        let (narrow, flat) = (field(0, 500, in: screen.view), field(0, 600, in: screen.view))
        narrow.frame.size.width = 0
        flat.frame.size.height = 0
        let found = { InputNavigator.getInputItems(from: screen, itemType: .textField) }

        #expect(found() == [inside])
        box.isUserInteractionEnabled = false
        #expect(found() == [])
    }
}
