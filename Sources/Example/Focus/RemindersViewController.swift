import KeyNavigation
import KeyboardAssistant
import UIKit

/// Lists next to their reminders, in a custom container that reports the frames of its columns.
public final class RemindersViewController: KeyedViewController {
    public let sidebar = SidebarViewController(style: .insetGrouped)
    public let reminders = ReminderColumnViewController(style: .plain)
    /// Moves focus if the system doesn't, and provides the other keys of the tables.
    public private(set) lazy var navigator = FocusNavigator(
        in: view, stops: [sidebar.navigator, reminders.navigator])
    public private(set) var board: ReminderBoard
    /// A Boolean value that indicates whether the sidebar is declared as a column.
    ///
    /// If it isn't, Tab leaves the sidebar halfway through.
    public var hasColumn: Bool {
        didSet { if isViewLoaded { updateColumn() } }
    }

    private let columns = UIStackView()
    private lazy var width = sidebar.view.widthAnchor.constraint(
        equalTo: view.widthAnchor, multiplier: 0.4)
    private lazy var height = sidebar.view.heightAnchor.constraint(
        equalTo: reminders.view.heightAnchor, multiplier: 1.4)
    private let overlay = FocusOverlayView(frame: .zero)

    public init(_ board: ReminderBoard = ReminderBoard(), hasColumn: Bool = true) {
        self.board = board
        self.hasColumn = hasColumn
        super.init(nibName: nil, bundle: nil)
    }

    public required init?(coder: NSCoder) { nil }

    // With a focus system, the system chooses the responder that receives the first key.
    override var firstListener: UIResponder? { UIFocusSystem(for: self) == nil ? self : nil }

    override var contentCommands: [UIKeyCommand] { navigator.possibleKeyCommands }

    public override func viewDidLoad() {
        super.viewDidLoad()
        title = String(example: "Reminders")
        view.backgroundColor = .systemBackground
        navigationItem.rightBarButtonItems = [
            UIBarButtonItem(
                title: String(example: "Order"),
                primaryAction: UIAction { [weak self] _ in self?.toggleOverlay() }),
            UIBarButtonItem(
                title: String(example: "Column"),
                primaryAction: UIAction { [weak self] _ in self?.hasColumn.toggle() }),
        ]
        addColumns()
        connect()
        updateColumn()
        show()
    }

    private func addColumns() {
        for column in [sidebar, reminders] {
            addChild(column)
            columns.addArrangedSubview(column.view)
            column.didMove(toParent: self)
        }
        columns.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(columns)
        NSLayoutConstraint.activate([
            columns.topAnchor.constraint(equalTo: view.topAnchor),
            columns.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            columns.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            columns.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        ])
    }

    public override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        turnColumns()
    }

    /// Arranges the columns side by side if they fit, and otherwise one below the other.
    private func turnColumns() {
        let isNarrow =
            traitCollection.horizontalSizeClass == .compact
            && traitCollection.verticalSizeClass != .compact
        let sidebarSize = isNarrow ? height : width
        guard !sidebarSize.isActive else { return }
        NSLayoutConstraint.deactivate([width, height])
        columns.axis = isNarrow ? .vertical : .horizontal
        sidebarSize.isActive = true
    }

    private func connect() {
        sidebar.onChoose = { [weak self] choice in self?.change { $0.choice = choice } }
        sidebar.onSearch = { [weak self] text in self?.change { $0.query = text } }
        sidebar.onSearchEnd = { [weak self] in self?.enterReminders() }
        sidebar.onNewList = { [weak self] in self?.askForName() }
        navigator.onSelect = { ($0 as? TodayCard)?.onOpen() }
        reminders.onToggle = { [weak self] id in self?.change { $0.toggle(id) } }
    }

    private func enterReminders() {
        if let system = UIFocusSystem(for: self) {
            system.requestFocusUpdate(to: reminders)
            system.updateFocusIfNeeded()
        } else {
            navigator.focus(reminders.tableView)
        }
    }

    private func change(_ edit: (inout ReminderBoard) -> Void) {
        edit(&board)
        show()
    }

    private func show() {
        sidebar.show(board)
        reminders.show(board)
        updateOverlay()
    }

    /// Makes Tab move through all of the sidebar before it moves on to the reminders.
    private func updateColumn() {
        if hasColumn {
            sidebar.view.focusGroupIdentifier = "com.example.reminders.sidebar"
        } else {
            sidebar.view.focusGroupIdentifier = nil
        }
        updateOverlay()
    }

    // MARK: Order

    /// Shows or hides the Tab order over the screen.
    public func toggleOverlay() {
        if overlay.superview == nil {
            overlay.frame = view.bounds
            overlay.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            view.addSubview(overlay)
            updateOverlay()
        } else {
            overlay.removeFromSuperview()
        }
    }

    private func updateOverlay() {
        guard overlay.superview != nil else { return }
        view.layoutIfNeeded()
        overlay.show(self)
    }

    // MARK: A new list

    private func askForName() {
        let alert = UIAlertController(
            title: String(example: "New List"), message: nil, preferredStyle: .alert)
        alert.addTextField { $0.placeholder = String(example: "Name") }
        alert.addAction(UIAlertAction(title: String(example: "Cancel"), style: .cancel))
        alert.addAction(
            UIAlertAction(title: String(example: "Add"), style: .default) {
                [weak self, weak alert] _ in
                self?.change { $0.addList(named: alert?.textFields?.first?.text ?? "") }
            })
        present(alert, animated: true)
    }
}
