/// The text, the results and the selection of a command palette.
struct CommandPalette: Sendable {
    /// A way to select another command.
    enum Move: Hashable, Sendable, CaseIterable {
        /// Selects the next or the previous command.
        ///
        /// The end leads to the beginning, and back.
        case next, previous
        case first, last
        /// Moves by the number of commands in view, up to the ends of the list.
        case nextPage, previousPage
    }

    private var search: CommandSearch
    private(set) var text = ""
    /// The indices of the listed commands, best first.
    private(set) var results: [Int]
    /// The row of the selected command; `nil` if the list is empty.
    private(set) var selection: Int?

    /// Creates a palette for `commands`.
    init(_ commands: [CommandSearch.Command]) {
        search = CommandSearch(commands)
        results = search.results(for: "")
        selection = results.isEmpty ? nil : 0
    }

    /// Lists the commands that match `text`, and selects the best one.
    mutating func type(_ text: String) {
        self.text = text
        results = search.results(for: text)
        selection = results.isEmpty ? nil : 0
    }

    /// Replaces the commands, for example after a change of keys, and lists the ones that match the
    /// text.
    ///
    /// The selection stays on its command. The command must have the same index among `commands` as
    /// before.
    mutating func replace(with commands: [CommandSearch.Command]) {
        let selected = selection.map { results[$0] }
        search = CommandSearch(commands)
        results = search.results(for: text)
        selection = selected.flatMap(results.firstIndex) ?? (results.isEmpty ? nil : 0)
    }

    /// Selects another command.
    ///
    /// - Parameter page: The number of commands in view.
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

    /// Selects the command in a row of the list.
    ///
    /// Other rows are ignored.
    mutating func select(_ row: Int) {
        if results.indices.contains(row) { selection = row }
    }

    /// The index of the selected command; `nil` if the list is empty.
    var selectedCommand: Int? { selection.map { results[$0] } }

    /// Returns the parts of a command's title and section that match the text, as ranges of UTF-16
    /// units.
    func ranges(of command: Int) -> (title: [Range<Int>], section: [Range<Int>]) {
        search.ranges(in: command)
    }
}
