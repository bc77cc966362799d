import UIKit

/// A profile in a scroll view, with a text view that grows as people type.
///
/// Like all screens in this folder, it has no code for the keyboard: the scene delegate has an
/// assistant for all of them.
public final class ProfileViewController: FormViewController {
    public let nameField = formField("Jane Appleseed")
    public let emailField = formField("jane@example.com")
    public let phoneField = formField("+1 555 0100")
    public let websiteField = formField("example.com")
    public let cityField = formField("Cupertino")
    public let aboutView = formTextView()
    public let addressesButton = UIButton(type: .system)

    /// All six inputs from top to bottom.
    public var inputs: [UIView] {
        [nameField, emailField, phoneField, websiteField, cityField, aboutView]
    }

    public override func viewDidLoad() {
        super.viewDidLoad()
        title = "Profile"
        navigationItem.rightBarButtonItem = .feedback(from: self)
        dressInputs()
        for view in [
            captioned("Name", nameField), captioned("Email", emailField),
            captioned("Phone", phoneField), captioned("Website", websiteField),
            captioned("City", cityField), captioned("About you", aboutView), addressesButton,
        ] {
            column.addArrangedSubview(view)
        }
        connectButton()
    }

    private func dressInputs() {
        nameField.textContentType = .name
        emailField.textContentType = .emailAddress
        emailField.keyboardType = .emailAddress
        phoneField.textContentType = .telephoneNumber
        phoneField.keyboardType = .phonePad
        websiteField.textContentType = .URL
        websiteField.keyboardType = .URL
        cityField.textContentType = .addressCity
        for field in [emailField, websiteField] { field.autocapitalizationType = .none }
        // As tall as its text, which the scroll view around it scrolls.
        aboutView.isScrollEnabled = false
        aboutView.heightAnchor.constraint(greaterThanOrEqualToConstant: 88).isActive = true
    }

    private func connectButton() {
        var configuration = UIButton.Configuration.gray()
        configuration.title = "Addresses"
        configuration.buttonSize = .large
        addressesButton.configuration = configuration
        addressesButton.addAction(
            UIAction { [weak self] _ in
                self?.navigationController?.pushViewController(
                    AddressesViewController(), animated: true)
            }, for: .touchUpInside)
    }
}
