import UIKit

/// A move of the focus from one input directly to another one.
@MainActor
struct FocusAttempt {
    private(set) weak var new: UIView?
    private(set) weak var old: UIView?
    var answers = FocusAnswers()
    /// A Boolean value that indicates whether editing began, even if it has ended since or the app
    /// has handed the focus on.
    var hasBegun = false
    /// A closure to be called when the app has been told that editing ended in the old input.
    var onEnd: (() -> Void)?

    init(new: UIView, old: UIView, onEnd: @escaping () -> Void) {
        (self.new, self.old, self.onEnd) = (new, old, onEnd)
    }

    /// Whoever declined, if the old input is still being edited.
    var refusal: FocusRefusal {
        FocusRefusal(
            answers, newIsAsked: new?.mayHaveDelegate ?? false,
            oldIsAsked: old?.mayHaveDelegate ?? false)
    }
}

extension UIView {
    /// A Boolean value that indicates whether somebody else may decide if editing begins or ends in
    /// this input.
    fileprivate var mayHaveDelegate: Bool {
        switch self {
        case let field as UITextField: field.delegate != nil
        case let textView as UITextView: textView.delegate != nil
        default: true
        }
    }
}
