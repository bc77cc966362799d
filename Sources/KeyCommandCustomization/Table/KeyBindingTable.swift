/// A table of all bindings and their states.
///
/// It decides which keys a command has.
///
/// Two commands with overlapping scopes never have the same keys, no matter what is registered or
/// loaded. If several commands request the same keys, keys that people chose have precedence, and
/// then the order of registration. The other commands get their keys when the keys are free.
struct KeyBindingTable: Sendable {
    /// A binding as declared by its provider.
    struct Entry: Hashable, Sendable {
        var binding: KeyBinding
        var scope = KeyBindingScope.everywhere
        /// A Boolean value that indicates whether the binding can have keys that type text.
        var allowsBareKeys = false
        /// A Boolean value that indicates whether the app's bindings have precedence by default,
        /// even if registered later.
        var yields = false
    }

    /// A provider's name and the keys of its bindings.
    struct Provider: Hashable, Sendable {
        var name: String
        var keys: [String] = []
    }

    /// The rules for the keys that no command can have.
    var rules = KeyChordRules()
    private(set) var providers = OrderedDictionary<String, Provider>()
    private(set) var entries = OrderedDictionary<KeyBindingIdentifier, Entry>()
    /// The identifiers of the bindings by key.
    ///
    /// Bindings of several providers can share a key.
    private(set) var namesakes: [String: [KeyBindingIdentifier]] = [:]
    /// The states other than the default, including the states of unregistered commands.
    private(set) var states: KeyBinding.States = [:]
    private(set) var assignments = KeyAssignments<KeyBindingIdentifier>()

    /// The keyboard layout in use.
    ///
    /// It determines which chords are the same keys.
    var layout: KeyboardLayout {
        get { assignments.layout }
        set {
            guard newValue != layout else { return }
            assignments = KeyAssignments(on: newValue)
            for identifier in entries.keys {
                assignments.add(identifier, to: requestedKeys(of: identifier, in: [:]))
            }
        }
    }

    /// Adds the bindings of a provider, or none of them if the key of one is already taken.
    ///
    /// Previously loaded states may change. For example, a state with the default keys becomes the
    /// default.
    mutating func register(_ added: [Entry], provider: String, name: String)
        throws(KeyBindingsError)
    {
        let new = try newEntries(among: added, of: provider)
        var declared = providers[provider] ?? Provider(name: name)
        declared.keys += new.keys.map(\.key)
        providers.updateValue(declared, forKey: provider)
        for (identifier, entry) in zip(new.keys, new.values) {
            let old = state(of: identifier)
            let state = entry.binding.canonical(old)
            if state != old {
                states[identifier] = state == .default ? nil : state
            }
            entries.updateValue(entry, forKey: identifier)
            namesakes[identifier.key, default: []].append(identifier)
            assignments.add(identifier, to: entry.binding.requestedKeys(in: state))
        }
    }

    private func newEntries(among added: [Entry], of provider: String) throws(KeyBindingsError)
        -> OrderedDictionary<KeyBindingIdentifier, Entry>
    {
        var new = OrderedDictionary<KeyBindingIdentifier, Entry>()
        for entry in added {
            let identifier = KeyBindingIdentifier(provider: provider, key: entry.binding.key)
            guard let present = new[identifier] ?? entries[identifier] else {
                new.updateValue(entry, forKey: identifier)
                continue
            }
            guard present.binding.defaultKeys == entry.binding.defaultKeys else {
                throw .keyIsTaken(identifier)
            }
        }
        return new
    }

    /// The identifiers of all providers that have bindings, in order of registration.
    var providersWithBindings: [String] {
        providers.keys.filter { providers[$0]?.keys.isEmpty == false }
    }

    /// Returns a command's position in the order of registration; `Int.max` if it isn't registered.
    func index(of identifier: KeyBindingIdentifier) -> Int {
        entries.index(forKey: identifier) ?? .max
    }
}

extension KeyBindingTable {
    /// Returns the state of a binding, registered or not.
    func state(of identifier: KeyBindingIdentifier) -> KeyBinding.State {
        states[identifier] ?? .default
    }

    /// Returns the canonical form of `state` for a binding, registered or not.
    func canonical(_ state: KeyBinding.State, of identifier: KeyBindingIdentifier)
        -> KeyBinding.State
    {
        entries[identifier]?.binding.canonical(state) ?? state.normalized
    }

    /// Sets the state of a binding, even if another command has the keys.
    mutating func set(_ state: KeyBinding.State, of identifier: KeyBindingIdentifier) {
        assignments.remove(identifier, from: requestedKeys(of: identifier, in: [:]))
        let state = canonical(state, of: identifier)
        states[identifier] = state == .default ? nil : state
        assignments.add(identifier, to: requestedKeys(of: identifier, in: [:]))
    }

    /// Replaces all states.
    mutating func replaceStates(with states: KeyBinding.States) {
        for identifier in self.states.keys where states[identifier] == nil {
            set(.default, of: identifier)
        }
        for (identifier, state) in states where self.state(of: identifier) != state {
            set(state, of: identifier)
        }
    }

