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
        case mailbox = "Mailbox"
        case reminders = "Reminders"
        case diagnose = "Diagnose"

        @MainActor
        func makeScreen() -> UIViewController {
            switch self {
            case .long: LongFormViewController()
            case .nested: NestedFormViewController()
            case .registration: RegistrationViewController()
            case .articles: ArticleListViewController()
            case .photos: PhotoGridViewController()
            case .mailbox: MailboxViewController()
            case .reminders: RemindersViewController()
            case .diagnose: DiagnoseViewController()
            }
        }
    }

    /// A button for each example, in order.
    public private(set) var buttons: [UIButton] = []

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
                self?.navigationController?.pushViewController(
                    example.makeScreen(), animated: true)
            })
        button.heightAnchor.constraint(greaterThanOrEqualToConstant: 80).isActive = true
        return button
    }
}
