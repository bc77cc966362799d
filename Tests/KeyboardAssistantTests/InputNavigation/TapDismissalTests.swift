import Testing
import UIKit

@testable import KeyboardAssistant

@MainActor
@Suite struct TapDismissalTests {
    @Test("A tap on a control or a text input, or on a view inside one, is none beside the inputs")
    func tapOnInputIsNeverBeside() {
        let root = UIView()
        let (plain, inner) = (UIView(), UIView())
        let inputs: [UIView] = [UIButton(), UITextField(), UITextView(), UISwitch()]
        root.addSubview(plain)
        plain.addSubview(inner)
        for view in [plain, inner, root] {
            #expect(TapDismissal.isBesideInputs(view, in: root))
        }
        for input in inputs {
            let part = UIView()
            inner.addSubview(input)
            input.addSubview(part)
            #expect(!TapDismissal.isBesideInputs(input, in: root))
            #expect(!TapDismissal.isBesideInputs(part, in: root))
            // What the view lies in itself does not matter.
            #expect(TapDismissal.isBesideInputs(part, in: part))
            let watched = UIView()
            part.addSubview(watched)
            #expect(TapDismissal.isBesideInputs(watched, in: watched))
        }
        #expect(TapDismissal.isBesideInputs(nil, in: root))
    }
}
