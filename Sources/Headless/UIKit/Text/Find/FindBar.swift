import CoreGraphics
import Foundation

/// The bar above the keyboard that contains the search text.
package final class FindBar: UIView, UITextFieldDelegate {
    package let field = UISearchTextField(frame: .zero)
    private let done = UIButton(type: .system)
    private weak var interaction: UIFindInteraction?

    init(for interaction: UIFindInteraction) {
        self.interaction = interaction
        // As high as a toolbar, with some space around the field (assumed: A75).
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 52))
        autoresizingMask = .flexibleWidth
        field.returnKeyType = .search
        field.delegate = self
        field.addAction(
            UIAction { [weak self] _ in
                guard let self else { return }
                self.interaction?.queryDidChange(to: self.field.text ?? "")
            }, for: .editingChanged)
        done.setTitle("Done", for: .normal)
        done.addAction(
            UIAction { [weak self] _ in self?.interaction?.dismissFindNavigator() },
            for: .touchUpInside)
        addSubview(field)
        addSubview(done)
    }

    package required init?(coder: NSCoder) { nil }

    package override func layoutSubviews() {
        super.layoutSubviews()
        let button = done.intrinsicContentSize.width
        done.frame = CGRect(x: 8, y: 8, width: button, height: 36)
        field.frame = CGRect(
            x: button + 16, y: 8, width: max(0, bounds.width - button - 24), height: 36)
    }

    /// Finds the next match, and keeps the keyboard in the field.
    package func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        interaction?.findNext()
        return false
    }
}

/// A first responder that shows the bar above the keyboard until the bar's field takes over.
final class FindAnchorView: UIView, UIKeyInput {
    private let bar: FindBar

    init(bar: FindBar) {
        self.bar = bar
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    override var canBecomeFirstResponder: Bool { true }

    var hasText: Bool { false }
    func insertText(_ text: String) {}
    func deleteBackward() {}

    override var inputAccessoryView: UIView? { bar }
}