    /// Returns a binding with its current state and keys; `nil` for an unregistered binding.
    func binding(_ identifier: KeyBindingIdentifier) -> KeyBinding? {
        guard var binding = entries[identifier]?.binding else { return nil }
        binding.state = state(of: identifier)
        binding.keys = binding.requestedKeys(in: binding.state).filter {
            owners(of: $0).contains(identifier)
        }
        return binding
    }

    /// Returns a binding with an additional placeholder as its last keys, if that makes its
    /// commands recognizable.
    ///
    /// If `isRecognizable` is true, a placeholder is added to a binding without keys, and to a
    /// binding that shares its key with another provider's binding.
    func binding(_ identifier: KeyBindingIdentifier, isRecognizable: Bool) -> KeyBinding? {
        guard isRecognizable, var binding = binding(identifier) else { return binding(identifier) }
        let isAlone = namesakes[identifier.key]?.count == 1
        if binding.keys.isEmpty || !isAlone, let index = entries.index(forKey: identifier),
            let placeholder = KeyChord(placeholder: index)
        {
            binding.keys.append(placeholder)
        }
        return binding
    }

    /// Returns the keys that a binding would request with `targets`, regardless of other commands.
    func requestedKeys(of identifier: KeyBindingIdentifier, in targets: KeyBinding.States)
        -> [KeyChord]
    {
        let state = targets[identifier] ?? state(of: identifier)
        return entries[identifier]?.binding.requestedKeys(in: state) ?? []
    }

    /// Returns the commands that have `chord`.
    ///
    /// The scopes of these commands don't overlap.
    func owners(of chord: KeyChord) -> [KeyBindingIdentifier] {
        commands(assigned: chord).reduce(into: []) { owners, command in
            if !owners.contains(where: { overlap($0, command) }) { owners.append(command) }
        }
    }

    /// Returns all commands that request `chord`, in order of precedence.
    func commands(assigned chord: KeyChord) -> [KeyBindingIdentifier] {
        assignments[chord].sorted { precedence($0) < precedence($1) }
    }

    /// Returns the precedence of a command: keys that people chose come first, then bindings that
    /// don't yield, then the order of registration.
    private func precedence(_ identifier: KeyBindingIdentifier) -> (Int, Int) {
        let byDefault = entries[identifier]?.yields == true ? 2 : 1
        return (states[identifier] == nil ? byDefault : 0, index(of: identifier))
    }

    /// Returns a Boolean value that indicates whether two commands can be available together.
    func overlap(_ one: KeyBindingIdentifier, _ other: KeyBindingIdentifier) -> Bool {
        guard one != other, let first = entries[one]?.scope, let second = entries[other]?.scope
        else { return false }
        return first.overlaps(second, of: other) && second.overlaps(first, of: one)
    }
}

/// An index of the commands that request keys, by the keys.
struct KeyAssignments<Command: Hashable> {
    /// The layout that determines which chords are the same keys.
    let layout: KeyboardLayout
    private var commands: [KeyChord: [Command]] = [:]

    init(on layout: KeyboardLayout = .unknown) {
        self.layout = layout
    }

    /// Returns all commands that request the keys of `chord`, in no particular order.
    subscript(chord: KeyChord) -> [Command] {
        commands[layout.press(of: chord)] ?? []
    }

    /// The keys that more than one command requests, as they are pressed.
    var sharedKeys: [KeyChord] {
        commands.filter { $0.value.count > 1 }.map(\.key)
    }

    mutating func add(_ command: Command, to chords: [KeyChord]) {
        for press in presses(of: chords) { commands[press, default: []].append(command) }
    }

    mutating func remove(_ command: Command, from chords: [KeyChord]) {
        for press in presses(of: chords) {
            commands[press]?.removeAll { $0 == command }
            if commands[press]?.isEmpty == true { commands[press] = nil }
        }
    }

    private func presses(of chords: [KeyChord]) -> Set<KeyChord> {
        Set(chords.map(layout.press))
    }
}

extension KeyAssignments: Sendable where Command: Sendable {}

/// A dictionary that preserves the order in which its keys were added.
struct OrderedDictionary<Key: Hashable, Value> {
    private var indices: [Key: Int] = [:]
    private(set) var values: [Value] = []
    private(set) var keys: [Key] = []

    subscript(key: Key) -> Value? {
        indices[key].map { values[$0] }
    }

    /// Returns the number of keys that were added before `key`; `nil` if `key` is absent.
    func index(forKey key: Key) -> Int? {
        indices[key]
    }

    /// Replaces the value for `key`, or adds it at the end.
    mutating func updateValue(_ value: Value, forKey key: Key) {
        if let index = indices[key] {
            values[index] = value
        } else {
            indices[key] = values.count
            values.append(value)
            keys.append(key)
        }
    }
}

extension OrderedDictionary: Sendable where Key: Sendable, Value: Sendable {}

extension Sequence {
    /// Returns the elements in groups, in the order of the groups' first elements.
    func grouped<Key: Hashable>(by key: (Element) -> Key) -> [(key: Key, elements: [Element])] {
        let groups = Dictionary(grouping: self, by: key)
        return map(key).withoutRepetition.map { ($0, groups[$0] ?? []) }
    }
}
