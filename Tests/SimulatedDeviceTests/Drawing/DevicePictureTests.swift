import CoreGraphics
import Foundation
import Requirements
import Testing
import UIKit

@testable import SimulatedDevice

@MainActor
@Suite struct DevicePictureTests {
    private final class Form: UIViewController {
        let field = UITextField(frame: CGRect(x: 20, y: 100, width: 300, height: 44))

        override func viewDidLoad() {
            super.viewDidLoad()
            view.backgroundColor = .systemBackground
            field.placeholder = "Name"
            field.returnKeyType = .done
            view.addSubview(field)
        }
    }

    private let form = Form()

    private func device(
        _ model: SimulatedDevice.Model = .iPhone13, style: UIUserInterfaceStyle = .light
    ) -> SimulatedDevice {
        let device = SimulatedDevice(model, style: style)
        device.show(form)
        return device
    }

    @Test("A picture shows the screen, and the keyboard while it is up")
    func pictureShowsScreenAndRaisedKeyboard() throws {
        let device = device()
        let before = SVGDocument(device.picture())
        #expect(before.isWellFormed)
        #expect(before.text.contains("Name"))
        #expect(!before.text.contains("done"))

        try device.tap(form.field)
        device.settle()
        let after = SVGDocument(device.picture())
        #expect(after.isWellFormed)
        #expect(after.text.contains("done"))
        #expect(after.elements.contains { $0.attributes["transform"] == "translate(0 508)" })
    }

    @Test(
        "The dots of a secret are circles, which no font stretches, and nothing says what it is",
        .requirement("U507"), arguments: [false, true])
    func secretIsDrawnAsCircles(isRightToLeft: Bool) throws {
        let device = device()
        let field = form.field
        field.isSecureTextEntry = true
        field.textContentType = .newPassword
        if isRightToLeft { field.semanticContentAttribute = .forceRightToLeft }
        try device.tap(field)
        device.settle()
        let before = SVGDocument(device.picture())
        device.type(isRightToLeft ? "حصان صحيح" : "correct horse")
        let count = isRightToLeft ? 9 : 13
        let after = SVGDocument(device.picture())
        #expect(after.count(of: "ellipse") - before.count(of: "ellipse") == count)
        for word in ["•", "correct", "horse", "حصان", "صحيح"] {
            #expect(!after.text.contains(word))
            let attributes = after.elements.flatMap(\.attributes.values)
            #expect(!attributes.contains { $0.contains(word) })
        }
        let dots = after.elements.filter { $0.name == "ellipse" }.suffix(count)
        let caret = field.caretRect(for: field.endOfDocument)
        for dot in dots {
            #expect(dot.attributes["rx"] == dot.attributes["ry"])
            let x = try #require(dot.attributes["cx"].flatMap(Double.init))
            #expect(isRightToLeft ? x > caret.minX : x < caret.maxX)
        }
        // Nothing is suggested above the keys either.
        #expect(!after.text.contains("“"))
    }

    @Test("A secret that is too long for its field ends in an ellipsis", .requirement("U507"))
    func longSecretIsCut() {
        let device = device()
        form.field.isSecureTextEntry = true
        form.field.text = String(repeating: "a", count: 80)
        let svg = SVGDocument(device.picture())
        #expect((20...40).contains(svg.count(of: "ellipse")))
        #expect(svg.text.contains("…"))
    }

    @Test("While the keyboard moves it is drawn where it is")
    func movingKeyboardIsDrawnInPlace() throws {
        let device = device()
        try device.tap(form.field)
        device.advance(by: 0.1)
        let svg = SVGDocument(device.picture())
        #expect(svg.text.contains("done"))
        #expect(!svg.elements.contains { $0.attributes["transform"] == "translate(0 508)" })
    }

    @Test(
        "Every model can be pictured in either style, with every shape of keyboard",
        arguments: [
            SimulatedDevice.Model.iPhoneSE, .iPhone13, .iPhone15ProMax, .iPad9_7, .iPad12_9,
        ])
    func everyModelAndKeyboardIsPictured(model: SimulatedDevice.Model) throws {
        for style in [UIUserInterfaceStyle.light, .dark] {
            let device = device(model, style: style)
            try device.tap(form.field)
            for mode in [
                KeyboardMode.docked, .undocked, .split, .hardware(bar: true),
                .hardware(bar: false), .floating(CGRect(x: 20, y: 200, width: 320, height: 280)),
            ] {
                device.keyboard.mode = mode
                device.settle()
                #expect(SVGDocument(device.picture()).isWellFormed, "\(mode)")
            }
        }
    }

    @Test("The transcript names what is on the screen")
    func transcriptNamesWhatIsOnScreen() throws {
        let device = device()
        try device.tap(form.field)
        device.type("Anna")
        #expect(
            device.transcript == """
                UITextField “Anna” y 100–144 ◀
                Keyboard y 508–844
                """)
    }
}
