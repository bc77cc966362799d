import UIKit

/// A screen on which people find the commands that can run now, and run one of them.
///
/// Present the palette from a key command or a button, over the screen with the commands that
/// people look for. The palette is a sheet on iPhone and a card on iPad.
///
/// The list has the commands that the responder with the keys offers when the palette is created:
/// the registry's bindings and the commands of the library's navigators. While the search field is
/// empty, the commands that people ran last come first.
@MainActor
public final class CommandPaletteViewController: UIViewController {
    /// The registry of the listed commands.
    let registry: KeyBindingsRegistry
    /// The search bar above the list.
    let searchBar = UISearchBar()
    /// The list of commands.
    let tableView = UITableView(frame: .zero, style: .plain)

    private let offers: CommandOffers
    private let listed: [CommandOffer]
    private let keyPlace: KeyPlace
    private(set) var palette: CommandPalette
    private var observation: ObservationToken?
    private var assistant: KeyboardAssistant?
    private let announcer = ResultAnnouncer()
    private lazy var keys = KeyCommandTarget { [weak self] command, _ in self?.perform(command) }
    private let emptyLabel = UILabel()

    /// Creates a palette of the commands that can run now on the screen of `presenter`.
    ///
    /// If no responder has the keys, the palette lists the commands of the innermost screen.
    public init(for presenter: UIViewController, registry: KeyBindingsRegistry = .default) {
        self.registry = registry
        offers = CommandOffers(registry: registry)
        let responder = presenter.viewIfLoaded?.window?.commandResponder ?? presenter
        keyPlace = KeyPlace(
            responder: responder.isFirstResponder ? responder : nil,
            item: presenter.systemFocusedItem)
        listed = offers.offers(to: responder)
        palette = CommandPalette(listed.commands(in: registry))
        super.init(nibName: nil, bundle: nil)
        title = String(translated: "Commands")
        modalPresentationStyle = .formSheet
        preferredContentSize = CGSize(width: 540, height: 480)
    }

    @available(*, unavailable, message: "Made in code, for the screen that presents it")
    public required init?(coder: NSCoder) {
        nil
    }

    public override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        addSearch()
        addList()
        observation = registry.observe { [weak self] event in
            if case .changed = event { self?.keysChanged() }
        }
        show()
    }

    public override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        searchBar.searchTextField.becomeFirstResponder()
    }

    public override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        announcer.stop()
    }

    private func addSearch() {
        searchBar.placeholder = String(translated: "Search")
        searchBar.delegate = self
        let field = searchBar.searchTextField
        field.autocorrectionType = .no
        field.autocapitalizationType = .none
        field.font = .preferredFont(forTextStyle: .body)
        field.adjustsFontForContentSizeCategory = true
        searchBar.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(searchBar)
        let area = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            searchBar.topAnchor.constraint(equalTo: area.topAnchor),
            searchBar.leadingAnchor.constraint(equalTo: area.leadingAnchor),
            searchBar.trailingAnchor.constraint(equalTo: area.trailingAnchor),
        ])
    }

    private func addList() {
        tableView.dataSource = self
        tableView.delegate = self
        tableView.register(CommandPaletteCell.self, forCellReuseIdentifier: "command")
        tableView.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(tableView)
        NSLayoutConstraint.activate([
            tableView.topAnchor.constraint(equalTo: searchBar.bottomAnchor),
            tableView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            tableView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            tableView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        ])
        emptyLabel.text = String(translated: "No Results")
        emptyLabel.numberOfLines = 0
        emptyLabel.textAlignment = .center
        emptyLabel.textColor = .secondaryLabel
        emptyLabel.font = .preferredFont(forTextStyle: .body)
        emptyLabel.adjustsFontForContentSizeCategory = true
        assistant = KeyboardAssistant(scrollView: tableView, navigator: InputNavigator())
    }

    // MARK: Showing

    private func keysChanged() {
        palette.replace(with: listed.commands(in: registry))
        show()
    }

    private func show() {
        tableView.backgroundView = palette.results.isEmpty ? emptyLabel : nil
        tableView.reloadData()
        showSelection()
    }

    private func showSelection() {
        guard let row = palette.selection.map({ IndexPath(row: $0, section: 0) }) else { return }
        tableView.selectRow(at: row, animated: false, scrollPosition: .none)
        tableView.scrollToRow(at: row, at: .none, animated: false)
        guard tableView.window != nil else { return }
        // The first scroll may only lead near the row: rows have their own heights once they are
        // shown.
        tableView.layoutIfNeeded()
        tableView.scrollToRow(at: row, at: .none, animated: false)
    }

    // MARK: Running

    private func run() {
        guard let index = palette.selectedCommand else { return }
        let (offer, offers, presenter) = (listed[index], offers, presentingViewController)
        close { [keyPlace] in
            keyPlace.whenFocusIsBack {
                guard case .failure = offers.perform(offer) else { return }
                presenter?.tell(unavailable: offer.binding.name)
            }
        }
    }

    /// Closes the screen, gives the keys back and calls `completion`, unless a transition is in
    /// progress.
    private func close(_ completion: @escaping @MainActor () -> Void = {}) {
        // UIKit ignores the dismissal while the screen is coming. While the screen is going, the
        // presenter would be dismissed as well (pointfreeco/swift-navigation#295).
        guard transitionCoordinator == nil else { return }
        searchBar.searchTextField.resignFirstResponder()
        let finish = { [keyPlace] in
            keyPlace.giveKeysBack()
            completion()
        }
        guard let presenter = presentingViewController else { return finish() }
        presenter.dismiss(animated: true, completion: finish)
    }

    public override func accessibilityPerformEscape() -> Bool {
        close()
        return true
    }

    // MARK: Keys

    public override var keyCommands: [UIKeyCommand]? {
        // Composed text needs these keys itself.
        guard searchBar.searchTextField.markedTextRange == nil else { return [] }
        return keys.commands(
            for: BuiltInCommand.palette.map {
                AvailableCommand(command: $0, keys: $0.defaultKeys.map(\.descriptor))
            })
    }

    public override func target(forAction action: Selector, withSender sender: Any?) -> Any? {
        keys.owns(sender)
            ? keys.receiver(of: action) : super.target(forAction: action, withSender: sender)
    }

    private func perform(_ command: CommandIdentifier) {
        switch command {
        case BuiltInCommand.runInPalette.identifier: run()
        case BuiltInCommand.escapeFromPalette.identifier: escape()
        default:
            guard let move = BuiltInCommand.paletteMoves.first(where: { $1.identifier == command })
            else { return }
            palette.move(move.key, page: tableView.visibleCells.count - 1)
            showSelection()
            guard let index = palette.selectedCommand else { return }
            // VoiceOver stays in the search field.
            announcer.announce(listed[index].binding.name)
        }
    }

    private func escape() {
        guard !palette.text.isEmpty else { return close() }
        searchBar.text = ""
        type("")
    }

    private func type(_ text: String) {
        palette.type(text)
        show()
        announcer.announce(palette.results.count)
    }
}

