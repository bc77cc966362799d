import UIKit

/// A column of buttons, one of which is selected.
///
/// Unavailable ones are gray.
@MainActor
final class RadioList<Value: Titled> {
    let view = UIStackView()
    private var buttons: [(value: Value, button: UIButton)] = []

    var selection: Value {
        didSet { showSelection() }
    }

    init(selection: Value, available: [Value] = Array(Value.allCases)) {
        self.selection = selection
        view.axis = .vertical
        for value in Value.allCases {
            let button = makeButton(for: value)
            button.isEnabled = available.contains(value)
            buttons.append((value, button))
            view.addArrangedSubview(button)
        }
        showSelection()
    }

    private func makeButton(for value: Value) -> UIButton {
        var configuration = UIButton.Configuration.plain()
        configuration.title = value.title
        // After the titles, so that the titles line up with and without a checkmark.
        configuration.imagePlacement = .trailing
        configuration.imagePadding = 12
        let button = UIButton(
            configuration: configuration,
            primaryAction: UIAction { [weak self] _ in self?.selection = value })
        button.contentHorizontalAlignment = .leading
        button.heightAnchor.constraint(greaterThanOrEqualToConstant: 44).isActive = true
        return button
    }

    private func showSelection() {
        for (value, button) in buttons {
            let isChosen = value == selection
            button.configuration?.image = isChosen ? UIImage(systemName: "checkmark") : nil
            button.isSelected = isChosen
        }
    }
}
