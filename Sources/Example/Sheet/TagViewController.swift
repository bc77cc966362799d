import KeyboardAssistant
import UIKit

/// A field for a tag, to be presented in a popover.
public final class TagViewController: FormViewController {
    public let tagField = formField("Name")
    public private(set) var assistant: KeyboardAssistant?
    private let onDone: (String?) -> Void

    /// Creates a screen that calls `onDone` with the tag.
    init(onDone: @escaping (String?) -> Void) {
        self.onDone = onDone
        super.init(nibName: nil, bundle: nil)
    }

    public required init?(coder: NSCoder) { nil }

    public override func viewDidLoad() {
        super.viewDidLoad()
        tagField.returnKeyType = .done
        tagField.addAction(
            UIAction { [weak self] _ in self?.finish() }, for: .primaryActionTriggered)
        column.addArrangedSubview(captioned("Tag", tagField))
        let navigator = InputNavigator()
        navigator.addInputItem(inputItem: tagField)
        assistant = KeyboardAssistant(scrollView: scrollView, navigator: navigator)
    }

    public override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        tagField.becomeFirstResponder()
    }

    private func finish() {
        onDone(tagField.text)
        dismiss(animated: true)
    }
}
