import KeyboardAssistant
import UIKit

final class ContactViewController: UIViewController {
    let fields = ["First name", "Last name", "Email", "Phone", "Street", "City"].map { name in
        let field = UITextField()
        field.placeholder = name
        field.borderStyle = .roundedRect
        return field
    }
    private let scrollView = UIScrollView()
    private let navigator = InputNavigator.createWithKeyboardNavigationAndDefaultController(
        shouldSetTextFieldDelegates: true)
    private var assistant: KeyboardAssistant?

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let column = UIStackView(arrangedSubviews: fields)
        column.axis = .vertical
        column.spacing = 60
        view.addSubview(scrollView)
        scrollView.addSubview(column)
        for view in [scrollView, column] { view.translatesAutoresizingMaskIntoConstraints = false }
        let content = scrollView.contentLayoutGuide
        NSLayoutConstraint.activate([
            scrollView.topAnchor.constraint(equalTo: view.topAnchor),
            scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            scrollView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            column.topAnchor.constraint(equalTo: content.topAnchor, constant: 20),
            column.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 20),
            column.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: -20),
            column.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -20),
            column.widthAnchor.constraint(
                equalTo: scrollView.frameLayoutGuide.widthAnchor, constant: -40),
        ])

        navigator.addInputItems(inputItems: fields)
        assistant = KeyboardAssistant(scrollView: scrollView, navigator: navigator)
    }
}
