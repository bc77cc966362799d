import KeyNavigation
import KeyboardAssistant
import UIKit

/// A sheet on which people write a message.
public final class DraftViewController: UIViewController {
    public let textView = formTextView(height: 160)
    private let onSend: (String) -> Void

    init(title: String, onSend: @escaping (String) -> Void) {
        self.onSend = onSend
        super.init(nibName: nil, bundle: nil)
        self.title = title
    }

    public required init?(coder: NSCoder) { nil }

    public override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        navigationItem.leftBarButtonItem = ShortcutBarButtonItem(
            keysOf: .cancel,
            primaryAction: UIAction { [weak self] _ in self?.dismiss(animated: true) })
        navigationItem.rightBarButtonItem = ShortcutBarButtonItem(
            keysOf: .done, primaryAction: UIAction { [weak self] _ in self?.send() })
        textView.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(textView)
        let area = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            textView.topAnchor.constraint(equalTo: area.topAnchor, constant: 16),
            textView.leadingAnchor.constraint(equalTo: area.leadingAnchor, constant: 16),
            textView.trailingAnchor.constraint(equalTo: area.trailingAnchor, constant: -16),
        ])
    }

    public override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        textView.becomeFirstResponder()
    }

    private func send() {
        onSend(textView.text)
        dismiss(animated: true)
    }
}
