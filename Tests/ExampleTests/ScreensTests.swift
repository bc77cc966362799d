import CoreGraphics
import Example
import KeyboardAssistant
import SimulatedDevice
import Testing
import UIKit

@MainActor
@Suite struct ScreensTests {
    enum Form: CaseIterable {
        case long, nested, registration

        @MainActor
        func make() -> AssistedFormViewController {
            switch self {
            case .long: LongFormViewController()
            case .nested: NestedFormViewController()
            case .registration: RegistrationViewController()
            }
        }
    }

    @Test(
        "U240 Every form is walked by the bar's Next with the field in sight",
        arguments: Form.allCases, [SimulatedDevice.Model.iPhone13, .iPad9_7])
    func walk(form: Form, model: SimulatedDevice.Model) throws {
        let (device, screen) = (SimulatedDevice(model), form.make())
        device.show(UINavigationController(rootViewController: screen))
        device.settle()
        let bar = try #require(screen.keyboardAssistant.navigator.defaultController)
        screen.inputs.first?.becomeFirstResponder()
        device.settle()
        for input in screen.inputs {
            #expect(input.isFirstResponder)
            #expect(isInSight(input, of: screen, on: device))
            try device.tap(bar.btNext)
            device.settle()
        }
        #expect(screen.inputs.first?.isFirstResponder == true)
    }

    @Test("U240 In a form sheet on a tablet every field stays in sight", arguments: Form.allCases)
    func formSheet(form: Form) {
        let (device, root, screen) = (SimulatedDevice(.iPad9_7), UIViewController(), form.make())
        device.show(root)
        let sheet = UINavigationController(rootViewController: screen)
        sheet.modalPresentationStyle = .formSheet
        root.present(sheet, animated: false)
        device.settle()
        for input in screen.inputs {
            input.becomeFirstResponder()
            device.settle()
            #expect(isInSight(input, of: screen, on: device))
        }
    }

    enum Look: CaseIterable {
        case dark, arabic, largestText

        @MainActor
        func device() -> SimulatedDevice {
            switch self {
            case .dark: SimulatedDevice(style: .dark)
            case .arabic: SimulatedDevice(language: "ar")
            case .largestText: SimulatedDevice(textSize: .accessibilityExtraExtraExtraLarge)
            }
        }
    }

    @Test(
        "U240 No inputs overlap or are cut off in the dark, from right to left, and in large text",
        arguments: Form.allCases, Look.allCases)
    func looks(form: Form, look: Look) {
        let (device, screen) = (look.device(), form.make())
        device.show(UINavigationController(rootViewController: screen))
        device.settle()
        let frames = screen.inputs.map { $0.convert($0.bounds, to: screen.contentView) }
        for (index, frame) in frames.enumerated() {
            #expect(frame.width > 60 && frame.height >= 44)
            #expect(screen.contentView.bounds.contains(frame))
            for other in frames.dropFirst(index + 1) { #expect(!frame.intersects(other)) }
        }
    }
}
