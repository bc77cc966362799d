import KeyboardAssistant
import UIKit

/// A form with an assistant, which can be chosen anew while the form is on the screen.
open class AssistedFormViewController: FormViewController {
    /// The choices from which the assistant is made; `apply(_:)` changes them.
    public private(set) var choice: AssistantChoice
    public private(set) var keyboardAssistant: KeyboardAssistant!

    init(choice: AssistantChoice) {
        self.choice = choice
        super.init(nibName: nil, bundle: nil)
    }

    public required init?(coder: NSCoder) { nil }

    /// The inputs, in the order in which they are walked.
    open var inputs: [UIView] { [] }

    /// The view that a manual assistant scrolls into sight with the last input.
    open var viewAfterLastInput: UIView? { nil }

    /// The kinds of navigators that do in this form what they are for.
    ///
    /// In a text view Return makes a new line, so that Return alone does not lead through a form
    /// with one.
    open var availableNavigators: [InputNavigator.NavigatorType] {
        let leadsOn = inputs.allSatisfy { $0 is UITextField }
        return InputNavigator.NavigatorType.allCases.filter {
            leadsOn || ($0 != .keyboard && $0 != .keyboardAndCustomAccessoryView)
        }
    }

    /// Returns the view that a manual assistant scrolls into sight while `input` is edited, and its
    /// position.
    ///
    /// What follows the input is brought above the keyboard, and with it the input stays in sight.
    open func manualPosition(for input: UIView) -> ManualPosition {
        let next = keyboardAssistant.navigator.getNextInputItem(
            inputItem: input, shouldLoop: false)
        guard let target = next ?? viewAfterLastInput else {
            return ManualPosition(input, choice.constraint, offset: choice.offset)
        }
        return ManualPosition(target, offset: choice.offset)
    }

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
        let button = UIBarButtonItem(
            image: image, primaryAction: UIAction { [weak self] _ in self?.showFilter() })
        button.accessibilityLabel = String(example: "Filters")
        navigationItem.rightBarButtonItem = button
    }

    /// Shows the screen on which another assistant can be chosen.
    public func showFilter() {
        let filter = FilterViewController(
            choice: choice, navigators: availableNavigators
        ) { [weak self] in self?.apply($0) }
        let navigation = UINavigationController(rootViewController: filter)
        navigation.modalPresentationStyle = .formSheet
        present(navigation, animated: true)
    }
}

extension AssistedFormViewController: KeyboardAssistantDelegate {
    public func keyboardAssistantManuallyReposition(
        keyboardAssistant: KeyboardAssistant, toInputItem: UIView, keyboardHeight: CGFloat
    ) {
        let position = manualPosition(for: toInputItem)
        keyboardAssistant.reposition(
            scrollView: scrollView, toInputItem: position.view, constraint: position.constraint,
            offset: position.offset)
    }
}

extension AssistedFormViewController: UITextFieldDelegate {
    public func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        keyboardAssistant.navigator.textFieldShouldReturn(textField)
    }
}
