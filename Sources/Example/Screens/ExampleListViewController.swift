import KeyCommandCustomization
import KeyboardAssistant
import UIKit

/// The first screen, on which people choose an example.
public final class ExampleListViewController: FormViewController {
    /// A screen of the example.
    public enum Example: String, CaseIterable, Sendable {
        case long = "Long form"
        case nested = "Nested form"
        case registration = "Registration form"
        case articles = "Articles"
        case photos = "Photos"
        case packing = "Packing"
        case mailbox = "Mailbox"
        case reminders = "Reminders"
        case order = "Order"
        case checkout = "Checkout"
        case sheet = "Sheet"
        case notes = "Notes"
        case conversation = "Conversation"
        case profile = "Profile"
        case mail = "Mail"
        case diagnose = "Diagnose"

        /// Returns a new screen.
        ///
        /// - Parameters:
        ///   - recorder: A recorder that has listened since the app's launch.
        ///   - registry: The registry of the screen's key bindings.
        @MainActor
        func makeScreen(
            _ recorder: KeyboardRecorder, registry: KeyBindingsRegistry
        ) -> UIViewController {
            switch self {
            case .long: LongFormViewController()
            case .nested: NestedFormViewController()
            case .registration: RegistrationViewController()
            case .articles: ArticleListViewController()
            case .photos: PhotoGridViewController()
            case .packing: PackingViewController()
            case .mailbox: MailboxViewController(registry: registry)
            case .reminders: RemindersViewController()
            case .order: OrderViewController()
            case .checkout: CheckoutViewController()
            case .sheet: SheetViewController()
            case .notes: NotesViewController(registry: registry)
            case .conversation: ConversationViewController()
            case .profile: ProfileViewController()
            case .mail: MailViewController(registry: registry)
            case .diagnose: diagnoseScreen(recorder)
            }
        }

        @MainActor
        private func diagnoseScreen(_ recorder: KeyboardRecorder) -> UIViewController {
            let screen = DiagnoseViewController()
            screen.recorder = recorder
            return screen
        }
    }

    /// A button for each example, in order.
    public private(set) var buttons: [UIButton] = []

    /// The registry of the key bindings of all examples.
    public var registry = KeyBindingsRegistry.default

    private let recorder = KeyboardRecorder()

    public override func viewDidLoad() {
        super.viewDidLoad()
        title = "Choose Example"
        column.spacing = 12
        for example in Example.allCases {
            let button = makeButton(for: example)
            buttons.append(button)
            column.addArrangedSubview(button)
        }
    }

    private func makeButton(for example: Example) -> UIButton {
        var configuration = UIButton.Configuration.gray()
        configuration.title = example.rawValue
        let button = UIButton(
            configuration: configuration,
            primaryAction: UIAction { [weak self] _ in
                guard let self else { return }
                open(example.makeScreen(recorder, registry: registry))
            })
        button.heightAnchor.constraint(greaterThanOrEqualToConstant: 80).isActive = true
        return button
    }

    private func open(_ screen: UIViewController) {
        // UIKit raises an exception if a split view is pushed.
        guard screen is UISplitViewController else {
            navigationController?.pushViewController(screen, animated: true)
            return
        }
        screen.modalPresentationStyle = .fullScreen
        present(screen, animated: true)
    }
}
