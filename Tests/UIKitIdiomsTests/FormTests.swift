import Foundation
import Requirements
import Testing
import UIKit

/// A form as it is written everywhere: tags, a toolbar above the keyboard, the delegate decides.
private final class SignUpController: UIViewController, UITextFieldDelegate, UITextViewDelegate {
    let stack = UIStackView()
    let name = UITextField()
    let email = UITextField()
    let notes = UITextView()
    let submit = UIButton(type: .system)
    private(set) var events: [String] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        stack.axis = .vertical
        stack.spacing = 12
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 16),
            stack.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
            notes.heightAnchor.constraint(equalToConstant: 80),
        ])
        for (index, field) in [name, email].enumerated() {
            field.tag = index + 1
            field.borderStyle = .roundedRect
            field.returnKeyType = .next
            field.delegate = self
            stack.addArrangedSubview(field)
        }
        email.keyboardType = .emailAddress
        #if !os(visionOS)
        email.inputAccessoryView = makeToolbar()
        #endif
        notes.delegate = self
        stack.addArrangedSubview(notes)
        submit.setTitle("Sign Up", for: .normal)
        submit.isEnabled = false
        submit.addAction(
            UIAction { [weak self] _ in self?.events.append("submit") }, for: .touchUpInside)
        stack.addArrangedSubview(submit)
        name.addAction(
            UIAction { [weak self] action in
                let text = (action.sender as? UITextField)?.text ?? ""
                self?.submit.isEnabled = !text.isEmpty
            }, for: .editingChanged)
    }

    private func makeToolbar() -> UIToolbar {
        let toolbar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        let done = UIBarButtonItem(
            systemItem: .done,
            primaryAction: UIAction { [weak self] _ in self?.view.endEditing(true) })
        toolbar.items = [
            UIBarButtonItem(systemItem: .flexibleSpace), done,
        ]
        toolbar.sizeToFit()
        return toolbar
    }

    func textFieldDidBeginEditing(_ textField: UITextField) {
        events.append("begin \(textField.tag)")
    }

    func textFieldDidEndEditing(_ textField: UITextField) {
        events.append("end \(textField.tag)")
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        if let next = view.viewWithTag(textField.tag + 1) as? UITextField {
            next.becomeFirstResponder()
        } else {
            textField.resignFirstResponder()
        }
        return true
    }

    func textViewDidChange(_ textView: UITextView) {
        events.append("notes \(textView.text.count)")
    }
}

/// A delegate that groups the digits of a phone number, and allows no more than ten.
private final class PhoneNumberFormatter: NSObject, UITextFieldDelegate {
    func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
        replacementString string: String
    ) -> Bool {
        let old = textField.text ?? ""
        guard let part = Range(range, in: old) else { return false }
        let digits = old.replacingCharacters(in: part, with: string).filter(\.isNumber)
        guard digits.count <= 10 else { return false }
        textField.text = Self.grouped(digits)
        textField.sendActions(for: .editingChanged)
        return false
    }

    static func grouped(_ digits: String) -> String {
        var result = ""
        for (index, digit) in digits.enumerated() {
            if index == 3 || index == 6 { result.append("-") }
            result.append(digit)
        }
        return result
    }
}

/// A delegate that allows no more than some characters, as most are written.
private final class LengthLimit: NSObject, UITextFieldDelegate {
    let limit: Int

    init(_ limit: Int) {
        self.limit = limit
    }

    func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
        replacementString string: String
    ) -> Bool {
        let text = (textField.text ?? "") as NSString
        return text.replacingCharacters(in: range, with: string).count <= limit
    }
}

#if canImport(SimulatedDevice)
import SimulatedDevice

@MainActor
@Suite struct FormTests {
    @Test("Return goes from field to field, and the last one ends editing", .requirement("U356"))
    func returnWalksFieldsLastEndsEditing() throws {
        let device = SimulatedDevice(.iPhone13)
        let form = SignUpController()
        device.show(form)
        try device.tap(form.name)
        #expect(!form.submit.isEnabled)
        device.type("Ann\n")
        #expect(form.submit.isEnabled)
        #expect(form.email.isFirstResponder)
        device.type("a@b.c\n")
        #expect(!form.email.isFirstResponder)
        device.settle()
        #expect(!device.keyboard.isVisible)
        #expect(form.name.text == "Ann")
        #expect(form.email.text == "a@b.c")
        #expect(form.events == ["begin 1", "end 1", "begin 2", "end 2"])
        try device.tap(form.submit)
        #expect(form.events.last == "submit")
    }

    @Test("A toolbar above the keyboard ends editing", .requirement("U356"))
    func toolbarAboveKeyboardEndsEditing() throws {
        let device = SimulatedDevice(.iPhone13)
        let form = SignUpController()
        device.show(form)
        try device.tap(form.email)
        device.settle()
        let toolbar = try #require(form.email.inputAccessoryView as? UIToolbar)
        #expect(toolbar.window != nil)
        let frame = toolbar.convert(toolbar.bounds, to: nil as UIView?)
        #expect(frame.minY == device.keyboard.frame?.minY)
        #expect(frame.width == device.screenSize.width)
        try device.tap(#require(find("Done", in: toolbar)))
        device.settle()
        #expect(!form.email.isFirstResponder)
        #expect(toolbar.window == nil)
    }

    @Test("A text view tells its delegate of what is typed", .requirement("U356"))
    func textViewTellsDelegateOfTyping()
        throws
    {
        let device = SimulatedDevice(.iPhone13)
        let form = SignUpController()
        device.show(form)
        try device.tap(form.notes)
        device.type("a\nb")
        #expect(form.notes.text == "a\nb")
        #expect(form.events == ["notes 1", "notes 2", "notes 3"])
    }

    @Test("A delegate that sets the text by itself has the last word", .requirement("U356"))
    func delegateSettingTextHasLastWord() throws {
        let device = SimulatedDevice(.iPhone13)
        let formatter = PhoneNumberFormatter()
        let controller = UIViewController()
        let field = UITextField(frame: CGRect(x: 20, y: 200, width: 240, height: 40))
        field.delegate = formatter
        var changes = 0
        field.addAction(UIAction { _ in changes += 1 }, for: .editingChanged)
        controller.view.addSubview(field)
        device.show(controller)
        try device.tap(field)
        device.type("5551234567")
        #expect(field.text == "555-123-4567")
        device.type("8")
        #expect(field.text == "555-123-4567")
        #expect(changes == 10)
        device.deleteBackward()
        #expect(field.text == "555-123-456")
    }

    @Test("A limit lets through what fits", .requirement("U356")) func limitLetsThroughWhatFits()
        throws
    {
        let device = SimulatedDevice(.iPhone13)
        let limit = LengthLimit(5)
        let controller = UIViewController()
        let field = UITextField(frame: CGRect(x: 20, y: 200, width: 240, height: 40))
        field.delegate = limit
        controller.view.addSubview(field)
        device.show(controller)
        try device.tap(field)
        device.type("abcdefg")
        #expect(field.text == "abcde")
    }

    private func find(_ title: String, in view: UIView) -> UIButton? {
        if let button = view as? UIButton, button.title(for: .normal) == title { return button }
        return view.subviews.lazy.compactMap { find(title, in: $0) }.first
    }
}
#endif
