/// The commands that people ran last, each with the time of its last run.
struct RecentCommands: Hashable, Sendable {
    /// The maximum number of remembered commands.
    static let limit = 64

    /// The times in microseconds since 1970.
    ///
    /// Two processes hardly share such a time.
    private(set) var times: [KeyBindingIdentifier: Int] = [:]

    init(times: [KeyBindingIdentifier: Int] = [:]) {
        self.times = times
        trim()
    }

    var isEmpty: Bool { times.isEmpty }

    /// The time of the last run; 0 without a run.
    var newest: Int { times.values.max() ?? 0 }

    /// The identifiers of the commands, the last one first.
    var identifiers: [KeyBindingIdentifier] { newestFirst.map(\.key) }

    /// Records a run of a command, after all recorded runs even if the clock went back.
    mutating func note(_ identifier: KeyBindingIdentifier, at time: Int) {
        times[identifier] = max(time, newest + 1)
        trim()
    }

    /// Adds the runs of another process.
    mutating func merge(_ others: RecentCommands) {
        times.merge(others.times) { max($0, $1) }
        trim()
    }

    /// Forgets all runs up to and including `time`.
    mutating func forget(until time: Int) {
        times = times.filter { $0.value > time }
    }

    /// Returns the last run of one command alone.
    func only(_ identifier: KeyBindingIdentifier) -> RecentCommands {
        RecentCommands(times: times.filter { $0.key == identifier })
    }

    private var newestFirst: [(key: KeyBindingIdentifier, value: Int)] {
        times.sorted { ($1.value, $0.key.description) < ($0.value, $1.key.description) }
    }

    private mutating func trim() {
        guard times.count > Self.limit else { return }
        times = Dictionary(uniqueKeysWithValues: newestFirst.prefix(Self.limit).map { ($0, $1) })
    }
}

extension RecentCommands {
    /// The latest valid time.
    ///
    /// Clocks show earlier times, and later runs can still count on from this one.
    private static let latest = 1 << 56

    /// Creates the commands from the texts of a file, except for commands with invalid times.
    init(_ texts: KeyBindingsRecord.Texts) {
        var times: [KeyBindingIdentifier: Int] = [:]
        for (provider, commands) in texts {
            for (key, text) in commands {
                guard let time = Int(text), (1...Self.latest).contains(time) else { continue }
                times[KeyBindingIdentifier(provider: provider, key: key)] = time
            }
        }
        self.init(times: times)
    }

    /// The texts for a file.
    var texts: KeyBindingsRecord.Texts {
        KeyBindingsRecord.texts(of: times.mapValues(\.description))
    }
}

/// The runs in this process, and the end of the period that people forgot.
struct RunEdits: Hashable, Sendable {
    /// The time up to and including which all runs are forgotten.
    var forgottenUntil = 0
    var runs = RecentCommands()

    var isEmpty: Bool { self == RunEdits() }

    /// Returns the commands of a file with the edits.
    func applied(to recents: RecentCommands) -> RecentCommands {
        var recents = recents
        recents.forget(until: forgottenUntil)
        recents.merge(runs)
        return recents
    }
}
