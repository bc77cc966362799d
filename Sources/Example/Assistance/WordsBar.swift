import KeyboardAssistant
import UIKit

/// An app-provided bar in gray, with words instead of arrows.
public final class WordsBar: UIView, InputNavigatorAccessoryController {
    public let prevButton = UIButton(type: .system)
    public let nextButton = UIButton(type: .system)
    public let doneButton = UIButton(type: .system)

    public var controllerView: UIView { self }
    public weak var buttonDelegate: (any InputNavigatorAccessoryControllerDelegate)?

    private static let size = CGSize(width: 320, height: 44)

    init() {
        super.init(frame: CGRect(origin: .zero, size: Self.size))
        backgroundColor = .systemGray4
        autoresizingMask = .flexibleWidth
        dress(prevButton, "Prev") { bar in
            bar.buttonDelegate?.inputNavigatorAccessoryControllerPreviousButtonTapped(
                accessoryController: bar)
        }
        dress(nextButton, "Next") { bar in
            bar.buttonDelegate?.inputNavigatorAccessoryControllerNextButtonTapped(
                accessoryController: bar)
        }
        dress(doneButton, "Done") { bar in
            bar.buttonDelegate?.inputNavigatorAccessoryControllerDoneButtonTapped(
                accessoryController: bar)
        }
        pinButtons()
    }

    public required init?(coder: NSCoder) { nil }

    private func dress(
        _ button: UIButton, _ word: String, tapped: @escaping @MainActor (WordsBar) -> Void
    ) {
        button.setTitle(word, for: .normal)
        button.addAction(
            UIAction { [weak self] _ in if let self { tapped(self) } }, for: .touchUpInside)
        button.translatesAutoresizingMaskIntoConstraints = false
        addSubview(button)
    }

    private func pinButtons() {
        let edges = safeAreaLayoutGuide
        for button in [prevButton, nextButton, doneButton] {
            button.topAnchor.constraint(equalTo: topAnchor).isActive = true
            button.heightAnchor.constraint(equalToConstant: Self.size.height).isActive = true
        }
        NSLayoutConstraint.activate([
            prevButton.leadingAnchor.constraint(equalTo: edges.leadingAnchor, constant: 16),
            nextButton.leadingAnchor.constraint(equalTo: prevButton.trailingAnchor, constant: 20),
            doneButton.trailingAnchor.constraint(equalTo: edges.trailingAnchor, constant: -16),
        ])
    }
}
