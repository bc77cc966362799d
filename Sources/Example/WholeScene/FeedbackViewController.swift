import UIKit

/// A sheet without a scroll view: its inputs and its button are pinned to the safe area.
public final class FeedbackViewController: UIViewController {
    public let messageView = UITextView()
    public let emailField = formField("Your email, for an answer")
    public let sendButton = UIButton(type: .system)

    public override func viewDidLoad() {
        super.viewDidLoad()
        title = "Feedback"
        view.backgroundColor = .systemBackground
        navigationItem.leftBarButtonItem = UIBarButtonItem(
            systemItem: .cancel,
            primaryAction: UIAction { [weak self] _ in self?.dismiss(animated: true) })
        dressInputs()
        connectButton()
        pin([messageView, emailField, sendButton])
    }

    private func dressInputs() {
        messageView.font = .preferredFont(forTextStyle: .body)
        messageView.adjustsFontForContentSizeCategory = true
        messageView.backgroundColor = .secondarySystemBackground
        messageView.layer.cornerRadius = 10
        messageView.accessibilityLabel = "Message"
        messageView.accessibilityIdentifier = "Message"
        emailField.textContentType = .emailAddress
        emailField.keyboardType = .emailAddress
        emailField.autocapitalizationType = .none
        emailField.accessibilityIdentifier = "Email"
    }

    private func connectButton() {
        var configuration = UIButton.Configuration.filled()
        configuration.title = "Send"
        configuration.buttonSize = .large
        sendButton.configuration = configuration
        sendButton.addAction(
            UIAction { [weak self] _ in self?.dismiss(animated: true) }, for: .touchUpInside)
    }

    /// Pins the views below one another, the first as tall as there is room.
    private func pin(_ views: [UIView]) {
        let safeArea = view.safeAreaLayoutGuide
        var top = safeArea.topAnchor
        for child in views {
            child.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(child)
            NSLayoutConstraint.activate([
                child.topAnchor.constraint(equalTo: top, constant: 16),
                child.leadingAnchor.constraint(equalTo: safeArea.leadingAnchor, constant: 20),
                child.trailingAnchor.constraint(equalTo: safeArea.trailingAnchor, constant: -20),
            ])
            top = child.bottomAnchor
        }
        top.constraint(equalTo: safeArea.bottomAnchor, constant: -16).isActive = true
        for child in views.dropFirst() {
            child.setContentHuggingPriority(.required, for: .vertical)
        }
    }
}

extension UIBarButtonItem {
    /// Returns a button that presents the sheet for feedback over `screen`.
    static func feedback(from screen: UIViewController) -> UIBarButtonItem {
        UIBarButtonItem(
            title: "Feedback",
            primaryAction: UIAction { [weak screen] _ in
                let sheet = UINavigationController(rootViewController: FeedbackViewController())
                sheet.modalPresentationStyle = .formSheet
                screen?.present(sheet, animated: true)
            })
    }
}
