import KeyboardAssistant
import UIKit

/// A registration form with four fields, a button, and an automatic assistant.
public final class RegistrationViewController: AssistedFormViewController {
    public let txtFirstName = formField("Jane")
    public let txtLastName = formField("Appleseed")
    public let txtEmail = formField("jane@example.com")
    public let txtPassword = formField("At least eight characters")
    public let btRegisterAccount = UIButton(type: .system)

    public convenience init() {
        self.init(choice: AssistantChoice(navigator: .keyboardAndDefaultController))
    }

    public override var inputs: [UIView] { [txtFirstName, txtLastName, txtEmail, txtPassword] }

    public override var viewAfterLastInput: UIView? { btRegisterAccount }

    public override func viewDidLoad() {
        super.viewDidLoad()
        title = String(example: "Register")
        dressFields()
        fillColumn()
    }

    // MARK: Looks

    private func dressFields() {
        txtFirstName.textContentType = .givenName
        txtLastName.textContentType = .familyName
        txtEmail.textContentType = .emailAddress
        txtEmail.keyboardType = .emailAddress
        txtEmail.autocapitalizationType = .none
        txtPassword.textContentType = .newPassword
        txtPassword.isSecureTextEntry = true
    }

    private func fillColumn() {
        for view in [
            heading(), captioned("First name", txtFirstName), captioned("Last name", txtLastName),
            captioned("Email", txtEmail), captioned("Password", txtPassword), registerButton(),
        ] {
            column.addArrangedSubview(view)
        }
        column.setCustomSpacing(28, after: column.arrangedSubviews[4])
    }

    private func heading() -> UIView {
        let portrait = UIImageView(image: UIImage(systemName: "person.crop.circle"))
        portrait.contentMode = .scaleAspectFit
        portrait.heightAnchor.constraint(equalToConstant: 96).isActive = true
        let title = UILabel()
        title.text = String(example: "Create your account")
        title.font = .preferredFont(forTextStyle: .title1)
        title.textAlignment = .center
        let text = UILabel()
        text.text = String(
            example: "It takes four fields. You can change everything later, in your settings.")
        text.font = .preferredFont(forTextStyle: .subheadline)
        text.textColor = .secondaryLabel
        text.numberOfLines = 0
        text.textAlignment = .center
        let stack = UIStackView(arrangedSubviews: [portrait, title, text])
        stack.axis = .vertical
        stack.spacing = 10
        return stack
    }

    private func registerButton() -> UIView {
        var configuration = UIButton.Configuration.filled()
        configuration.title = String(example: "Register account")
        configuration.buttonSize = .large
        btRegisterAccount.configuration = configuration
        btRegisterAccount.addAction(
            UIAction { [weak self] _ in self?.keyboardAssistant.closeKeyboard() },
            for: .touchUpInside)
        return btRegisterAccount
    }
}
