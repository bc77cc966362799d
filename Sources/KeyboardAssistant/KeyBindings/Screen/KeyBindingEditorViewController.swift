import UIKit

/// Lets people press new keys for one command.
///
/// Nothing is recorded until they ask for it; while it records the app's own commands rest. Escape,
/// losing the keyboard's attention, leaving the screen and leaving the app each end the recording.
@MainActor
public final class KeyBindingEditorViewController: UIViewController {
    /// How an edit ended.
    public enum Result: Hashable, Sendable {
        /// Nothing was changed.
        case cancelled
        /// The registry answered this.
        case finished(KeyBindingsOutcome)
    }

    /// Which command is edited.
    public let identifier: KeyBindingIdentifier
    /// Shows the keys, for a theme.
    public let keysLabel = KeyCommandLabel()
    /// Begins and ends recording, for a theme.
    public let recordButton = UIButton(type: .system)
    /// Takes the keys away, for a theme.
    public let clearButton = UIButton(type: .system)
    /// Goes back to the keys that the command came with, for a theme.
    public let resetButton = UIButton(type: .system)

    private let registry: KeyBindingsRegistry
    private var edit: KeyBindingEdit
    private var recording = KeyRecording.idle
    private var rest: KeyBindingsRest?
    private var tokens: NotificationTokens?
    /// The keys that others' commands have which were asked for while this records.
    private var askedFor: Set<KeyChord> = []
    private lazy var commandKeys = KeyCommandTarget { [weak self] _, keys in
        self?.handle(.press(KeyChord(keys)))
    }
    private var completion: ((Result) -> Void)?

    /// Edits a command of `registry`; `completion` hears of the end exactly once.
    public init(
        _ identifier: KeyBindingIdentifier, in registry: KeyBindingsRegistry,
        completion: @escaping (Result) -> Void
    ) {
        self.identifier = identifier
        self.registry = registry
        self.completion = completion
        edit = KeyBindingEdit(original: registry.binding(identifier)?.keys ?? [])
        super.init(nibName: nil, bundle: nil)
        title = registry.binding(identifier)?.name
    }

    @available(*, unavailable, message: "Made in code, by the settings screen")
    public required init?(coder: NSCoder) {
        nil
    }

