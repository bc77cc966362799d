import KeyboardAssistant
import UIKit

/// A form for an event, to be presented in a sheet.
public final class EventViewController: FormViewController {
    public let titleField = formField("Title")
    public let locationField = formField("Location")
    public let linkField = formField("example.com")
    public let guestsField = formField("jane@example.com")
    public let notesView = formTextView(height: 120)
    public private(set) var assistant: KeyboardAssistant?
    private let onDone: (String?) -> Void

    /// The inputs in order.
    public var inputs: [UIView] {
        [titleField, locationField, linkField, guestsField, notesView]
    }

    /// Creates a form that calls `onDone` with the title of the event.
    init(onDone: @escaping (String?) -> Void) {
        self.onDone = onDone
        super.init(nibName: nil, bundle: nil)
    }

    public required init?(coder: NSCoder) { nil }

    public override func viewDidLoad() {
        super.viewDidLoad()
        title = String(example: "New Event")
        linkField.keyboardType = .URL
        guestsField.keyboardType = .emailAddress
        guestsField.autocapitalizationType = .none
        for (caption, input) in zip(["Title", "Location", "Link", "Guests", "Notes"], inputs) {
            column.addArrangedSubview(captioned(caption, input))
        }
        addButtons()
        let navigator = InputNavigator.createWithKeyboardNavigationAndDefaultController(
            shouldSetTextFieldDelegates: true)
        navigator.addInputItems(inputItems: inputs)
        assistant = KeyboardAssistant(scrollView: scrollView, navigator: navigator)
    }

    private func addButtons() {
        navigationItem.leftBarButtonItem = UIBarButtonItem(
            systemItem: .cancel,
            primaryAction: UIAction { [weak self] _ in self?.dismiss(animated: true) })
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .done,
            primaryAction: UIAction { [weak self] _ in self?.finish() })
    }

    private func finish() {
        onDone(titleField.text)
        dismiss(animated: true)
    }
}
