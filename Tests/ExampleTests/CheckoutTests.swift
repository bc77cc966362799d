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
@Suite(.doubts(.keyboard)) struct CheckoutTests {
    private func show() -> (SimulatedDevice, CheckoutViewController) {
        let (device, screen) = (SimulatedDevice(.iPhone13), CheckoutViewController())
        device.show(UINavigationController(rootViewController: screen))
        device.settle()
        return (device, screen)
    }

    private func frame(_ view: UIView) -> CGRect { view.convert(view.bounds, to: nil) }

    /// Whether people see all of `view` between the navigation bar and the footer or the keyboard.
    private func isSeen(
        _ view: UIView, of screen: CheckoutViewController, on device: SimulatedDevice
    ) -> Bool {
        let bottom = min(frame(screen.footer).minY, device.keyboard.frame?.minY ?? 844)
        return !view.isHidden && frame(view).maxY <= bottom + 0.5
            && frame(view).minY >= frame(screen.scrollView).minY - 0.5
    }

    @Test(
        "Each field of the checkout is seen above the footer, with its caption",
        .requirement("U240", "U366", "U367"))
    func eachFieldIsSeenAboveFooter() {
        let (device, screen) = show()
        screen.entries[0].field.becomeFirstResponder()
        device.settle()
        for entry in screen.entries {
            #expect(entry.field.isFirstResponder)
            #expect(isSeen(entry.field, of: screen, on: device), "\(entry.content.title)")
            #expect(isSeen(entry.caption, of: screen, on: device))
            device.type("\n")
            device.settle()
        }
        #expect(device.keyboard.frame == nil)
    }

    @Test(
        "A digit too many shows a message below the field above the footer, which grows by a line",
        .requirement("U240", "U366", "U367"))
    func digitTooManyShowsMessage() throws {
        let (device, screen) = show()
        let entry = try #require(screen.entries.first { $0.content.title == "Postcode" })
        entry.field.becomeFirstResponder()
        device.settle()
        device.type("12345")
        device.settle()
        let height = screen.footer.bounds.height
        #expect(entry.problem.isHidden && screen.footer.warning.isHidden)

        device.type("6")
        device.settle()
        #expect(entry.problem.text == "Please enter 5 digits, without spaces.")
        #expect(screen.footer.bounds.height > height + 10)
        for view in [entry.caption, entry.field, entry.problem] {
            #expect(isSeen(view, of: screen, on: device))
        }

        device.press("\u{8}")
        device.settle()
        #expect(entry.problem.isHidden && screen.footer.bounds.height == height)
        #expect(isSeen(entry.field, of: screen, on: device))
    }

    @Test(
        "Paying an empty checkout marks every field, and leaves the inset that the footer needs",
        .requirement("U240", "U367"))
    func payingMarksFields() throws {
        let (device, screen) = show()
        screen.entries[2].field.becomeFirstResponder()
        device.settle()
        screen.footer.button.sendActions(for: .touchUpInside)
        device.settle()
        #expect(screen.entries.allSatisfy { !$0.problem.isHidden })
        #expect(screen.footer.warning.text == "6 fields need your attention.")
        #expect(abs(screen.scrollView.contentInset.bottom - screen.footer.bounds.height) < 0.5)
        #expect(device.keyboard.frame == nil)
    }

    @Test(
        "While people type, only what more typing can't mend is wrong",
        arguments: [
            ("Postcode", "", nil, "Please enter 5 digits, without spaces."),
            ("Postcode", "1234", nil, "Please enter 5 digits, without spaces."),
            ("Postcode", "12345", nil, nil),
            (
                "Postcode", "12 34", "Please enter 5 digits, without spaces.",
                "Please enter 5 digits, without spaces."
            ),
            ("City", "", nil, "Please fill in this field."),
            ("City", "Oslo", nil, nil),
        ] as [(String, String, String?, String?)])
    func problems(title: String, text: String, typing: String?, final: String?) throws {
        let entry = CheckoutViewController().entries.first { $0.content.title == title }
        let field = try #require(entry).content
        #expect(field.problem(in: text, isTyping: true) == typing)
        #expect(field.problem(in: text, isTyping: false) == final)
    }
}
