import KeyboardAssistant
import UIKit

/// A form with an assistant that can be replaced while the form is on the screen.
open class AssistedFormViewController: FormViewController {
    /// The settings from which the assistant was created.
    ///
    /// Call `apply(_:)` to change them.
    public private(set) var choice: AssistantChoice
    public private(set) var keyboardAssistant: KeyboardAssistant!

    init(choice: AssistantChoice) {
        self.choice = choice
        super.init(nibName: nil, bundle: nil)
    }

    public required init?(coder: NSCoder) { nil }

    /// The inputs, in navigation order.
    open var inputs: [UIView] { [] }

    /// The view that is kept in view together with the last input, such as the button below it.
    open var viewAfterLastInput: UIView? { nil }

    /// The types of navigators that work in this form.
    ///
    /// In a text view, Return types a new line, so Return alone can't move through a form that has
    /// one.
    open var availableNavigators: [InputNavigator.NavigatorType] {
        let leadsOn = inputs.allSatisfy { $0 is UITextField }
        return InputNavigator.NavigatorType.allCases.filter {
            leadsOn || ($0 != .keyboard && $0 != .keyboardAndCustomAccessoryView)
        }
    }

    /// Returns the view that a manual assistant scrolls into view while `input` is being edited,
    /// and its position.
    ///
    /// The assistant scrolls the view after the input above the keyboard, so that the input stays
    /// visible too.
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

    // MARK: Keys

    open override var keyCommands: [UIKeyCommand]? {
        (super.keyCommands ?? []) + (keyboardAssistant?.navigator.possibleKeyCommands ?? [])
    }

    open override func target(forAction action: Selector, withSender sender: Any?) -> Any? {
        keyboardAssistant?.navigator.target(forKeyCommandAction: action)
            ?? super.target(forAction: action, withSender: sender)
    }

    // MARK: The choice

    /// Replaces the navigator and the assistant with those for `choice`.
    public func apply(_ choice: AssistantChoice) {
        loadViewIfNeeded()
        keyboardAssistant.stop()
        keyboardAssistant.navigator.removeInputItems()
        self.choice = choice
        makeAssistant()
        // The assistant of a form that isn't on the screen starts when the form appears.
        if view.window != nil { keyboardAssistant.start() }
    }

    private func makeAssistant() {
        let forwards = !choice.setsTextFieldDelegates
        for case let field as UITextField in inputs { field.delegate = forwards ? self : nil }
        keyboardAssistant = choice.makeAssistant(for: self, delegate: self)
        keyboardAssistant.navigator.addInputItems(inputItems: inputs)
        // Nobody types tabs here, and people who have only keys can't leave a text view otherwise.
        keyboardAssistant.navigator.tabLeavesTextViews = true
        if let last = inputs.last, let viewAfterLastInput {
            keyboardAssistant.setRelatedViews([viewAfterLastInput], for: last)
        }
    }

    // MARK: The filter screen

    private func addFilterButton() {
        let image = UIImage(systemName: "line.3.horizontal.decrease.circle")
        let button = UIBarButtonItem(
            image: image, primaryAction: UIAction { [weak self] _ in self?.showFilter() })
        button.accessibilityLabel = String(example: "Filters")
        navigationItem.rightBarButtonItem = button
    }

    /// Shows the screen on which people choose another assistant.
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