// MARK: - Rows and text

extension CommandPaletteViewController: UITableViewDataSource, UITableViewDelegate {
    public func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        palette.results.count
    }

    public func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
        -> UITableViewCell
    {
        let cell = tableView.dequeueReusableCell(withIdentifier: "command", for: indexPath)
        let index = palette.results[indexPath.row]
        let offer = listed[index]
        (cell as? CommandPaletteCell)?.show(
            CommandSearch.Command(offer), offer.keys(in: registry),
            symbol: offer.binding.systemImage,
            palette.ranges(of: index), tableView.tintColor)
        return cell
    }

    public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        palette.select(indexPath.row)
        run()
    }

    // The effect of `keyboardDismissMode`, a property that visionOS doesn't have.
    public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
        searchBar.searchTextField.resignFirstResponder()
    }
}

extension CommandPaletteViewController: UISearchBarDelegate {
    public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
        type(searchText)
    }

    public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { run() }
}

extension UIViewController {
    /// Informs people that a command they chose can't run any more.
    fileprivate func tell(unavailable name: String) {
        let alert = UIAlertController(
            title: name, message: String(translated: "This command isn’t available now."),
            preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: String(translated: "OK"), style: .default))
        present(alert, animated: true)
    }
}

// MARK: - Commands

extension CommandOffer {
    /// Returns the keys that the command has now.
    @MainActor
    fileprivate func keys(in registry: KeyBindingsRegistry) -> [KeyChord] {
        registry.binding(identifier)?.keys ?? binding.keys
    }
}

extension [CommandOffer] {
    /// Returns the searchable texts of the commands, in order.
    @MainActor
    fileprivate func commands(in registry: KeyBindingsRegistry) -> [CommandSearch.Command] {
        let ages = Dictionary(
            registry.recentCommands.enumerated().map { ($1, $0) }
        ) { first, _ in first }
        return map { offer in
            var command = CommandSearch.Command(offer)
            command.keys = offer.keys(in: registry).flatMap { [$0.symbols, $0.spokenText] }
            command.age = ages[offer.identifier]
            return command
        }
    }
}

extension CommandSearch.Command {
    @MainActor
    fileprivate init(_ offer: CommandOffer) {
        let binding = offer.binding
        self.init(
            title: binding.name,
            section: binding.heading(ofProvider: offer.providerName),
            keywords: binding.keywords)
    }
}

extension BuiltInCommand {
    // The commands of a palette are listed nowhere, so they have no titles.
    fileprivate static let runInPalette = BuiltInCommand(
        "palette.run", "", [.init(.return)])
    fileprivate static let escapeFromPalette = BuiltInCommand(
        "palette.escape", "", [.init(.escape)])
    /// The commands that select another row.
    fileprivate static let paletteMoves: [CommandPalette.Move: BuiltInCommand] = [
        .next: move("next", .init(.downArrow), .init("n", .control)),
        .previous: move("previous", .init(.upArrow), .init("p", .control)),
        .first: move("first", .init(.home), .init(.upArrow, .command)),
        .last: move("last", .init(.end), .init(.downArrow, .command)),
        .nextPage: move("nextPage", .init(.pageDown)),
        .previousPage: move("previousPage", .init(.pageUp)),
    ]
    fileprivate static var palette: [BuiltInCommand] {
        [runInPalette, escapeFromPalette]
            + CommandPalette.Move.allCases.compactMap { paletteMoves[$0] }
    }

    private static func move(_ name: String, _ keys: KeyChord...) -> BuiltInCommand {
        BuiltInCommand(CommandIdentifier(rawValue: "palette.\(name)"), "", keys)
    }
}