    public override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        addBarButtons()
        addContent()
        show()
    }

    private func addBarButtons() {
        navigationItem.leftBarButtonItem = UIBarButtonItem(
            systemItem: .cancel,
            primaryAction: UIAction { [weak self] _ in self?.finish(.cancelled) })
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .save, primaryAction: UIAction { [weak self] _ in self?.save() })
    }

    private func addContent() {
        keysLabel.font = .preferredFont(forTextStyle: .largeTitle)
        keysLabel.textAlignment = .center
        let column = UIStackView(arrangedSubviews: [
            keysLabel, recordButton, clearButton, resetButton,
        ])
        column.axis = .vertical
        column.spacing = 16
        column.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(column)
        NSLayoutConstraint.activate([
            column.topAnchor.constraint(
                equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 32),
            column.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            column.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
            keysLabel.heightAnchor.constraint(greaterThanOrEqualToConstant: 60),
        ])
        connect(recordButton) { $0.toggleRecording() }
        connect(clearButton) { $0.change { $0.clear() } }
        connect(resetButton) { $0.change { $0.reset() } }
        clearButton.setTitle(String(translated: "Remove Keys"), for: .normal)
        resetButton.setTitle(String(translated: "Use Default Keys"), for: .normal)
    }

    private func connect(
        _ button: UIButton, _ act: @escaping (KeyBindingEditorViewController) -> Void
    ) {
        button.titleLabel?.adjustsFontForContentSizeCategory = true
        button.addAction(
            UIAction { [weak self] _ in self.map(act) }, for: .primaryActionTriggered)
    }

    private func show() {
        let binding = registry.binding(identifier)
        keysLabel.keys = edit.shown(defaults: binding?.defaultKeys ?? [])
        navigationItem.rightBarButtonItem?.isEnabled = edit.canSave
        let title = recording == .recording ? "Press the new keys…" : "Record New Keys"
        recordButton.setTitle(String(translated: title), for: .normal)
    }

    private func change(_ change: (inout KeyBindingEdit) -> Void) {
        handle(.focusLost)
        change(&edit)
        show()
    }

    // MARK: Recording

    public override var canBecomeFirstResponder: Bool { true }

    private func toggleRecording() {
        handle(recording == .recording ? .focusLost : .begin)
    }

    private func handle(_ event: KeyRecording.Event) {
        if let chord = recording.handle(event) { edit.press(chord) }
        if recording == .recording {
            rest = rest ?? registry.rest()
            becomeFirstResponder()
            watchForEnds()
        } else {
            rest?.cancel()
            rest = nil
            tokens = nil
            askedFor = []
        }
        show()
    }

    private func watchForEnds() {
        tokens = NotificationTokens(
            [
                UIScene.didEnterBackgroundNotification, UIScene.willDeactivateNotification,
                UITextField.textDidBeginEditingNotification,
                UITextView.textDidBeginEditingNotification,
            ], in: .default
        ) { [weak self] notification in
            let isScene = notification.object is UIScene
            self?.handle(isScene ? .background : .focusLost)
        }
    }

    public override func resignFirstResponder() -> Bool {
        let resigned = super.resignFirstResponder()
        if resigned, recording == .recording { handle(.focusLost) }
        return resigned
    }

    public override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        handle(.dismissed)
        if isBeingDismissed || navigationController?.isBeingDismissed == true {
            finish(.cancelled)
        }
    }

    // MARK: Presses

    private lazy var router = PressRouter { [weak self] in self?.record($0) ?? false }

    private func record(_ key: UIKey) -> Bool {
        guard recording == .recording else { return false }
        // Tab is how people without a finger reach the buttons.
        guard key.characters != "\t" else {
            handle(.focusLost)
            return false
        }
        registry.note(key)
        handle(.press(KeyChord(key)))
        return true
    }

    public override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        let others = router.began(presses)
        if !others.isEmpty { super.pressesBegan(others, with: event) }
    }

    public override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        let others = router.changed(presses)
        if !others.isEmpty { super.pressesChanged(others, with: event) }
    }

    public override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        let others = router.ended(presses)
        if !others.isEmpty { super.pressesEnded(others, with: event) }
    }

    public override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        let others = router.cancelled(presses)
        if !others.isEmpty { super.pressesCancelled(others, with: event) }
    }

    // MARK: Keys that are commands

    /// While this records, the keys of menu items and of whoever contains it, so that pressing them
    /// is heard: UIKit gives commands before it tells of presses.
    public override var keyCommands: [UIKeyCommand]? {
        guard recording == .recording else { return super.keyCommands }
        let around = next.map { sequence(first: $0, next: \.next).compactMap(\.keyCommands) } ?? []
        let keys = around.joined().compactMap { KeyChord($0) }
        let all = askedFor.union(keys).union(registry.book.rules.menuItems.keys)
        let command = BuiltInCommand("recording", "", [], precedence: .beforeSystem)
        return commandKeys.commands(for: [
            AvailableCommand(command: command, keys: all.map(\.descriptor))
        ])
    }

    /// While this records, no command finds anybody who performs it.
    public override func target(forAction action: Selector, withSender sender: Any?) -> Any? {
        guard recording == .recording, let command = sender as? UICommand else {
            return super.target(forAction: action, withSender: sender)
        }
        if commandKeys.owns(sender) { return commandKeys.receiver(of: action) }
        // Asking is no pressing: it comes for all commands when a menu is shown.
        if let command = command as? UIKeyCommand, let chord = KeyChord(command) {
            askedFor.insert(chord)
        }
        return nil
    }

    // MARK: The end

    private func save() {
        handle(.focusLost)
        guard let request = edit.request(for: identifier) else { return finish(.cancelled) }
        carryOut(request, answer: .cancel)
    }

    private func carryOut(_ request: KeyBindingsRequest, answer: KeyBindingsAnswer) {
        switch registry.carryOut(request, answer) {
        case .refused(let chord, let refusal): explain(chord, refusal)
        case .conflicting(let plan): ask(plan, request)
        case let outcome: finish(.finished(outcome))
        }
    }

    private func explain(_ chord: KeyChord, _ refusal: KeyChordRefusal) {
        let alert = UIAlertController(
            title: chord.symbols, message: refusal.explanation, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: String(translated: "OK"), style: .default))
        present(alert, animated: true)
    }

    private func ask(_ plan: KeyBindingsPlan, _ request: KeyBindingsRequest) {
        let owners = plan.conflicts.flatMap(\.owners).map(\.name)
        let alert = UIAlertController(
            title: plan.conflicts.first?.chord.symbols,
            message: String(translated: "These keys belong to:") + " "
                + owners.joined(separator: ", "), preferredStyle: .alert)
        for answer in plan.answers {
            alert.addAction(
                UIAlertAction(title: answer.title, style: answer == .cancel ? .cancel : .default) {
                    [weak self] _ in
                    if answer != .cancel { self?.carryOut(request, answer: answer) }
                })
        }
        present(alert, animated: true)
    }

    private func finish(_ result: Result) {
        guard let completion else { return }
        self.completion = nil
        handle(.dismissed)
        completion(result)
    }
}

extension KeyBindingsAnswer {
    /// What people read on the button for it.
    fileprivate var title: String {
        switch self {
        case .replace: String(translated: "Replace")
        case .swap: String(translated: "Swap")
        case .resetOthers: String(translated: "Reset the Others")
        case .cancel: String(translated: "Cancel")
        }
    }
}
