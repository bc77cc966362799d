/// What people have typed into a palette, what it lists, and which command is selected.
struct CommandPalette: Sendable {
    /// A way to select another command.
    enum Move: Hashable, Sendable, CaseIterable {
        /// The next or previous one, and around the ends.
        case next, previous
        case first, last
        /// As far as the list shows, up to its ends.
        case nextPage, previousPage
    }

    private var search: CommandSearch
    private(set) var text = ""
    /// The indices of the commands that are listed, best first.
    private(set) var results: [Int]
    /// The row of the selected command; `nil` if nothing is listed.
    private(set) var selection: Int?

    /// Creates a palette for `commands`.
    init(_ commands: [CommandSearch.Command]) {
        search = CommandSearch(commands)
        results = search.results(for: "")
        selection = results.isEmpty ? nil : 0
    }

    /// Lists what matches `text`, and selects the best one.
    mutating func type(_ text: String) {
        self.text = text
        results = search.results(for: text)
        selection = results.isEmpty ? nil : 0
    }

    /// Lists other commands that match the text, such as those whose keys have changed.
    ///
    /// The selection stays on its command, whose index among `commands` is the same as before.
    mutating func replace(with commands: [CommandSearch.Command]) {
        let selected = selection.map { results[$0] }
        search = CommandSearch(commands)
        results = search.results(for: text)
        selection = selected.flatMap(results.firstIndex) ?? (results.isEmpty ? nil : 0)
    }

    /// Selects another command, of which `page` are in view.
    mutating func move(_ move: Move, page: Int) {
        guard let selection else { return }
        let last = results.count - 1
        let page = max(1, page)
        self.selection =
            switch move {
            case .next: selection == last ? 0 : selection + 1
            case .previous: selection == 0 ? last : selection - 1
            case .first: 0
            case .last: last
            case .nextPage: min(last, selection + page)
            case .previousPage: max(0, selection - page)
            }
    }

    /// Selects the command in a row that is listed.
    mutating func select(_ row: Int) {
        if results.indices.contains(row) { selection = row }
    }

    /// The index of the selected command; `nil` if nothing is listed.
    var selectedCommand: Int? { selection.map { results[$0] } }

    /// Returns the parts of the title and the section of a command that match the text, as UTF-16
    /// units.
    func ranges(of command: Int) -> (title: [Range<Int>], section: [Range<Int>]) {
        search.ranges(in: command)
    }
}
