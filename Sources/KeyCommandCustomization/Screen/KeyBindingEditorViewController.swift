import UIKit

/// A screen on which people press new keys for one command.
///
/// Recording starts only when people tap the record button. While the editor records, the app's
/// commands are suspended. Pressing Escape, moving the keyboard focus, and leaving the screen or
/// the app all end the recording.
@MainActor
public final class KeyBindingEditorViewController: UIViewController {
    /// The result of an edit.
    enum Result: Hashable, Sendable {
        /// People canceled the edit, and nothing changed.
        case canceled
        /// People saved the change, with this outcome.
        case finished(KeyBindingsOutcome)
    }

    /// The identifier of the binding.
    let identifier: KeyBindingIdentifier
    /// The label that shows the keys.
    ///
    /// You can change the appearance of the label.
    public let keysLabel = KeyCommandLabel()
    /// The button that starts and stops recording.
    ///
    /// You can change the appearance of the button.
    public let recordButton = KeyBindingEditorViewController.makeButton()
    /// The button that removes the keys.
    ///
    /// You can change the appearance of the button.
    public let clearButton = KeyBindingEditorViewController.makeButton()
    /// The button that restores the default keys.
    ///
    /// You can change the appearance of the button.
    public let resetButton = KeyBindingEditorViewController.makeButton()

    private let registry: KeyBindingsRegistry
    private var edit: KeyBindingEdit
    private var recording = KeyRecording.idle
    private var suspension: Cleanup?
    private var tokens: NotificationTokens?
    /// The keys of other commands, as far as UIKit searched their targets during the recording.
    private var searchedKeys: Set<KeyChord> = []
    private lazy var commandKeys = KeyCommandTarget { [weak self] _, keys in
        self?.handle(.press(KeyChord(keys)))
    }
    private var completion: ((Result) -> Void)?

