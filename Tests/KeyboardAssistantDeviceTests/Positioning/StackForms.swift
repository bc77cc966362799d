import CoreGraphics
import KeyboardAssistant
import UIKit

/// Fields in a stack view that scrolls.
@MainActor
class StackForm: UIViewController {
    let scrollView = UIScrollView()
    let stack = UIStackView()
    let fields = (0..<16).map { _ in UITextField() }
    private let fieldHeight: CGFloat

    init(fieldHeight: CGFloat) {
        self.fieldHeight = fieldHeight
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        stack.axis = .vertical
        for field in fields {
            field.heightAnchor.constraint(equalToConstant: fieldHeight).isActive = true
            stack.addArrangedSubview(field)
        }
        for (child, parent) in [(scrollView, view!), (stack, scrollView)] as [(UIView, UIView)] {
            child.translatesAutoresizingMaskIntoConstraints = false
            parent.addSubview(child)
            NSLayoutConstraint.activate([
                child.topAnchor.constraint(equalTo: parent.topAnchor),
                child.bottomAnchor.constraint(equalTo: parent.bottomAnchor),
                child.leadingAnchor.constraint(equalTo: parent.leadingAnchor),
                child.trailingAnchor.constraint(equalTo: parent.trailingAnchor),
            ])
        }
        stack.widthAnchor.constraint(equalTo: scrollView.widthAnchor).isActive = true
    }

    /// Returns the frame of `view` in the window.
    func frame(_ view: UIView) -> CGRect { view.convert(view.bounds, to: nil) }

    /// Returns an assistant for the fields.
    func assisted() -> KeyboardAssistant {
        let navigator = InputNavigator()
        navigator.addInputItems(inputItems: fields)
        return KeyboardAssistant(scrollView: scrollView, navigator: navigator)
    }
}

/// Fields in a stack view, with an error label above them that is hidden.
final class ErrorAboveForm: StackForm {
    let error = UILabel()

    init() {
        super.init(fieldHeight: 60)
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        error.text = "Please fill in"
        error.isHidden = true
        error.heightAnchor.constraint(equalToConstant: 90).isActive = true
        stack.insertArrangedSubview(error, at: 0)
    }
}

/// Fields in a stack view, each with an error label below it that is hidden.
final class ErrorForm: StackForm {
    let errors = (0..<16).map { _ in UILabel() }
    private(set) var errorHeights: [NSLayoutConstraint] = []

    init() {
        super.init(fieldHeight: 50)
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        for (index, error) in errors.enumerated() {
            let height = error.heightAnchor.constraint(equalToConstant: 30)
            height.priority = .required - 1
            height.isActive = true
            errorHeights.append(height)
            error.isHidden = true
            stack.insertArrangedSubview(error, at: 2 * index + 1)
        }
    }

    /// Returns an assistant with the error of each field as its related view.
    override func assisted() -> KeyboardAssistant {
        let assistant = super.assisted()
        for (field, error) in zip(fields, errors) {
            assistant.setRelatedViews([error], for: field)
        }
        return assistant
    }
}
