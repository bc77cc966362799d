#if canImport(SimulatedDevice)
import CoreGraphics
import Foundation
import SimulatedDevice
import Testing
import UIKit

// Where a test names no source: Apple's reference of UITextInput, UITextField and UITextView.
@MainActor
@Suite struct TextOnDeviceTests {
    /// A device that shows `views`, one below the other.
    ///
    /// Made in a test's body: the app's world belongs to the last device that was made.
    private func device(showing views: UIView...) -> SimulatedDevice {
        let device = SimulatedDevice(.iPhone13)
        let controller = UIViewController()
        for (row, view) in views.enumerated() {
            view.frame = CGRect(x: 20, y: 100 + CGFloat(row) * 110, width: 300, height: 100)
            controller.view.addSubview(view)
        }
        device.show(controller)
        return device
    }

    @Test("A preferred font has the text size of the device, on any thread of the main queue")
    func preferredFontHasSizeOfDevice() {
        let device = SimulatedDevice(textSize: .accessibilityExtraExtraExtraLarge)
        #expect(UIFont.preferredFont(forTextStyle: .body).pointSize == 53)
        device.textSize = .large
        #expect(UIFont.preferredFont(forTextStyle: .body).pointSize == 17)
    }

    private func notes(
        of names: [NSNotification.Name], while action: () throws -> Void
    ) rethrows -> [NSNotification.Name] {
        @MainActor final class Box { var names: [NSNotification.Name] = [] }
        let box = Box()
        let center = NotificationCenter.default
        let tokens = names.map { name in
            center.addObserver(forName: name, object: nil, queue: nil) { _ in
                MainActor.assumeIsolated { box.names.append(name) }
            }
        }
        defer { for token in tokens { center.removeObserver(token) } }
        try action()
        return box.names
    }

