import KeyboardAssistant
import UIKit

/// A form for a payment, with a footer that sticks above the keyboard.
///
/// An error message appears below a field while its text is wrong, and the footer grows by a line.
/// The field, its caption and its message stay visible.
public final class CheckoutViewController: FormViewController {
    public let entries = CheckoutField.all.map { CheckoutEntry($0) }
    public let footer = CheckoutFooter()
    public let navigator = InputNavigator.createWithKeyboardNavigationAndDefaultController(
        shouldSetTextFieldDelegates: true)
    public private(set) var assistant: KeyboardAssistant?
    /// The part of the content inset that keeps the end of the form above the footer.
    private var reserved: CGFloat = 0

    public override func viewDidLoad() {
        super.viewDidLoad()
        title = String(example: "Checkout")
        for entry in entries { add(entry) }
        pinFooter()
        assist()
    }

    private func add(_ entry: CheckoutEntry) {
        column.addArrangedSubview(entry)
        check(entry, isTyping: true, on: .editingChanged)
        check(entry, isTyping: false, on: .editingDidEnd)
    }

    private func check(_ entry: CheckoutEntry, isTyping: Bool, on event: UIControl.Event) {
        // The field keeps the action, and the entry keeps the field.
        let action = UIAction { [weak self, weak entry] _ in
            if let entry { self?.check(entry, isTyping: isTyping) }
        }
        entry.field.addAction(action, for: event)
    }

    private func pinFooter() {
        footer.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(footer)
        NSLayoutConstraint.activate([
            footer.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
            footer.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            footer.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        ])
        footer.button.addAction(
            UIAction { [weak self] _ in self?.pay() }, for: .touchUpInside)
    }

    private func assist() {
        navigator.addInputItems(inputItems: entries.map(\.field))
        let assistant = KeyboardAssistant(scrollView: scrollView, navigator: navigator)
        for entry in entries {
            assistant.setRelatedViews([entry.problem, entry.caption], for: entry.field)
        }
        assistant.footerView = footer
        self.assistant = assistant
    }

    public override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        // A change by the difference, because the assistant may have added to the inset.
        scrollView.contentInset.bottom += footer.bounds.height - reserved
        reserved = footer.bounds.height
    }

    // MARK: Changes

    private func check(_ entry: CheckoutEntry, isTyping: Bool) {
        entry.check(isTyping: isTyping)
        footer.show(problems: entries.count { !$0.problem.isHidden })
    }

    private func pay() {
        navigator.focusedItem = nil
        for entry in entries { check(entry, isTyping: false) }
    }
}
