import UIKit

/// A text field that counts what it is asked.
final class CountedField: UITextField {
    /// The number of questions that all fields together were asked.
    static var questions = 0

    private func asked<Answer>(_ answer: Answer) -> Answer {
        Self.questions += 1
        return answer
    }

    override var isFirstResponder: Bool { asked(super.isFirstResponder) }

    override var canBecomeFirstResponder: Bool { asked(super.canBecomeFirstResponder) }

    override var superview: UIView? { asked(super.superview) }

    override var window: UIWindow? { asked(super.window) }

    override var isEnabled: Bool {
        get { asked(super.isEnabled) }
        set { super.isEnabled = newValue }
    }

    override var isHidden: Bool {
        get { asked(super.isHidden) }
        set { super.isHidden = newValue }
    }

    override var isUserInteractionEnabled: Bool {
        get { asked(super.isUserInteractionEnabled) }
        set { super.isUserInteractionEnabled = newValue }
    }

    override func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
        asked(super.convert(rect, to: view))
    }
}