    // IQKeyboardManager 271: a field tells of its beginning before the keyboard, a text view after.
    @Test("A field tells of its beginning before the keyboard shows, and a text view after it")
    func fieldsBeginBeforeTheKeyboardAndTextViewsAfter() throws {
        let field = UITextField()
        let view = UITextView()
        let device = device(showing: field, view)
        let names = [
            UITextField.textDidBeginEditingNotification,
            UITextView.textDidBeginEditingNotification, UIResponder.keyboardWillShowNotification,
        ]

        let first = try notes(of: names) { try device.tap(field) }
        field.resignFirstResponder()
        device.settle()
        let second = try notes(of: names) { try device.tap(view) }

        #expect(
            first == [
                UITextField.textDidBeginEditingNotification,
                UIResponder.keyboardWillShowNotification,
            ])
        #expect(
            second == [
                UIResponder.keyboardWillShowNotification,
                UITextView.textDidBeginEditingNotification,
            ])
    }

    @Test("What is typed arrives in the field or the text view that was tapped last")
    func whatIsTypedArrivesInTheTappedInput() throws {
        let field = UITextField()
        let view = UITextView()
        let device = device(showing: field, view)

        try device.tap(field)
        device.type("Ada")
        try device.tap(view)
        device.type("one\ntwo")

        #expect(field.text == "Ada")
        #expect(view.text == "one\ntwo")
        #expect(!field.isEditing)
    }

    // (assumed: A37)
    @Test("A tapped text view that isn't editable becomes first responder without a keyboard")
    func textThatIsOnlySelectedBringsNoKeys() throws {
        let view = UITextView()
        view.isEditable = false
        let device = device(showing: view)

        let shown = try notes(of: [UIResponder.keyboardWillShowNotification]) {
            try device.tap(view)
        }

        #expect(view.isFirstResponder)
        #expect(shown.isEmpty)
    }

    @Test("Fonts that adjust for the content size category follow the device's text size")
    func fontsFollowThePreferredTextSize() {
        let label = UILabel()
        let field = UITextField()
        let view = UITextView()
        label.text = "label"
        label.font = .preferredFont(forTextStyle: .body)
        field.font = .preferredFont(forTextStyle: .body)
        view.font = UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 34))
        label.adjustsFontForContentSizeCategory = true
        field.adjustsFontForContentSizeCategory = true
        view.adjustsFontForContentSizeCategory = true
        let device = device(showing: label, field, view)

        device.textSize = .accessibilityExtraExtraExtraLarge

        #expect(label.font.pointSize == 53)
        #expect(field.font?.pointSize == 53)
        #expect(view.font?.pointSize == 106)
    }

    @Test("A label that a constraint makes narrower than its text wraps and becomes higher")
    func labelsWrapWhereConstraintsLeaveThemNoRoom() {
        let label = UILabel()
        label.numberOfLines = 0
        label.text = "a text that is too long for one line of two hundred points"
        let line = label.intrinsicContentSize.height
        let device = device(showing: label)
        let screen = device.window.rootViewController!.view!
        label.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: screen.topAnchor),
            label.leadingAnchor.constraint(equalTo: screen.leadingAnchor),
            label.widthAnchor.constraint(equalToConstant: 200),
        ])

        screen.layoutIfNeeded()

        #expect(label.frame.width == 200)
        #expect(label.frame.height > line * 2.5)
        #expect(label.frame.height == label.sizeThatFits(CGSize(width: 200, height: 0)).height)
    }

    @Test("A text view that doesn't scroll grows by the lines that are typed")
    func aTextViewThatDoesNotScrollGrowsWhileTyping() throws {
        let view = UITextView()
        view.font = .systemFont(ofSize: 17)
        view.isScrollEnabled = false
        let device = device(showing: view)
        let screen = device.window.rootViewController!.view!
        view.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            view.topAnchor.constraint(equalTo: screen.topAnchor, constant: 100),
            view.leadingAnchor.constraint(equalTo: screen.leadingAnchor),
            view.widthAnchor.constraint(equalToConstant: 200),
        ])
        screen.layoutIfNeeded()
        #expect(view.frame.height == 37)

        try device.tap(view)
        device.type("\n\n")

        #expect(view.frame.height == 77)
    }

    @Test("Return accepts a composed text, and does nothing else (assumed: A74)")
    func returnAcceptsComposedText() {
        let field = UITextField()
        let device = device(showing: field)
        field.becomeFirstResponder()
        field.setMarkedText("に", selectedRange: NSRange(location: 1, length: 0))
        device.press("\r")
        #expect(field.markedTextRange == nil && field.text == "に")
        #expect(field.isFirstResponder)
    }

    // The field begins to be edited (assumed: A73).
    @Test("A tap on the clear button clears the field and begins editing")
    func aTapOnTheClearButtonClears() throws {
        let field = UITextField()
        let device = device(showing: field)
        field.text = "old"
        field.clearButtonMode = .always
        let button = field.clearButtonRect(forBounds: field.bounds)

        device.tap(
            at: field.convert(CGPoint(x: button.midX, y: button.midY), to: nil), in: device.window)

        #expect(field.text == "")
        #expect(field.isEditing)
    }

    @Test("A drag that begins on a field scrolls and doesn't begin editing")
    func aDragAcrossAFieldDoesNotBeginIt() {
        let scrollView = UIScrollView()
        let field = UITextField(frame: CGRect(x: 0, y: 20, width: 300, height: 34))
        let device = device(showing: scrollView)
        scrollView.contentSize = CGSize(width: 300, height: 1000)
        scrollView.addSubview(field)

        device.drag(field, by: CGVector(dx: 0, dy: -30))

        #expect(!field.isEditing)
        #expect(scrollView.contentOffset.y > 0)
    }

    @Test("The left arrow key moves the caret back, or to the start of the selection")
    func arrowKeysMoveTheCaret() throws {
        let field = UITextField()
        let device = device(showing: field)
        field.text = "ac"
        try device.tap(field)

        device.press("UIKeyInputLeftArrow")
        device.press("b")

        #expect(field.text == "abc")

        field.selectedTextRange = field.textRange(
            from: field.beginningOfDocument, to: field.endOfDocument)
        device.press("UIKeyInputLeftArrow")
        device.press("x", .shift)
        #expect(field.text == "Xabc")
    }

    @Test("A field and a text view that were edited are freed with their device")
    func inputsAreLetGoOf() throws {
        weak var oldField: UITextField?
        weak var oldView: UITextView?
        func use() throws {
            let field = UITextField()
            let view = UITextView()
            (oldField, oldView) = (field, view)
            let device = device(showing: field, view)
            try device.tap(field)
            _ = field.tokenizer
            try device.tap(view)
            _ = view.tokenizer
            device.type("some text")
            view.resignFirstResponder()
            device.settle()
        }

        try use()
        _ = SimulatedDevice()

        #expect(oldField == nil)
        #expect(oldView == nil)
    }
}
#endif
