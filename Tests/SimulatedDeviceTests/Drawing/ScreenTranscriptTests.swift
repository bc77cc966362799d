import CoreGraphics
import Foundation
import Testing
import UIKit

@testable import SimulatedDevice

@MainActor
@Suite struct ScreenTranscriptTests {
    private let screen = CGRect(x: 0, y: 0, width: 390, height: 844)
    private let window: UIWindow
    private let scrollView: UIScrollView

    init() {
        window = UIWindow(frame: screen)
        window.isHidden = false
        scrollView = UIScrollView(frame: screen)
        scrollView.contentInsetAdjustmentBehavior = .never
        scrollView.contentSize = CGSize(width: 390, height: 2000)
        window.addSubview(scrollView)
    }

    private func transcript(keyboard: CGRect? = nil, accessory: UIView? = nil) -> String {
        ScreenTranscript.text(
            of: [window], keyboard: keyboard, accessory: accessory, screen: screen)
    }

    @discardableResult
    private func addField(_ placeholder: String, y: CGFloat, to view: UIView? = nil) -> UITextField
    {
        let field = UITextField(frame: CGRect(x: 20, y: y, width: 350, height: 44))
        field.placeholder = placeholder
        (view ?? scrollView).addSubview(field)
        return field
    }

    @Test("A form with the keyboard up")
    func transcriptShowsFormWithKeyboardUp() {
        addField("Name", y: 100)
        addField("Email", y: 160).text = "anna@example.org"
        let password = addField("Password", y: 220)
        password.isSecureTextEntry = true
        password.text = "secret"
        addField("Far below", y: 1500)
        password.becomeFirstResponder()
        scrollView.contentInset.bottom = 336
        scrollView.contentOffset.y = 10.4

        #expect(
            transcript(keyboard: CGRect(x: 0, y: 508, width: 390, height: 336)) == """
                UIScrollView y 0–844, bottom inset 336
                  UITextField “Name” y 90–134
                  UITextField “anna@example.org” y 150–194
                  UITextField “••••••” y 210–254 ◀
                Keyboard y 508–844
                """)
    }

    @Test("Containers are left out, labels and controls are described by their text")
    func onlyLabelsAndControlsAreTold() {
        let box = UIView(frame: CGRect(x: 0, y: 50, width: 390, height: 300))
        scrollView.addSubview(box)
        let label = UILabel(frame: CGRect(x: 20, y: 0, width: 100, height: 20))
        label.text = "First line\nSecond line"
        box.addSubview(label)
        let control = UIControl(frame: CGRect(x: 20, y: 40, width: 100, height: 44))
        let title = UILabel(frame: control.bounds)
        title.text = "Save"
        control.addSubview(title)
        box.addSubview(control)

        #expect(
            transcript() == """
                UIScrollView y 0–844
                  UILabel “First line ⏎ Second line” y 50–70
                  UIControl “Save” y 90–134
                """)
    }

    @Test("What is hidden, transparent or cut off is left out")
    func invisibleViewsAreLeftOut() {
        let hidden = addField("Hidden", y: 0)
        hidden.isHidden = true
        addField("Transparent", y: 0).alpha = 0
        let clip = UIView(frame: CGRect(x: 0, y: 100, width: 390, height: 50))
        clip.clipsToBounds = true
        scrollView.addSubview(clip)
        addField("Cut off", y: 60, to: clip)

        #expect(transcript() == "UIScrollView y 0–844")
    }

    @Test("With two windows each is named")
    func eachOfTwoWindowsIsNamed() {
        let other = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 400))
        other.isHidden = false
        addField("Name", y: 100, to: other)

        #expect(
            ScreenTranscript.text(of: [window, other], screen: screen) == """
                UIWindow y 0–844
                  UIScrollView y 0–844
                UIWindow y 0–400
                  UITextField “Name” y 100–144
                """)
    }

    @Test("The keyboard's accessory view is listed under the keyboard")
    func accessoryViewStandsUnderKeyboard() {
        let bar = UIView(frame: CGRect(x: 0, y: 464, width: 390, height: 44))
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
        label.text = "Hint"
        bar.addSubview(label)

        #expect(
            transcript(keyboard: CGRect(x: 0, y: 464, width: 390, height: 380), accessory: bar)
                == """
                UIScrollView y 0–844
                Keyboard y 464–844
                  UILabel “Hint” y 464–508
                """)
    }
}
