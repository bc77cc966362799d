/// A search among commands for the text that people type.
///
/// A letter typed after others searches only the previous results, so that long lists stay fast. If
/// no command has the letters in order, two neighboring letters may be swapped.
struct CommandSearch: Sendable {
    /// The texts by which a command is found.
    struct Command: Hashable, Sendable {
        /// The name that people see.
        var title: String
        /// The name of the group that people see.
        var section = ""
        /// Other words for the command.
        ///
        /// People don't see them.
        var keywords: [String] = []
        /// The keys, as symbols and as words.
        var keys: [String] = []
        /// The number of commands that people have run since this one; `nil` if they haven't run
        /// it.
        var age: Int?
    }

    fileprivate struct Entry: Sendable {
        let title: SearchText
        /// Other texts, with the points that a match loses in comparison with the title.
        let others: [(text: SearchText, loss: Int32)]
        let age: Int
        let number: Int
    }

    private struct Found {
        let entry: Int
        let points: Int32
        let isWhole: Bool
    }

    /// The commands found for a typed text.
    private struct Step: Sendable {
        let text: String
        let entries: [Int]
    }

    private let entries: [Entry]
    private let commands: [Command]
    /// The steps to the current text, each one longer than the one before.
    private var steps: [Step] = []
    /// The pattern of the latest results.
    private var pattern = SearchPattern("")
    private var table = SearchPattern.Table()
    /// The number of commands compared with the latest text.
    private(set) var comparedCount = 0

    /// Creates a search among `commands`.
    init(_ commands: [Command]) {
        self.commands = commands
        entries = commands.enumerated().map { Entry($1, number: $0) }
    }

    /// Returns the indices of the commands that match `text`, best first.
    ///
    /// Equal matches are in this order: the command that was run last, the shorter title, the order
    /// given. An empty text matches all commands, the ones that were run last first.
    mutating func results(for text: String) -> [Int] {
        comparedCount = 0
        pattern = SearchPattern(text)
        guard text.contains(where: { !$0.isWhitespace }) else {
            steps = []
            return entries.indices.sorted { isBefore(entries[$0], entries[$1]) }
        }
        while let last = steps.last, !text.hasPrefix(last.text) { steps.removeLast() }
        let found = find(in: steps.last?.entries ?? Array(entries.indices))
        guard found.isEmpty else {
            // Signs on their own stand for themselves, and for any sign once letters follow.
            if !pattern.isSign { steps.append(Step(text: text, entries: found.map(\.entry))) }
            return sorted(found)
        }
        for other in SearchPattern.transpositions(of: text) {
            pattern = SearchPattern(other)
            let found = find(in: Array(entries.indices))
            if !found.isEmpty { return sorted(found) }
        }
        return []
    }

    /// Returns the parts of a command's title and section that match the latest text, as ranges of
    /// UTF-16 units.
    ///
    /// The parts are empty if the match is in another text of the command.
    func ranges(in index: Int) -> (title: [Range<Int>], section: [Range<Int>]) {
        let command = commands[index]
        if let match = pattern.match(in: entries[index].title) { return (match.ranges, []) }
        guard let match = pattern.match(in: SearchText(command.titleInSection)) else {
            return ([], [])
        }
        let start = command.titleInSection.utf16.count - command.title.utf16.count
        return (
            match.ranges.compactMap { $0.clamped(from: start) },
            match.ranges.compactMap { $0.clamped(to: command.section.utf16.count) }
        )
    }

    /// Returns the matches of the pattern among `candidates`.
    private mutating func find(in candidates: [Int]) -> [Found] {
        comparedCount += candidates.count
        return candidates.compactMap { index in
            let entry = entries[index]
            var points = pattern.points(in: entry.title, using: &table)
            for (text, loss) in entry.others {
                guard let other = pattern.points(in: text, using: &table) else { continue }
                points = max(points ?? .min, other - loss)
            }
            return points.map {
                Found(entry: index, points: $0, isWhole: pattern.isWhole(entry.title))
            }
        }
    }

    private func sorted(_ found: [Found]) -> [Int] {
        found.sorted { one, other in
            if one.isWhole != other.isWhole { return one.isWhole }
            if one.points != other.points { return one.points > other.points }
            let (entry, second) = (entries[one.entry], entries[other.entry])
            if entry.age == second.age, entry.title.letters.count != second.title.letters.count {
                return entry.title.letters.count < second.title.letters.count
            }
            return isBefore(entry, second)
        }.map(\.entry)
    }

    private func isBefore(_ one: Entry, _ other: Entry) -> Bool {
        one.age == other.age ? one.number < other.number : one.age < other.age
    }
}

extension CommandSearch.Entry {
    fileprivate init(_ command: CommandSearch.Command, number: Int) {
        title = SearchText(command.title)
        var others: [(text: SearchText, loss: Int32)] = []
        if !command.section.isEmpty { others.append((SearchText(command.titleInSection), 12)) }
        others += (command.keywords + command.keys).map { (SearchText($0), 16) }
        self.others = others
        age = command.age ?? .max
        self.number = number
    }
}

extension CommandSearch.Command {
    /// The title behind the section, as people type both.
    fileprivate var titleInSection: String { section.isEmpty ? title : "\(section): \(title)" }
}

extension Range<Int> {
    /// Returns the part behind `start`, counted from there; `nil` if the part is empty.
    fileprivate func clamped(from start: Int) -> Range? {
        let part = clamped(to: start..<Swift.max(start, upperBound))
        return part.isEmpty ? nil : (part.lowerBound - start)..<(part.upperBound - start)
    }

    /// Returns the part in front of `end`; `nil` if the part is empty.
    fileprivate func clamped(to end: Int) -> Range? {
        let part = clamped(to: Swift.min(lowerBound, end)..<end)
        return part.isEmpty ? nil : part
    }
}
