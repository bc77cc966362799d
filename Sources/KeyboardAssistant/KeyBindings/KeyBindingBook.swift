/// All bindings with what people did to them, and who has which keys.
///
/// No two commands that can be reached together ever have the same keys, whatever was registered or
/// loaded: of those that claim them, the one that people chose them for has them, or else the one
/// that was registered first. All others go without until they are free.
struct KeyBindingBook: Sendable {
    /// A binding as its provider declared it.
    struct Entry: Hashable, Sendable {
        var binding: KeyBinding
        var reach = KeyBindingReach.everywhere
        /// Whether it may have keys that type.
        var bareKeys = false
    }

    /// The bindings of one provider.
    struct Section: Hashable, Sendable {
        var name: String
        var keys: [String] = []
    }

    /// The keys that nobody can have.
    var rules = KeyChordRules()
    private(set) var sections = OrderedTable<String, Section>()
    private(set) var entries = OrderedTable<KeyBindingIdentifier, Entry>()
    /// What people did, also to commands that are not there now.
    private(set) var states: [KeyBindingIdentifier: KeyBinding.State] = [:]
    private(set) var claims = KeyClaims<KeyBindingIdentifier>()

    /// The keyboard layout in use, on which no two commands have the same keys.
    var layout: KeyboardLayout {
        get { claims.layout }
        set {
            guard newValue != layout else { return }
            claims = KeyClaims(on: newValue)
            for identifier in entries.keys {
                claims.add(identifier, to: wishes(of: identifier, [:]))
            }
        }
    }

    /// Adds the bindings of a provider, or more of them; none if one has a key that is taken.
    mutating func register(_ added: [Entry], provider: String, name: String)
        throws(KeyBindingsError)
    {
        var (section, new) = (
            sections[provider] ?? Section(name: name), [KeyBindingIdentifier: Entry]()
        )
        for entry in added {
            let identifier = KeyBindingIdentifier(provider: provider, key: entry.binding.key)
            guard let present = new[identifier] ?? entries[identifier] else {
                new[identifier] = entry
                section.keys.append(identifier.key)
                continue
            }
            guard present.binding.defaultKeys == entry.binding.defaultKeys else {
                throw .keyIsTaken(identifier)
            }
        }
        sections.set(section, for: provider)
        for key in section.keys {
            let identifier = KeyBindingIdentifier(provider: provider, key: key)
            guard let entry = new[identifier] else { continue }
            entries.set(entry, for: identifier)
            claims.add(identifier, to: entry.binding.wishes(in: state(of: identifier)))
        }
    }

    func state(of identifier: KeyBindingIdentifier) -> KeyBinding.State {
        states[identifier] ?? .leftAlone
    }

    /// The one word for `state`, whether the command is there or not.
    func canonical(_ state: KeyBinding.State, of identifier: KeyBindingIdentifier)
        -> KeyBinding.State
    {
        entries[identifier]?.binding.canonical(state) ?? state.normalized
    }

    /// Notes what people did, whoever else has the keys.
    mutating func set(_ state: KeyBinding.State, of identifier: KeyBindingIdentifier) {
        let binding = entries[identifier]?.binding
        if let binding {
            claims.remove(identifier, from: binding.wishes(in: self.state(of: identifier)))
        }
        let state = canonical(state, of: identifier)
        states[identifier] = state == .leftAlone ? nil : state
        if let binding { claims.add(identifier, to: binding.wishes(in: state)) }
    }

    /// Makes `states` all that people did.
    mutating func take(_ states: Targets) {
        for identifier in self.states.keys where states[identifier] == nil {
            set(.leftAlone, of: identifier)
        }
        for (identifier, state) in states where self.state(of: identifier) != state {
            set(state, of: identifier)
        }
    }

    /// The binding as it is now.
    func binding(_ identifier: KeyBindingIdentifier) -> KeyBinding? {
        guard var binding = entries[identifier]?.binding else { return nil }
        binding.state = state(of: identifier)
        binding.keys = binding.wishes(in: binding.state).filter {
            owners(of: $0).contains(identifier)
        }
        return binding
    }
}

extension KeyBindingBook {
    /// Those who have `chord`: no two of them can be reached together.
    func owners(of chord: KeyChord) -> [KeyBindingIdentifier] {
        claimants(of: chord).reduce(into: []) { owners, claimant in
            if !owners.contains(where: { meet($0, claimant) }) { owners.append(claimant) }
        }
    }

    /// All who would have `chord`, the best claim first.
    func claimants(of chord: KeyChord) -> [KeyBindingIdentifier] {
        claims[chord].sorted { precedence($0) < precedence($1) }
    }

    /// People's own choice comes first, then who came first.
    private func precedence(_ identifier: KeyBindingIdentifier) -> (Int, Int) {
        (states[identifier] == nil ? 1 : 0, place(of: identifier))
    }

    func place(of identifier: KeyBindingIdentifier) -> Int {
        entries.place(of: identifier) ?? .max
    }

    /// Whether two commands can be reached together.
    func meet(_ one: KeyBindingIdentifier, _ other: KeyBindingIdentifier) -> Bool {
        guard one != other, let first = entries[one]?.reach, let second = entries[other]?.reach
        else { return false }
        return first.meets(second, of: other) && second.meets(first, of: one)
    }
}
