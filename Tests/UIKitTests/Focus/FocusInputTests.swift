#if canImport(SimulatedDevice)
import CoreGraphics
import Foundation
import SimulatedDevice
import Testing
import UIKit

@MainActor
private final class Guardian: NSObject, UITextFieldDelegate, UITextViewDelegate {
    var lets = false
    private(set) var timesAsked = 0

    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
        timesAsked += 1
        return lets
    }

    func textViewShouldEndEditing(_ textView: UITextView) -> Bool {
        timesAsked += 1
        return lets
    }
}

/// A delegate that removes a field when editing ends in it.
@MainActor
private final class Leaver: NSObject, UITextFieldDelegate {
    func textFieldDidEndEditing(_ textField: UITextField) {
        textField.removeFromSuperview()
    }
}

// WWDC21 10260, on the responder chain: what is focused is always in the first responder.
@MainActor
@Suite struct FocusInputTests {
    private func field(_ screen: FocusScreen, _ top: CGFloat, _ delegate: Guardian?) -> UITextField
    {
        let field = UITextField(frame: CGRect(x: 0, y: top, width: 200, height: 40))
        field.delegate = delegate
        screen.controller.view.addSubview(field)
        return field
    }

    @Test("A field that refuses to end editing keeps focus, whether keys or code ask")
    func aFieldThatRefusesToEndEditingKeepsFocus() {
        let (screen, guardian) = (FocusScreen(), Guardian())
        let first = field(screen, 100, guardian)
        let second = field(screen, 200, nil)
        let view = screen.add("view", 0, 300)
        var failures = 0
        let token = NotificationCenter.default.addObserver(
            forName: UIFocusSystem.movementDidFailNotification, object: screen.system, queue: nil
        ) { _ in MainActor.assumeIsolated { failures += 1 } }
        screen.device.press("\t")
        screen.device.press("\t")
        #expect(first.isFocused && first.isEditing && !second.isEditing)
        screen.device.press("\t", .shift)
        #expect(first.isFocused && !view.isFocused)
        screen.system?.requestFocusUpdate(to: view)
        screen.device.advance(by: 0)
        #expect(first.isFocused && first.isEditing)
        #expect(failures == 3 && guardian.timesAsked == 3)
        NotificationCenter.default.removeObserver(token)
    }

    @Test("A field that agrees to end editing is asked once")
    func aFieldThatAgreesIsAskedOnce() {
        let (screen, guardian) = (FocusScreen(), Guardian())
        let first = field(screen, 100, guardian)
        let second = field(screen, 200, nil)
        guardian.lets = true
        screen.device.press("\t")
        screen.device.press("\t")
        #expect(second.isFocused && second.isEditing && !first.isEditing)
        #expect(guardian.timesAsked == 1)
    }

    @Test("A field that begins editing keeps it when the field that had focus is removed")
    func aFieldThatBeginsEditingKeepsItWhenTheFocusedOneIsGone() {
        let (screen, leaver) = (FocusScreen(), Leaver())
        let first = field(screen, 100, nil)
        first.delegate = leaver
        let other = field(screen, 200, nil)
        let new = field(screen, 300, nil)
        // The keyboard changes, and ends a turn, before focus has moved to the new input.
        new.inputAccessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 768, height: 60))
        screen.device.press("\t")
        #expect(first.isFocused)
        #expect(new.becomeFirstResponder())
        #expect(new.isEditing && new.isFocused && !other.isEditing)
    }

    @Test("People who type in an input that can't have focus go on typing when what has it is gone")
    func inputThatCantHaveFocusKeepsEditing() {
        final class Unfocusable: UITextField {
            override var canBecomeFocused: Bool { false }
        }
        let screen = FocusScreen()
        let focused = screen.add("view", 0, 100)
        _ = screen.add("other", 0, 200)
        let field = Unfocusable(frame: CGRect(x: 0, y: 300, width: 200, height: 40))
        screen.controller.view.addSubview(field)
        screen.device.press("\t")
        #expect(focused.isFocused && field.becomeFirstResponder())
        focused.removeFromSuperview()
        screen.device.settle()
        #expect(field.isEditing)
    }

    @Test("A text view that refuses to end editing keeps focus until it agrees")
    func aTextViewThatRefusesKeepsFocus() {
        let (screen, guardian) = (FocusScreen(), Guardian())
        let text = UITextView(frame: CGRect(x: 0, y: 100, width: 200, height: 100))
        text.delegate = guardian
        screen.controller.view.addSubview(text)
        let view = screen.add("view", 0, 300)
        screen.device.press("\t")
        #expect(text.isFocused)
        screen.system?.requestFocusUpdate(to: view)
        screen.device.advance(by: 0)
        #expect(text.isFocused && text.isFirstResponder)
        guardian.lets = true
        screen.system?.requestFocusUpdate(to: view)
        screen.device.advance(by: 0)
        #expect(view.isFocused && !text.isFirstResponder)
    }

    @Test("A focused field that is removed isn't asked whether editing should end")
    func aFieldThatVanishesIsNotAsked() {
        let (screen, guardian) = (FocusScreen(), Guardian())
        let first = field(screen, 100, guardian)
        screen.add("view", 0, 300)
        screen.device.press("\t")
        first.removeFromSuperview()
        screen.device.advance(by: 0)
        #expect(!first.isFocused && !first.isEditing)
        #expect(guardian.timesAsked == 0)
    }
}
#endif
