#if canImport(SimulatedDevice)
import CoreGraphics
import Foundation
import Requirements
import SimulatedDevice
import Testing
import UIKit

/// A delegate with the methods of iOS 26 as well as the older ones.
@MainActor
private final class Delegate: NSObject, UITextFieldDelegate, UITextViewDelegate {
    var calls: [String] = []

    private static func words(_ ranges: [NSValue], _ text: String) -> String {
        ranges.map { "\($0.rangeValue.location)+\($0.rangeValue.length) \(text)" }.joined()
    }

    func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
        replacementString string: String
    ) -> Bool {
        calls.append("one")
        return true
    }

    func textField(
        _ textField: UITextField, shouldChangeCharactersInRanges ranges: [NSValue],
        replacementString string: String
    ) -> Bool {
        calls.append(Self.words(ranges, string))
        return string != "x"
    }

    func textView(
        _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool {
        calls.append("one")
        return true
    }

    func textView(
        _ textView: UITextView, shouldChangeTextInRanges ranges: [NSValue],
        replacementText text: String
    ) -> Bool {
        calls.append(Self.words(ranges, text))
        return text != "x"
    }
}

// Not for Apple's UIKit before iOS 26, which doesn't have the methods.
@MainActor
@Suite struct ChangeInRangesTests {
    @Test(
        "A delegate that has the method for several ranges isn't asked about one",
        .bug("https://github.com/dotnet/macios/issues/26079"))
    func rangesComeFirst() {
        let (device, screen, delegate) = (SimulatedDevice(), UIViewController(), Delegate())
        let frame = CGRect(x: 20, y: 100, width: 200, height: 40)
        let (field, textView) = (UITextField(frame: frame), UITextView(frame: frame))
        (field.delegate, textView.delegate) = (delegate, delegate)
        for input in [field, textView] as [UIView] { screen.view.addSubview(input) }
        device.show(screen)
        for input in [field, textView] as [UIView] {
            delegate.calls = []
            input.becomeFirstResponder()
            device.type("axb")
            device.press("\u{8}")
            #expect(delegate.calls == ["0+0 a", "1+0 x", "1+0 b", "1+1 "])
        }
        #expect(field.text == "a" && textView.text == "a")
    }
}
#endif
