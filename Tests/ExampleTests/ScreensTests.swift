import CoreGraphics
import DeviceTesting
import Example
import HeadlessBehavior
import KeyboardAssistant
import Requirements
import SimulatedDevice
import Testing
import UIKit

@MainActor
@Suite(.doubts([.endFrame, .sheetAvoidance])) struct ScreensTests {
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
        "Every form is walked by the bar's Next with the field in sight", .requirement("U240"),
        arguments: Form.allCases, [SimulatedDevice.Model.iPhone13, .iPad9_7])
    func nextWalksEveryFormInSight(form: Form, model: SimulatedDevice.Model) throws {
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

    /// What the long form's screens bring into sight with each of the twelve inputs, in order.
    private static let manualTargets = [2, 2, 4, 4, 4, 4, 4, 8, 9, 10, 10, 11]

    @Test(
        "Positioned by hand, the long form shows what belongs to the input, and the input",
        .requirement("U240"),
        arguments: [KeyboardAssistant.AssistantType.manualWithBottomConstraint, .manual],
        [Form.long, .nested])
    func longFormShowsInputAndTarget(type: KeyboardAssistant.AssistantType, form: Form) throws {
        let (device, screen) = (SimulatedDevice(), form.make())
        device.show(UINavigationController(rootViewController: screen))
        device.settle()
        var choice = screen.choice
        choice.type = type
        screen.apply(choice)
        for (index, input) in screen.inputs.enumerated() {
            let position = screen.manualPosition(for: input)
            #expect(position.view === screen.inputs[Self.manualTargets[index]])
            input.becomeFirstResponder()
            device.settle()
            if type == .manualWithBottomConstraint {
                #expect(isInSight(input, of: screen, on: device), "\(index)")
                #expect(isInSight(position.view, of: screen, on: device), "\(index)")
            }
        }
        let (zip, info, hobby) = (screen.inputs[4], screen.inputs[6], screen.inputs[10])
        #expect(screen.manualPosition(for: zip).offset == 80)
        #expect(screen.manualPosition(for: info).constraint == .viewTopToTopOfScreen)
        #expect(screen.manualPosition(for: info).offset == 50)
        #expect(screen.manualPosition(for: hobby).offset == 50)
    }

    @Test(
        "In a form sheet on a tablet every field stays in sight", .requirement("U240"),
        arguments: Form.allCases)
    func formSheetKeepsFieldsInSight(form: Form) {
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
        "On an Arabic device the form and the bar speak Arabic, and not on the next one",
        .requirement("U240"))
    func arabicDeviceSpeaksArabic() throws {
        for (language, title, done) in [("ar", "التسجيل", "تم"), ("en", "Register", "Done")] {
            let (device, screen) = (SimulatedDevice(language: language), Form.registration.make())
            device.show(UINavigationController(rootViewController: screen))
            device.settle()
            let bar = try #require(screen.keyboardAssistant.navigator.defaultController)
            screen.inputs.first?.becomeFirstResponder()
            device.settle()
            #expect(screen.title == title)
            #expect(bar.btDone.title(for: .normal) == done)
        }
    }

    @Test(
        "No inputs overlap or are cut off in the dark, from right to left, and in large text",
        .requirement("U240"),
        arguments: Form.allCases, Look.allCases)
    func noInputsOverlapInAnyLook(form: Form, look: Look) {
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
