import CoreGraphics
import DeviceTesting
import Foundation
import HeadlessBehavior
import KeyboardAssistant
import Requirements
import SimulatedDevice
import Testing
import UIKit

/// A sign-up as apps write it: a picker for the country, an indicator, a terms text and a layout in
/// the visual format language.
@MainActor
@Suite(.doubts(.keyboard)) struct SceneSignUpTests {
    @Test("A sign-up with a picker is walked by Return to its end", .requirement("U593"))
    func signUpIsWalked() throws {
        let scene = AssistedScene(handlesReturnKey: true)
        let (device, form) = (scene.device, SignUp())
        device.show(form)
        device.settle()
        try device.tap(form.inputs[0])
        for (index, input) in form.inputs.enumerated() {
            device.settle()
            #expect(input.isFirstResponder)
            let top = try #require(device.keyboard.frame?.minY)
            #expect(input.convert(input.bounds, to: nil).maxY <= top)
            if input === form.country {
                #expect(form.picker.window != nil)
                try device.pick(2, of: form.picker)
                try device.tap(form.inputs[index + 1])
            } else {
                #expect(device.type("Jane\n"))
            }
        }
        device.settle()
        #expect(!device.keyboard.isVisible)
        #expect(form.country.text == "Chad")
        try device.tap(form.button)
        #expect(form.indicator.isAnimating && device.transcript.contains("By signing up"))
    }
}

private final class SignUp: UIViewController, UIPickerViewDataSource, UIPickerViewDelegate {
    let (scrollView, content) = (UIScrollView(), UIView())
    let inputs = (0..<6).map { _ in UITextField() }
    let (picker, terms) = (UIPickerView(), UILabel())
    let indicator = UIActivityIndicatorView(style: .medium)
    let button = UIButton(type: .system)
    private let countries = ["Austria", "Brazil", "Chad"]

    var country: UITextField { inputs[3] }

    override func viewDidLoad() {
        super.viewDidLoad()
        country.inputView = picker
        picker.dataSource = self
        picker.delegate = self
        button.setTitle("Sign Up", for: .normal)
        button.addAction(
            UIAction { [indicator] _ in indicator.startAnimating() }, for: .touchUpInside)
        let style = NSMutableParagraphStyle()
        style.alignment = .center
        terms.attributedText = NSAttributedString(
            string: "By signing up you agree.", attributes: [.paragraphStyle: style])
        layOut()
    }

    private func layOut() {
        var views: [String: UIView] = [
            "scroll": scrollView, "content": content, "terms": terms, "button": button,
            "indicator": indicator,
        ]
        for (index, input) in inputs.enumerated() { views["field\(index)"] = input }
        view.addSubview(scrollView)
        scrollView.addSubview(content)
        for (name, part) in views {
            part.translatesAutoresizingMaskIntoConstraints = false
            if name != "scroll", name != "content" { content.addSubview(part) }
        }
        let fields = inputs.indices.map { "[field\($0)(44)]-gap-" }.joined()
        let formats =
            [
                "H:|[scroll]|", "V:|[scroll]|", "H:|[content(==scroll)]|", "V:|[content]|",
                "V:|-gap-\(fields)[terms]-[button(44)]-|", "H:|-20-[terms]-20-|",
                "H:|-20-[button]-[indicator]", "V:[indicator]-gap-|",
            ] + inputs.indices.map { "H:|-20-[field\($0)]-20-|" }
        for format in formats {
            NSLayoutConstraint.activate(
                NSLayoutConstraint.constraints(
                    withVisualFormat: format, metrics: ["gap": 40], views: views))
        }
    }

    func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }

    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
        countries.count
    }

    func pickerView(
        _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
    ) -> String? { countries[row] }

    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
        country.text = countries[row]
    }
}
