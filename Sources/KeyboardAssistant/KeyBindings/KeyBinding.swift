/// A command's name, its default keys and the keys that people gave it.
///
/// A binding has no action: that is given where `UIKeyCommand`s are made of it.
public struct KeyBinding: Hashable, Sendable {
    /// The keys that people chose for a binding.
    public enum State: Hashable, Sendable {
        /// The binding has its default keys.
        case `default`
        /// The binding has keys that people chose.
        case custom([KeyChord])
        /// People took the binding's keys away.
        case unassigned

        /// The state without repeated keys; `.unassigned` if no keys are chosen.
        var normalized: State {
            guard case .custom(let keys) = self else { return self }
            return keys.isEmpty ? .unassigned : .custom(keys.withoutRepetition)
        }
    }

    /// The states of several bindings.
    typealias States = [KeyBindingIdentifier: State]

    /// The name that identifies the binding within its provider and in the file.
    public let key: String
    /// The name that people read.
    public let name: String
    /// The keys that the binding has until people change them; most bindings have one.
    public let defaultKeys: [KeyChord]
    /// A Boolean value that indicates whether people see the binding while they hold ⌘.
    public let isDiscoverable: Bool
    /// The keys that people chose for the binding.
    public internal(set) var state = State.default
    /// The keys that trigger the binding now, without those that belong to another command.
    public internal(set) var keys: [KeyChord]

    /// Creates a binding with any number of default keys, of which those that no keyboard has are
    /// left out.
    public init(key: String, name: String, keys: [KeyChord], isDiscoverable: Bool = true) {
        self.key = key
        self.name = name
        defaultKeys = keys.filter { !$0.isEmpty }.withoutRepetition
        self.isDiscoverable = isDiscoverable
        self.keys = defaultKeys
    }

    /// A Boolean value that indicates whether people changed the keys or took them away.
    public var isCustomized: Bool { state != .default }

    /// Returns the keys that the binding would have if no other command had them.
    func requestedKeys(in state: State) -> [KeyChord] {
        switch state {
        case .default: defaultKeys
        case .custom(let keys): keys
        case .unassigned: []
        }
    }

    /// Returns the normalized state; `.default` if its keys are the default keys.
    func canonical(_ state: State) -> State {
        let state = state.normalized
        return requestedKeys(in: state) == defaultKeys ? .default : state
    }
}

/// The identifier of a binding: its provider's identifier and its key there.
public struct KeyBindingIdentifier: Hashable, Sendable, CustomStringConvertible {
    /// The identifier of the provider, which never changes.
    public let provider: String
    /// The key of the binding among those of its provider.
    public let key: String

    /// Creates an identifier of any texts, also of a binding that is not registered.
    public init(provider: String, key: String) {
        self.provider = provider
        self.key = key
    }

    public var description: String { "\(provider)/\(key)" }
}

extension Array where Element: Hashable {
    /// The array with the first of each repeated element.
    var withoutRepetition: [Element] {
        var seen: Set<Element> = []
        return filter { seen.insert($0).inserted }
    }
}
