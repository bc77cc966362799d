import KeyboardAssistant
import UIKit

/// A screen on which people choose a form's navigator and assistant.
public final class FilterViewController: FormViewController {
    public let offsetField = formField("0")
    private let original: AssistantChoice
    private let onApply: (AssistantChoice) -> Void
    public let delegatesSwitch = UISwitch()
    private let constraint: RadioList<KeyboardAssistant.RepositionConstraint>
    private let type: RadioList<KeyboardAssistant.AssistantType>
    private let navigatorType: RadioList<InputNavigator.NavigatorType>
    private var assistant: KeyboardAssistant?

    init(
        choice: AssistantChoice, navigators: [InputNavigator.NavigatorType],
        onApply: @escaping (AssistantChoice) -> Void
    ) {
        original = choice
        self.onApply = onApply
        delegatesSwitch.isOn = choice.setsTextFieldDelegates
        constraint = RadioList(selection: choice.constraint)
        type = RadioList(selection: choice.type)
        navigatorType = RadioList(selection: choice.navigator, available: navigators)
        super.init(nibName: nil, bundle: nil)
    }

    public required init?(coder: NSCoder) { nil }

    /// The current settings.
    public var choice: AssistantChoice {
        var choice = original
        choice.setOffset(typed: offsetField.text ?? "")
        choice.setsTextFieldDelegates = delegatesSwitch.isOn
        choice.constraint = constraint.selection
        choice.type = type.selection
        choice.navigator = navigatorType.selection
        return choice
    }

    public override func viewDidLoad() {
        super.viewDidLoad()
        title = "Filters"
        offsetField.keyboardType = .numbersAndPunctuation
        offsetField.text = original.offsetText
        fillColumn()
        addButtons()
        let navigator = InputNavigator.createWithDefaultController()
        navigator.addInputItem(inputItem: offsetField)
        assistant = KeyboardAssistant(scrollView: scrollView, navigator: navigator)
    }

    private func fillColumn() {
        let switchRow = labeled("Should set text field delegates", delegatesSwitch)
        addSection("Miscellaneous", [captioned("Position offset", offsetField), switchRow])
        addSection("Position constraint", [constraint.view])
        addSection("Assistant type", [type.view])
        addSection("Input navigator type", [navigatorType.view])
    }

    private func addSection(_ title: String, _ views: [UIView]) {
        for view in [heading(title)] + views { column.addArrangedSubview(view) }
        if let last = views.last { column.setCustomSpacing(32, after: last) }
    }

    private func labeled(_ text: String, _ control: UISwitch) -> UIStackView {
        let label = UILabel()
        label.text = text
        label.font = .preferredFont(forTextStyle: .body)
        label.adjustsFontForContentSizeCategory = true
        label.numberOfLines = 0
        let stack = UIStackView(arrangedSubviews: [label, control])
        stack.alignment = .center
        stack.spacing = 12
        return stack
    }

    private func heading(_ text: String) -> UILabel {
        let label = UILabel()
        label.text = text
        label.font = .preferredFont(forTextStyle: .headline)
        label.adjustsFontForContentSizeCategory = true
        return label
    }

    private func addButtons() {
        navigationItem.leftBarButtonItem = UIBarButtonItem(
            systemItem: .cancel,
            primaryAction: UIAction { [weak self] _ in self?.dismiss(animated: true) })
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Apply",
            primaryAction: UIAction { [weak self] _ in self?.apply() })
    }

    private func apply() {
        let choice = choice
        view.endEditing(true)
        onApply(choice)
        dismiss(animated: true)
    }
}
