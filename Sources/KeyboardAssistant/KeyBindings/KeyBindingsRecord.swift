/// What people did to bindings, as a file has it.
struct KeyBindingsRecord: Hashable, Sendable {
    /// Bindings that were left alone are not in it.
    var states: [KeyBindingIdentifier: KeyBinding.State] = [:]
    /// What a newer version wrote and this one does not understand.
    var unknown: [String] = []

    init(states: [KeyBindingIdentifier: KeyBinding.State] = [:], unknown: [String] = []) {
        self.states = states.filter { $0.value != .leftAlone }
        self.unknown = unknown
    }

    /// Of several lines about one binding the last one counts.
    init(_ lines: [StoredLine]) {
        for line in lines {
            switch line {
            case .entry(let identifier, let state): states[identifier] = state
            case .unknown(let content): if !unknown.contains(content) { unknown.append(content) }
            }
        }
    }

    /// The same record always gives the same lines.
    var lines: [StoredLine] {
        states.sorted { ($0.key.provider, $0.key.key) < ($1.key.provider, $1.key.key) }
            .map { .entry($0.key, $0.value) } + unknown.map(StoredLine.unknown)
    }
}