    /// Creates an editor for a command in `registry`.
    ///
    /// The editor calls `completion` exactly once.
    init(
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
            primaryAction: UIAction { [weak self] _ in self?.finish(.canceled) })
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .save, primaryAction: UIAction { [weak self] _ in self?.save() })
    }

    private func addContent() {
        keysLabel.font = .preferredFont(forTextStyle: .largeTitle)
        keysLabel.textAlignment = .center
        keysLabel.numberOfLines = 0
        let column = UIStackView(arrangedSubviews: [
            keysLabel, recordButton, clearButton, resetButton,
        ])
        column.axis = .vertical
        column.spacing = 16
        column.translatesAutoresizingMaskIntoConstraints = false
        // On a phone in landscape, large text needs more room than there is.
        let scrollView = UIScrollView()
        scrollView.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(scrollView)
        scrollView.addSubview(column)
        let content = scrollView.contentLayoutGuide
        NSLayoutConstraint.activate([
            scrollView.topAnchor.constraint(equalTo: view.topAnchor),
            scrollView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            content.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
            column.topAnchor.constraint(equalTo: content.topAnchor, constant: 32),
            column.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -32),
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

    /// Returns a button with a title that grows with the text size.
    ///
    /// The app may style the button before its view is loaded.
    private static func makeButton() -> UIButton {
        let button = UIButton(type: .system)
        button.titleLabel?.font = .preferredFont(forTextStyle: .body)
        button.titleLabel?.adjustsFontForContentSizeCategory = true
        // A title has one line.
        button.titleLabel?.adjustsFontSizeToFitWidth = true
        button.titleLabel?.minimumScaleFactor = 0.3
        return button
    }

    private func connect(
        _ button: UIButton, _ act: @escaping (KeyBindingEditorViewController) -> Void
    ) {
        button.addAction(
            UIAction { [weak self] _ in self.map(act) }, for: .primaryActionTriggered)
    }

    private func show() {
        let binding = registry.binding(identifier)
        keysLabel.keys = edit.shownKeys(defaults: binding?.defaultKeys ?? [])
        navigationItem.rightBarButtonItem?.isEnabled = edit.chosen != nil
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
        let before = recording
        let chord = recording.handle(event)
        if let chord { edit.press(chord) }
        if recording == .recording {
            suspension = suspension ?? registry.suspend()
            becomeFirstResponder()
            watchForEnds()
        } else {
            suspension = nil
            tokens = nil
            searchedKeys = []
        }
        show()
        announce(KeyRecordingNews(from: before, to: recording, by: event, chord))
    }

    /// Announces the change to people who use VoiceOver.
    private func announce(_ news: KeyRecordingNews?) {
        guard let news else { return }
        let table = registry.table
        let text = news.spokenText { chord in
            table.entries[identifier].flatMap { table.rejectionReason(for: chord, of: $0) }
        }
        UIAccessibility.post(notification: .announcement, argument: text)
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
            finish(.canceled)
        }
    }

    // MARK: Presses

    private lazy var router = PressRouter { [weak self] in self?.record($0) ?? false }

    private func record(_ key: UIKey) -> Bool {
        guard recording == .recording else { return false }
        // People who use only the keyboard move to the buttons with Tab.
        guard key.characters != "\t" else {
            handle(.focusLost)
            return false
        }
        registry.learnLayout(from: key)
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

    // MARK: Keys of commands

    /// While keys are recorded, commands for the keys of menu items and of the surrounding
    /// responders.
    ///
    /// Such keys then call this screen, because UIKit performs commands before it delivers presses.
    public override var keyCommands: [UIKeyCommand]? {
        guard recording == .recording else { return super.keyCommands }
        let around = next.map { sequence(first: $0, next: \.next).compactMap(\.keyCommands) } ?? []
        let keys = around.joined().compactMap { KeyChord($0) }
        let all = searchedKeys.union(keys).union(registry.table.rules.menuItems.keys)
        let command = BuiltInCommand("recording", "", [], precedence: .beforeSystem)
        return commandKeys.commands(for: [
            AvailableCommand(command: command, keys: all.map(\.descriptor))
        ])
    }

    /// While keys are recorded, no other command has a target.
    public override func target(forAction action: Selector, withSender sender: Any?) -> Any? {
        guard recording == .recording, let command = sender as? UICommand else {
            return super.target(forAction: action, withSender: sender)
        }
        if commandKeys.owns(sender) { return commandKeys.receiver(of: action) }
        // Not every search is a press. UIKit also searches for all targets when it shows a menu.
        if let command = command as? UIKeyCommand, let chord = KeyChord(command) {
            searchedKeys.insert(chord)
        }
        return nil
    }

    // MARK: Saving

    private func save() {
        handle(.focusLost)
        guard let state = edit.chosen else { return finish(.canceled) }
        save(state, resolution: .cancel)
    }

    private func save(_ state: KeyBinding.State, resolution: KeyBindingConflict.Resolution) {
        switch registry.perform(.set(identifier, state), resolution) {
        case .rejected(let chord, let reason): explain(chord, reason)
        case .conflicting(let plan): askToResolve(plan, for: state)
        case let outcome: finish(.finished(outcome))
        }
    }

    private func explain(_ chord: KeyChord, _ reason: KeyChord.RejectionReason) {
        let alert = UIAlertController(
            title: chord.symbols, message: reason.explanation, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: String(translated: "OK"), style: .default))
        present(alert, animated: true)
    }

    private func askToResolve(_ plan: KeyBindingsPlan, for state: KeyBinding.State) {
        let owners = plan.conflicts.flatMap(\.owners).map(\.name)
        let alert = UIAlertController(
            title: plan.conflicts.first?.chord.symbols,
            message: String(translated: "These keys belong to:") + " "
                + owners.joined(separator: ", "), preferredStyle: .alert)
        for resolution in plan.resolutions {
            let isCancel = resolution == .cancel
            alert.addAction(
                UIAlertAction(title: resolution.title, style: isCancel ? .cancel : .default) {
                    [weak self] _ in
                    if !isCancel { self?.save(state, resolution: resolution) }
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

extension KeyBindingConflict.Resolution {
    /// The title of the resolution's button.
    fileprivate var title: String {
        switch self {
        case .replace: String(translated: "Replace")
        case .swap: String(translated: "Swap")
        case .resetOthers: String(translated: "Reset the Others")
        case .cancel: String(translated: "Cancel")
        }
    }
}
