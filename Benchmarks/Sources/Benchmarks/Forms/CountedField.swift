import UIKit

/// A text field that counts what it is asked.
///
/// It doesn't count where it is, which UIKit asks all views in each layout.
final class CountedField: UITextField {
    override var isFirstResponder: Bool { Tally.asked(super.isFirstResponder) }

    override var canBecomeFirstResponder: Bool { Tally.asked(super.canBecomeFirstResponder) }

    override var isEnabled: Bool {
        get { Tally.asked(super.isEnabled) }
        set { super.isEnabled = newValue }
    }

    override var isHidden: Bool {
        get { Tally.asked(super.isHidden) }
        set { super.isHidden = newValue }
    }

    override var isUserInteractionEnabled: Bool {
        get { Tally.asked(super.isUserInteractionEnabled) }
        set { super.isUserInteractionEnabled = newValue }
    }

    override func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
        Tally.asked(super.convert(rect, to: view))
    }
}
