import KeyboardAssistant
import UIKit

/// A form with an assistant, which can be chosen anew while the form is on the screen.
open class AssistedFormViewController: FormViewController {
    /// What the assistant is made of; `apply(_:)` changes it.
    public private(set) var choice: AssistantChoice
    public private(set) var keyboardAssistant: KeyboardAssistant!

    init(choice: AssistantChoice) {
        self.choice = choice
        super.init(nibName: nil, bundle: nil)
    }

    public required init?(coder: NSCoder) { nil }

    /// The inputs, in the order in which they are walked.
    open var inputs: [UIView] { [] }

    /// What a manual assistant brings into sight with the last input.
    open var viewAfterLastInput: UIView? { nil }

    open override func viewDidLoad() {
        super.viewDidLoad()
        addFilterButton()
        makeAssistant()
    }

    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        keyboardAssistant.start()
    }

    open override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        keyboardAssistant.stop()
    }

    // MARK: The choice

    /// Replaces the navigator and the assistant by those of `choice`.
    public func apply(_ choice: AssistantChoice) {
        loadViewIfNeeded()
        keyboardAssistant.stop()
        keyboardAssistant.navigator.removeInputItems()
        self.choice = choice
        makeAssistant()
        // A form that is not on the screen starts when it appears.
        if view.window != nil { keyboardAssistant.start() }
    }

    private func makeAssistant() {
        let forwards = !choice.setsTextFieldDelegates
        for case let field as UITextField in inputs { field.delegate = forwards ? self : nil }
        keyboardAssistant = choice.makeAssistant(for: self, delegate: self)
        keyboardAssistant.navigator.addInputItems(inputItems: inputs)
    }

    // MARK: The filter screen

    private func addFilterButton() {
        let image = UIImage(systemName: "line.3.horizontal.decrease.circle")
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            image: image, primaryAction: UIAction { [weak self] _ in self?.showFilter() })
    }

    private func showFilter() {
        let filter = FilterViewController(choice: choice) { [weak self] in self?.apply($0) }
        let navigation = UINavigationController(rootViewController: filter)
        navigation.modalPresentationStyle = .formSheet
        present(navigation, animated: true)
    }
}

extension AssistedFormViewController: KeyboardAssistantDelegate {
    public func keyboardAssistantManuallyReposition(
        keyboardAssistant: KeyboardAssistant, toInputItem: UIView, keyboardHeight: CGFloat
    ) {
        let next = keyboardAssistant.navigator.getNextInputItem(
            inputItem: toInputItem, shouldLoop: false)
        keyboardAssistant.reposition(
            scrollView: scrollView, toInputItem: next ?? viewAfterLastInput ?? toInputItem,
            constraint: choice.constraint, offset: choice.offset)
    }
}

extension AssistedFormViewController: UITextFieldDelegate {
    public func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        keyboardAssistant.navigator.textFieldShouldReturn(textField)
    }
}
