import DeviceFixtures
import DeviceTesting
import Foundation
import KeyboardAssistant
import Requirements
import SimulatedDevice
import Testing
import UIKit

/// The delegate that a navigator sets in front of the app's.
@MainActor
@Suite(.doubts(.editing)) struct InputDelegateProxyTests {
    /// A delegate with the methods of iOS 26, and no older ones.
    private final class RangesDelegate: NSObject, UITextFieldDelegate, UITextViewDelegate {
        var asked: [[NSRange]] = []

        func textField(
            _ textField: UITextField, shouldChangeCharactersInRanges ranges: [NSValue],
            replacementString string: String
        ) -> Bool {
            asked.append(ranges.map(\.rangeValue))
            return (textField.text ?? "").count + string.count <= 3
        }

        func textView(
            _ textView: UITextView, shouldChangeTextInRanges ranges: [NSValue],
            replacementText text: String
        ) -> Bool {
            asked.append(ranges.map(\.rangeValue))
            return textView.text.count + text.count <= 3
        }
    }

    /// A delegate that forwards to the one that it found.
    private final class Wrapper: NSObject, UITextFieldDelegate {
        let name: String
        weak var inner: (any UITextFieldDelegate)?
        static var calls: [String] = []

        init(_ name: String) { self.name = name }

        func wrap(_ field: UITextField) {
            guard field.delegate !== self else { return }
            inner = field.delegate
            field.delegate = self
        }

        func textField(
            _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
            replacementString string: String
        ) -> Bool {
            Self.calls.append(name)
            return inner?.textField(
                textField, shouldChangeCharactersIn: range, replacementString: string) ?? true
        }

        func textFieldShouldReturn(_ textField: UITextField) -> Bool {
            Self.calls.append(name)
            return inner?.textFieldShouldReturn(textField) ?? true
        }
    }

    private let stage = Stage()

    @Test(
        "A limit that only the method of iOS 26 sets holds under a navigator",
        .requirement("U515"), .bug("https://github.com/dotnet/macios/issues/26079"),
        arguments: [true, false])
    func limitOfNewMethodHolds(isTextView: Bool) {
        let (app, navigator) = (RangesDelegate(), InputNavigator(returnKey: .delegate))
        navigator.shouldSetTextViewDelegates = true
        let (field, textView) = (stage.form.fields[0], UITextView())
        textView.frame = field.frame
        stage.form.content.addSubview(textView)
        (field.delegate, textView.delegate) = (app, app)
        navigator.addInputItems(inputItems: [field, textView])
        let input: UIView = isTextView ? textView : field
        input.becomeFirstResponder()
        stage.device.type("abcde")
        #expect((isTextView ? textView.text : field.text) == "abc")
        #expect(app.asked.count == 5)
        #expect(app.asked.last == [NSRange(location: 3, length: 0)])
        #expect(field.delegate !== app && textView.delegate !== app)
        navigator.removeInputItems()
        #expect(field.delegate === app && textView.delegate === app)
    }

    @Test(
        "Delegates that wrap the one they find, in any order and again, are each called once",
        .requirement("U515"), .requirement("U324"))
    func wrappersAreCalledOnce() {
        let (first, a, b) = (Wrapper("first"), Wrapper("a"), Wrapper("b"))
        // The wrappers that are set before each visit, outermost last.
        for order in [[a], [a, b], [b, a], [a, a], [a, b, a], [a, b, a, b], [a, a, b, b, a]] {
            let field = UITextField(frame: stage.form.fields[0].frame)
            stage.form.content.addSubview(field)
            field.delegate = first
            let navigator = InputNavigator(returnKey: .delegate)
            navigator.addInputItems(inputItems: [field, stage.form.fields[2]])
            for wrapper in order {
                wrapper.wrap(field)
                Wrapper.calls = []
                field.becomeFirstResponder()
                stage.device.type("x")
                #expect(Wrapper.calls.first == wrapper.name)
                #expect(Wrapper.calls.last == "first")
                #expect(Set(Wrapper.calls).count == Wrapper.calls.count, "\(order.map(\.name))")
                Wrapper.calls = []
                stage.device.type("\n")
                #expect(Set(Wrapper.calls).count == Wrapper.calls.count)
                #expect(stage.form.fields[2].isFirstResponder)
            }
            navigator.removeInputItems()
            #expect(field.delegate === order.last)
            field.removeFromSuperview()
        }
    }

    @Test(
        "A delegate that the app saves for a while and sets again leads to the app's",
        .requirement("U515"))
    func savedDelegateLeadsOn() {
        let (first, other) = (Wrapper("first"), Wrapper("other"))
        let (field, navigator) = (stage.form.fields[0], InputNavigator(returnKey: .delegate))
        field.delegate = first
        navigator.addInputItems(inputItems: stage.form.fields)
        let saved = field.delegate
        for delegate in [other, saved] {
            field.delegate = delegate
            field.becomeFirstResponder()
            Wrapper.calls = []
            stage.device.type("x")
            #expect(Wrapper.calls == [delegate === other ? "other" : "first"])
            field.resignFirstResponder()
        }
        navigator.removeInputItems()
        #expect(field.delegate === first)
    }

    @Test(
        "A navigator that the app stops while it is asked about Return moves nothing",
        .requirement("U526"))
    func stoppedWhileAsked() {
        final class Stopping: NSObject, UITextFieldDelegate {
            var onReturn: (() -> Void)?
            func textFieldShouldReturn(_ textField: UITextField) -> Bool {
                onReturn?()
                return true
            }
        }
        let (app, navigator) = (Stopping(), InputNavigator(returnKey: .delegate))
        let field = stage.form.fields[0]
        field.delegate = app
        app.onReturn = { navigator.stop() }
        navigator.addInputItems(inputItems: stage.form.fields)
        field.becomeFirstResponder()
        stage.device.type("\n")
        #expect(field.isFirstResponder)
        #expect(field.delegate === app)
    }

    @Test(
        "A delegate that is released leaves a field that still moves on", .requirement("U515"))
    func releasedDelegateLeavesField() {
        let (field, navigator) = (stage.form.fields[0], InputNavigator(returnKey: .delegate))
        var app: Wrapper? = Wrapper("app")
        field.delegate = app
        navigator.addInputItems(inputItems: stage.form.fields)
        app = nil
        field.becomeFirstResponder()
        stage.device.type("x\n")
        #expect(field.text == "x")
        #expect(stage.form.fields[1].isFirstResponder)
        navigator.removeInputItems()
        #expect(field.delegate == nil)
        withExtendedLifetime(app) {}
    }

    @Test(
        "A delegate that is set on a text view later has its caret followed, and stays",
        .requirement("U515"))
    func laterTextViewDelegateIsForwardedTo() {
        final class Counter: NSObject, UITextViewDelegate {
            var changes = 0
            func textViewDidChange(_ textView: UITextView) { changes += 1 }
        }
        let (textView, late, navigator) = (UITextView(), Counter(), InputNavigator())
        textView.frame = stage.form.fields[0].frame
        stage.form.content.addSubview(textView)
        navigator.shouldSetTextViewDelegates = true
        navigator.addInputItem(inputItem: textView)
        textView.delegate = late
        textView.becomeFirstResponder()
        stage.device.type("ab")
        #expect(late.changes == 2)
        #expect(textView.delegate !== late)
        navigator.removeInputItems()
        #expect(textView.delegate === late)
    }
}
