import UIKit

/// The empty views that stand in for the system's keyboard while inputs are edited.
///
/// Text fields and text views without an input view of their own get one, and lose it when the script
/// ends. Nothing else of theirs changes.
@MainActor
final class InputStandIns {
    private struct Loan {
        weak var input: UIView?
        let view: UIView
    }

    private var loans: [Loan] = []

    /// Gives an empty input view to each input in a view that could start the system's keyboard.
    func lend(toInputsIn root: UIView) {
        for input in root.inputs { lend(to: input) }
    }

    /// Gives an empty input view to one input, unless it has one.
    ///
    /// - Returns: A Boolean value that indicates whether the input has an input view now.
    @discardableResult
    func lend(to input: UIView) -> Bool {
        guard input.inputView == nil else { return true }
        let view = UIView(frame: .zero)
        guard input.setInputView(view) else { return false }
        loans.append(Loan(input: input, view: view))
        if input.isFirstResponder { input.reloadInputViews() }
        return true
    }

    /// Returns a Boolean value that indicates whether an input has an input view of the app's.
    func isOwn(_ input: UIView) -> Bool {
        input.inputView.map { own in !loans.contains { $0.view === own } } ?? false
    }

    /// Takes the views back from inputs that still have them, and ends editing there, which the system's
    /// keyboard would go on with.
    func takeBack() {
        for loan in loans where loan.input?.inputView === loan.view {
            if loan.input?.isFirstResponder == true { loan.input?.resignFirstResponder() }
            loan.input?.setInputView(nil)
        }
        loans = []
    }
}

extension UIView {
    /// The text fields and text views in the view, and the view itself if it is one, in the order of
    /// the hierarchy.
    var inputs: [UIView] {
        let own = self is UITextField || self is UITextView ? [self] : []
        return own + subviews.flatMap(\.inputs)
    }

    /// Sets the input view of a text field or text view.
    ///
    /// Other responders can't be given one, because theirs can only be read.
    @discardableResult
    fileprivate func setInputView(_ view: UIView?) -> Bool {
        switch self {
        case let field as UITextField: field.inputView = view
        case let text as UITextView: text.inputView = view
        default: return false
        }
        return true
    }
}
