import KeyCommandCustomization
import KeyNavigation
import KeyboardAssistant
import UIKit

/// A mail app whose columns, bar buttons and commands people reach by keys, and the commands also
/// in a palette.
public final class MailViewController: UISplitViewController, KeyBindingsProvider {
    public let mailboxes = MailboxListViewController(style: .plain)
    public let messages = MessageListViewController(style: .plain)
    public let message = MessageViewController()
    public private(set) var mail = Mail()
    /// The texts that people have sent.
    public private(set) var sent: [String] = []

    private let registry: KeyBindingsRegistry
    private lazy var screens = ScreenNavigator(controller: self)
    private lazy var columns = SplitNavigator(splitViewController: self)
    private lazy var navigators: [any KeyNavigator] = [screens, columns]
    private lazy var actions = KeyBindingActions(
        forProvider: Self.self, in: registry,
        withHandlersForKeys: [
            ("palette", { [weak self] in self?.showPalette() }),
            ("flag", { [weak self] in self?.change { $0.toggleFlag() } }),
            ("archive", { [weak self] in self?.archive() }),
        ])

    /// Creates a mail app that uses the keys of `registry`.
    public init(registry: KeyBindingsRegistry = .default) {
        self.registry = registry
        super.init(style: .tripleColumn)
        // The screen may be opened twice, but its bindings are registered only once.
        try? registry.register(provider: Self.self)
        for (column, screen) in [
            (.primary, mailboxes), (.supplementary, messages), (.secondary, message),
        ] as [(Column, UIViewController)] {
            setViewController(screen, for: column)
        }
        preferredDisplayMode = .twoBesideSecondary
        preferredSplitBehavior = .tile
    }

    public required init?(coder: NSCoder) { nil }

    public static var providerName: String { String(example: "Mail") }

    public static func provideKeyBindings() -> [KeyBinding] {
        [
            KeyBinding(
                key: "palette", name: String(example: "Show Commands"),
                keys: [KeyChord("p", [.command, .shift])], systemImage: "command"),
            KeyBinding(
                key: "flag", name: String(example: "Flag"),
                keys: [KeyChord("l", [.command, .shift])], systemImage: "flag"),
            KeyBinding(
                key: "archive", name: String(example: "Move to Archive"),
                keys: [KeyChord("a", [.command, .control])], keywords: ["file", "put away"],
                systemImage: "archivebox"),
        ]
    }

    public override func viewDidLoad() {
        super.viewDidLoad()
        delegate = self
        screens.keySource = registry
        columns.keySource = registry
        for list in [mailboxes, messages] { list.navigator.keySource = registry }
        connect()
        addButtons()
        show()
    }

    public override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        guard presentingViewController != nil else { return }
        mailboxes.navigationItem.leftBarButtonItem = button(.close) { $0.dismiss(animated: true) }
    }

    public override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        (isCollapsed ? mailboxes : messages).becomeFirstResponder()
    }

    private func connect() {
        mailboxes.onChoose = { [weak self] row in self?.change { $0.chooseMailbox(row) } }
        mailboxes.onOpen = { [weak self] in self?.open(.supplementary) }
        messages.onChoose = { [weak self] row in self?.change { $0.chooseMessage(row) } }
        messages.onOpen = { [weak self] in self?.open(.secondary) }
        messages.onDelete = { [weak self] row in self?.change { $0.move(row, to: .trash) } }
        messages.onRefresh = { [weak self] in self?.change { $0.receive() } }
    }

    private func addButtons() {
        let palette = UIBarButtonItem(
            image: UIImage(systemName: "command"),
            primaryAction: UIAction { [weak self] _ in self?.showPalette() })
        palette.accessibilityLabel = String(example: "Show Commands")
        messages.navigationItem.rightBarButtonItems = [
            button(.compose) { $0.write(String(example: "New Message")) }, palette,
        ]
        message.navigationItem.rightBarButtonItems = [
            button(.trash) { $0.deleteMessage() }, button(.reply) { $0.reply() },
        ]
    }

    private func button(
        _ item: UIBarButtonItem.SystemItem, _ action: @escaping (MailViewController) -> Void
    ) -> UIBarButtonItem {
        ShortcutBarButtonItem(
            keysOf: item, primaryAction: UIAction { [weak self] _ in self.map(action) })
    }

    // MARK: Actions

    /// Shows the commands that can run now.
    public func showPalette() {
        present(CommandPaletteViewController(for: self, registry: registry), animated: true)
    }

    private func change(_ edit: (inout Mail) -> Void) {
        edit(&mail)
        show()
    }

    private func show() {
        mailboxes.show(mail)
        messages.show(mail)
        message.show(mail.message)
    }

    /// Shows a column that another one covers.
    private func open(_ column: Column) {
        if isCollapsed { show(column) }
    }

    private func deleteMessage() {
        change { mail in mail.messageIndex.map { mail.move($0, to: .trash) } }
    }

    private func archive() {
        change { mail in mail.messageIndex.map { mail.move($0, to: .archive) } }
    }

    private func reply() {
        if let subject = mail.message?.subject { write(subject) }
    }

    private func write(_ title: String) {
        let draft = DraftViewController(title: title) { [weak self] in self?.sent.append($0) }
        let sheet = UINavigationController(rootViewController: draft)
        sheet.modalPresentationStyle = .formSheet
        present(sheet, animated: true)
    }

    // MARK: Keys

    public override var keyCommands: [UIKeyCommand]? {
        actions.possibleKeyCommands + navigators.flatMap(\.possibleKeyCommands)
    }

    public override func target(forAction action: Selector, withSender sender: Any?) -> Any? {
        if let target = actions.target(forKeyCommandAction: action) { return target }
        for navigator in navigators {
            if let target = navigator.target(forKeyCommandAction: action, withSender: sender) {
                return target
            }
        }
        return super.target(forAction: action, withSender: sender)
    }
}

extension MailViewController: UISplitViewControllerDelegate {
    public func splitViewController(
        _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
    ) {
        columns.displayModeWillChange(to: displayMode)
    }

    public func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column {
        columns.topColumn(forCollapsingTo: proposedTopColumn)
    }
}
