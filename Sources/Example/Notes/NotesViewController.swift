import KeyCommandCustomization
import KeyboardAssistant
import UIKit

/// A long note below a toolbar that the app has pinned to the keyboard.
///
/// People drag the text down to dismiss the keyboard. The keyboard layout guide moves the bar, and
/// the assistant keeps the caret above it.
public final class NotesViewController: KeyedViewController, KeyBindingsProvider,
    UITextViewDelegate
{
    /// The registry of the key that shows the moves.
    public let registry: KeyBindingsRegistry
    public let textView = UITextView()
    public let bar = NotesBar()
    public let observer = KeyboardObserver()
    public private(set) var assistant: KeyboardAssistant?
    private var edgeToken: ObservationToken?
    /// The part of the content inset that keeps the end of the text above the bar.
    private var reserved: CGFloat = 0

    private lazy var actions = KeyBindingActions(
        forProvider: Self.self, in: registry,
        withHandlersForKeys: [("moves", { [weak self] in self?.showMoves() })])

    /// Creates a note that uses the keys of `registry`.
    public init(registry: KeyBindingsRegistry = .default) {
        self.registry = registry
        super.init(nibName: nil, bundle: nil)
    }

    public required init?(coder: NSCoder) {
        registry = .default
        super.init(coder: coder)
    }

    public static var providerName: String { "Notes" }

    public static func provideKeyBindings() -> [KeyBinding] {
        [
            KeyBinding(
                key: "moves", name: "Show Moves", input: "m", modifiers: [.command, .control])
        ]
    }

    override var contentCommands: [UIKeyCommand] { actions.possibleKeyCommands }

    public override func viewDidLoad() {
        super.viewDidLoad()
        title = String(example: "Notes")
        view.backgroundColor = .systemBackground
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: String(example: "Moves"),
            primaryAction: UIAction { [weak self] _ in self?.showMoves() })
        // The screen may be opened twice, but its bindings are registered only once.
        try? registry.register(provider: Self.self)
        dressText()
        pin()
        bar.doneButton.addAction(
            UIAction { [weak self] _ in self?.textView.resignFirstResponder() },
            for: .touchUpInside)
        assist()
    }

    private func dressText() {
        textView.text = Self.note
        textView.font = .preferredFont(forTextStyle: .body)
        textView.adjustsFontForContentSizeCategory = true
        textView.textContainerInset = UIEdgeInsets(top: 12, left: 15, bottom: 12, right: 15)
        textView.alwaysBounceVertical = true
        #if !os(visionOS)
        textView.keyboardDismissMode = .interactive
        #endif
        textView.accessibilityLabel = String(example: "Note")
        textView.accessibilityIdentifier = "Note"
        textView.delegate = self
        textViewDidChange(textView)
    }

    /// The beginning of an article.
    private static var note: String? {
        let articles = Month.archive.lazy.flatMap(\.articles)
        let article = articles.first { $0.title == "Notes on Night Trains" }
        return article?.text.components(separatedBy: "\n\n").prefix(16)
            .joined(separator: "\n\n")
    }

    private func pin() {
        for child in [textView, bar] {
            child.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(child)
            NSLayoutConstraint.activate([
                child.leadingAnchor.constraint(equalTo: view.leadingAnchor),
                child.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            ])
        }
        NSLayoutConstraint.activate([
            textView.topAnchor.constraint(equalTo: view.topAnchor),
            textView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            bar.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
            // Without a keyboard, the guide ends above the home indicator.
            bar.background.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        ])
    }

    private func assist() {
        let navigator = InputNavigator()
        navigator.addInputItem(inputItem: textView)
        let assistant = KeyboardAssistant(
            scrollView: textView, navigator: navigator, observer: observer)
        assistant.footerView = bar
        assistant.recordsMoves = true
        self.assistant = assistant
    }

    public override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        // A change by the difference, because the assistant may have added to the inset.
        textView.contentInset.bottom += bar.bounds.height - reserved
        textView.verticalScrollIndicatorInsets.bottom += bar.bounds.height - reserved
        reserved = bar.bounds.height
        if #available(iOS 17, *) {
            // The bar, too, can be dragged down.
            view.keyboardLayoutGuide.keyboardDismissPadding = reserved
        }
    }

    // MARK: The edge

    public override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        guard let window = view.window else { return }
        edgeToken = observer.observeEdge(in: window) { [weak self] in self?.show($0) }
    }

    public override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        edgeToken = nil
    }

    /// Fades Done with the keyboard, without which there is nothing to end.
    private func show(_ edge: KeyboardEdge) {
        bar.doneButton.alpha = min(1, edge.height / max(1, observer.lastKeyboardHeight))
    }

    // MARK: Changes

    public func textViewDidChange(_ textView: UITextView) {
        bar.wordCount = textView.text.split(whereSeparator: \.isWhitespace).count
    }

    /// Shows what the assistant has moved, and why.
    public func showMoves() {
        navigationController?.pushViewController(
            MovesViewController(assistant?.moves ?? []), animated: true)
    }
}
